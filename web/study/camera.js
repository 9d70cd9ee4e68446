/**
 * The part of a tree that is visible: its first column and level, and the size of one column and one level in pixels.
 * At the closest zoom, a node has room for its words. Zooming out shrinks the columns until all columns fit, and the
 * levels until all levels fit.
 * @typedef {{column: number, level: number, across: number, down: number}} Camera
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number}} Point
 */

/** The width of a column of nodes and the height of a level at the closest zoom, in pixels. */
export const NEAR = { across: 46, down: 46 };

/** @type {Camera} */
export const FIRST_CAMERA = { column: 0, level: 0, ...NEAR };

/**
 * Return the camera that shows the whole recursion tree. A camera says which section of the tree is visible, and at
 * which size.
 * @param {Size} size @param {{columns: number, levels: unknown[]}} tree @returns {Camera}
 */
export function fitted({ width, height }, { columns, levels }) {
  const across = Math.min(width / columns, NEAR.across);
  return { column: 0, level: 0, across, down: Math.min(height / levels.length, NEAR.down) };
}

/**
 * Return the camera after zooming in or out, at most to the closest zoom or to the whole tree. The given point of the
 * tree stays where it is on the screen.
 * @param {Camera} camera @param {number} factor @param {Point} point @param {Camera} all @returns {Camera}
 */
export function zoomed(camera, factor, { x, y }, all) {
  const across = within(camera.across * factor, all.across, NEAR.across);
  const down = within(camera.down * factor, all.down, NEAR.down);
  return {
    column: camera.column + x / camera.across - x / across,
    level: camera.level + y / camera.down - y / down,
    across,
    down,
  };
}

/**
 * Return the camera after moving the tree by a distance on the screen.
 * @param {Camera} camera @param {number} x @param {number} y  the distance in pixels @returns {Camera}
 */
export const moved = (camera, x, y) => ({
  ...camera,
  column: camera.column - x / camera.across,
  level: camera.level - y / camera.down,
});

/**
 * Return the camera, limited so that a part of the tree remains visible. The left edge of the tree cannot move to the
 * right of the middle of the view, and its right edge cannot move to the left of it.
 * @param {Camera} camera @param {Size} size @param {{columns: number, levels: unknown[]}} tree @returns {Camera}
 */
export function held(camera, { width, height }, { columns, levels }) {
  const [halfAcross, halfDown] = [width / camera.across / 2, height / camera.down / 2];
  return {
    ...camera,
    column: columns <= 2 * halfAcross ? 0 : within(camera.column, -halfAcross / 2, columns - halfAcross),
    level: levels.length <= 2 * halfDown ? 0 : within(camera.level, -halfDown / 2, levels.length - halfDown),
  };
}

/**
 * Return the camera, moved just far enough to show a node.
 * @param {Camera} camera @param {Size} size @param {number} column @param {number} level @returns {Camera}
 */
export function showing(camera, { width, height }, column, level) {
  const [wide, high] = [width / camera.across, height / camera.down];
  const margin = Math.min(1, wide / 4, high / 4);
  return {
    ...camera,
    column: within(camera.column, column + 1 + margin - wide, Math.max(column - margin, 0)),
    level: within(camera.level, level + 1 + margin - high, Math.max(level - margin, 0)),
  };
}

/**
 * Return the centre of a node, in pixels.
 * @param {Camera} camera @param {number} column @param {number} level @returns {Point}
 */
export const pointOf = ({ across, down, ...camera }, column, level) => ({
  x: (column - camera.column + 0.5) * across,
  y: (level - camera.level + 0.5) * down,
});

/**
 * Return the node nearest to a point, among the nodes on the point's level. Return -1 if no node is within reach.
 * @param {Camera} camera @param {Point} point @param {import("./tree.js").Tree} tree @param {number} reach in pixels
 */
export function nodeNear(camera, { x, y }, { levels, nodes }, reach) {
  const level = Math.floor(camera.level + y / camera.down);
  const there = levels[level];
  if (!there) return -1;
  const column = camera.column + x / camera.across - 0.5;
  const at = from(there, nodes.column, column);
  const distance = (/** @type {number} */ node) => Math.abs(nodes.column[node] - column) * camera.across;
  const [nearest] = there.slice(Math.max(at - 1, 0), at + 1).sort((one, other) => distance(one) - distance(other));
  return distance(nearest) <= Math.max(reach, camera.across / 2) ? nearest : -1;
}

/**
 * Return the position in a level of the first node in the column `least` or in a column further to the right. The
 * search is binary.
 * @param {number[]} level  the nodes of the level
 * @param {Int32Array} columns  the column of every node of the tree
 * @param {number} least
 * @param {number} [start]  the index where the search begins
 */
export function from(level, columns, least, start = 0) {
  let [low, high] = [start, level.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (columns[level[middle]] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Limit a value to a range. @param {number} value @param {number} low @param {number} high */
const within = (value, low, high) => Math.max(Math.min(value, high), Math.min(low, high));
