/**
 * The zoom of a board whose cells are too small for a finger. Two buttons, at a place without cells, and two fingers
 * change the size of the cells. An enlarged board scrolls in its place, and the cell with the cursor stays in sight.
 * @typedef {import("../app/state.js").State} State
 */
import { geometry } from "../board/geometry.js";
import { h, put, setHidden, setIdle } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { freePlace, levelsOf, SMALL, scrolledTo, sizesFrom } from "./places.js";

/** @param {HTMLElement} root the element around the board */
export function createZoom(root) {
  const view = /** @type {HTMLElement} */ (root.querySelector("#board-window"));
  const probe = h("div", { class: "zoom-probe" }); // as wide as a cell of the whole board
  const smaller = button("zoom.out", "−", () => go(-1));
  const larger = button("zoom.in", "+", () => go(1));
  const buttons = h(
    "div",
    { class: "zoom", role: "group", "aria-label": t("zoom.label"), hidden: true },
    smaller,
    larger,
  );
  root.append(probe, buttons);
  /** The index of the size of cells; 0 is the whole board. */
  let level = 0;
  /** The middle of the buttons beside the whole board. @type {[number, number] | null} */
  let place = null;
  let name = "";
  let selection = 0;

  const cursor = () => /** @type {HTMLElement | null} */ (view.querySelector('[role="gridcell"][tabindex="0"]'));

  const draw = () => {
    const whole = probe.offsetWidth;
    if (!whole) return; // the board is not on the screen
    const sizes = sizesFrom(whole);
    const isSmall = whole < SMALL;
    level = isSmall ? Math.max(0, Math.min(level, sizes.length - 1)) : 0;
    put(root, "data-zoomed", level > 0);
    if (!level) place = isSmall ? freePlace(geometry(name), ...roomFor(buttons, whole)) : null; // measured beside the whole board
    setHidden(buttons, !place);
    for (const [at, axis] of ["x", "y"].entries())
      buttons.style.setProperty(`--zoom-${axis}`, String(place?.[at] ?? 0));
    root.style.setProperty("--zoomed", `${sizes[level]}px`);
    setIdle(smaller, level === 0);
    setIdle(larger, level === sizes.length - 1);
  };

  /** Enlarge or reduce the cells. The cell with the cursor is then in the middle. @param {number} by */
  const go = (by) => {
    level += by;
    draw();
    const { offsetLeft = 0, offsetTop = 0, offsetWidth = 0 } = cursor() ?? {};
    view.scrollTo(offsetLeft + (offsetWidth - view.clientWidth) / 2, offsetTop + (offsetWidth - view.clientHeight) / 2);
  };

  /** Scroll so that the cell with the cursor is in sight. */
  const follow = () => {
    const { offsetLeft = 0, offsetTop = 0, offsetWidth = 0 } = cursor() ?? {};
    view.scrollTo(
      scrolledTo(view.scrollLeft, offsetLeft, offsetWidth, view.clientWidth),
      scrolledTo(view.scrollTop, offsetTop, offsetWidth, view.clientHeight - buttons.offsetHeight),
    );
  };

  /** The distance of two fingers when the cells last changed their size, or 0 if there are not two fingers. */
  let apart = 0;
  /** @param {TouchEvent} event */
  const touched = ({ touches }) => {
    apart = touches.length === 2 && !buttons.hidden ? distance(touches) : 0;
  };
  /** @param {TouchEvent} event */
  const pinched = (event) => {
    if (!apart) return;
    if (event.cancelable) event.preventDefault(); // otherwise the browser enlarges the whole page
    const by = levelsOf(distance(event.touches) / apart);
    if (by) go(by);
    if (by) apart = distance(event.touches);
  };
  const fingers = new AbortController();
  view.addEventListener("touchstart", touched, { signal: fingers.signal, passive: true });
  view.addEventListener("touchend", touched, { signal: fingers.signal });
  view.addEventListener("touchmove", pinched, { signal: fingers.signal, passive: false });

  const watch = new ResizeObserver(draw);
  return {
    /** @param {State} state */
    render({ board, selection: now }) {
      if (board.geometry !== name) {
        level = 0;
        name = board.geometry;
        watch.observe(probe);
        draw();
      }
      if (level && now !== selection) follow();
      selection = now;
    },
    destroy() {
      watch.disconnect();
      fingers.abort();
      for (const part of [probe, buttons]) part.remove();
      put(root, "data-zoomed", null);
    },
  };
}

/** Return the distance between two fingers. @param {TouchList} touches */
const distance = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Return the width and height of the buttons in whole cells. @param {HTMLElement} buttons @param {number} cell */
const roomFor = ({ offsetWidth, offsetHeight }, cell) =>
  /** @type {[number, number]} */ ([offsetWidth, offsetHeight].map((length) => Math.max(1, Math.floor(length / cell))));

/** @param {string} key @param {string} face @param {() => void} onclick */
const button = (key, face, onclick) =>
  h("button", { type: "button", class: "button zoom-button", "aria-label": t(key), title: t(key), onclick }, face);
