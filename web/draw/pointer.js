/**
 * Drawing on the board with a mouse, a finger or a pen. While rules are drawn, the board itself gets no pointer events.
 * @typedef {{isOn: () => boolean, begin: (spot: import("./places.js").Spot) => void, extend: (cell: number) => void,
 *   lift: () => void, hold: () => boolean}} Hand  `hold` returns false if there is nothing to delete
 * @typedef {{x: number, y: number}} Point  in cells, from the upper left corner of the grid
 */
import { spotAt } from "./places.js";

/** The greatest distance from the middle of a cell at which a drag enters it, so that diagonals can be drawn. */
const REACH = 0.4;
const STEP = 0.2; // of a cell: a fast drag is followed in steps, so that it misses no cell
const LONG_PRESS = 600; // in milliseconds, to delete a rule

/** @param {HTMLElement} grid the board with the margin around it @param {Hand} hand */
export function listenToDrawing(grid, hand) {
  /** The place that a drag has reached, or null without a drag. @type {Point | null} */
  let last = null;
  let cell = -1;
  let moved = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const cells = () => [.../** @type {NodeListOf<HTMLElement>} */ (grid.querySelectorAll("[role=gridcell]"))];

  /** @param {PointerEvent} event */
  const down = (event) => {
    if (!hand.isOn() || !event.isPrimary || event.button !== 0) return;
    const all = cells();
    const { point, n } = placeOf(all, event);
    const spot = spotAt(point.x, point.y, n);
    if (!spot) return;
    event.stopPropagation();
    event.preventDefault();
    [last, cell, moved] = [point, spot.cell, false];
    all[Math.max(cell, 0)].focus({ preventScroll: true });
    hand.begin(spot);
    timer = setTimeout(() => {
      if (!moved && hand.hold()) last = null;
    }, LONG_PRESS);
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!hand.isOn() || !last) return;
    event.stopPropagation();
    const { point, n } = placeOf(cells(), event);
    for (const { x, y } of between(last, point)) enter(x, y, n);
    last = point;
  };

  /** Draw on if a point is in another cell, near enough to its middle. @param {number} x @param {number} y @param {number} n */
  const enter = (x, y, n) => {
    const next = spotAt(x, y, n)?.cell ?? -1;
    const isNear = [x, y].every((at) => Math.abs(at - Math.floor(at) - 0.5) < REACH);
    if (next < 0 || next === cell || !isNear) return;
    cell = next;
    moved = true;
    clearTimeout(timer);
    hand.extend(cell);
  };

  const up = () => {
    clearTimeout(timer);
    if (hand.isOn() && last) hand.lift();
    last = null;
  };

  /** @param {MouseEvent} event */
  const clicked = (event) => {
    if (hand.isOn()) event.stopPropagation();
  };

  const capture = { capture: true };
  grid.addEventListener("pointerdown", down, capture);
  grid.addEventListener("pointermove", move, capture);
  document.addEventListener("pointerup", up, capture);
  document.addEventListener("pointercancel", up, capture);
  grid.addEventListener("click", clicked, capture);
  grid.addEventListener("dblclick", clicked, capture);
  grid.addEventListener("contextmenu", (event) => hand.isOn() && event.preventDefault());
}

/**
 * Return where a pointer is, in cells, and the number of rows.
 * @param {HTMLElement[]} all the cells @param {PointerEvent} event
 */
function placeOf(all, { clientX, clientY }) {
  const n = Math.sqrt(all.length);
  const { left, top } = all[0].getBoundingClientRect();
  const { right, bottom } = all[all.length - 1].getBoundingClientRect();
  return { point: { x: ((clientX - left) / (right - left)) * n, y: ((clientY - top) / (bottom - top)) * n }, n };
}

/** Return the points of a path from one point to another. @param {Point} one @param {Point} other */
function between(one, other) {
  const count = Math.max(1, Math.ceil(Math.hypot(other.x - one.x, other.y - one.y) / STEP));
  const at = (/** @type {number} */ part) => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
  });
  return Array.from({ length: count }, (_, step) => at((step + 1) / count));
}
