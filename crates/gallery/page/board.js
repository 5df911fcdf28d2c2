// The board: its picture, made of what crates/draw makes its pictures of, and
// over it a grid of squares to choose from.

const { look } = data;
const DARK_OR_LIGHT = ["light", "dark"];

// The row and the column of a square, and the middle of it in the picture.
function place(board, square) {
  const [row, col] = [Math.floor(square / board.cols), square % board.cols];
  return { row, col, x: (col + 0.5) * look.side, y: (row + 0.5) * look.side };
}

function isMove(board, one, other) {
  const [a, b] = [place(board, one), place(board, other)];
  return Math.abs((a.row - b.row) * (a.col - b.col)) === 2;
}

function isClosed(board, tour) {
  return isMove(board, tour[0], tour.at(-1));
}

function drawPicture(board, shown) {
  const { rows, cols } = board;
  const [width, height] = [cols * look.side, rows * look.side];
  // Room for labels left and above, in sides of a square; and for the edge.
  const [before, after] = board.colLabels.length > 0 ? [0.6, 0.1] : [0.1, 0.1];
  const room = element("board");
  for (const [name, value] of Object.entries({ rows, cols, before, after })) {
    room.style.setProperty(`--${name}`, value);
  }
  // Where squares are small, what is written on them must not be.
  room.classList.toggle("is-fine", Math.max(rows, cols) > 9);
  const [left, margins] = [-before * look.side, (before + after) * look.side];
  const picture = element("picture");
  picture.setAttribute("viewBox", `${left} ${left} ${width + margins} ${height + margins}`);
  picture.innerHTML = drawSquares(board, width, height) + shown;
}

function drawSquares(board, width, height) {
  const { side } = look;
  let dark = "";
  for (let row = 0; row < board.rows; row += 1) {
    for (let col = 1 - (row % 2); col < board.cols; col += 2) {
      dark += `M${col * side} ${row * side}h${side}v${side}h-${side}z`;
    }
  }
  const size = `width="${width}" height="${height}"`;
  const cols = board.colLabels.map(
    (label, col) => `<text class="label" x="${(col + 0.5) * side}" y="${-0.3 * side}">${label}</text>`,
  );
  const rows = board.rowLabels.map(
    (label, row) => `<text class="label" x="${-0.3 * side}" y="${(row + 0.5) * side}">${label}</text>`,
  );
  return `<rect class="light" ${size}/><path class="dark" d="${dark}"/>`
    + `<rect class="edge" ${size}/>${cols.join("")}${rows.join("")}`;
}

// All of a tour, or of a walk that was checked: its moves, its stops over them,
// and the knight.
function drawTour(board, tour, { isLastWrong = false } = {}) {
  const size = board.rows * board.cols;
  const places = tour.map((square) => place(board, square));
  const colours = coloursOf(size);
  const turned = (to, from) => {
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return `transform="translate(${to.x} ${to.y}) rotate(${angle})"`;
  };
  let [moves, stops] = ["", ""];
  places.forEach((to, index) => {
    const from = places[index - 1];
    const colour = `color="${colours[Math.max(index - 1, 0)] ?? ""}"`;
    const [isStart, isEnd] = [index === 0, index === places.length - 1];
    const stop = look.stops[isStart ? 0 : isEnd ? 2 : 1];
    const head = from ? `<g ${turned(to, from)}>${look.head}</g>` : "";
    const kind = isStart || isEnd ? "end-step" : "step";
    if (isEnd && isLastWrong) {
      moves += from ? `<path class="move wrong-move" d="M${from.x} ${from.y}L${to.x} ${to.y}"/>` : "";
      stops += `<g class="stop-of-tour wrong-stop" transform="translate(${to.x} ${to.y})">`
        + `<circle r="${look.side * 0.33}"/><text class="end-step">${index + 1}</text></g>`;
      return;
    }
    moves += from ? `<g class="move" ${colour} ${turned(to, from)}>${look.line}</g>` : "";
    stops += `<g class="stop-of-tour" ${colour}>${head}<g transform="translate(${to.x} ${to.y})">`
      + `${stop}<text class="${kind}">${index + 1}</text></g></g>`;
  });
  const back = isClosed(board, tour) && tour.length === size && size > 1
    ? `<g class="move" color="${colours.at(-1)}" ${turned(places[0], places.at(-1))}>${look.back}</g>`
    : "";
  // Over the arrows, which must not hide a number.
  const corners = board.colLabels.length > 0 ? "" : drawCorners(board);
  return moves + back + stops + corners + look.knight;
}

// The colours of the moves on a board of this size. Where it has no tour, those
// of the next size that has one.
function coloursOf(size) {
  const sizes = Object.keys(look.colours).map(Number);
  return look.colours[Math.min(...sizes.filter((each) => each >= size))];
}

// The numbers of the squares, where no labels stand at the edges.
function drawCorners(board) {
  const corners = board.names.map((name, square) => {
    const { row, col, x, y } = place(board, square);
    const [left, top] = [x - look.side / 2 + 4, y - look.side / 2 + 7];
    const ground = DARK_OR_LIGHT[(row + col) % 2];
    return `<text class="corner on-${ground}" x="${left}" y="${top}">${name}</text>`;
  });
  return corners.join("");
}

// What stands on the squares of a board without a tour, and all moves between
// those that are not taken away; and a frame on the start, if there is one.
function drawMarks(board, marks, start) {
  let moves = "";
  let shown = "";
  if (start !== undefined) {
    const { x, y } = place(board, start);
    const [left, top, side] = [x - look.side / 2 + 3, y - look.side / 2 + 3, look.side - 6];
    shown = `<rect class="chosen" x="${left}" y="${top}" width="${side}" height="${side}"/>`;
  }
  marks.forEach((mark, square) => {
    const { row, col, x, y } = place(board, square);
    const ground = DARK_OR_LIGHT[(row + col) % 2];
    const kind = mark === null ? "taken" : `mark on-${ground}`;
    shown += `<text class="${kind}" x="${x}" y="${y}">${mark ?? "×"}</text>`;
    for (let other = square + 1; mark !== null && other < marks.length; other += 1) {
      if (marks[other] !== null && isMove(board, square, other)) {
        const to = place(board, other);
        moves += `M${x} ${y}L${to.x} ${to.y}`;
      }
    }
  });
  return `<path class="moves" d="${moves}"/>${shown}`;
}

// The squares to choose from: one of them can be tabbed to, arrow keys go on.
function fillGrid(board, labels, chosen) {
  const grid = element("grid");
  grid.setAttribute("aria-label", text("board", { rows: board.rows, cols: board.cols }));
  grid.replaceChildren();
  for (let row = 0; row < board.rows; row += 1) {
    const line = grid.appendChild(document.createElement("div"));
    line.setAttribute("role", "row");
    for (let col = 0; col < board.cols; col += 1) {
      const square = row * board.cols + col;
      const cell = line.appendChild(document.createElement("div"));
      cell.setAttribute("role", "gridcell");
      cell.setAttribute("aria-label", labels[square]);
      cell.dataset.square = square;
      cell.tabIndex = square === chosen ? 0 : -1;
    }
  }
}

function cells() {
  return [...element("grid").querySelectorAll("[role=gridcell]")];
}

// The square that a key leads to; undefined when the key means nothing here.
function squareFor(key, withControl, square, board) {
  const { row, col } = place(board, square);
  const at = (r, c) =>
    Math.min(Math.max(r, 0), board.rows - 1) * board.cols + Math.min(Math.max(c, 0), board.cols - 1);
  return {
    ArrowUp: at(row - 1, col),
    ArrowDown: at(row + 1, col),
    ArrowLeft: at(row, col - 1),
    ArrowRight: at(row, col + 1),
    Home: at(withControl ? 0 : row, 0),
    End: at(withControl ? board.rows : row, board.cols),
  }[key];
}

function focusSquare(square) {
  for (const [index, cell] of cells().entries()) {
    cell.tabIndex = index === square ? 0 : -1;
  }
  cells()[square].focus();
}
