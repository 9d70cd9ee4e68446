/**
 * Patterns of clues. A pattern is a list that says of each cell, row by row, whether it has a clue. Wishes and IDs
 * contain it as the letter p and hexadecimal digits, as in Python (generator/patterns.py). Functions here are pure.
 * @typedef {boolean[]} Pattern
 */

const LETTER = "p";
const BITS = 4;

/** Return the code of a pattern, or "" if it has no cells. @param {Pattern} pattern */
export function codeOf(pattern) {
  if (!pattern.includes(true)) return "";
  const groups = Array.from({ length: Math.ceil(pattern.length / BITS) }, (_, at) =>
    pattern.slice(at * BITS, at * BITS + BITS),
  );
  const digit = (/** @type {Pattern} */ group) =>
    Number.parseInt(group.map(Number).join("").padEnd(BITS, "0"), 2).toString(16);
  return LETTER + groups.map(digit).join("");
}

/**
 * Return the pattern with a code, for a grid with this number of cells. If the code is not for such a grid, no cell has
 * a clue.
 * @param {string} code @param {number} cells @returns {Pattern}
 */
export function patternOf(code, cells) {
  const digits = code.slice(1);
  if (digits.length !== Math.ceil(cells / BITS)) return Array.from({ length: cells }, () => false);
  const bits = [...digits].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(BITS, "0")).join("");
  return Array.from({ length: cells }, (_, cell) => bits[cell] === "1");
}

/**
 * The moves of each symmetry: where a cell goes, from its row, its column and the number of the last line.
 * @type {Record<string, ((row: number, column: number, last: number) => [number, number])[]>}
 */
const MOVES = {
  none: [],
  "half-turn": [(row, column, last) => [last - row, last - column]],
  "quarter-turn": [(row, column, last) => [column, last - row]],
  "left-right": [(row, column, last) => [row, last - column]],
  "top-bottom": [(row, column, last) => [last - row, column]],
  diagonal: [(row, column) => [column, row]],
  antidiagonal: [(row, column, last) => [last - column, last - row]],
  full: [(row, column, last) => [column, last - row], (row, column, last) => [row, last - column]],
};

/**
 * Return the cells that a symmetry keeps together with a cell, including the cell itself.
 * @param {number} cell @param {number} side @param {string} symmetry
 */
export function orbitOf(cell, side, symmetry) {
  const reached = new Set([cell]);
  for (const each of reached) // the set grows while it is read
    for (const move of MOVES[symmetry] ?? []) {
      const [row, column] = move(Math.floor(each / side), each % side, side - 1);
      reached.add(row * side + column);
    }
  return reached;
}

/**
 * Return a pattern after a cell and its partners are drawn, or erased.
 * @param {Pattern} pattern @param {number} cell @param {boolean} drawn @param {string} symmetry @returns {Pattern}
 */
export function withCell(pattern, cell, drawn, symmetry) {
  const cells = orbitOf(cell, Math.sqrt(pattern.length), symmetry);
  return pattern.map((there, each) => (cells.has(each) ? drawn : there));
}
