/**
 * How every cell is to look: from the State to one plain description for each cell.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Role} Role
 * @typedef {{name: [number, number], more: [string, number][], symbol: string, kind: "given" | "entry" | "blank", notes: number[], tints: string, roles: Role[],
 *   noteRoles: Record<number, Role>, selected: boolean, conflict: boolean}} Look
 * @typedef {{board: State["board"], marks: import("../app/state.js").Mark[], conflicts: number[]}} Stage  a picture of a board
 * @typedef {{stage: Stage | null, marks: Stage["marks"], links: import("./chain-links.js").Link[]}} Drawn  what is to be
 *   seen besides the person's own board, or (`stage`) in its place
 */

import { digitAt, isEmpty, isGiven, notesAt } from "./board.js";
import { geometry } from "./geometry.js";
import { duplicates } from "./problems.js";

/** @param {State} state @param {Drawn} drawn @returns {{cells: Look[], empty: boolean}} */
export function lookOf({ board, selection, shown, brush }, { stage, marks }) {
  // While something else is shown in its place, the cursor's cell is not tinted.
  if (stage) return { cells: looksOf(stage, selection), empty: false };
  const conflicts = duplicates(board).flatMap((problem) => problem.cells);
  const tinted = {
    active: brush || digitAt(board.values, selection),
    peers: geometry(board.geometry).peersOf[selection],
  };
  return {
    cells: looksOf({ board, marks, conflicts }, selection, shown, tinted),
    empty: isEmpty(board),
  };
}

/** A board without a cursor. @param {Stage} stage */
export const pictureOf = (stage) => looksOf(stage, -1);

/**
 * @param {Stage} stage @param {number} selection @param {State["shown"]} shown
 * @param {{active: number, peers: ReadonlySet<number>}} tinted a digit, and cells
 */
function looksOf(stage, selection, shown = null, { active, peers } = { active: 0, peers: new Set() }) {
  const { board, marks } = stage;
  const size = geometry(board.geometry);
  const conflicts = new Set(stage.conflicts);
  const roles = rolesOf(marks, size);
  const lookAt = (/** @type {number} */ cell) => {
    const digit = digitAt(board.values, cell);
    /** @type {Look} */
    const look = {
      name: [size.rowOf[cell] + 1, size.columnOf[cell] + 1],
      more: size.more.filter(({ cells }) => cells.includes(cell)).map(({ kind, index }) => [kind, index]),
      symbol: digit ? board.values[cell] : "",
      kind: isGiven(board, cell) ? "given" : digit ? "entry" : "blank",
      notes: digit ? [] : (shown?.cells[cell] ?? (shown ? [] : notesAt(board, cell))),
      tints: digit && digit === active ? "same" : peers.has(cell) ? "peer" : "",
      roles: roles.cells.get(cell) ?? [],
      noteRoles: roles.notes.get(cell) ?? {},
      selected: cell === selection,
      conflict: conflicts.has(cell),
    };
    return look;
  };
  return Array.from({ length: size.cells }, (_, cell) => lookAt(cell));
}

/** What the marks say of each cell and of each note. @param {import("../app/state.js").Mark[]} marks @param {import("./geometry.js").Geometry} size */
function rolesOf(marks, size) {
  /** @type {Map<number, Role[]>} */
  const cells = new Map();
  /** @type {Map<number, Record<number, Role>>} */
  const notes = new Map();
  for (const mark of marks) {
    const housed = mark.houses.flatMap(
      ([kind, index]) => size.houses.find((house) => house.kind === kind && house.index === index)?.cells ?? [],
    );
    for (const cell of new Set([...mark.cells, ...housed])) cells.set(cell, [...(cells.get(cell) ?? []), mark.role]);
    for (const [cell, digit] of mark.candidates) notes.set(cell, { ...notes.get(cell), [digit]: mark.role });
  }
  return { cells, notes };
}
