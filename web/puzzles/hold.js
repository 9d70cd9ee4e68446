/** A long press of a finger, which begins a selection. The tap that ends it does nothing else. */

/** The time in milliseconds after which a press is long. */
const HOLD = 500;
/** The distance in pixels that a finger may move during a long press. */
const STILL = 10;

/**
 * Call a function when a finger or pen is held on an element of a box.
 * @param {HTMLElement} box @param {(target: Element) => void} onHeld
 */
export function whenHeld(box, onHeld) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let held = false;
  let touched = false;
  let begin = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);

  box.addEventListener("pointerdown", ({ pointerType, target, clientX, clientY }) => {
    stop();
    held = false;
    touched = pointerType !== "mouse";
    begin = { x: clientX, y: clientY };
    if (!touched) return;
    timer = setTimeout(() => {
      held = true;
      onHeld(/** @type {Element} */ (target));
    }, HOLD);
  });
  box.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - begin.x, clientY - begin.y) > STILL) stop();
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave", "scroll"]) box.addEventListener(end, stop);
  // a browser would drag the card, or open its own menu
  for (const begun of ["dragstart", "contextmenu"])
    box.addEventListener(begun, (event) => {
      if (!touched) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
  box.addEventListener(
    "click",
    (event) => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
