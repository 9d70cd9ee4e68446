/**
 * The foot of My puzzles. Its line begins the selection of puzzles, undoes a deletion, and chooses the columns of the
 * table. The tools for the selected puzzles come with the selection.
 */
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createColumnsMenu } from "./columns-menu.js";
import { createSelectedTools, createTrayField } from "./selected-tools.js";

/**
 * @param {(action: import("../app/state.js").Action) => void} onAction
 * @param {(picking: boolean) => void} onPick  called to begin a selection, and to end it
 */
export function createTrayTools(onAction, onPick) {
  const select = button("tray.select", () => onPick(true));
  const undo = button("tray.undo", () => onAction({ type: "tray-undo" }));
  const words = h("p", { class: "tray-words" });
  const name = createTrayField("tray.name", (value) => onAction({ type: "tray-rename", name: value }));
  const columns = createColumnsMenu(onAction);
  const done = h(
    "button",
    {
      ...{ type: "button", class: "icon-button", "aria-label": t("tray.select-end"), title: t("tray.select-end") },
      onclick() {
        onPick(false);
        select.focus();
      },
    },
    icon("close"),
  );
  const selectedTools = createSelectedTools(onAction);
  const rest = h("div", { class: "tray-rest" }, columns.root, done);
  const line = h("div", { class: "tray-line" }, select, words, name.root, undo, rest);
  return {
    root: h("div", { class: "tray-foot" }, line, selectedTools.root),
    showColumns: columns.show,
    /**
     * @param {import("./model.js").Tray} tray @param {import("./model.js").Item[]} shown
     * @param {import("./listing.js").Listing} listing @param {boolean} picking
     */
    render(tray, shown, listing, picking) {
      const { items, selected, removed } = tray;
      setHidden(select, picking || shown.length === 0);
      setHidden(undo, removed.length === 0 || selected.size > 0);
      setHidden(words, !picking || selected.size === 1);
      setText(words, t(selected.size ? "tray.selected" : "tray.select-hint", { count: selected.size }));
      setHidden(name.root, selected.size !== 1);
      name.show(items.find(({ key }) => selected.has(key))?.name ?? "");
      setHidden(done, !picking);
      columns.render(listing);
      selectedTools.render(tray, listing);
    },
  };
}

/** @param {string} key @param {() => void} onclick */
const button = (key, onclick) => h("button", { type: "button", class: "button small", onclick }, t(key));
