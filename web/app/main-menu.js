/**
 * The menu of the page: language and appearance, settings, backup, keyboard shortcuts and help. A second list in its
 * place, About, has the licences, the diagnostics, the state of the page, and the deletion of everything.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */

import { LANGUAGES } from "../contract/constants.js";
import { linkTo } from "../parts/parts.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { isTouch } from "../ui/touch.js";
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
  const toAbout = door("menu.about", () => showAbout(true));
  const fromAbout = backItem("menu.about", () => showAbout(false));
  const first = h(
    "div",
    { class: "menu-level" },
    group(
      h("div", { class: "setting" }, setting("language", language), setting("theme", theme)),
      entry("playing.title", { type: "layer", layer: "playing" }),
    ),
    group(
      entry("menu.save", { type: "save-everything" }),
      item("menu.restore", picker.open),
      entry("one-file.keep", { type: "offer-page" }),
    ),
    group(
      ...(isTouch() ? [] : [entry("help.keys", { type: "layer", layer: "keys" })]),
      entry("header.help", { type: "layer", layer: "help" }),
      toAbout,
    ),
  );
  const about = h(
    "div",
    { class: "menu-level", role: "group", "aria-label": t("menu.about"), hidden: true },
    fromAbout,
    group(
      h("a", { class: "menu-item", ...linkTo("licences.txt") }, t("help.licences")),
      entry("diagnostics.title", { type: "diagnose" }),
      status,
    ),
    h(
      "div",
      { class: "menu-group menu-apart" },
      entry("everything.forget", { type: "layer", layer: "forget" }, "danger"),
    ),
  );
  const list = h(
    "div",
    { class: "main-menu-list", id: "main-menu", role: "group", "aria-label": t("menu.label"), hidden: true },
    ...[first, about, picker.input],
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

  /** Show the second list or the first one, with the focus where the person goes on. @param {boolean} on */
  function showAbout(on) {
    setHidden(on ? about : first, false);
    (on ? fromAbout : toAbout).focus(); // before the other list is hidden, because the menu closes without the focus
    setHidden(on ? first : about, true);
  }
  /** @param {string} label @param {() => void} onChoose @param {string} [look] */
  function item(label, onChoose, look = "") {
    const onclick = () => {
      close();
      onChoose();
    };
    return h("button", { type: "button", class: `menu-item ${look}`, "data-entry": label, onclick }, t(label));
  }
  /** @param {string} label @param {Action} action @param {string} [look] */
  function entry(label, action, look) {
    return item(label, () => onAction(action), look);
  }

  /** @param {KeyboardEvent} event */
  const escaped = (event) => {
    if (event.key !== "Escape" || !opened) return;
    event.stopPropagation();
    if (!about.hidden) return showAbout(false);
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
      if (!opened) for (const level of [first, about]) setHidden(level, level === about);
      put(button, "aria-expanded", String(opened));
      if (!opened) return;
      language.value = document.documentElement.lang;
      theme.value = state.settings.theme;
      setText(status, statusWords(state.engine, state.offline));
    },
    destroy: () => document.removeEventListener("pointerdown", elsewhere),
  };
}

/** @param {...HTMLElement} rows */
const group = (...rows) => h("div", { class: "menu-group" }, ...rows);

/** Create the row that leads to the second list. @param {string} label @param {() => void} onclick */
function door(label, onclick) {
  const look = "menu-item menu-door";
  return h("button", { type: "button", class: look, "data-entry": label, onclick }, t(label), icon("forward"));
}

/** Create the row that leads back from the second list. @param {string} label @param {() => void} onclick */
function backItem(label, onclick) {
  const name = t(label);
  const names = { class: "menu-item menu-back", "aria-label": t("menu.back", { name }) };
  return h("button", { type: "button", ...names, onclick }, icon("back"), name);
}

/** @param {string} label @param {string[][]} options @param {(value: string) => void} onChoose */
function select(label, options, onChoose) {
  const parts = options.map(([value, name]) => h("option", { value, lang: value in LANGUAGES ? value : null }, name));
  const list = h("select", { id: label, class: "field", "aria-label": t(label), title: t(label) }, ...parts);
  list.addEventListener("change", () => onChoose(list.value));
  return list;
}

/** @param {"language" | "theme"} drawing @param {HTMLSelectElement} list */
const setting = (drawing, list) => h("div", { class: "setting-field" }, icon(drawing), list);
