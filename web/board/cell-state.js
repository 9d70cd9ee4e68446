/**
 * How every cell is to look: from the State to one plain description for each cell.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Role} Role
 * @typedef {{name: [number, number], more: [string, number][], symbol: string, kind: "given" | "entry" | "blank", notes: number[], tints: string, roles: Role[],
 *   marked: Role[], noteRoles: Record<number, Role>, selected: boolean, conflict: boolean}} Look
 * @typedef {{board: State["board"], marks: import("../app/state.js").Mark[], conflicts: number[]}} Stage  a picture of a board
 * @typedef {{stage: Stage | null, marks: Stage["marks"], links: import("./link-paths.js").Links}} Drawn  what is to be
 *   seen besides the person's own board, or (`stage`) in its place
 */

import { digitAt, isGiven, notesAt } from "./board.js";
import { geometry } from "./geometry.js";
import { cellsOf } from "./outlines.js";
import { duplicates } from "./problems.js";

/** @param {State} state @param {Drawn} drawn @returns {Look[]} */
export function lookOf({ board, selection, shown, brush }, { stage, marks }) {
  // While something else is shown in its place, the cursor's cell is not tinted.
  if (stage) return looksOf(stage, selection);
  const conflicts = duplicates(board).flatMap((problem) => problem.cells);
  const tinted = {
    active: brush || digitAt(board.values, selection),
    peers: geometry(board.geometry).peersOf[selection],
  };
  return looksOf({ board, marks, conflicts }, selection, shown, tinted);
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
      roles: [...new Set([...(roles.cells.get(cell) ?? []), ...(roles.housed.get(cell) ?? [])])],
      marked: roles.cells.get(cell) ?? [],
      noteRoles: roles.notes.get(cell) ?? {},
      selected: cell === selection,
      conflict: conflicts.has(cell),
    };
    return look;
  };
  return Array.from({ length: size.cells }, (_, cell) => lookAt(cell));
}

/**
 * What the marks say of each cell, of itself and of its houses, and of each note. Houses are drawn as a whole.
 * @param {import("../app/state.js").Mark[]} marks @param {import("./geometry.js").Geometry} size
 */
function rolesOf(marks, size) {
  /** @type {Map<number, Role[]>} */
  const cells = new Map();
  /** @type {Map<number, Role[]>} */
  const housed = new Map();
  /** @type {Map<number, Record<number, Role>>} */
  const notes = new Map();
  for (const mark of marks) {
    add(cells, mark.cells, mark.role);
    add(
      housed,
      mark.houses.flatMap((house) => cellsOf(house, size)),
      mark.role,
    );
    for (const [cell, digit] of mark.candidates) notes.set(cell, { ...notes.get(cell), [digit]: mark.role });
  }
  return { cells, housed, notes };
}

/** @param {Map<number, Role[]>} roles @param {number[]} cells @param {Role} role */
function add(roles, cells, role) {
  for (const cell of new Set(cells)) roles.set(cell, [...(roles.get(cell) ?? []), role]);
}
