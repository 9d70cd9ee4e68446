/**
 * The editor for a pattern of clues: a small grid in which a person draws by tap or drag, or with the arrow keys and
 * Space. There are ready-made patterns, a symmetry that draws several cells at once, and the number of cells.
 * @typedef {import("./model.js").Pattern} Pattern
 */
import { PATTERNS, SYMMETRIES } from "../contract/constants.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { codeOf, patternOf, withCell } from "./model.js";

/** The number of rows that the ready-made patterns are for. */
const READY_FOR = 9;

/** How many rows and columns each key moves. @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

let created = 0;

/**
 * @param {(code: string) => void} onCode  called with the code of the pattern after each change; "" if it is empty
 */
export function createPatternEditor(onCode) {
  created += 1;
  /** @type {Pattern} */
  let pattern = [];
  let [side, width, height] = [0, 0, 0];
  let focused = 0;
  /** True if a drag draws cells, false if it erases them, and null if there is no drag. @type {boolean | null} */
  let drawing = null;
  /** @type {HTMLElement[]} */
  let cells = [];
  const grid = h("div", { class: "pattern-grid", role: "grid", "aria-label": t("pattern.grid") });
  const count = h("p", { class: "pattern-count", role: "status" });
  const ready = choice(`pattern-ready-${created}`, t("pattern.ready"), [
    ["", t("pattern.ready.own")],
    ...Object.keys(PATTERNS).map((name) => /** @type {[string, string]} */ ([name, t(`pattern.${name}`)])),
  ]);
  const symmetry = choice(
    `pattern-symmetry-${created}`,
    t("pattern.symmetry"),
    SYMMETRIES.map((name) => [name, t(`symmetry.${name}`)]),
  );
  const clear = button(t("pattern.clear"), () => change(pattern.map(() => false)));
  const invert = button(t("pattern.invert"), () => change(pattern.map((there) => !there)));
  const root = h(
    "div",
    { class: "pattern" },
    h("div", { class: "pattern-choices" }, ready.root, symmetry.root),
    grid,
    h("div", { class: "pattern-foot" }, count, clear, invert),
  );
  ready.select.addEventListener("change", () => {
    const code = PATTERNS[ready.select.value];
    if (code) change(patternOf(code, pattern.length));
  });

  /** @param {Pattern} next */
  const change = (next) => {
    pattern = next;
    draw();
    onCode(codeOf(pattern));
  };
  const paint = (/** @type {number} */ cell, /** @type {boolean} */ drawn) => {
    if (pattern[cell] !== drawn) change(withCell(pattern, cell, drawn, symmetry.select.value));
  };
  /** Return the cell at a point, or -1. @param {PointerEvent} event */
  const cellAt = ({ clientX, clientY }) =>
    cells.indexOf(/** @type {HTMLElement} */ (document.elementFromPoint(clientX, clientY)));
  const focus = (/** @type {number} */ cell) => cells[cell].focus();
  grid.addEventListener("focusin", ({ target }) => {
    focused = cells.indexOf(/** @type {HTMLElement} */ (target));
    draw();
  });

  grid.addEventListener("pointerdown", (event) => {
    const cell = cellAt(event);
    if (cell < 0 || event.button > 0) return;
    event.preventDefault();
    drawing = !pattern[cell];
    focus(cell);
    paint(cell, drawing);
  });
  grid.addEventListener("pointermove", (event) => {
    const cell = drawing === null ? -1 : cellAt(event);
    if (drawing !== null && cell >= 0) paint(cell, drawing);
  });
  for (const end of ["pointerup", "pointercancel"])
    grid.addEventListener(end, () => {
      drawing = null;
    });
  grid.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") drawing = null;
  });
  grid.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const isDrawn = event.key === " " || event.key === "Enter";
    if ((!step && !isDrawn) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return paint(focused, !pattern[focused]);
    const [row, column] = [Math.floor(focused / side) + step[0], (focused % side) + step[1]];
    if (Math.min(row, column) >= 0 && Math.max(row, column) < side) focus(row * side + column);
  });

  /** Create the cells of a grid of another size. */
  const build = () => {
    focused = 0;
    cells = pattern.map((_, cell) => {
      const [row, column] = [Math.floor(cell / side), cell % side];
      const name = t("pattern.cell", { row: row + 1, column: column + 1 });
      return h("div", {
        ...{ class: "pattern-cell", role: "gridcell", "aria-label": name },
        "data-end": column % width === width - 1 && column < side - 1 ? "" : null,
        "data-below": height > 1 && row % height === height - 1 && row < side - 1 ? "" : null,
      });
    });
    grid.style.setProperty("--n", String(side));
    const rows = Array.from({ length: side }, (_, row) => cells.slice(row * side, row * side + side));
    grid.replaceChildren(...rows.map((row) => h("div", { class: "pattern-row", role: "row" }, ...row)));
  };
  const draw = () => {
    for (const [cell, element] of cells.entries()) {
      put(element, "aria-selected", String(pattern[cell]));
      put(element, "tabindex", cell === focused ? "0" : "-1");
    }
    setText(count, t("pattern.count", { count: pattern.filter(Boolean).length }));
    ready.select.value = Object.keys(PATTERNS).find((name) => PATTERNS[name] === codeOf(pattern)) ?? "";
  };

  return {
    root,
    /**
     * Show a pattern.
     * @param {{side: number, box: {width: number, height: number}}} shape  of the grid
     * @param {string} code
     */
    show({ side: wanted, box }, code) {
      const isOther = wanted !== side || box.width !== width || box.height !== height;
      if (!isOther && code === codeOf(pattern)) return;
      [side, width, height] = [wanted, box.width, box.height];
      pattern = patternOf(code, side ** 2);
      if (isOther) build();
      setHidden(ready.root, side !== READY_FOR);
      draw();
    },
  };
}

/** @param {string} face @param {() => void} onclick */
const button = (face, onclick) => h("button", { type: "button", class: "button small", onclick }, face);

/** @param {string} id @param {string} label @param {[string, string][]} options */
function choice(id, label, options) {
  const select = /** @type {HTMLSelectElement} */ (
    h("select", { id, class: "field" }, ...options.map(([value, words]) => h("option", { value }, words)))
  );
  return { select, root: h("div", { class: "labelled" }, h("label", { for: id }, label), select) };
}
