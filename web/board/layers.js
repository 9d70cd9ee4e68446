/**
 * The contents of cells besides digits, in layers: notes, corner notes, crossed-out candidates, colours of cells and
 * colours of notes. Each layer maps cells to their contents.
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {typeof LAYERS[number]} Layer
 * @typedef {"notes" | "corners" | "crossed"} DigitLayer
 */

export const LAYERS = /** @type {const} */ (["notes", "corners", "crossed", "colors", "note_colors"]);

/** The number of colours for cells and notes. Colours are numbered from 1. */
export const COLORS = 8;

/** The layers that only blank cells can have. They are removed from a cell when a digit is written in it. */
const OF_BLANKS = LAYERS.filter((layer) => layer !== "colors");

/**
 * Return what a layer of the board, such as its notes or colours, contains for a cell.
 * @template {Layer} L @param {BoardState} board @param {L} layer @param {number} cell @returns {NonNullable<BoardState[L]>[string] | undefined}
 */
export const layerAt = (board, layer, cell) => /** @type {any} */ (board[layer])?.[cell];

/**
 * Return the digits that a layer of the board, such as its notes, contains for a cell.
 * @param {BoardState} board @param {DigitLayer} layer @param {number} cell @returns {number[]}
 */
export const digitsAt = (board, layer, cell) => layerAt(board, layer, cell) ?? [];

/**
 * Return whether a board has anything besides digits: notes, crossed-out candidates or colours.
 * @param {BoardState} board
 */
export const hasLayers = (board) => LAYERS.some((layer) => board[layer]);

/**
 * Return the board after changes in some cells of a layer. Null or an empty list removes the content of a cell.
 * @param {BoardState} board
 * @param {Layer} layer
 * @param {Record<string, unknown>} changes by cell
 * @returns {BoardState}
 */
export function withLayer(board, layer, changes) {
  /** @type {Record<string, unknown>} */
  const before = board[layer] ?? {};
  const real = Object.entries(changes)
    .map(([cell, value]) => [cell, isNothing(value) ? undefined : value])
    .filter(([cell, value]) => !isSame(before[String(cell)], value));
  if (!real.length) return board;
  const after = Object.entries({ ...before, ...Object.fromEntries(real) }).filter(([, value]) => value !== undefined);
  const { [layer]: _, ...others } = board;
  if (after.length) return /** @type {BoardState} */ ({ ...others, [layer]: Object.fromEntries(after) });
  return /** @type {BoardState} */ (layer === "notes" ? { ...others, notes: null } : others);
}

/**
 * Return the board without the notes and other contents that a cell loses when a digit is written in it.
 * @param {BoardState} board
 * @param {number} cell
 * @returns {BoardState}
 */
export const wipedAt = (board, cell) =>
  OF_BLANKS.reduce((after, layer) => withLayer(after, layer, { [cell]: null }), board);

/**
 * Return the board with only its puzzle and its digits, without notes, crossed-out candidates and colours.
 * @param {BoardState} board @returns {BoardState}
 */
export const withoutLayers = ({ geometry, givens, values, original, excluded }) => ({
  ...{ geometry, givens, values, notes: null },
  ...(original && { original }),
  ...(excluded && { excluded }),
});

/** Return whether two values are equal. Their JSON texts are compared. @param {unknown} one @param {unknown} other */
export const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** @param {any} value */
const isNothing = (value) => value == null || (typeof value === "object" && Object.keys(value).length === 0);
