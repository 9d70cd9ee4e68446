/** The tools for the selected puzzles: print, move, export and delete them. */
import { h, put, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { foldersOf } from "./listing.js";
import { NAME_LENGTH } from "./records.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createSelectedTools(onAction) {
  let moving = false;
  /** @param {string} key @param {() => void} onclick */
  const tool = (key, onclick) => h("button", { type: "button", class: "button small", onclick }, t(key));
  const printing = tool("place.print", () => {
    onAction({ type: "print", print: { source: "tray", page: 0 } });
    onAction({ type: "place", place: "print" });
  });
  const move = tool("tray.move", () => {
    moving = !moving;
    showMoving();
  });
  const exportButton = tool("tray.export", () => onAction({ type: "tray-export" }));
  const remove = tool("tray.remove", () => onAction({ type: "tray-remove" }));

  const known = h("datalist", { id: "tray-folders" });
  const folder = createTrayField(
    "tray.folder-of",
    (value) => onAction({ type: "tray-folder", folder: value }),
    known.id,
  );
  const order = h(
    "div",
    { class: "row" },
    tool("tray.front", () => onAction({ type: "tray-front" })),
    tool("tray.back", () => onAction({ type: "tray-move", step: -1 })),
    tool("tray.on", () => onAction({ type: "tray-move", step: 1 })),
  );
  const places = h("div", { class: "tray-places", id: "tray-places" }, folder.root, known, order);
  put(move, "aria-controls", places.id);
  const showMoving = () => {
    setHidden(places, !moving);
    put(move, "aria-expanded", String(moving));
  };
  showMoving();
  const root = h(
    "div",
    { class: "tray-selected" },
    places,
    h("div", { class: "row" }, printing, move, exportButton, remove),
  );
  return {
    root,
    /** @param {import("./model.js").Tray} tray @param {import("./listing.js").Listing} listing */
    render({ items, selected }, { by }) {
      setHidden(root, selected.size === 0);
      setHidden(order, by !== "");
      if (root.hidden) return;
      known.replaceChildren(...foldersOf(items).map((value) => h("option", { value })));
      const folders = new Set(items.filter(({ key }) => selected.has(key)).map((item) => item.folder ?? ""));
      folder.show(folders.size === 1 ? [...folders][0] : "");
    },
  };
}

/**
 * Create a text box for a fact about the selected puzzles.
 * @param {string} label @param {(value: string) => void} onChange @param {string} [list]  the ID of a list of suggestions
 */
export function createTrayField(label, onChange, list) {
  const root = h("input", {
    class: "field",
    "aria-label": t(label),
    placeholder: t(label),
    maxlength: NAME_LENGTH,
    list,
  });
  root.addEventListener("change", () => onChange(root.value.trim()));
  return {
    root,
    /** Show a value, unless the player is typing. @param {string} value */
    show(value) {
      if (document.activeElement !== root) root.value = value;
    },
  };
}
