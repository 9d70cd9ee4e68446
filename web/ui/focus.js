/**
 * Focus that survives drawing, because Tab would otherwise start from the top of the page.
 *
 * If the focused element is removed or disabled, the focus moves to the nearest element that can have it.
 */

const FOCUSABLE = 'button, select, input, textarea, summary, a[href], [tabindex="0"]';
/** Elements that manage their focus themselves: the board moves it, and dialogs give it back. */
const OWN = '[role="grid"], dialog';

/** Remember the focus before the page is drawn. Call the returned function after it. @returns {() => void} */
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

/** Return the first usable element inside the nearest ancestor that has one, or null. @param {Element[]} around */
function nearest(around) {
  for (const place of around.filter((element) => element.isConnected)) {
    const able = /** @type {HTMLElement[]} */ ([...place.querySelectorAll(FOCUSABLE)]);
    const found = able.find((element) => element.tabIndex >= 0 && isAble(element));
    if (found) return found;
  }
  return null;
}
