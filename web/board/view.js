/**
 * The board for playing: a grid of cells, of which exactly one can be reached with Tab. This view draws the State and
 * does not call the solver.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */

import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { lookOf } from "./cell-state.js";
import { createDrawing } from "./drawing.js";
import { geometry } from "./geometry.js";
import { listenToPointer } from "./pointer.js";
import { createWave } from "./wave.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction @param {(state: State) => import("./cell-state.js").Drawn} drawnNow */
export function createGrid(root, onAction, drawnNow) {
  const drawing = createDrawing({ role: "grid", "aria-multiselectable": "true", "aria-label": t("board.label") });
  const board = drawing.root;
  /** @type {import("./geometry.js").Geometry | null} */
  let size = null;
  let selection = 0;
  const view = h("div", { id: "board-window" }, board);
  root.append(view);

  const wave = createWave(board, drawing.elements);
  listenToPointer(board, drawing.elements, onAction);

  /** @param {number} cell */
  const select = (cell) => {
    const elements = drawing.elements();
    if (selection !== cell) elements[selection]?.setAttribute("tabindex", "-1");
    put(elements[cell], "tabindex", "0");
    selection = cell;
    if (board.contains(document.activeElement)) queueMicrotask(follow);
  };

  /**
   * Move the focus to the selected cell, if the focus is on the board. Call this after all drawing, because focusing
   * makes the browser lay out the page.
   */
  const follow = () => {
    const cell = drawing.elements()[selection];
    if (document.activeElement !== cell && board.contains(document.activeElement)) cell.focus();
  };

  return {
    /** Draw the board, and again when Python has said what its rules look like (`rulesRead`). @param {State} state */
    render(state) {
      const { board: shown, rulesRead: _ } = state;
      const name = shown.geometry;
      if (geometry(name) !== size) showSize(geometry(name));
      size = geometry(name);
      const drawn = drawnNow(state);
      drawing.render(name, lookOf(state, drawn), drawn.links, (drawn.stage ?? drawn).marks);
      showMargin(board, Math.max(size.drawing.margin, state.draw?.margin ?? 0));
      select(state.selection);
      wave.render(state);
    },
    /** Move the focus to the board after something was typed elsewhere on the page. */
    focus: () => drawing.elements()[selection].focus({ preventScroll: true }),
    destroy: () => view.remove(),
  };
}

/**
 * Set the size of the grid on the root of the page, because the whole page is laid out around the board.
 * @param {import("./geometry.js").Geometry} size
 */
function showSize(size) {
  document.documentElement.style.setProperty("--n", String(size.side));
  document.documentElement.dataset.size = String(size.n);
}

/**
 * Set the width of the margin around the grid, in cells. Clues are there, or may be drawn there.
 * @param {HTMLElement} board @param {number} margin
 */
function showMargin(board, margin) {
  for (const { style } of [board, document.documentElement]) style.setProperty("--around", String(margin));
}
