/** The preview of a page, with buttons to turn pages and to zoom. A click on the page zooms in at the pointer. */
import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createWell } from "../ui/well.js";
import { countIn } from "./book.js";
import { sourceNow } from "./facts.js";
import { showFaces, showOwnFonts } from "./fonts.js";
import { lacksAddress, proportionOf } from "./options.js";
import { drawingOf } from "./output.js";
import { formatWords, placeWords } from "./page-words.js";
import { isMade, isOpened } from "./saved.js";
import { createWarnings } from "./warnings.js";

/** @typedef {import("../app/state.js").State} State */

/** The zoom levels, and the level to which a click zooms in. */
const ZOOMS = [1, 1.5, 2, 3, 4];
const CLOSELY = 2;

/** @param {(page: number) => void} onPage */
export function createPreview(onPage) {
  let page = 0;
  let shown = "";
  const back = step("print.back", "back", () => onPage(page - 1));
  const forward = step("print.forward", "forward", () => onPage(page + 1));
  const place = h("p", { class: "print-place", role: "status" });
  const format = h("p", { class: "print-format" });
  const smaller = step("print.smaller", "minus", () => zoom(ZOOMS[ZOOMS.indexOf(scale) - 1]));
  const larger = step("print.larger", "plus", () => zoom(ZOOMS[ZOOMS.indexOf(scale) + 1]));
  const onclick = (/** @type {MouseEvent} */ event) => zoom(scale === 1 ? CLOSELY : 1, event);
  const drawn = h("div");
  const zooming = { "aria-pressed": "false", "aria-label": t("print.zoom"), onclick };
  // a separate button over the page: if the page itself were the button, its text would be part of the button's name
  const glass = h("button", { type: "button", class: "sheet-glass", ...zooming });
  const sheet = h("div", { class: "sheet-page" }, drawn, glass);
  const frame = h("div", { class: "sheet" }, sheet);
  const nothing = createWell(t("print.unmade"));
  put(nothing, "aria-hidden", "true"); // the line below has the same words
  const warnings = createWarnings();
  const root = h(
    "div",
    { class: "preview" },
    h("div", { class: "sheet-room" }, frame, nothing),
    h(
      "div",
      { class: "scene-foot print-turn" },
      format,
      back,
      place,
      forward,
      h("div", { class: "print-zoom" }, smaller, larger),
    ),
    warnings.root,
  );
  let scale = 1;

  /**
   * Zoom around the point of a click. Without a click, as for keys and buttons, zoom around the centre.
   * @param {number} next @param {MouseEvent} [event]
   */
  const zoom = (next, event) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const [x, y] = event?.detail ? [event.clientX - left, event.clientY - top] : [width / 2, height / 2];
    const [across, down] = [(frame.scrollLeft + x) / scale, (frame.scrollTop + y) / scale];
    scale = next;
    sheet.style.setProperty("--zoom", String(scale));
    frame.scrollTo(across * scale - x, down * scale - y);
    put(glass, "aria-pressed", String(scale > 1));
    setIdle(smaller, scale === ZOOMS[0]);
    setIdle(larger, scale === ZOOMS.at(-1));
  };
  setIdle(smaller, true);

  /** Make the sheet as large as the stage allows for pages of this proportion. @param {number} proportion */
  const showProportion = (proportion) => frame.style.setProperty("--proportion", String(proportion));

  /** @param {State} state */
  const words = (state) => {
    const { print, engine } = state;
    if (print.work) return say(print.work);
    if (print.sheets?.total === 0) return t("print.nothing");
    if (print.sheets) return placeWords(print, print.sheets);
    return t(engine.phase === "ready" ? "print.drawing" : "print.waiting");
  };

  return {
    root,
    /** @param {State} state */
    render(state) {
      const { print } = state;
      if (state.place === "print" || state.layer === "desk") showOwnFonts(print.fonts);
      const source = sourceNow(state);
      const isSeries = source === "series";
      const unmade =
        (source === "now" && !isMade(print)) ||
        (source === "book" && !countIn(print.book)) ||
        (isSeries && !print.sheets);
      const total = print.sheets?.total ?? 0;
      const empty = unmade || print.sheets?.total === 0;
      page = print.page;
      setIdle(back, unmade || page <= 0);
      setIdle(forward, unmade || page + 1 >= total);
      setText(place, unmade ? t(isSeries ? "print.series.unmade" : "print.unmade") : words(state));
      put(place, "class", empty ? "unseen" : "print-place");
      setHidden(nothing, !empty);
      setText(/** @type {Element} */ (nothing.lastElementChild), empty ? (place.textContent ?? "") : "");
      for (const part of [frame, smaller, larger, format]) setHidden(part, empty);
      for (const part of [back, forward]) setHidden(part, empty || total === 1);
      setText(format, print.sheets && !isSeries ? formatWords(print, print.sheets) : "");
      // keep space for the page until it is drawn
      if (!print.sheets) showProportion(proportionOf(print.options) / (isOpened(print) ? 2 : 1));
      const nowhere = lacksAddress(print.options) ? [{ code: "no-address" }] : [];
      warnings.render([...nowhere, ...((!unmade && print.sheets?.warnings) || [])]);
      const drawing = print.sheets?.pages[page] ?? "";
      if (!drawing || drawing === shown) return;
      showFaces();
      shown = drawing;
      const picture = drawingOf(drawing);
      const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
      showProportion(width / height);
      put(frame, "data-opened", isOpened(print) && width > height);
      drawn.replaceChildren(picture);
    },
  };
}

/** @param {string} label @param {"back" | "forward" | "plus" | "minus"} drawing @param {() => void} onclick */
const step = (label, drawing, onclick) =>
  h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t(label), title: t(label), onclick },
    icon(drawing),
  );
