/**
 * The appearance of every cell: one plain description for each cell, made from the State.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Role} Role
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {{name: [number, number], grids: [number, number, number][], more: import("./houses.js").HouseName[], rules: Words[], symbol: string, kind: "given" | "entry" | "blank", notes: number[],
 *   corners: number[], crossed: number[], color: number, noteColors: Record<string, number>, lit: number, tints:
 *   string,
 *   roles: Role[], marked: Role[], noteRoles: Record<number, Role>, selected: boolean, conflict: boolean}} Look  `lit`:
 *   the highlighted digit
 * @typedef {{board: State["board"], marks: import("../app/state.js").Mark[], conflicts: number[], own?: boolean}} Stage
 *   a board to show; `own`: whether this is the player's board, which shows candidates if the player has switched them
 *   on
 * @typedef {{stage: Stage | null, marks: Stage["marks"], links: import("./link-paths.js").Links}} Drawn  marks and
 *   links to draw on the player's board, or another board (`stage`) to show instead
 * @typedef {{selected: number[], active: number, peers: ReadonlySet<number>, shown: State["shown"], candidates:
 *   boolean}} Seen  what the state adds to a board: selected cells, the highlighted digit, the peers of the cursor's
 *   cell, and the digits that blank cells show
 */

import { digitAt, isGiven } from "./board.js";
import { leftAt, PAIRS, showsCandidates, smallAt } from "./candidates.js";
import { geometry } from "./geometry.js";
import { nameOf } from "./houses.js";
import { digitsAt, layerAt } from "./layers.js";
import { partOf } from "./names.js";
import { cellsOf } from "./outlines.js";
import { shownDuplicates } from "./problems.js";
import { chosen } from "./selected.js";

/** @type {Seen} */
const NOTHING = { selected: [], active: 0, peers: new Set(), shown: null, candidates: false };

/**
 * Return how each cell looks: its digit, notes, colours and marks.
 * @param {State} state @param {Drawn} drawn @returns {Look[]}
 */
export function lookOf(state, { stage, marks }) {
  const { board, selection, shown } = state;
  const candidates = showsCandidates(state);
  const selected = chosen(state);
  // While another board is shown, the peers of the cursor's cell are not tinted and no digit is highlighted.
  if (stage) return looksOf(stage, { ...NOTHING, selected, candidates: candidates && stage.own === true });
  const conflicts = shownDuplicates(state).flatMap((problem) => problem.cells);
  const tinted = selected.length === 1 && state.settings.playing.highlight === "all";
  const peers = tinted ? geometry(board.geometry).peersOf[selection] : NOTHING.peers;
  return looksOf({ board, marks, conflicts }, { selected, active: activeIn(state), peers, shown, candidates });
}

/**
 * Return the digit to highlight: the locked digit, or else the digit that the player has highlighted, or else the digit
 * in the cursor's cell.
 * @param {State} state
 */
export const activeIn = ({ board, selection, selected, writing, brush, lit, settings }) =>
  (writing === "color" ? 0 : brush) ||
  lit ||
  (selected && settings.playing.highlight !== "none" ? digitAt(board.values, selection) : 0);

/**
 * Return how each cell of a board looks, without the cursor, the selection or a highlighted digit.
 * @param {Stage} stage
 */
export const pictureOf = (stage) => looksOf(stage, NOTHING);

/** @param {Stage} stage @param {Seen} seen */
function looksOf({ board, marks, conflicts }, { selected, active, peers, shown, candidates }) {
  const size = geometry(board.geometry);
  const [clashing, chosenCells] = [new Set(conflicts), new Set(selected)];
  const roles = rolesOf(marks, size);
  const lookAt = (/** @type {number} */ cell) => {
    const digit = digitAt(board.values, cell);
    const small = digit || shown ? NO_SMALL : smallIn(board, cell, candidates);
    const notes = digit ? [] : shown ? (shown.cells[cell] ?? []) : small.notes;
    /** @type {Look} */
    const look = {
      name: [size.rowOf[cell] + 1, size.columnOf[cell] + 1],
      grids: gridsAt(size, cell),
      more: moreOf(size, cell),
      rules: rulesAt(size, cell),
      symbol: digit ? board.values[cell] : "",
      kind: isGiven(board, cell) ? "given" : digit ? "entry" : "blank",
      ...small,
      notes,
      color: layerAt(board, "colors", cell) ?? 0,
      lit: isNoted(small, notes, active) ? active : 0,
      tints: isHighlighted(board, cell, active, notes) ? "same" : peers.has(cell) ? "peer" : "",
      roles: roles.all.get(cell) ?? [],
      marked: roles.cells.get(cell) ?? [],
      noteRoles: roles.notes.get(cell) ?? {},
      selected: chosenCells.has(cell),
      conflict: clashing.has(cell),
    };
    return look;
  };
  return Array.from({ length: size.cells }, (_, cell) => lookAt(cell));
}

/** @type {Pick<Look, "notes" | "corners" | "crossed" | "noteColors">} */
const NO_SMALL = { notes: [], corners: [], crossed: [], noteColors: {} };

/**
 * Return the extra houses (such as diagonals) that a cell is in.
 * @param {import("./geometry.js").Geometry} size
 * @param {number} cell
 * @returns {Look["more"]}
 */
const moreOf = ({ more }, cell) => more.filter(({ cells }) => cells.includes(cell)).map(nameOf);

/**
 * Return the overlapping grids that a cell is in, each with the row and the column of the cell. There are none on a board
 * with a single grid.
 * @param {import("./geometry.js").Geometry} size @param {number} cell @returns {Look["grids"]}
 */
const gridsAt = ({ n, corners, rowOf, columnOf }, cell) =>
  corners.flatMap(([top, left], at) => {
    const [row, column] = [rowOf[cell] - top, columnOf[cell] - left];
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < n;
    return corners.length > 1 && isInside ? [[at + 1, row + 1, column + 1]] : [];
  });

/** The rules of each cell of a geometry, in words. @type {WeakMap<import("./geometry.js").Geometry, Words[][]>} */
const ruled = new WeakMap();

/** Return the rules that a cell is part of, in words. @param {import("./geometry.js").Geometry} size @param {number} cell */
function rulesAt(size, cell) {
  const known = ruled.get(size) ?? Array.from({ length: size.cells }, () => /** @type {Words[]} */ ([]));
  if (!ruled.has(size))
    for (const rule of size.stated) for (const at of new Set(rule.cells)) known[at].push(partOf(rule));
  ruled.set(size, known);
  return known[cell];
}

/**
 * Return the small digits of a cell. A crossed-out digit is shown only if it is one of the notes.
 * @param {State["board"]} board
 * @param {number} cell
 * @param {boolean} candidates
 */
function smallIn(board, cell, candidates) {
  const notes = smallAt(board, cell, candidates);
  return {
    notes,
    corners: digitsAt(board, "corners", cell),
    crossed: digitsAt(board, "crossed", cell).filter((digit) => notes.includes(digit)),
    noteColors: layerAt(board, "note_colors", cell) ?? {},
  };
}

/** @param {typeof NO_SMALL} small @param {number[]} notes that are shown @param {number} digit */
const isNoted = ({ corners, crossed }, notes, digit) =>
  corners.includes(digit) || (notes.includes(digit) && !crossed.includes(digit));

/**
 * Return whether a cell contains the highlighted digit. If `active` is `PAIRS`, return whether the cell shows exactly
 * two candidates.
 * @param {State["board"]} board
 * @param {number} cell
 * @param {number} active
 * @param {number[]} notes that are shown
 */
function isHighlighted(board, cell, active, notes) {
  const digit = digitAt(board.values, cell);
  if (active === PAIRS) return !digit && notes.length > 0 && leftAt(board, cell).length === 2;
  return digit > 0 && digit === active;
}

/**
 * Return the roles of marks (such as "base"), which decide how a cell or note is drawn, in three maps. `cells` contains
 * the roles of cells that are marked themselves. `all` also contains the roles of marked houses, for every cell of the
 * house. `notes` contains the roles of notes.
 * @param {import("../app/state.js").Mark[]} marks
 * @param {import("./geometry.js").Geometry} size
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
  const both = (/** @type {number} */ cell) => new Set([...(cells.get(cell) ?? []), ...(housed.get(cell) ?? [])]);
  const all = new Map([...cells.keys(), ...housed.keys()].map((cell) => [cell, [...both(cell)]]));
  return { cells, all, notes };
}

/** @param {Map<number, Role[]>} roles @param {number[]} cells @param {Role} role */
function add(roles, cells, role) {
  for (const cell of new Set(cells)) roles.set(cell, [...(roles.get(cell) ?? []), role]);
}
