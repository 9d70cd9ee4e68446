/**
 * The cells that receive what is typed: the cell of the cursor, several cells, or none.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {Pick<State, "board" | "selection" | "selected">} Selecting
 */
import { digitAt } from "./board.js";
import { geometry } from "./geometry.js";

/**
 * Return the selected cells. If the cursor has left them, only the cursor's cell counts as selected.
 * @param {Selecting} state @returns {number[]}
 */
export function chosen({ selection, selected }) {
  if (selected === null) return [];
  return selected.includes(selection) ? selected : [selection];
}

/** Return whether several cells are selected. @param {Selecting} state */
export const isSeveral = (state) => chosen(state).length > 1;

/**
 * Move the cursor to a cell and select only this cell. If the cell is in no grid, move to the next cell that is, or the
 * previous one if `step` is -1.
 * @template {Selecting} S @param {S} state @param {number} cell @param {1 | -1} [step] @returns {S}
 */
export function moved(state, cell, step = 1) {
  const { used, holes } = geometry(state.board.geometry);
  const landed = step > 0 ? used.find((one) => one >= cell) : used.findLast((one) => one <= cell);
  return { ...state, selection: holes.has(cell) ? (landed ?? state.selection) : cell, selected: [] };
}

/**
 * Add cells to the selection. The cursor moves to the cell `cursor` or, if this is missing, to the first of the added
 * cells.
 * @template {Selecting} S @param {S} state @param {number[]} cells @param {number} [cursor] @returns {S}
 */
export function widened(state, cells, cursor = cells[0]) {
  const all = new Set([...chosen(state), ...cells]);
  return { ...state, selection: cursor, selected: [...all].sort((a, b) => a - b) };
}

/**
 * Add a cell to the selection, or remove it if it was selected.
 * @template {Selecting} S @param {S} state @param {number} cell @returns {S}
 */
export function toggledCell(state, cell) {
  const before = chosen(state);
  if (!before.includes(cell)) return widened(state, [cell]);
  const left = before.filter((one) => one !== cell);
  return { ...state, selection: left.at(-1) ?? cell, selected: left.length ? left : null };
}

/**
 * Add the rectangle between the cursor and a cell to the selection.
 * @template {Selecting} S @param {S} state @param {number} cell @returns {S}
 */
export function stretched(state, cell) {
  const { used, rowOf, columnOf } = geometry(state.board.geometry);
  const between = (/** @type {number[]} */ lines, /** @type {number} */ one) =>
    (lines[one] - lines[cell]) * (lines[one] - lines[state.selection]) <= 0;
  const inside = used.filter((one) => between(rowOf, one) && between(columnOf, one));
  return widened(state, inside, cell);
}

/**
 * Add all cells that have the same digit as this cell to the selection. If the cell is blank, select only this cell.
 * @template {Selecting} S @param {S} state @param {number} cell @returns {S}
 */
export function withAlike(state, cell) {
  const { values } = state.board;
  if (!digitAt(values, cell)) return moved(state, cell);
  return widened(
    state,
    [...values].flatMap((symbol, at) => (symbol === values[cell] ? [at] : [])),
    cell,
  );
}

/** Select all cells. The cursor does not move. @template {Selecting} S @param {S} state @returns {S} */
export const withAll = (state) => widened(state, geometry(state.board.geometry).used, state.selection);

/**
 * Narrow the selection. If several cells are selected, select only the cursor's cell. If one cell is selected, select
 * none.
 * @template {Selecting} S @param {S} state @returns {S}
 */
export const narrowed = (state) => ({ ...state, selected: isSeveral(state) ? [] : null });
