/** The page as it will be printed: page through, and a click looks more closely. */
import { h, icon, put, setText } from "./dom.js";
import { say, t } from "./i18n.js";
import { isMade, sourceNow } from "./print-source.js";
import { drawingOf } from "./sheets.js";

/** @typedef {import("./state.js").State} State */

/** @param {(page: number) => void} onPage */
export function createPreview(onPage) {
  let page = 0;
  let shown = "";
  const back = step("print.back", "back", () => onPage(page - 1));
  const forward = step("print.forward", "forward", () => onPage(page + 1));
  const place = h("p", { class: "print-place", role: "status" });
  const onclick = () => put(sheet, "aria-pressed", String(sheet.getAttribute("aria-pressed") !== "true"));
  const zooming = { "aria-pressed": "false", "aria-label": t("print.zoom"), onclick };
  const sheet = h("button", { type: "button", class: "sheet", ...zooming });
  const root = h("div", { class: "preview" }, h("div", { class: "row" }, back, place, forward), sheet);

  /** @param {State} state */
  const words = ({ print, engine }) => {
    if (print.work) return say(print.work);
    if (print.sheets) return t("print.place", { number: page + 1, total: print.sheets.total });
    return t(engine.phase === "ready" ? "print.drawing" : "print.waiting");
  };

  return {
    root,
    /** @param {State} state */
    render(state) {
      const { print } = state;
      const unmade = sourceNow(state) === "now" && !isMade(print);
      const total = print.sheets?.total ?? 0;
      page = print.page;
      back.disabled = unmade || page <= 0;
      forward.disabled = unmade || page + 1 >= total;
      setText(place, unmade ? t("print.unmade") : words(state));
      sheet.hidden = unmade || !print.sheets;
      const drawing = print.sheets?.pages[page] ?? "";
      if (!drawing || drawing === shown) return;
      shown = drawing;
      sheet.replaceChildren(drawingOf(drawing));
    },
  };
}

/** @param {string} label @param {"back" | "forward"} drawing @param {() => void} onclick */
const step = (label, drawing, onclick) =>
  h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t(label), title: t(label), onclick },
    icon(drawing),
  );
