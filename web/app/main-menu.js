/**
 * The menu of the page: language, appearance, backup, keyboard shortcuts, help, diagnostics and licences.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */

import { LANGUAGES } from "../contract/constants.js";
import { linkTo } from "../parts/parts.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { THEMES } from "./settings.js";
import { statusWords } from "./status.js";

/** @typedef {(action: Action) => void} OnAction */

/** @param {OnAction} onAction */
export function createMainMenu(onAction) {
  let opened = false;
  const close = () => opened && onAction({ type: "layer", layer: "" });
  const language = select("header.language", Object.entries(LANGUAGES), (lang) =>
    onAction({ type: "settings", settings: { lang } }),
  );
  const themes = THEMES.map((theme) => [theme, t(`theme.${theme}`)]);
  const theme = select("header.theme", themes, (name) =>
    onAction({ type: "settings", settings: { theme: THEMES.find((theme) => theme === name) } }),
  );
  const status = h("p", { class: "muted" });
  const picker = createFilePicker(([file]) => onAction({ type: "restore-everything", file }));
  const list = h(
    "div",
    { class: "main-menu-list", id: "main-menu", role: "group", "aria-label": t("menu.label"), hidden: true },
    setting("language", language),
    setting("theme", theme),
    entry("playing.title", () => onAction({ type: "layer", layer: "playing" })),
    entry("menu.save", () => onAction({ type: "save-everything" })),
    entry("menu.restore", picker.open),
    entry("everything.forget", () => onAction({ type: "layer", layer: "forget" })),
    entry("one-file.keep", () => onAction({ type: "offer-page" })),
    entry("help.keys", () => onAction({ type: "layer", layer: "keys" })),
    entry("header.help", () => onAction({ type: "layer", layer: "help" })),
    entry("diagnostics.title", () => onAction({ type: "diagnose" })),
    h("a", { class: "menu-item", ...linkTo("licences.txt") }, t("help.licences")),
    status,
    picker.input,
  );
  const button = h(
    "button",
    {
      type: "button",
      id: "to-menu", // by this id, the button gets the focus again after a change of the language
      class: "main-menu-button icon-button",
      "aria-label": t("menu.label"),
      title: t("menu.label"),
      "aria-expanded": "false",
      "aria-controls": list.id,
      onclick: () => onAction({ type: "layer", layer: opened ? "" : "menu" }),
    },
    icon("menu"),
  );
  const root = h("div", { class: "main-menu" }, button, list);

  /** @param {string} label @param {() => void} onChoose */
  function entry(label, onChoose) {
    const onclick = () => {
      close();
      onChoose();
    };
    return h("button", { type: "button", class: "menu-item", "data-entry": label, onclick }, t(label));
  }

  /** @param {KeyboardEvent} event */
  const escaped = (event) => {
    if (event.key !== "Escape" || !opened) return;
    close();
    button.focus();
  };
  /** @param {Event} event */
  const elsewhere = ({ target }) => {
    if (!root.contains(/** @type {Node} */ (target))) close();
  };
  root.addEventListener("keydown", escaped);
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !root.contains(/** @type {Node} */ (relatedTarget))) close();
  });
  document.addEventListener("pointerdown", elsewhere);

  return {
    root,
    /** @param {State} state */
    render(state) {
      opened = state.layer === "menu";
      setHidden(list, !opened);
      put(button, "aria-expanded", String(opened));
      language.value = document.documentElement.lang;
      theme.value = state.settings.theme;
      setText(status, statusWords(state.engine, state.offline));
    },
    destroy: () => document.removeEventListener("pointerdown", elsewhere),
  };
}

/** @param {string} label @param {string[][]} options @param {(value: string) => void} onChoose */
function select(label, options, onChoose) {
  const parts = options.map(([value, name]) => h("option", { value, lang: value in LANGUAGES ? value : null }, name));
  const list = h("select", { id: label, class: "field" }, ...parts);
  list.addEventListener("change", () => onChoose(list.value));
  return list;
}

/** @param {"language" | "theme"} drawing @param {HTMLSelectElement} list */
const setting = (drawing, list) =>
  h("div", { class: "setting" }, icon(drawing), h("label", { for: list.id }, t(list.id)), list);
