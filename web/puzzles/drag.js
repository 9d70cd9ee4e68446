/** Dragging of cards to another position in the tray. A line shows where the cards would be dropped. */

/** The data type of cards that are dragged. The board recognises cards by this type and ignores them. */
export const MOVED = "application/x-sudoku-tray";

/**
 * Make the cards in a box draggable. The element `line` is moved to where a card would be dropped.
 * @param {HTMLElement} box @param {HTMLElement} line
 * @param {{placeAt: (x: number, y: number) => {index: number, left: number, top: number}, onPlace: (from: number, to: number) => void}} tray
 *   `placeAt` takes the pointer's coordinates; `onPlace` takes the indices of cards in their current order
 */
export function makeDraggable(box, line, { placeAt, onPlace }) {
  /** The index of the card that is being dragged. @type {number | null} */
  let from = null;

  /** @param {DragEvent} event */
  const begin = ({ target, dataTransfer }) => {
    const card = /** @type {Element} */ (target).closest("[data-index]");
    if (!(card instanceof HTMLElement) || !dataTransfer) return;
    from = Number(card.dataset.index);
    dataTransfer.setData(MOVED, "");
    dataTransfer.effectAllowed = "move";
  };
  /** @param {DragEvent} event */
  const over = (event) => {
    if (from === null) return;
    event.preventDefault();
    const { left, top } = placeAt(event.clientX, event.clientY);
    line.style.translate = `${left}px ${top}px`;
    line.hidden = false;
  };
  /** @param {DragEvent} event */
  const drop = ({ clientX, clientY }) => {
    if (from !== null) onPlace(from, placeAt(clientX, clientY).index);
  };
  const end = () => {
    from = null;
    line.hidden = true;
  };
  const left = (/** @type {DragEvent} */ { relatedTarget }) => {
    if (!box.contains(/** @type {Node | null} */ (relatedTarget))) line.hidden = true;
  };
  const listeners = { dragstart: begin, dragover: over, dragleave: left, drop, dragend: end };
  for (const [name, listener] of Object.entries(listeners)) {
    box.addEventListener(name, /** @type {EventListener} */ (listener));
  }
}
