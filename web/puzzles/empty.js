/** The words that stand in the place of the list if there is no puzzle, or none that is looked for. */
import { h, icon, setClass, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/**
 * @param {(action: import("../app/state.js").Action) => void} onAction
 * @param {() => boolean} hasColumn  whether a place beside My puzzles may have a main button
 */
export function createEmpty(onAction, hasColumn) {
  const words = h("p", { class: "muted" });
  const make = h(
    "button",
    {
      type: "button",
      onclick() {
        onAction({ type: "wish", choice: { count: 12 } });
        onAction({ type: "place", place: "make" });
        onAction({ type: "make", what: "batch" });
      },
    },
    icon("sparkle"),
    t("tray.make"),
  );
  const root = h("div", { class: "tray-empty" }, words, make);
  return {
    root,
    /** @param {import("./model.js").Item[]} items @param {import("./model.js").Item[]} shown */
    render(items, shown) {
      setHidden(root, shown.length > 0);
      setText(words, t(items.length ? "tray.none-found" : "tray.empty"));
      setHidden(make, items.length > 0);
      setClass(make, hasColumn() ? "button" : "button primary");
    },
  };
}
