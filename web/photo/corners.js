/**
 * Return the four corners of a lattice, clockwise from the top left.
 * @param {import("./lattice.js").Lattice} lattice
 */
export const cornersOf = ({ size, points }) =>
  [0, size, (size + 1) ** 2 - 1, (size + 1) * size].map((at) => points[at]);
