/**
 * Input by mouse, finger or pen on the board: a click or tap, a drag over several cells, or a double click. With Ctrl
 * or Shift, a click selects more cells.
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */

/**
 * The greatest distance from the middle of a cell at which a drag still selects this cell, as a part of the cell's
 * size. It is small, so that a diagonal drag does not select the cells beside its path.
 */
const REACH = 0.38;

/** @param {HTMLElement} board @param {() => HTMLElement[]} elements its cells @param {OnAction} onAction */
export function listenToPointer(board, elements, onAction) {
  /** The cell where the pointer went down, or null if no drag can start. @type {number | null} */
  let from = null;
  /** The last cell that the current drag selected, or -1 if there is no drag. */
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

  /**
   * Handle a click on a cell, also the click of a screen reader, which sends no pointer events before it. The click at
   * the end of a drag is ignored.
   * @param {MouseEvent} event
   */
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
