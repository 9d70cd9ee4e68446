/**
 * A way to keep the focus while the page is redrawn. Without the focus, Tab would start again from the top of the page.
 * If the focused element is removed or disabled, the focus moves to the nearest element that can have it.
 */

const FOCUSABLE = 'button, select, input, textarea, summary, a[href], [tabindex="0"]';
/** The elements that manage the focus themselves: the board moves the focus, and dialogs give it back. */
const OWN = '[role="grid"], dialog';

/**
 * Remember the focus before the page is drawn. Call the returned function after drawing, to restore the focus.
 * @returns {() => void}
 */
export function holdFocus() {
  const held = document.activeElement;
  if (!held || held === document.body || held.closest(OWN)) return () => {};
  const around = ancestorsOf(held);
  return () => {
    const now = document.activeElement;
    const moved = now !== held && now !== document.body;
    if (!moved && !isAble(held)) nearest(around)?.focus({ preventScroll: true });
  };
}

/** Return the ancestors of an element. @param {Element} element @returns {Element[]} nearest first */
function ancestorsOf({ parentElement }) {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** Return whether an element can have the focus. @param {Element} element */
const isAble = (element) => element.isConnected && !element.matches(":disabled") && element.checkVisibility();

/**
 * Return the first usable element in the nearest ancestor that contains one. Return null if there is none.
 * @param {Element[]} around  the ancestors, nearest first
 */
function nearest(around) {
  for (const place of around.filter((element) => element.isConnected)) {
    const able = /** @type {HTMLElement[]} */ ([...place.querySelectorAll(FOCUSABLE)]);
    const found = able.find((element) => element.tabIndex >= 0 && isAble(element));
    if (found) return found;
  }
  return null;
}
