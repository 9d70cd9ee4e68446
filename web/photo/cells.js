/**
 * The cells of a grid as small pictures. Each cell is straightened by its four corners.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 */
import { picture, sample, shrunk } from "./grey.js";

export const CELL = 36; // the side of a straightened cell, in pixels

/**
 * Return straightened pictures of the cells, row by row, in the orientation that the grid has in the photograph.
 * @param {Picture} grey @param {Lattice} lattice @returns {Picture[]}
 */
export function cut(grey, lattice) {
  const { size, points } = lattice;
  const wide = size + 1;
  const across = Math.hypot(points[size].x - points[0].x, points[size].y - points[0].y) / size;
  const halves = Math.max(0, Math.floor(Math.log2(across / CELL)));
  const from = shrunk(grey, Math.max(grey.width, grey.height) / 2 ** halves);
  const scale = from.width / grey.width;
  return Array.from({ length: size * size }, (_, i) => {
    const corner = Math.floor(i / size) * wide + (i % size);
    const corners = [corner, corner + 1, corner + wide, corner + wide + 1].map((at) => points[at]);
    return patch(from, scale, corners);
  });
}

/**
 * Return the picture of one straightened cell.
 * @param {Picture} from
 * @param {number} scale  the factor from the corners' coordinates to those of `from`
 * @param {{ x: number, y: number }[]} corners  the top left, top right, bottom left and bottom right corner
 */
function patch(from, scale, [a, b, c, d]) {
  const to = picture(CELL, CELL);
  for (let row = 0; row < CELL; row++)
    for (let column = 0; column < CELL; column++) {
      const [u, v] = [(column + 0.5) / CELL, (row + 0.5) / CELL];
      const mix = (/** @type {"x" | "y"} */ of) =>
        ((a[of] * (1 - u) + b[of] * u) * (1 - v) + (c[of] * (1 - u) + d[of] * u) * v + 0.5) * scale - 0.5;
      to.data[row * CELL + column] = sample(from, mix("x"), mix("y"));
    }
  return to;
}
