/**
 * What a person keeps in cells besides digits, layer by layer, each a record by cell: small digits in the middle and in the
 * corners, candidates crossed out, colours of cells and of small digits.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {typeof LAYERS[number]} Layer
 * @typedef {"notes" | "corners" | "crossed"} DigitLayer
 */

export const LAYERS = /** @type {const} */ (["notes", "corners", "crossed", "colors", "note_colors"]);

/** Colours there are for cells and small digits, from 1. */
export const COLORS = 8;

/** These are of blank cells, and go when a digit is written. */
const OF_BLANKS = LAYERS.filter((layer) => layer !== "colors");

/** What a layer has in a cell. @template {Layer} L @param {BoardState} board @param {L} layer @param {number} cell @returns {NonNullable<BoardState[L]>[string] | undefined} */
export const keptAt = (board, layer, cell) => /** @type {any} */ (board[layer])?.[cell];

/** @param {BoardState} board @param {DigitLayer} layer @param {number} cell @returns {number[]} */
export const digitsAt = (board, layer, cell) => keptAt(board, layer, cell) ?? [];

/** @param {BoardState} board */
export const hasLayers = (board) => LAYERS.some((layer) => board[layer]);

/** Of a layer, some cells changed; null, or nothing in a list, takes away what is there. @param {BoardState} board @param {Layer} layer @param {Record<string, unknown>} changes by cell @returns {BoardState} */
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

/** Without what goes when a digit is written there. @param {BoardState} board @param {number} cell @returns {BoardState} */
export const wipedAt = (board, cell) =>
  OF_BLANKS.reduce((after, layer) => withLayer(after, layer, { [cell]: null }), board);

/** @param {BoardState} board @returns {BoardState} */
export const withoutLayers = ({ geometry, givens, values, original, excluded }) => ({
  ...{ geometry, givens, values, notes: null },
  ...(original && { original }),
  ...(excluded && { excluded }),
});

/** @param {unknown} one @param {unknown} other */
export const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** @param {any} value */
const isNothing = (value) => value == null || (typeof value === "object" && Object.keys(value).length === 0);
