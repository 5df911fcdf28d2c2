// The judge, which is WebAssembly. It runs in a worker, so that the page goes on
// while it works. The page still shows answers where a browser cannot run it.

const judge = { module: null, worker: null, waiting: new Map(), last: 0 };

// Whether the browser has what the judge needs.
function canJudge() {
  const needed = ["WebAssembly", "Worker", "DecompressionStream"];
  return needed.every((name) => typeof globalThis[name] !== "undefined");
}

// The compiled module.
function judgeModule() {
  judge.module ??= (async () => {
    const bytes = Uint8Array.from(atob(element("module").textContent), (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  })();
  return judge.module;
}

function startWorker() {
  const address = URL.createObjectURL(new Blob([element("glue").textContent]));
  const worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.onmessage = ({ data: { id, result, error } }) => {
    const { resolve, reject } = judge.waiting.get(id);
    judge.waiting.delete(id);
    if (error === undefined) {
      resolve(result);
    } else {
      stopWorker(error);
      reject(new Error(error));
    }
  };
  worker.onerror = ({ message }) => stopWorker(message);
  return worker;
}

// Ends what is being done.
function stopWorker(reason) {
  judge.worker?.terminate();
  judge.worker = null;
  for (const { reject } of judge.waiting.values()) {
    reject(new Error(reason));
  }
  judge.waiting.clear();
}

// Calls a function of the judge by its name.
async function callJudge(name, ...values) {
  const module = await judgeModule();
  judge.worker ??= startWorker();
  judge.last += 1;
  const id = judge.last;
  return new Promise((resolve, reject) => {
    judge.waiting.set(id, { resolve, reject });
    judge.worker.postMessage({ module, id, name, values });
  });
}
