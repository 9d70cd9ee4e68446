/**
 * Marks on the root element: attributes by which a style sheet learns about something elsewhere on the page. The view
 * that knows it sets the mark.
 *
 * A style sheet could find out the same with `:has()`. The browser would then look for it again after every change
 * anywhere on the page, which took about half of the time for styles while the page starts.
 */
import { put } from "./dom.js";

/**
 * Set the mark `data-NAME` of the root element, or remove it if the value is false or null.
 * @param {string} name @param {string | boolean | null} value
 */
export const markRoot = (name, value) => put(document.documentElement, `data-${name}`, value);

/**
 * Open or close a dialog that is not modal. While a dialog of its kind is open, the root element has the mark. The mark
 * changes first, because the focus moves only to visible elements.
 * @param {HTMLDialogElement} dialog @param {boolean} open @param {{mark: string, kind: string}} named  `kind`: a
 *   selector of all dialogs of this kind
 */
export function showMarked(dialog, open, named) {
  markOpen(dialog, open, named);
  if (open) dialog.show();
  else dialog.close();
}

/**
 * Remove a dialog from the page, and the mark of its kind if no other one is open.
 * @param {HTMLDialogElement} dialog @param {{mark: string, kind: string}} named
 */
export function removeMarked(dialog, named) {
  markOpen(dialog, false, named);
  dialog.remove();
}

/** @param {HTMLDialogElement} dialog @param {boolean} open @param {{mark: string, kind: string}} named */
function markOpen(dialog, open, { mark, kind }) {
  const others = [...document.querySelectorAll(kind)].filter((other) => other !== dialog);
  markRoot(mark, open || others.some((other) => /** @type {HTMLDialogElement} */ (other).open));
}
