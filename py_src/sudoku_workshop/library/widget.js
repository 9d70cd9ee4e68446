/**
 * The board of a notebook, to play on with keys or with the keypad below it, with hints. widget.py has its Python half.
 *
 * @typedef {{ get(name: string): any, set(name: string, value: unknown): void, save_changes(): void,
 *   on(event: string, call: () => void): void }} Model what anywidget shares with Python
 */

const CELL = "width:2em;height:2em;padding:0;border:0;font:inherit;color:inherit;cursor:pointer;outline-offset:-3px;";
const MARKED = "#ffd54f66";
const CHOSEN = "3px solid #1a73e8";

/** Show the board in an element. @param {{ model: Model, el: HTMLElement }} place */
function render({ model, el }) {
  const grid = createGrid(model);
  const keypad = createKeypad(model, grid.enter);
  const shown = document.createElement("div");
  shown.setAttribute("role", "status");
  const draw = () => {
    grid.draw();
    keypad.draw();
    shown.innerHTML = model.get("shown"); // a picture and escaped sentences, from Python
  };
  for (const name of ["values", "marked", "shown", "can_apply"]) model.on(`change:${name}`, draw);
  el.append(grid.element, keypad.element, createRules(model.get("rules")), shown);
  draw();
}

/** Return the style of a grid on a picture, which has the lines and the rules. @param {Model} model */
function pictured(model) {
  const source = `url("data:image/svg+xml,${encodeURIComponent(model.get("picture"))}")`;
  const padding = `padding:${2 * model.get("margin")}em`;
  return `display:inline-block;color:#000;background:#fff ${source} 0 0/100% 100% no-repeat;${padding}`;
}

/** Create the list of the sentences that state the rules. @param {string[]} rules */
function createRules(rules) {
  const list = document.createElement("ul");
  list.append(...rules.map((rule) => Object.assign(document.createElement("li"), { textContent: rule })));
  list.hidden = !rules.length;
  return list;
}

/** @param {Model} model */
function createGrid(model) {
  const side = model.get("side");
  const element = document.createElement("div");
  element.setAttribute("role", "grid");
  element.style.cssText = model.get("picture") ? pictured(model) : "display:inline-block;border:2px solid currentColor";
  const holes = model.get("holes");
  let chosen = Array.from({ length: side * side }, (_, at) => at).findIndex((at) => !holes.includes(at));
  const cells = Array.from({ length: side * side }, (_, at) => createCell(model, at, { choose, enter }));
  for (let row = 0; row < side; row++) {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.style.display = "flex";
    line.append(...cells.slice(row * side, (row + 1) * side));
    element.append(line);
  }

  /** Make a cell the one that digits go into. @param {number} at */
  function choose(at) {
    if (!cells[at]) return;
    chosen = at;
    draw();
    cells[at].focus();
  }

  /** Enter a digit into the chosen cell, unless it has a clue; 0 empties it. @param {number} digit */
  function enter(digit) {
    if (model.get("givens")[chosen]) return;
    model.set("values", /** @type {number[]} */ (model.get("values")).with(chosen, digit));
    model.save_changes();
  }

  function draw() {
    const [values, givens, marked] = ["values", "givens", "marked"].map((name) => model.get(name));
    cells.forEach((cell, at) => {
      cell.textContent = values[at] ? model.get("symbols")[values[at] - 1] : "";
      cell.style.fontWeight = givens[at] ? "bold" : "normal";
      cell.style.background = marked.includes(at) ? MARKED : "none";
      cell.style.outline = at === chosen ? CHOSEN : "none";
      cell.tabIndex = at === chosen ? 0 : -1;
      cell.setAttribute("aria-label", `r${Math.floor(at / side) + 1}c${(at % side) + 1} ${cell.textContent}`);
    });
  }
  return { element, enter, draw };
}

/** @param {Model} model @param {number} at @param {{ choose(at: number): void, enter(digit: number): void }} board */
function createCell(model, at, { choose, enter }) {
  const side = model.get("side");
  const [width, height] = model.get("box");
  const [row, column] = [Math.floor(at / side), at % side];
  const edge = (/** @type {number} */ place, /** @type {number} */ every) =>
    place && !model.get("picture") ? `${place % every ? 1 : 2}px solid currentColor` : "0";
  const cell = document.createElement("button");
  cell.type = "button";
  cell.setAttribute("role", "gridcell");
  cell.style.cssText = `${CELL}border-left:${edge(column, width)};border-top:${edge(row, height)}`;
  if (model.get("holes").includes(at)) cell.style.visibility = "hidden";
  cell.onclick = () => choose(at);
  cell.onkeydown = (event) => {
    const next = neighbour(event.key, at, side, model.get("holes"));
    const digit = digitOf(event.key, model);
    if (next !== null) choose(next);
    else if (digit !== null) enter(digit);
    else return;
    event.preventDefault();
    event.stopPropagation(); // the notebook has keys of its own
  };
  return cell;
}

const WAYS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/**
 * Return the next cell in the way of an arrow key, beyond places that are in no grid, or the same cell at the edge.
 * Return null for other keys.
 * @param {string} key @param {number} at @param {number} side @param {number[]} holes
 */
function neighbour(key, at, side, holes) {
  const way = WAYS[/** @type {keyof typeof WAYS} */ (key)];
  if (!way) return null;
  let [row, column] = [Math.floor(at / side), at % side];
  do {
    row += way[0];
    column += way[1];
    if (Math.min(row, column) < 0 || Math.max(row, column) === side) return at;
  } while (holes.includes(row * side + column));
  return row * side + column;
}

/** Return the digit of a key, 0 for a key that erases, or null. @param {string} key @param {Model} model */
function digitOf(key, model) {
  if (["Backspace", "Delete", "0", "."].includes(key)) return 0;
  const digit = key.length === 1 ? model.get("symbols").indexOf(key.toUpperCase()) + 1 : 0;
  return digit > 0 && digit <= model.get("n") ? digit : null;
}

/** Create the digits for fingers and mice, and the buttons for hints. @param {Model} model @param {(digit: number) => void} enter */
function createKeypad(model, enter) {
  const labels = model.get("labels");
  const count = (/** @type {string} */ name) => () => {
    model.set(name, model.get(name) + 1);
    model.save_changes();
  };
  const digits = Array.from({ length: model.get("n") }, (_, index) =>
    button(model.get("symbols")[index], () => enter(index + 1)),
  );
  const apply = button(labels.apply, count("applied"));
  const element = document.createElement("div");
  element.style.margin = "0.5em 0";
  element.append(
    ...digits,
    button(labels.erase, () => enter(0)),
    button(labels.hint, count("asked")),
    apply,
  );
  return { element, draw: () => (apply.hidden = !model.get("can_apply")) };
}

/** @param {string} label @param {() => void} press */
function button(label, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.style.marginInlineEnd = "0.25em";
  made.onclick = press;
  return made;
}

export default { render };
