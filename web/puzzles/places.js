/**
 * The layout of a list of puzzles: where each puzzle is drawn, and which puzzles are in view. The puzzles are in rows
 * with as many columns as fit.
 * @typedef {{columns: number, width: number, height: number}} Places  how many columns fit, and the width and height of
 *   one tile (a card or a table row) with its gap, in pixels
 */

/**
 * The size of a card or a table row, in pixels: its smallest width, the gap after it, and its height. The picture of a
 * card is as high as it is wide, so that `height` is only that of the words below it.
 * @typedef {{width: number, gap: number, height: number, square: boolean}} Shape
 */

/** @type {Record<import("./listing.js").Listing["form"], Shape>} */
const SHAPES = {
  cards: { width: 104, gap: 12, height: 44, square: true },
  table: { width: Number.POSITIVE_INFINITY, gap: 0, height: 36, square: false },
};
/** The height of a table row on touch screens, in pixels. */
const TOUCHED = 44;

/**
 * Return the size of a card or a table row.
 * @param {import("./listing.js").Listing["form"]} form @param {boolean} touched @returns {Shape}
 */
export const shapeOf = (form, touched) =>
  touched && form === "table" ? { ...SHAPES.table, height: TOUCHED } : SHAPES[form];

/** The number of rows that are drawn above and below the visible ones. */
const MARGIN = 2;

/**
 * Return how many cards or table rows fit side by side in a width, and the size of one of them. They are widened to use
 * the whole width.
 * @param {number} room @param {Shape} shape @returns {Places}
 */
export function placesIn(room, { width: least, gap, height, square }) {
  const columns = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const width = Math.floor((room + gap) / columns);
  return { columns, width, height: height + (square ? width : 0) };
}

/** Return where a puzzle is drawn in the list, in pixels. @param {number} index @param {Places} places */
export const placeOf = (index, { columns, width, height }) => ({
  left: (index % columns) * width,
  top: Math.floor(index / columns) * height,
});

/** Return the height of the whole list, in pixels. @param {number} count @param {Places} places */
export const heightOf = (count, { columns, height }) => Math.ceil(count / columns) * height;

/**
 * Return the index of the first puzzle to draw, and the index after the last puzzle to draw.
 * @param {number} scrolled  the scroll position
 * @param {number} tall  the visible height
 * @param {Places} places
 */
export function inSight(scrolled, tall, { columns, height }) {
  const first = Math.max(0, Math.floor(scrolled / height) - MARGIN) * columns;
  return [first, first + (Math.ceil(tall / height) + 2 * MARGIN + 1) * columns];
}

/**
 * Return the scroll position at which a puzzle is completely visible. If it already is, return the current position.
 * @param {number} index
 * @param {number} scrolled  the scroll position
 * @param {number} tall  the visible height
 * @param {Places} places
 */
export function scrolledTo(index, scrolled, tall, places) {
  const { top } = placeOf(index, places);
  return Math.max(Math.min(scrolled, top), top + places.height - tall);
}

/**
 * Return the number of puzzles by which Page Down moves: those of all visible rows except one.
 * @param {number} tall @param {Places} places
 */
export const pageOf = (tall, { columns, height }) => Math.max(1, Math.floor(tall / height) - 1) * columns;

/**
 * Return the gap between puzzles that is nearest to a point. `index` is the index of the puzzle after the gap; `left`
 * and `top` say where the gap is, in pixels.
 * @param {{x: number, y: number}} point @param {number} total @param {Places} places
 */
export function gapAt({ x, y }, total, { columns, width, height }) {
  const across = Math.min(Math.max(Math.round(x / width), 0), columns);
  const row = Math.max(Math.floor(y / height), 0);
  return { index: Math.min(row * columns + across, total), left: across * width, top: row * height };
}
