/**
 * A puzzle as it stands, with everything that a person has written, as a text for a link: clues, entries, the small digits,
 * colours, time and hints. What is in a link goes to no server: browsers keep what stands behind # to themselves.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./packing.js").Pass} Pass
 * @typedef {{board: BoardState, time: number, hints: number}} Handed  time in milliseconds; whole seconds are handed over
 * @typedef {"broken" | "newer"} Refusal
 */
import { digitAt, symbolOf } from "../board/board.js";
import { geometry, isGeometry, withUnknown } from "../board/geometry.js";
import { digitsAt, LAYERS, layerAt, withLayer } from "../board/layers.js";
import { parsed } from "../contract/fits.js";
import { packed, unpacked } from "./packing.js";

/** So a text begins; one of a puzzle that is given by candidates begins with the other, and then has these too. Who does not know a form says so. */
const FORM = "1";
const WITH_EXCLUDED = "2";
const SECOND = 1000;
const COLORS = 9;
const SMALL = /** @type {const} */ (["notes", "crossed", "corners"]);

/** What can be handed over: a board with something else in it must not lose that on the way. */
const KNOWN = ["geometry", "givens", "values", "original", "excluded", ...LAYERS];

/** @param {BoardState} board */
export const canHandOver = (board) =>
  Object.entries(board).every(([part, value]) => KNOWN.includes(part) || value === undefined);

/** @param {Handed} handed */
export const handOverText = (handed) => {
  const form = handed.board.excluded ? WITH_EXCLUDED : FORM;
  return form + packed((pass) => walk(pass, form, handed));
};

/** @param {string} text @returns {Handed | Refusal} */
export function handedOver(text) {
  if (text.length > LONGEST || !text) return "broken";
  const form = text[0];
  if (form !== FORM && form !== WITH_EXCLUDED) return "newer";
  /** @type {Refusal | null} */
  let refusal = null;
  const handed = unpacked(text.slice(form.length), (pass) => {
    try {
      return walk(pass, form);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusal = error.code;
      return null;
    }
  });
  return handed ?? refusal ?? "broken";
}

/** A 25x25 full of small digits in all colours has less. */
const LONGEST = 40_000;

class RefusedError extends Error {
  /** @param {Refusal} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Writes what it is given, and gives what it reads. @param {Pass} pass @param {string} form @param {Handed} [from] @returns {Handed} */
function walk(pass, form, from) {
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
  const layers = [passSmall, passColors, passNoteColors, ...(form === WITH_EXCLUDED ? [passExcluded] : [])];
  const board = layers.reduce((made, passOne) => passOne(pass, made, n, all, from?.board), plain);
  const time = passNumber(pass, "time", from && Math.floor(from.time / SECOND)) * SECOND;
  return { board, time, hints: passNumber(pass, "hints", from?.hints) };
}

/** A blank, a clue or an entry, and its digit. @param {Pass} pass @param {number} n @param {number} cell @param {BoardState} [from] */
function passSymbols(pass, n, cell, from) {
  const digit = from && digitAt(from.values, cell);
  const kind = pass(3, "kind", from && (from.givens[cell] !== "." ? 2 : Number(digit !== 0)));
  if (!kind) return { given: ".", value: "." };
  const value = symbolOf(pass(n, "digit", from && Number(digit) - 1) + 1);
  return { given: kind === 2 ? value : ".", value };
}

/** @typedef {(pass: Pass, board: BoardState, n: number, all: number[], from?: BoardState) => BoardState} PassLayer */

/** For each digit of a cell in which of the layers it is. @type {PassLayer} */
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

/** @type {PassLayer} */
const passColors = (pass, board, _, all, from) =>
  passCells(
    pass,
    board,
    all,
    from && ((cell) => layerAt(from, "colors", cell) !== undefined),
    "colored",
    (made, cell) => withLayer(made, "colors", { [cell]: pass(COLORS, "color", from && layerAt(from, "colors", cell)) }),
  );

/** @type {PassLayer} */
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

/** The candidates that the puzzle excludes. @type {PassLayer} */
function passExcluded(pass, board, n, all, from) {
  const has = from && ((/** @type {number} */ cell) => from.excluded?.[cell]?.length);
  /** @type {NonNullable<BoardState["excluded"]>} */
  const excluded = {};
  const passOne = (/** @type {BoardState} */ made, /** @type {number} */ cell) => {
    const gone = (/** @type {number} */ digit) => from && Number(from.excluded?.[cell]?.includes(digit) ?? false);
    excluded[cell] = digitsOf(n).filter((digit) => pass(2, "excluded", gone(digit)));
    return made;
  };
  return { ...passCells(pass, board, all, has, "any-excluded", passOne), excluded };
}

/** Whether there are such cells at all, which they are, and what each has. @param {Pass} pass @param {BoardState} board @param {number[]} all @param {((cell: number) => unknown) | undefined} has @param {string} place @param {(board: BoardState, cell: number) => BoardState} passOne */
function passCells(pass, board, all, has, place, passOne) {
  if (!pass(2, "any", has && Number(all.some(has)))) return board;
  const cells = all.filter((cell) => pass(2, place, has && Number(Boolean(has(cell)))));
  return cells.reduce(passOne, board);
}

/** @param {number} n */
const digitsOf = (n) => Array.from({ length: n }, (_, at) => at + 1);

/** Its length in bits, then these. @param {Pass} pass @param {string} place @param {number} [value] */
function passNumber(pass, place, value) {
  const length = pass(41, place, value === 0 ? 0 : value?.toString(2).length);
  let number = 0;
  for (let bit = length - 1; bit >= 0; bit -= 1)
    number += pass(2, "bit", value && Math.floor(value / 2 ** bit) % 2) * 2 ** bit;
  return number;
}

/** @param {Pass} pass @param {string} place @param {string} [text] */
function passText(pass, place, text) {
  const bytes = text === undefined ? undefined : new TextEncoder().encode(text);
  const length = passNumber(pass, place, bytes?.length);
  if (length > LONGEST) throw new RefusedError("broken");
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, at) => pass(256, "text", bytes?.[at])));
}

/** The source of a puzzle with unknown rules, or, in a link of an earlier version, the kinds of these. @param {string} name of the geometry @param {string} text @returns {Partial<BoardState>} */
function rulesOf(name, text) {
  const told = parsed(text);
  if (typeof told?.original === "string") return { original: told.original };
  if (Array.isArray(told) && told.every((rule) => typeof rule === "string"))
    return { geometry: withUnknown(name, told) };
  throw new RefusedError("broken");
}
