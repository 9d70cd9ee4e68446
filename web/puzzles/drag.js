/** Cards of the tray, dragged to another place in it; a line shows where they would go. */

/** The type of what is dragged within the tray: it is not for the board. */
export const MOVED = "application/x-sudoku-tray";

/**
 * @param {HTMLElement} box @param {HTMLElement} line
 * @param {{placeAt: (x: number, y: number) => {index: number, left: number, top: number}, onPlace: (from: number, to: number) => void}} tray
 *   `placeAt` takes what the pointer tells; both numbers of `onPlace` are indices of cards, as they lie now
 */
export function makeDraggable(box, line, { placeAt, onPlace }) {
  /** The card that is dragged. @type {number | null} */
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
