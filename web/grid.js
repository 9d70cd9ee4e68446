/**
 * The board: a grid of cells, one of them in the tab order. It draws State and knows no solver.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { createCell } from "./cell.js";
import { lookOf } from "./cell-look.js";
import { h } from "./dom.js";
import { linksNow } from "./explain.js";
import { geometry } from "./geometry.js";
import { t } from "./i18n.js";
import { createLinks } from "./links.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createGrid(root, onAction) {
  const board = h("div", { class: "board", role: "grid", "aria-label": t("board.label") });
  const links = createLinks();
  const hint = h("p", { class: "board-hint", "aria-hidden": "true" }, h("span", {}, t("board.hint")));
  /** @type {ReturnType<typeof createCell>[]} */
  let cells = [];
  let size = "";
  let selection = 0;
  root.append(board);

  /** @param {Event} event */
  const tapped = ({ target }) => {
    const cell = cells.findIndex(({ element }) => element.contains(/** @type {Node} */ (target)));
    if (cell < 0) return;
    cells[cell].element.focus({ preventScroll: true });
    onAction({ type: "tap", cell });
  };
  board.addEventListener("click", tapped);

  /** @param {string} name */
  const build = (name) => {
    const { n, box } = geometry(name);
    size = name;
    cells = Array.from({ length: n * n }, () => createCell(box.width));
    const rows = Array.from({ length: n }, (_, row) => cells.slice(row * n, row * n + n).map(({ element }) => element));
    const lines = Array.from({ length: n - 1 }, (_, line) => [
      lineAt("column", line + 1, box.width),
      lineAt("row", line + 1, box.height),
    ]);
    board.replaceChildren(...rows.map((row) => h("div", { role: "row" }, ...row)), ...lines.flat(), links.root, hint);
    board.style.setProperty("--width", String(box.width));
    board.style.setProperty("--height", String(box.height));
    showSize(name);
  };

  /** The focus follows the selection, if it is on the board at all. @param {number} cell */
  const select = (cell) => {
    const focused = board.contains(document.activeElement);
    cells[selection]?.element.setAttribute("tabindex", "-1");
    cells[cell].element.setAttribute("tabindex", "0");
    if (focused) cells[cell].element.focus();
    selection = cell;
  };

  return {
    /** @param {State} state */
    render(state) {
      if (state.board.geometry !== size) build(state.board.geometry);
      const looks = lookOf(state);
      for (const [cell, look] of looks.cells.entries()) cells[cell].render(look);
      links.render(linksNow(state), geometry(size));
      hint.hidden = !looks.empty;
      select(state.selection);
    },
    /** Typing from anywhere brings the focus to the board. */
    focus: () => cells[selection].element.focus({ preventScroll: true }),
    destroy: () => board.remove(),
  };
}

/** The whole page is laid out around the board, so its root knows the size. @param {string} name */
function showSize(name) {
  document.documentElement.style.setProperty("--n", name);
  document.documentElement.dataset.size = name;
}

/** Lines lie over the cells, so that all cells are of one size, whole pixels. @param {"row" | "column"} way @param {number} index @param {number} every */
function lineAt(way, index, every) {
  const line = h("div", { class: `line ${way}-line${index % every ? "" : " box-line"}`, role: "presentation" });
  line.style.setProperty("--at", String(index));
  return line;
}
