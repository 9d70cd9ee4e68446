/**
 * Eliminations that a person has typed or copied from a forum: "r1c5<>3", "r7c8<>9, r9c6<>3", or the end of a step, as in
 * "XY-Wing: 3/4/9 in r1c3,r2c25 => r1c5<>3" and "(4=9)r4c9 - (9)r6c7 = ... => -9 r6c5".
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 */
import { leftAt } from "../board/candidates.js";
import { geometry } from "../board/geometry.js";
import { crossedOut } from "../board/notes.js";

const CELLS = "((?:r[1-9]+c[1-9]+[,\\s]*)+)";
const AFTER = new RegExp(`${CELLS}(?:<>|≠|!=)\\s*([1-9]+)`, "gi");
const BEFORE = new RegExp(`[-–−]\\s*([1-9]+)\\s*${CELLS}`, "gi");
const ARROW = /=>|⇒|→/;

/**
 * Return the candidates that a text eliminates, as cells and digits, or null if it says anything else. In larger grids,
 * r12c3 may be one cell or two, so nothing is read there.
 * @param {string} text @param {number} side @returns {[number, number][] | null}
 */
export function eliminationsIn(text, side) {
  const said = text.split(ARROW).at(-1) ?? "";
  const terms = [
    ...[...said.matchAll(AFTER)].map(([, cells, digits]) => ({ cells, digits })),
    ...[...said.matchAll(BEFORE)].map(([, digits, cells]) => ({ cells, digits })),
  ];
  const rest = said
    .replace(AFTER, "")
    .replace(BEFORE, "")
    .replace(/[\s,;.]+/g, "");
  if (side > 9 || !terms.length || rest) return null;
  const found = terms.flatMap(({ cells, digits }) =>
    cellsIn(cells, side).flatMap((cell) => [...digits].map((digit) => pair(cell, Number(digit)))),
  );
  return found.every(([cell, digit]) => cell >= 0 && digit <= side) ? found : null;
}

/** @param {number} cell @param {number} digit @returns {[number, number]} */
const pair = (cell, digit) => [cell, digit];

/** Return the cells of names such as r23c4; -1 is a cell outside the grid. @param {string} names @param {number} side */
const cellsIn = (names, side) =>
  [...names.matchAll(/r([1-9]+)c([1-9]+)/gi)].flatMap(([, rows, columns]) =>
    [...rows].flatMap((row) =>
      [...columns].map((column) => (+row <= side && +column <= side ? (+row - 1) * side + +column - 1 : -1)),
    ),
  );

/**
 * Return the board with these candidates crossed out, and how many of them were still candidates.
 * @param {BoardState} board @param {[number, number][]} eliminated
 */
export function withoutCandidates(board, eliminated) {
  const open = eliminated.filter(([cell, digit]) => board.values[cell] === "." && leftAt(board, cell).includes(digit));
  return { board: open.reduce((after, [cell, digit]) => crossedOut(after, cell, digit), board), count: open.length };
}

/** Return the candidates that a text eliminates on a board with clues, or null. @param {string} text @param {BoardState} board */
export const eliminatedOn = (text, board) =>
  /[1-9A-Z]/i.test(board.values) ? eliminationsIn(text, geometry(board.geometry).n) : null;
