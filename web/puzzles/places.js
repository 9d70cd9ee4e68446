/**
 * Where the puzzles of a list lie, in rows of as many columns as there is room for, and which of them are in sight.
 *
 * @typedef {{columns: number, width: number, height: number}} Places  a place's size with its gap; all in pixels
 */

/** The size of a card, and of a row, with its gap, in pixels; puzzles.css draws it so high, and it is at least so wide. */
const SHAPES = {
  cards: { width: 84, height: 110, gap: 4 },
  table: { width: Number.POSITIVE_INFINITY, height: 36, gap: 0 },
};
/** A row where fingers point. */
const TOUCHED = 44;

/** @param {import("./listing.js").Listing["form"]} form @param {boolean} touched */
export const shapeOf = (form, touched) =>
  touched && form === "table" ? { ...SHAPES.table, height: TOUCHED } : SHAPES[form];

/** Rows that exist above and below what is in sight. */
const MARGIN = 2;

/** The columns share the room. @param {number} room @param {{width: number, height: number}} least @returns {Places} */
export function placesIn(room, { width, height }) {
  const columns = Math.max(1, Math.floor(room / width));
  return { columns, width: Math.floor(room / columns), height };
}

/** @param {number} index @param {Places} places */
export const placeOf = (index, { columns, width, height }) => ({
  left: (index % columns) * width,
  top: Math.floor(index / columns) * height,
});

/** @param {number} count @param {Places} places */
export const heightOf = (count, { columns, height }) => Math.ceil(count / columns) * height;

/** From which index to before which what is in sight is drawn. @param {number} scrolled @param {number} tall @param {Places} places */
export function inSight(scrolled, tall, { columns, height }) {
  const first = Math.max(0, Math.floor(scrolled / height) - MARGIN) * columns;
  return [first, first + (Math.ceil(tall / height) + 2 * MARGIN + 1) * columns];
}

/** How far it is to be scrolled so that one is seen whole. @param {number} index @param {number} scrolled @param {number} tall @param {Places} places */
export function scrolledTo(index, scrolled, tall, places) {
  const { top } = placeOf(index, places);
  return Math.max(Math.min(scrolled, top), top + places.height - tall);
}

/** As many as a page holds, but for a row that was seen before. @param {number} tall @param {Places} places */
export const pageOf = (tall, { columns, height }) => Math.max(1, Math.floor(tall / height) - 1) * columns;

/** Before which of so many a point is, and where that is. @param {{x: number, y: number}} point @param {number} total @param {Places} places */
export function gapAt({ x, y }, total, { columns, width, height }) {
  const across = Math.min(Math.max(Math.round(x / width), 0), columns);
  const row = Math.max(Math.floor(y / height), 0);
  return { index: Math.min(row * columns + across, total), left: across * width, top: row * height };
}
