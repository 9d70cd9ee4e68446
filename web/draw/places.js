/**
 * Places on the board at which rules are drawn, besides cells: edges, corners, and places outside the grid.
 * @typedef {[number, number]} Place  a row and a column from 0, of which one or both may be just outside the grid
 * @typedef {{cell: number, beside: number | null, corner: number[], from: Place | null}} Spot  a cell, or -1 outside;
 *   its neighbour beyond the nearest edge; the cells around the nearest corner, or none at the border; the place outside
 */

/**
 * Return what is at a point, given in cells from the upper left corner of the grid, or null if it is too far away.
 * @param {number} x @param {number} y @param {number} n @returns {Spot | null}
 */
export function spotAt(x, y, n) {
  const [row, column] = [Math.floor(y), Math.floor(x)];
  const isNear = Math.min(row, column) >= -1 && Math.max(row, column) <= n;
  if (!isNear) return null;
  if (Math.min(row, column) < 0 || Math.max(row, column) === n)
    return { cell: -1, beside: null, corner: [], from: [row, column] };
  return { cell: row * n + column, beside: beyond(x, y, n), corner: aroundCorner(x, y, n), from: null };
}

/** @param {number} x @param {number} y @param {number} n */
function beyond(x, y, n) {
  const [row, column] = [Math.floor(y), Math.floor(x)];
  const sides = [
    { far: x - column, down: 0, across: -1 },
    { far: column + 1 - x, down: 0, across: 1 },
    { far: y - row, down: -1, across: 0 },
    { far: row + 1 - y, down: 1, across: 0 },
  ];
  const inside = sides.filter(({ down, across }) => isInside(row + down, column + across, n));
  const [nearest] = inside.sort((a, b) => a.far - b.far);
  return nearest ? (row + nearest.down) * n + column + nearest.across : null;
}

/** @param {number} x @param {number} y @param {number} n */
function aroundCorner(x, y, n) {
  const [row, column] = [Math.round(y), Math.round(x)];
  return row > 0 && column > 0 && row < n && column < n ? cornerOf((row - 1) * n + column - 1, n) : [];
}

/**
 * Return the four cells around the lower right corner of a cell, or none if the corner is at the border.
 * @param {number} cell @param {number} n
 */
export const cornerOf = (cell, n) =>
  (cell + 1) % n && cell < n * (n - 1) ? [cell, cell + 1, cell + n, cell + n + 1] : [];

const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/**
 * Return the lines of cells that a clue at a place outside can look along, the nearest cell first.
 * @param {Place} place @param {number} n @param {boolean} isDiagonal @returns {number[][]}
 */
export const linesFrom = (place, n, isDiagonal) =>
  (isDiagonal ? DIAGONAL : STRAIGHT).map((way) => lineFrom(place, way, n)).filter(({ length }) => length);

/** @param {Place} place @param {number[]} way @param {number} n */
function lineFrom([row, column], [down, across], n) {
  /** @type {number[]} */
  const cells = [];
  for (let step = 1; isInside(row + step * down, column + step * across, n); step += 1)
    cells.push((row + step * down) * n + column + step * across);
  return cells;
}

/** @param {number} row @param {number} column @param {number} n */
const isInside = (row, column, n) => Math.min(row, column) >= 0 && Math.max(row, column) < n;
