/** The buttons below the tray. They act on the selected puzzles, or on all puzzles if none is selected. */
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { isLacking } from "./asked.js";
import { foldersOf } from "./listing.js";
import { NAME_LENGTH } from "./records.js";
import { laterDuplicates } from "./repeats.js";
import { selectedAmong } from "./selection.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createTrayTools(onAction) {
  /** The keys of the visible puzzles. @type {string[]} */
  let keys = [];
  /**
   * The keys of the puzzles to analyse. They are the visible puzzles, or the selected ones among them.
   * @type {string[]}
   */
  let lacking = [];
  /** @type {string[]} */
  let duplicates = [];
  /** @param {string} key @param {() => import("../app/state.js").Action} action */
  const tool = (key, action) =>
    h("button", { type: "button", class: "button small", onclick: () => onAction(action()) }, t(key));
  const all = tool("tray.all", () => ({ type: "tray-all", keys }));
  const add = tool("tray.add", () => ({ type: "tray-board" }));
  const undo = tool("tray.undo", () => ({ type: "tray-undo" }));
  const remove = tool("tray.remove", () => ({ type: "tray-remove" }));
  const moveBack = tool("tray.back", () => ({ type: "tray-move", step: -1 }));
  const moveForward = tool("tray.on", () => ({ type: "tray-move", step: 1 }));
  const moveToFront = tool("tray.front", () => ({ type: "tray-front" }));
  const sort = tool("tray.sort", () => ({ type: "tray-sort" }));
  const exportButton = tool("tray.export", () => ({ type: "tray-export" }));
  const table = tool("tray.csv", () => ({ type: "tray-csv", keys }));
  const work = tool("tray.work-out", () => ({ type: "tray-ask", keys: lacking }));
  put(sort, "title", t("tray.sort.tip"));
  put(work, "title", t("tray.work-out.tip"));
  const removeDuplicates = tool("tray.once", () => ({ type: "tray-remove", keys: duplicates }));
  put(removeDuplicates, "title", t("tray.once.tip"));
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const importButton = h("button", { type: "button", class: "button small", onclick: picker.open }, t("tray.import"));
  const name = field("tray.name", (value) => onAction({ type: "tray-rename", name: value }));
  const known = h("datalist", { id: "tray-folders" });
  const folder = field("tray.folder-of", (value) => onAction({ type: "tray-folder", folder: value }), known.id);
  const chosen = h("div", { class: "row" }, name, folder, known, moveToFront, moveBack, moveForward);
  const root = h(
    "div",
    { class: "tray-tools" },
    chosen,
    h(
      "div",
      { class: "row" },
      add,
      all,
      remove,
      undo,
      removeDuplicates,
      sort,
      work,
      exportButton,
      table,
      importButton,
      picker.input,
    ),
  );
  return {
    root,
    /** @param {import("./model.js").Tray} tray @param {import("./model.js").Item[]} shown @param {import("./listing.js").Listing} listing */
    render({ items, selected, removed }, shown, { by, form }) {
      keys = shown.map(keyOf);
      const isTable = form === "table" && items.length > 0;
      duplicates = isTable ? laterDuplicates(items) : [];
      lacking = isTable ? selectedAmong(shown, selected).filter(isAskable).map(keyOf) : [];
      setHidden(removeDuplicates, duplicates.length === 0);
      setText(removeDuplicates, t("tray.once", { count: duplicates.length }));
      setHidden(work, !isTable);
      setIdle(work, lacking.length === 0);
      for (const part of [all, remove]) setHidden(part, items.length === 0);
      setIdle(remove, selected.size === 0);
      for (const part of [table, exportButton]) setHidden(part, items.length === 0);
      setHidden(sort, items.length === 0 || by !== "");
      setHidden(undo, removed.length === 0);
      setHidden(chosen, selected.size === 0);
      setHidden(name, selected.size !== 1);
      for (const part of [moveToFront, moveBack, moveForward]) setHidden(part, by !== "");
      if (chosen.hidden) return;
      known.replaceChildren(...foldersOf(items).map((value) => h("option", { value })));
      const these = items.filter(({ key }) => selected.has(key));
      const same = new Set(these.map((item) => item.folder ?? "")).size === 1;
      show(name, these[0]?.name ?? "");
      show(folder, same ? (these[0]?.folder ?? "") : "");
    },
  };
}

/** @param {import("./model.js").Item} item */
const keyOf = ({ key }) => key;

/** @param {import("./model.js").Item} item */
const isAskable = (item) => !item.asked && isLacking(item);

/** @param {string} label @param {(value: string) => void} onChange @param {string} [list]  the ID of a list of suggestions */
function field(label, onChange, list) {
  const input = h("input", {
    class: "field",
    "aria-label": t(label),
    placeholder: t(label),
    maxlength: NAME_LENGTH,
    list,
  });
  input.addEventListener("change", () => onChange(input.value.trim()));
  return input;
}

/**
 * Show a value in a text box, unless the player is typing in it.
 * @param {HTMLInputElement} input @param {string} value
 */
function show(input, value) {
  if (document.activeElement !== input) input.value = value;
}
