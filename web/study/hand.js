/**
 * Mouse and touch on a drawing. One finger or the mouse moves it. Two fingers, or the mouse wheel with Ctrl, zoom. A
 * press without a movement selects.
 * @typedef {import("./camera.js").Point} Point
 * @typedef {{move: (x: number, y: number) => void, zoom: (factor: number, point: Point) => void, press: (point: Point) => void}} Handlers
 */

/**
 * The distance in pixels that the pointer may move during a press. If it moves further, the press moves the drawing
 * instead of selecting something.
 */
const STILL = 5;

/**
 * Call the handlers for the movements of mouse and fingers on an element.
 * @param {HTMLElement} element @param {Handlers} handlers
 */
export function followHand(element, { move, zoom, press }) {
  /** The positions of the pointers that are down, by their IDs. @type {Map<number, Point>} */
  const down = new Map();
  /** The distance that the pointers have moved since the first went down, in pixels. */
  let distance = 0;

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  const pointOf = ({ clientX, clientY }) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left - element.clientLeft, y: clientY - top - element.clientTop };
  };
  const spread = () => {
    const [one, other] = [...down.values()];
    return {
      wide: Math.hypot(one.x - other.x, one.y - other.y),
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    };
  };

  element.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    if (!down.size) distance = 0;
    down.set(event.pointerId, pointOf(event));
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const was = down.size === 2 ? spread() : null;
    down.set(event.pointerId, now);
    distance += Math.hypot(now.x - before.x, now.y - before.y);
    if (distance < STILL) return;
    move((now.x - before.x) / down.size, (now.y - before.y) / down.size);
    if (was && was.wide > 0) zoom(spread().wide / was.wide, spread());
  });
  element.addEventListener("pointerup", (event) => {
    if (down.delete(event.pointerId) && distance < STILL) press(pointOf(event));
  });
  element.addEventListener("pointercancel", ({ pointerId }) => down.delete(pointerId));
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return; // without Ctrl, the wheel scrolls the page
      event.preventDefault();
      zoom(2 ** (-event.deltaY / 100), pointOf(event));
    },
    { passive: false },
  );
}
