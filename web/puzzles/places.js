/**
 * The positions of the puzzles of a list, in rows with as many columns as fit, and which of them are in view.
 *
 * @typedef {{columns: number, width: number, height: number}} Places  the size of one position with its gap, in pixels
 */

/** The least size of a card and of a table row, each with its gap, in pixels. The heights agree with puzzles.css. */
const SHAPES = {
  cards: { width: 84, height: 110, gap: 4 },
  table: { width: Number.POSITIVE_INFINITY, height: 36, gap: 0 },
};
/** The height of a table row on touch screens. */
const TOUCHED = 44;

/**
 * Return the least size of a card or a table row.
 * @param {import("./listing.js").Listing["form"]} form @param {boolean} touched
 */
export const shapeOf = (form, touched) =>
  touched && form === "table" ? { ...SHAPES.table, height: TOUCHED } : SHAPES[form];

/** The number of rows that are drawn above and below the visible ones. */
const MARGIN = 2;

/**
 * Return how many columns fit in a width, and the size of one position. The columns share the whole width.
 * @param {number} room @param {{width: number, height: number}} least @returns {Places}
 */
export function placesIn(room, { width, height }) {
  const columns = Math.max(1, Math.floor(room / width));
  return { columns, width: Math.floor(room / columns), height };
}

/** Return the position of a puzzle in its list, in pixels. @param {number} index @param {Places} places */
export const placeOf = (index, { columns, width, height }) => ({
  left: (index % columns) * width,
  top: Math.floor(index / columns) * height,
});

/** Return the height of the whole list, in pixels. @param {number} count @param {Places} places */
export const heightOf = (count, { columns, height }) => Math.ceil(count / columns) * height;

/**
 * Return the index of the first puzzle to draw, and the index after the last one.
 * @param {number} scrolled @param {number} tall @param {Places} places
 */
export function inSight(scrolled, tall, { columns, height }) {
  const first = Math.max(0, Math.floor(scrolled / height) - MARGIN) * columns;
  return [first, first + (Math.ceil(tall / height) + 2 * MARGIN + 1) * columns];
}

/**
 * Return the scroll position at which a puzzle is completely visible; the current one if it is visible already.
 * @param {number} index @param {number} scrolled @param {number} tall @param {Places} places
 */
export function scrolledTo(index, scrolled, tall, places) {
  const { top } = placeOf(index, places);
  return Math.max(Math.min(scrolled, top), top + places.height - tall);
}

/**
 * Return the number of puzzles that Page Down moves by: one row less than what is visible.
 * @param {number} tall @param {Places} places
 */
export const pageOf = (tall, { columns, height }) => Math.max(1, Math.floor(tall / height) - 1) * columns;

/**
 * Return the index of the puzzle before which a point is, and the position of that gap.
 * @param {{x: number, y: number}} point @param {number} total @param {Places} places
 */
export function gapAt({ x, y }, total, { columns, width, height }) {
  const across = Math.min(Math.max(Math.round(x / width), 0), columns);
  const row = Math.max(Math.floor(y / height), 0);
  return { index: Math.min(row * columns + across, total), left: across * width, top: row * height };
}
