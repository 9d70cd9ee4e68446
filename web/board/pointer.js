/**
 * Mouse, finger and pen on the board: a click or tap, with Ctrl or Shift to select more cells, a drag over several
 * cells, and a double click.
 *
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */

/**
 * The largest distance of a drag from the middle of a cell that still reaches it, as a part of the cell's size. A
 * diagonal drag therefore does not touch the cells beside it.
 */
const REACH = 0.38;

/** @param {HTMLElement} board @param {() => HTMLElement[]} elements its cells @param {OnAction} onAction */
export function listenToPointer(board, elements, onAction) {
  /** The cell where the pointer went down, as long as a drag can start there. @type {number | null} */
  let from = null;
  /** The cell that a drag reached last, or -1 without a drag. */
  let last = -1;

  /** @param {{target: EventTarget | null}} event */
  const cellOf = ({ target }) =>
    elements().findIndex((element) => element.contains(/** @type {Node | null} */ (target)));

  /** @param {PointerEvent} event */
  const down = (event) => {
    from = event.isPrimary && event.button === 0 ? cellOf(event) : null;
    last = -1;
  };

  /** @param {PointerEvent} event */
  const move = ({ clientX, clientY, buttons }) => {
    if (from === null || from < 0 || !(buttons & 1)) return;
    const cell = cellOf({ target: document.elementFromPoint(clientX, clientY) });
    if (cell < 0 || cell === last || (last < 0 && cell === from)) return;
    if (!isInside(elements()[cell].getBoundingClientRect(), clientX, clientY)) return;
    if (last < 0) tap(from);
    last = cell;
    onAction({ type: "drag", cell });
  };

  /** @param {number} cell @param {MouseEvent} [event] */
  const tap = (cell, event) => {
    elements()[cell].focus({ preventScroll: true });
    const how = event && (event.ctrlKey || event.metaKey ? "toggle" : event.shiftKey ? "stretch" : null);
    onAction({ type: "tap", cell, ...(how && { how }) });
  };

  /** Handle a click, unless it ends a drag. A screen reader clicks without a pointer. @param {MouseEvent} event */
  const clicked = (event) => {
    const cell = cellOf(event);
    if (cell >= 0 && last < 0) tap(cell, event);
    last = -1;
  };

  /** @param {MouseEvent} event */
  const doubled = (event) => {
    const cell = cellOf(event);
    if (cell >= 0 && !event.ctrlKey && !event.shiftKey) onAction({ type: "alike", cell });
  };

  const over = () => {
    from = null;
  };

  board.addEventListener("pointerdown", down);
  board.addEventListener("pointermove", move);
  board.addEventListener("pointerup", over);
  board.addEventListener("pointercancel", over);
  board.addEventListener("click", clicked);
  board.addEventListener("dblclick", doubled);
}

/** @param {DOMRect} rectangle @param {number} x @param {number} y */
function isInside({ left, top, width, height }, x, y) {
  const off = (/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ side) =>
    Math.abs(at - start - side / 2) / side;
  return off(x, left, width) < REACH && off(y, top, height) < REACH;
}
