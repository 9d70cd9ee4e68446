/** Small pictures of the pages of each preset, drawn in a rectangle of 48 by 64. */
import { shape } from "../board/svg.js";

/** The clues that are drawn in the grids, row by row. */
const CLUES = [1, 4, 15, 17, 20, 21, 30, 35, 38, 40, 42, 45, 50, 59, 60, 63, 65, 76, 79];

/** The digits of the large grid, by cell. */
const DIGITS = { 1: "7", 6: "2", 20: "5", 24: "9", 31: "4", 49: "1", 57: "6", 61: "3", 74: "8", 79: "5" };

/** The first half of the squares of a QR code, row by row. */
const CODE = ["1110101", "1010011", "1110110", "0001001", "1110110", "1010101", "1110011"];

/** The braille dots of some cells: the column and the row of the cell, and the numbers of the dots. @type {[number, number, number[]][]} */
const DOTS = [
  [0, 0, [1, 5]],
  [2, 0, [1, 2]],
  [1, 1, [1, 4, 5]],
  [3, 1, [1, 4]],
  [0, 2, [1, 2, 5]],
  [2, 3, [1, 2, 4]],
  [3, 3, [1, 5]],
];

/** @type {Record<string, () => SVGElement[]>} */
const PAGES = {
  worksheet: () => [page(0, 0, 48, 64), line(6, 8, 20), line(30, 8, 12), ...four(6, 14, 17, 2)],
  large: () => [page(0, 0, 48, 64), grid(5, 13, 38), ...digits(5, 13, 38)],
  booklet: () => [
    page(0, 15, 24, 34),
    page(24, 15, 24, 34),
    ...[grid(5, 18, 13), squares(5, 18, 13), grid(5, 34, 13), squares(5, 34, 13)],
    ...[grid(30, 18, 13), squares(30, 18, 13), grid(30, 34, 13), squares(30, 34, 13)],
  ],
  notes: () => [page(0, 0, 48, 64), ...[5, 34].flatMap((y) => [grid(5, y, 25), notes(5, y, 25), ...code(34, y)])],
  tactile: () => [page(0, 0, 48, 64), braille(6, 14, 36)],
  cover: () => [page(0, 0, 48, 64), grid(9, 10, 30), squares(9, 10, 30), line(9, 48, 30), line(15, 54, 18)],
  class: () => [
    ...[page(8, 0, 40, 54), page(4, 5, 40, 54), page(0, 10, 40, 54)],
    ...[line(5, 17, 15), line(24, 17, 11), grid(6, 24, 28), squares(6, 24, 28)],
  ],
};

/** Draw the pages of a preset. @param {string} name */
export const presetPicture = (name) =>
  shape("svg", { viewBox: "-1 -1 50 66", class: "preset-picture", "aria-hidden": "true" }, ...PAGES[name]());

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const page = (x, y, width, height) => shape("rect", { class: "preset-page", x, y, width, height });

/** @param {number} x @param {number} y @param {number} length */
const line = (x, y, length) => shape("path", { d: `M${x} ${y}h${length}`, "stroke-width": 0.5 });

/** Draw the lines of a grid: its frame and its boxes. @param {number} x @param {number} y @param {number} side */
function grid(x, y, side) {
  const lines = [0, 1, 2, 3].map((at) => (at * side) / 3);
  const d = lines.map((at) => `M${x + at} ${y}v${side}M${x} ${y + at}h${side}`).join("");
  return shape("path", { d, "stroke-width": 0.6, "stroke-linecap": "square" });
}

/** Draw the clues of a grid as squares. @param {number} x @param {number} y @param {number} side */
function squares(x, y, side) {
  const cell = side / 9;
  const at = (/** @type {number} */ place) => (place + 0.15) * cell;
  const d = CLUES.map((clue) => `M${x + at(clue % 9)} ${y + at(Math.floor(clue / 9))}${square(0.7 * cell)}`).join("");
  return shape("path", { class: "preset-ink", d });
}

/** @param {number} side */
const square = (side) => `h${side}v${side}h${-side}z`;

/** Draw four grids. @param {number} x @param {number} y @param {number} side @param {number} apart */
const four = (x, y, side, apart) =>
  [0, side + apart].flatMap((across) =>
    [0, side + 4 * apart].flatMap((down) => [grid(x + across, y + down, side), squares(x + across, y + down, side)]),
  );

/** Draw the digits of a grid. @param {number} x @param {number} y @param {number} side */
const digits = (x, y, side) =>
  Object.entries(DIGITS).map(([place, digit]) => {
    const [across, down] = [(Number(place) % 9) + 0.5, Math.floor(Number(place) / 9) + 0.5];
    const at = { x: x + (across * side) / 9, y: y + (down * side) / 9, "font-size": side / 8 };
    return shape(
      "text",
      { ...at, class: "preset-ink", "text-anchor": "middle", "dominant-baseline": "central" },
      digit,
    );
  });

/** Draw a grid with places for notes, as dots in the cells without a clue. @param {number} x @param {number} y @param {number} side */
function notes(x, y, side) {
  const cell = side / 9;
  const d = Array.from({ length: 81 }, (_, place) => {
    const [across, down] = [x + (place % 9) * cell, y + Math.floor(place / 9) * cell];
    return CLUES.includes(place)
      ? `M${across + 0.4} ${down + 0.4}${square(cell - 0.8)}`
      : `M${across + cell / 2 - 0.25} ${down + cell / 2 - 0.25}${square(0.5)}`;
  });
  return shape("path", { class: "preset-ink", d: d.join("") });
}

/** Draw a QR code, which is only a picture of one. @param {number} x @param {number} y */
const code = (x, y) => {
  const dark = CODE.flatMap((row, down) =>
    [...row].map((bit, across) => (bit === "1" ? `M${x + 1.2 * across} ${y + 1.2 * down}${square(1.2)}` : "")),
  );
  return [shape("path", { class: "preset-ink", d: dark.join("") })];
};

/** Draw a grid with braille. @param {number} x @param {number} y @param {number} side */
function braille(x, y, side) {
  const cell = side / 4;
  const lines = [0, 1, 2, 3, 4].map((at) => `M${x + at * cell} ${y}v${side}M${x} ${y + at * cell}h${side}`);
  const dots = DOTS.flatMap(([column, row, numbers]) =>
    numbers.map((dot) => {
      const [across, down] = [Math.floor((dot - 1) / 3) - 0.5, ((dot - 1) % 3) - 1];
      return shape("circle", {
        class: "preset-ink",
        cx: x + (column + 0.5 + across * 0.25) * cell,
        cy: y + (row + 0.5 + down * 0.25) * cell,
        r: 0.8,
      });
    }),
  );
  return shape("g", {}, shape("path", { d: lines.join(""), "stroke-width": 1.2, "stroke-linecap": "square" }), ...dots);
}
