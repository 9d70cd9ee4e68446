/** A place on the board for the buttons, where they hide no cell. Functions here are pure, and lengths are in cells. */

/**
 * Return the middle of a rectangle of cells that are in no grid, near the lower right corner. Return null if there is
 * none.
 * @param {Pick<import("../board/geometry.js").Geometry, "side" | "cells" | "holes">} size @param {number} wide
 * @param {number} high @returns {[number, number] | null} x and y
 */
export function freePlace({ side, cells, holes }, wide, high) {
  const isFree = (/** @type {number} */ last) =>
    last % side >= wide - 1 &&
    Array.from({ length: wide * high }, (_, at) => last - side * Math.floor(at / wide) - (at % wide)).every((cell) =>
      holes.has(cell),
    );
  const last = Array.from({ length: cells }, (_, cell) => cell).findLast(isFree);
  return last === undefined ? null : [(last % side) + 1 - wide / 2, Math.floor(last / side) + 1 - high / 2];
}

/**
 * Return the sizes of cells between which the buttons switch, in pixels: the size at which the whole board is in sight,
 * and the larger ones.
 * @param {number} whole
 */
export const sizesFrom = (whole) => [whole, ...SIZES.filter((size) => size > whole * LEAST_GAIN)];

/** The sizes of enlarged cells, in pixels: for a finger, and for small notes. */
const SIZES = [32, 48];

/** A size that is hardly larger than the whole board is left out. */
const LEAST_GAIN = 1.15;

/** The size of cells, in pixels, below which zoom is offered. */
export const SMALL = 28;

/**
 * Return the position to which a window scrolls so that a cell is in sight, with its neighbours.
 * @param {number} from the position now @param {number} start of the cell @param {number} cell its size
 * @param {number} room the size of the window
 */
export const scrolledTo = (from, start, cell, room) =>
  Math.max(0, Math.min(Math.max(from, start + 2 * cell - room), start - cell));

/** How far two fingers move apart, or together, until the cells change their size. */
const PINCH = 1.3;

/** Return by how many sizes the cells grow when the distance of two fingers grows by a factor. @param {number} factor */
export const levelsOf = (factor) => Number(factor > PINCH) - Number(factor < 1 / PINCH);
