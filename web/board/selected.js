/**
 * Which cells what is typed goes to: that of the cursor, several, or none.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {Pick<State, "board" | "selection" | "selected">} Selecting
 */
import { digitAt } from "./board.js";
import { geometry } from "./geometry.js";

/** In their order. The cursor may have gone elsewhere by itself since several were selected. @param {Selecting} state @returns {number[]} */
export function chosen({ selection, selected }) {
  if (selected === null) return [];
  return selected.includes(selection) ? selected : [selection];
}

/** @param {Selecting} state */
export const isSeveral = (state) => chosen(state).length > 1;

/** One cell alone. @template {Selecting} S @param {S} state @param {number} cell @returns {S} */
export const moved = (state, cell) => ({ ...state, selection: cell, selected: [] });

/** With these cells as well; the cursor goes to one of them. @template {Selecting} S @param {S} state @param {number[]} cells @param {number} [cursor] @returns {S} */
export function widened(state, cells, cursor = cells[0]) {
  const all = new Set([...chosen(state), ...cells]);
  return { ...state, selection: cursor, selected: [...all].sort((a, b) => a - b) };
}

/** With a cell if it was not selected, else without it. @template {Selecting} S @param {S} state @param {number} cell @returns {S} */
export function toggledCell(state, cell) {
  const before = chosen(state);
  if (!before.includes(cell)) return widened(state, [cell]);
  const left = before.filter((one) => one !== cell);
  return { ...state, selection: left.at(-1) ?? cell, selected: left.length ? left : null };
}

/** With all between the cursor and a cell, as the corners of a rectangle. @template {Selecting} S @param {S} state @param {number} cell @returns {S} */
export function stretched(state, cell) {
  const { rowOf, columnOf } = geometry(state.board.geometry);
  const between = (/** @type {number[]} */ lines, /** @type {number} */ one) =>
    (lines[one] - lines[cell]) * (lines[one] - lines[state.selection]) <= 0;
  const inside = [...rowOf.keys()].filter((one) => between(rowOf, one) && between(columnOf, one));
  return widened(state, inside, cell);
}

/** With all cells that have the same digit. @template {Selecting} S @param {S} state @param {number} cell @returns {S} */
export function withAlike(state, cell) {
  const { values } = state.board;
  if (!digitAt(values, cell)) return moved(state, cell);
  return widened(
    state,
    [...values].flatMap((symbol, at) => (symbol === values[cell] ? [at] : [])),
    cell,
  );
}

/** @template {Selecting} S @param {S} state @returns {S} */
export const withAll = (state) => widened(state, [...geometry(state.board.geometry).rowOf.keys()], state.selection);

/** Of several the cursor's alone; of one none. @template {Selecting} S @param {S} state @returns {S} */
export const narrowed = (state) => ({ ...state, selected: isSeveral(state) ? [] : null });
