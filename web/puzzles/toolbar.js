/**
 * The foot of My puzzles. Its line begins the selection of puzzles, undoes a deletion, and has a menu of what is done
 * with all puzzles. The tools for the selected puzzles come with the selection.
 */
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { isLacking } from "./asked.js";
import { createColumnsMenu } from "./columns-menu.js";
import { laterDuplicates } from "./repeats.js";
import { createSelectedTools, createTrayField } from "./selected-tools.js";
import { selectedAmong } from "./selection.js";

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
  const all = createAllMenu(onAction);
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
  const rest = h("div", { class: "tray-rest" }, columns.root, all.root, done);
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
      all.render(tray, shown, listing);
      selectedTools.render(tray, listing);
    },
  };
}

/** Create the menu of what is done with all visible puzzles. @param {(action: import("../app/state.js").Action) => void} onAction */
function createAllMenu(onAction) {
  /** The keys of the visible puzzles. @type {string[]} */
  let keys = [];
  /**
   * The keys of the puzzles to analyse. They are the visible puzzles, or the selected ones among them.
   * @type {string[]}
   */
  let lacking = [];
  /** @type {string[]} */
  let duplicates = [];
  let inOwnOrder = true;
  let selectedCount = 0;
  const { root } = createMenu({ label: t("tray.more"), look: "small" }, [
    {
      choices: [
        {
          label: t("tray.all"),
          offered: () => selectedCount < keys.length,
          onChoose: () => onAction({ type: "tray-all", keys }),
        },
        { label: t("tray.sort"), offered: () => inOwnOrder, onChoose: () => onAction({ type: "tray-sort" }) },
        {
          label: t("tray.work-out"),
          note: t("tray.work-out.tip"),
          offered: () => lacking.length > 0,
          onChoose: () => onAction({ type: "tray-ask", keys: lacking }),
        },
        {
          label: t("tray.once"),
          note: t("tray.once.tip"),
          offered: () => duplicates.length > 0,
          onChoose: () => onAction({ type: "tray-remove", keys: duplicates }),
        },
      ],
    },
    {
      choices: [
        {
          label: t("tray.export-all"),
          offered: () => selectedCount === 0,
          onChoose: () => onAction({ type: "tray-export" }),
        },
        { label: t("tray.csv"), onChoose: () => onAction({ type: "tray-csv", keys }) },
      ],
    },
  ]);
  return {
    root,
    /** @param {import("./model.js").Tray} tray @param {import("./model.js").Item[]} shown @param {import("./listing.js").Listing} listing */
    render({ items, selected }, shown, { by, form }) {
      setHidden(root, items.length === 0);
      keys = shown.map(keyOf);
      duplicates = form === "table" ? laterDuplicates(items) : [];
      lacking = form === "table" ? selectedAmong(shown, selected).filter(isAskable).map(keyOf) : [];
      inOwnOrder = by === "" && items.length > 1;
      selectedCount = selected.size;
    },
  };
}

/** @param {string} key @param {() => void} onclick */
const button = (key, onclick) => h("button", { type: "button", class: "button small", onclick }, t(key));

/** @param {import("./model.js").Item} item */
const keyOf = ({ key }) => key;

/** @param {import("./model.js").Item} item */
const isAskable = (item) => !item.asked && isLacking(item);
