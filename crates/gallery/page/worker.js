// What the worker does after the glue of wasm-bindgen: it calls the judge, one
// call after another, and answers with plain values.

let ready;

const calls = {
  check: (...values) => {
    const report = wasm_bindgen.check(...values);
    const { verdict, text, first_line, lines, faulty_line, walk, is_last_wrong } = report;
    const plain = { verdict, text, first_line, lines, faulty_line, walk, is_last_wrong };
    plain.case = report.case;
    report.free();
    return plain;
  },
  source: (...values) => wasm_bindgen.source(...values),
};

onmessage = async ({ data: { module, id, name, values } }) => {
  try {
    ready ??= wasm_bindgen({ module_or_path: module });
    await ready;
    postMessage({ id, result: calls[name](...values) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
};
