/**
 * Keeps the focus from being lost, so that Tab would begin at the top of the page: if the focused element is removed or
 * can no longer be used, the focus moves to the nearest one that can.
 */

const FOCUSABLE = 'button, select, input, textarea, summary, a[href], [tabindex="0"]';
/** The board moves its focus itself; a dialog gives it back. */
const OWN = '[role="grid"], dialog';

/** To be called before the page is drawn; what it gives, after. @returns {() => void} */
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

/** @param {Element} element @returns {Element[]} nearest first */
function ancestorsOf({ parentElement }) {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** @param {Element} element */
const isAble = (element) => element.isConnected && !element.matches(":disabled") && element.checkVisibility();

/** The first thing in the nearest of these that can be used. @param {Element[]} around */
function nearest(around) {
  for (const place of around.filter((element) => element.isConnected)) {
    const able = /** @type {HTMLElement[]} */ ([...place.querySelectorAll(FOCUSABLE)]);
    const found = able.find((element) => element.tabIndex >= 0 && isAble(element));
    if (found) return found;
  }
  return null;
}
