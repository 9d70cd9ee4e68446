/**
 * The layers of a board as numbers, for a link. In each layer, a cell has a list of numbers, or nothing.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {object} LayerForm
 * @property {string} has  the place under which the coder counts whether cells have numbers
 * @property {string} place  the place under which it counts the numbers
 * @property {number} size  how many values a number can have
 * @property {(n: number) => number} count  returns the count of numbers of a cell, for boards with this many digits
 * @property {(board: BoardState, cell: number, n: number) => number[] | null} read
 * @property {(board: BoardState, cell: number, numbers: number[]) => BoardState} write
 */
import { COLORS, digitsAt, layerAt, withLayer } from "../board/layers.js";

const SMALL = /** @type {const} */ (["notes", "crossed", "corners"]);

/** @param {number} n */
const digitsTo = (n) => Array.from({ length: n }, (_, at) => at + 1);

/** Return the digits whose number has a property. @param {number[]} numbers @param {(number: number) => unknown} has */
const digitsWith = (numbers, has) => numbers.flatMap((number, at) => (has(number) ? [at + 1] : []));

/** Small digits. The number of a digit has a bit for each of the layers that contain it. @type {LayerForm} */
const NOTES = {
  ...{ has: "small", place: "layers", size: 2 ** SMALL.length, count: (n) => n },
  read(board, cell, n) {
    const layers = SMALL.map((layer) => digitsAt(board, layer, cell));
    if (!layers.some((digits) => digits.length)) return null;
    const bitsOf = (/** @type {number} */ digit) =>
      layers.reduce((bits, digits, at) => bits + (digits.includes(digit) ? 1 << at : 0), 0);
    return digitsTo(n).map(bitsOf);
  },
  write: (board, cell, numbers) =>
    SMALL.reduce(
      (made, layer, at) => withLayer(made, layer, { [cell]: digitsWith(numbers, (bits) => bits & (1 << at)) }),
      board,
    ),
};

/** Colours of cells. @type {LayerForm} */
const CELL_COLORS = {
  ...{ has: "colored", place: "color", size: COLORS + 1, count: () => 1 },
  read(board, cell) {
    const color = layerAt(board, "colors", cell);
    return color === undefined ? null : [color];
  },
  write: (board, cell, [color]) => withLayer(board, "colors", { [cell]: color }),
};

/** Colours of small digits. A digit without a colour has 0. @type {LayerForm} */
const NOTE_COLORS = {
  ...{ has: "small-colored", place: "small-color", size: COLORS + 1, count: (n) => n },
  read(board, cell, n) {
    const colors = layerAt(board, "note_colors", cell);
    return colors ? digitsTo(n).map((digit) => colors[digit] ?? 0) : null;
  },
  write(board, cell, numbers) {
    const colored = digitsWith(numbers, Boolean).map((digit) => [digit, numbers[digit - 1]]);
    return withLayer(board, "note_colors", { [cell]: Object.fromEntries(colored) });
  },
};

/** The candidates that the puzzle excludes. @type {LayerForm} */
const EXCLUDED = {
  ...{ has: "any-excluded", place: "excluded", size: 2, count: (n) => n },
  read(board, cell, n) {
    const digits = board.excluded?.[cell] ?? [];
    return digits.length ? digitsTo(n).map((digit) => Number(digits.includes(digit))) : null;
  },
  write: (board, cell, numbers) => ({
    ...board,
    excluded: { ...board.excluded, [cell]: digitsWith(numbers, Boolean) },
  }),
};

/** The layers of all texts, in their order. */
export const PLAIN_LAYERS = [NOTES, CELL_COLORS, NOTE_COLORS];

/** The layers of texts with excluded candidates. */
export const ALL_LAYERS = [...PLAIN_LAYERS, EXCLUDED];
