/**
 * A board with everything that the player has written, as a text for a link: clues, entries, notes, colours, time and
 * hints. The text comes after # in the link, and browsers do not send that part to a server.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./layer-numbers.js").LayerForm} LayerForm
 * @typedef {import("./packing.js").Pass} Pass
 * @typedef {{board: BoardState, time: number, hints: number}} Handed  `time` is in milliseconds; in the text, it is
 *   rounded to seconds
 * @typedef {"broken" | "newer"} Refusal
 */
import { digitAt, symbolOf } from "../board/board.js";
import { geometry, isGeometry } from "../board/geometry.js";
import { withUnknown } from "../board/geometry-name.js";
import { LAYERS } from "../board/layers.js";
import { parsed } from "../contract/fits.js";
import { ALL_LAYERS, PLAIN_LAYERS } from "./layer-numbers.js";
import { pack, unpack } from "./packing.js";

/**
 * The first character of the text in a link that contains a whole board. It gives the version of the text: the second
 * if the puzzle excludes candidates, and otherwise the first. Texts of unknown versions are refused.
 */
const PLAIN = "1";
const WITH_EXCLUDED = "2";
const SECOND = 1000;

/** The kinds of cells, as they are numbered in a text. */
const BLANK = 0;
const ENTRY = 1;
const CLUE = 2;

/** The greatest length of a text. A 25×25 grid full of notes in all colours stays below it. */
const LONGEST = 40_000;

/**
 * The parts of a board that a link with the whole board can contain. A board that has other parts is refused, so that
 * nothing is lost.
 */
const KNOWN = ["geometry", "givens", "values", "original", "excluded", ...LAYERS];

class RefusedError extends Error {
  /** @param {Refusal} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Return whether a text can contain everything on a board. @param {BoardState} board */
export const canHandOver = (board) =>
  Object.entries(board).every(([part, value]) => KNOWN.includes(part) || value === undefined);

/** Return a whole board as text for a link. @param {Handed} handed */
export const handOverText = (handed) => {
  const version = handed.board.excluded ? WITH_EXCLUDED : PLAIN;
  return version + pack((pass) => passHanded(pass, version, handed));
};

/**
 * Return the board in the text of a link, or the reason for refusing the text.
 * @param {string} text @returns {Handed | Refusal}
 */
export function readHandOver(text) {
  if (text.length > LONGEST || !text) return "broken";
  const version = text[0];
  if (version !== PLAIN && version !== WITH_EXCLUDED) return "newer";
  try {
    return unpack(text.slice(version.length), (pass) => passHanded(pass, version)) ?? "broken";
  } catch (error) {
    if (error instanceof RefusedError) return error.code;
    throw error;
  }
}

/**
 * Write a board, or read one if no board is given, and return the board. The same function does both, so that the order
 * of reading and writing is always the same. The functions below work in the same way.
 * @param {Pass} pass @param {string} version @param {Handed} [from] @returns {Handed}
 */
function passHanded(pass, version, from) {
  const plain = passPuzzle(pass, from?.board);
  const excludes = version === WITH_EXCLUDED;
  const board = (excludes ? ALL_LAYERS : PLAIN_LAYERS).reduce(
    (made, layer) => passLayer(pass, layer, made, from?.board),
    excludes ? { ...plain, excluded: {} } : plain,
  );
  const time = passNumber(pass, "time", from && Math.floor(from.time / SECOND)) * SECOND;
  return { board, time, hints: passNumber(pass, "hints", from?.hints) };
}

/** Write or read a board without its layers. @param {Pass} pass @param {BoardState} [from] @returns {BoardState} */
function passPuzzle(pass, from) {
  const name = passText(pass, "geometry", from?.geometry);
  if (!isGeometry(name)) throw new RefusedError("newer");
  const { n, cells, holes } = geometry(name);
  const passed = Array.from({ length: cells }, (_, cell) =>
    holes.has(cell) ? { kind: BLANK, symbol: "." } : passCell(pass, n, from && cellOf(from, cell)),
  );
  const original = passText(pass, "rules", from?.original && JSON.stringify({ original: from.original }));
  return {
    geometry: name,
    givens: passed.map(({ kind, symbol }) => (kind === CLUE ? symbol : ".")).join(""),
    values: passed.map(({ symbol }) => symbol).join(""),
    notes: null,
    ...(original && rulesOf(name, original)),
  };
}

/** Return the kind and the digit of a cell. @param {BoardState} board @param {number} cell */
function cellOf({ givens, values }, cell) {
  const digit = Number(digitAt(values, cell));
  return { digit, kind: givens[cell] !== "." ? CLUE : digit ? ENTRY : BLANK };
}

/** Write or read one cell. @param {Pass} pass @param {number} n @param {ReturnType<typeof cellOf>} [from] */
function passCell(pass, n, from) {
  const kind = pass(3, "kind", from?.kind);
  return { kind, symbol: kind === BLANK ? "." : symbolOf(pass(n, "digit", from && from.digit - 1) + 1) };
}

/**
 * Write or read a layer: first whether any cell has numbers, then which cells have them, then the numbers of each of these
 * cells. Return the board with this layer.
 * @param {Pass} pass @param {LayerForm} layer @param {BoardState} board @param {BoardState} [from]
 */
function passLayer(pass, layer, board, from) {
  const { n, rowOf, used } = geometry(board.geometry);
  const numbers = from && rowOf.map((_, cell) => layer.read(from, cell, n));
  if (!pass(2, "any", numbers && Number(numbers.some(Boolean)))) return board;
  const chosen = used.filter((cell) => pass(2, layer.has, numbers && Number(numbers[cell] !== null)));
  const passNumbers = (/** @type {number} */ cell) =>
    Array.from({ length: layer.count(n) }, (_, at) => pass(layer.size, layer.place, numbers?.[cell]?.[at]));
  return chosen.reduce((made, cell) => layer.write(made, cell, passNumbers(cell)), board);
}

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
 * Return the part of a board that contains unsupported rules, namely the source text of the puzzle. Links of earlier
 * versions contain only the names of the rules. For such a link, return a geometry with these rules instead.
 * @param {string} name of the geometry @param {string} text @returns {Partial<BoardState>}
 */
function rulesOf(name, text) {
  const source = parsed(text);
  if (typeof source?.original === "string") return { original: source.original };
  if (Array.isArray(source) && source.every((rule) => typeof rule === "string"))
    return { geometry: withUnknown(name, source) };
  throw new RefusedError("broken");
}
