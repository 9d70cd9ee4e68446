/**
 * A board with everything that the player has written, as a text for a link: clues, entries, notes, colours, time and
 * hints. The text comes after # in the link, and browsers do not send that part to a server.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./packing.js").Pass} Pass
 * @typedef {{board: BoardState, time: number, hints: number}} Handed  `time` is in milliseconds; in the text, it is
 *   rounded to seconds
 * @typedef {"broken" | "newer"} Refusal
 */
import { digitAt, symbolOf } from "../board/board.js";
import { geometry, isGeometry, withUnknown } from "../board/geometry.js";
import { digitsAt, LAYERS, layerAt, withLayer } from "../board/layers.js";
import { parsed } from "../contract/fits.js";
import { pack, unpack } from "./packing.js";

/**
 * The first character of a text, which gives its version. A text with excluded candidates has the second version, all
 * others have the first. Texts of unknown versions are refused.
 */
const PLAIN = "1";
const WITH_EXCLUDED = "2";
const SECOND = 1000;
const COLORS = 9;
const SMALL = /** @type {const} */ (["notes", "crossed", "corners"]);

/** The parts of a board that a text can contain. A board that has other parts is refused, so that nothing is lost. */
const KNOWN = ["geometry", "givens", "values", "original", "excluded", ...LAYERS];

/** Return whether a text can contain everything on a board. @param {BoardState} board */
export const canHandOver = (board) =>
  Object.entries(board).every(([part, value]) => KNOWN.includes(part) || value === undefined);

/** Return the text for a board. @param {Handed} handed */
export const handOverText = (handed) => {
  const version = handed.board.excluded ? WITH_EXCLUDED : PLAIN;
  return version + pack((pass) => passHanded(pass, version, handed));
};

/** Return the board of a text, or the reason for refusing it. @param {string} text @returns {Handed | Refusal} */
export function readHandOver(text) {
  if (text.length > LONGEST || !text) return "broken";
  const version = text[0];
  if (version !== PLAIN && version !== WITH_EXCLUDED) return "newer";
  /** @type {Refusal | null} */
  let refusal = null;
  const handed = unpack(text.slice(version.length), (pass) => {
    try {
      return passHanded(pass, version);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusal = error.code;
      return null;
    }
  });
  return handed ?? refusal ?? "broken";
}

/** The greatest length of a text. A 25×25 grid full of notes in all colours stays below it. */
const LONGEST = 40_000;

class RefusedError extends Error {
  /** @param {Refusal} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/**
 * Write a board, or read one if no board is given, and return the board. The same function does both, so that the order
 * of reading and writing is always the same. The functions below work in the same way.
 * @param {Pass} pass @param {string} version @param {Handed} [from] @returns {Handed}
 */
function passHanded(pass, version, from) {
  const name = passText(pass, "geometry", from?.board.geometry);
  if (!isGeometry(name)) throw new RefusedError("newer");
  const { n, cells } = geometry(name);
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const symbols = all.map((cell) => passSymbols(pass, n, cell, from?.board));
  const original = passText(pass, "rules", from?.board.original && JSON.stringify({ original: from.board.original }));
  /** @type {BoardState} */
  const plain = {
    geometry: name,
    givens: symbols.map(({ given }) => given).join(""),
    values: symbols.map(({ value }) => value).join(""),
    notes: null,
    ...(original && rulesOf(name, original)),
  };
  const layers = [passSmall, passColors, passNoteColors, ...(version === WITH_EXCLUDED ? [passExcluded] : [])];
  const board = layers.reduce((made, passOne) => passOne(pass, made, n, all, from?.board), plain);
  const time = passNumber(pass, "time", from && Math.floor(from.time / SECOND)) * SECOND;
  return { board, time, hints: passNumber(pass, "hints", from?.hints) };
}

/**
 * Write or read one cell: whether it is blank, an entry or a clue, and its digit.
 * @param {Pass} pass @param {number} n @param {number} cell @param {BoardState} [from]
 */
function passSymbols(pass, n, cell, from) {
  const digit = from && digitAt(from.values, cell);
  const kind = pass(3, "kind", from && (from.givens[cell] !== "." ? 2 : Number(digit !== 0)));
  if (!kind) return { given: ".", value: "." };
  const value = symbolOf(pass(n, "digit", from && Number(digit) - 1) + 1);
  return { given: kind === 2 ? value : ".", value };
}

/** @typedef {(pass: Pass, board: BoardState, n: number, all: number[], from?: BoardState) => BoardState} PassLayer */

/** Write or read the notes of cells: for each digit, in which layers of notes it is. @type {PassLayer} */
function passSmall(pass, board, n, all, from) {
  return passCells(
    pass,
    board,
    all,
    from && ((cell) => SMALL.some((layer) => digitsAt(from, layer, cell).length)),
    "small",
    (made, cell) => {
      const bits = digitsOf(n).map((digit) =>
        pass(
          8,
          "layers",
          from &&
            SMALL.reduce((sum, layer, at) => sum + (digitsAt(from, layer, cell).includes(digit) ? 1 << at : 0), 0),
        ),
      );
      return SMALL.reduce(
        (next, layer, at) =>
          withLayer(next, layer, { [cell]: digitsOf(n).filter((digit) => bits[digit - 1] & (1 << at)) }),
        made,
      );
    },
  );
}

/** Write or read the colours of cells. @type {PassLayer} */
const passColors = (pass, board, _, all, from) =>
  passCells(
    pass,
    board,
    all,
    from && ((cell) => layerAt(from, "colors", cell) !== undefined),
    "colored",
    (made, cell) => withLayer(made, "colors", { [cell]: pass(COLORS, "color", from && layerAt(from, "colors", cell)) }),
  );

/** Write or read the colours of notes. @type {PassLayer} */
const passNoteColors = (pass, board, n, all, from) =>
  passCells(
    pass,
    board,
    all,
    from && ((cell) => layerAt(from, "note_colors", cell) !== undefined),
    "small-colored",
    (made, cell) => {
      const colors = digitsOf(n).map((digit) => [
        digit,
        pass(COLORS, "small-color", from && (layerAt(from, "note_colors", cell)?.[digit] ?? 0)),
      ]);
      return withLayer(made, "note_colors", { [cell]: Object.fromEntries(colors.filter(([, color]) => color)) });
    },
  );

/** Write or read the candidates that the puzzle excludes. @type {PassLayer} */
function passExcluded(pass, board, n, all, from) {
  const has = from && ((/** @type {number} */ cell) => from.excluded?.[cell]?.length);
  /** @type {NonNullable<BoardState["excluded"]>} */
  const excluded = {};
  const passOne = (/** @type {BoardState} */ made, /** @type {number} */ cell) => {
    const isExcluded = (/** @type {number} */ digit) => from && Number(from.excluded?.[cell]?.includes(digit) ?? false);
    excluded[cell] = digitsOf(n).filter((digit) => pass(2, "excluded", isExcluded(digit)));
    return made;
  };
  return { ...passCells(pass, board, all, has, "any-excluded", passOne), excluded };
}

/**
 * Write or read the contents of cells in a layer: first whether any cell has contents, then which cells have them, then
 * the contents of each of these cells.
 * @param {Pass} pass @param {BoardState} board @param {number[]} all  the cells that can have contents
 * @param {((cell: number) => unknown) | undefined} has  for writing only: returns whether a cell has contents
 * @param {string} place  the name under which `pass` counts whether cells have contents
 * @param {(board: BoardState, cell: number) => BoardState} passOne  writes or reads the contents of one cell
 */
function passCells(pass, board, all, has, place, passOne) {
  if (!pass(2, "any", has && Number(all.some(has)))) return board;
  const cells = all.filter((cell) => pass(2, place, has && Number(Boolean(has(cell)))));
  return cells.reduce(passOne, board);
}

/** @param {number} n */
const digitsOf = (n) => Array.from({ length: n }, (_, at) => at + 1);

/**
 * Write or read a number: first its length in bits, then the bits.
 * @param {Pass} pass @param {string} place @param {number} [value]
 */
function passNumber(pass, place, value) {
  const length = pass(41, place, value === 0 ? 0 : value?.toString(2).length);
  let number = 0;
  for (let bit = length - 1; bit >= 0; bit -= 1)
    number += pass(2, "bit", value && Math.floor(value / 2 ** bit) % 2) * 2 ** bit;
  return number;
}

/**
 * Write or read a text: first its length in bytes, then the bytes.
 * @param {Pass} pass @param {string} place @param {string} [text]
 */
function passText(pass, place, text) {
  const bytes = text === undefined ? undefined : new TextEncoder().encode(text);
  const length = passNumber(pass, place, bytes?.length);
  if (length > LONGEST) throw new RefusedError("broken");
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, at) => pass(256, "text", bytes?.[at])));
}

/**
 * Return the field of a board that holds unsupported rules: the source text of the puzzle. Links of earlier versions
 * contain only the names of the rules. For such a link, return a geometry with these rules instead.
 * @param {string} name of the geometry @param {string} text @returns {Partial<BoardState>}
 */
function rulesOf(name, text) {
  const source = parsed(text);
  if (typeof source?.original === "string") return { original: source.original };
  if (Array.isArray(source) && source.every((rule) => typeof rule === "string"))
    return { geometry: withUnknown(name, source) };
  throw new RefusedError("broken");
}
