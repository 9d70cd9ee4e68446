/** The buttons below the tray: what can be done with the selected puzzles, and with all. */
import { h, setIdle } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { NAME_LENGTH } from "./records.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createTrayTools(onAction) {
  /** @param {string} key @param {import("../app/state.js").Action} action */
  const tool = (key, action) =>
    h("button", { type: "button", class: "button small", onclick: () => onAction(action) }, t(key));
  const all = tool("tray.all", { type: "tray-all" });
  const add = tool("tray.add", { type: "tray-board" });
  const undo = tool("tray.undo", { type: "tray-undo" });
  const remove = tool("tray.remove", { type: "tray-remove" });
  const back = tool("tray.back", { type: "tray-move", step: -1 });
  const on = tool("tray.on", { type: "tray-move", step: 1 });
  const front = tool("tray.front", { type: "tray-front" });
  const sort = tool("tray.sort", { type: "tray-sort" });
  const out = tool("tray.export", { type: "tray-export" });
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const into = h("button", { type: "button", class: "button small", onclick: picker.open }, t("tray.import"));
  const name = h("input", {
    class: "field",
    "aria-label": t("tray.name"),
    placeholder: t("tray.name"),
    maxlength: NAME_LENGTH,
  });
  name.addEventListener("change", () => onAction({ type: "tray-rename", name: name.value.trim() }));
  const chosen = h("div", { class: "row" }, name, front, back, on);
  const root = h(
    "div",
    { class: "tray-tools" },
    chosen,
    h("div", { class: "row" }, add, all, remove, undo, sort, out, into, picker.input),
  );
  return {
    root,
    /** @param {import("./model.js").Tray} tray */
    render({ items, selected, removed }) {
      all.hidden = remove.hidden = items.length === 0;
      setIdle(remove, selected.size === 0);
      out.hidden = sort.hidden = items.length < 1;
      undo.hidden = removed.length === 0;
      chosen.hidden = selected.size === 0;
      name.hidden = selected.size !== 1;
      const one = items.find(({ key }) => selected.has(key));
      if (one && document.activeElement !== name) name.value = one.name;
    },
  };
}
