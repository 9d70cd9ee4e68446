/**
 * A button that opens a menu of commands and options. Arrow keys move through the menu. Escape or a click elsewhere
 * closes it.
 * @typedef {{label: string, face?: string, note?: string, role?: "menuitem" | "menuitemcheckbox" | "menuitemradio",
 *   keys?: [string, string], offered?: () => boolean, stays?: boolean, onChoose: () => void}} Choice  `face`: a shorter
 *   text to show instead of the label; `note`: an explanation in small print; `keys`: the shortcut as
 *   `aria-keyshortcuts` needs it, and then as it is shown; `offered`: called when the menu opens, returns whether to
 *   show the choice; `stays`: whether the menu stays open after the choice
 * @typedef {{title?: string, choices: Choice[]}} Group
 */
import { h, icon, put, setIdle } from "./dom.js";
import { freshId } from "./ids.js";

/**
 * Create a button that opens a menu, and the menu.
 * @param {{drawing?: Parameters<typeof icon>[0], label: string, look?: string}} face
 * @param {Group[]} groups the groups of choices, with lines between them
 */
export function createMenu({ drawing, label, look = "" }, groups) {
  const made = groups.map(({ title, choices }) => ({
    title,
    items: choices.map((choice) => itemOf(choice, () => close())),
  }));
  const items = made.flatMap((group) => group.items);
  const list = h(
    "div",
    { class: "menu-list", role: "menu", id: freshId("menu"), "aria-label": label, hidden: true },
    ...made.map(groupOf),
  );
  const parts = [drawing && icon(drawing), h("span", { class: "menu-name" }, label), icon("down")];
  const names = { "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": list.id };
  const button = h("button", { type: "button", class: `button ${look}`, ...names }, ...parts);
  const root = h("div", { class: "menu" }, button, list);
  const able = () => items.filter(({ disabled, hidden }) => !disabled && !hidden);
  const choices = groups.flatMap((group) => group.choices);

  const open = () => {
    for (const [at, { offered }] of choices.entries()) items[at].hidden = offered?.() === false;
    list.hidden = false;
    put(button, "aria-expanded", "true");
    list.scrollTop = 0;
    able()[0]?.focus();
  };
  const close = () => {
    if (list.hidden) return;
    const inside = list.contains(document.activeElement);
    list.hidden = true;
    put(button, "aria-expanded", "false");
    if (inside) button.focus();
  };

  /** @param {KeyboardEvent} event */
  const moveFocus = (event) => {
    const there = able();
    const at = there.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const targets = { ArrowDown: at + 1, ArrowUp: at - 1 + there.length, Home: 0, End: there.length - 1 };
    if (event.key === "Escape") close();
    else if (Object.hasOwn(targets, event.key)) there[targets[event.key] % there.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  button.addEventListener("click", () => (list.hidden ? open() : close()));
  list.addEventListener("keydown", moveFocus);
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!root.contains(/** @type {Node | null} */ (relatedTarget))) close();
  });
  return {
    root,
    button,
    /**
     * Set which choices are available, and which options are switched on.
     * @param {(at: number) => {idle?: boolean, on?: boolean}} lookOf
     */
    render(lookOf) {
      for (const [at, item] of items.entries()) {
        const { idle = false, on } = lookOf(at);
        setIdle(item, idle);
        if (on !== undefined) put(item, "aria-checked", String(on));
      }
    },
  };
}

/** Create a group of menu items with its title. @param {{title?: string, items: HTMLElement[]}} group */
function groupOf({ title, items }) {
  const head = title && h("p", { class: "menu-title", "aria-hidden": "true" }, title);
  return h("div", { class: "menu-group", role: "group", "aria-label": title }, head, ...items);
}

/** Create an item of the menu. @param {Choice} choice @param {() => void} close */
function itemOf({ label, face = label, note, keys, role = "menuitem", stays = false, onChoose }, close) {
  const onclick = () => {
    if (!stays) close();
    onChoose();
  };
  const id = freshId("menu-item");
  const small = note && h("span", { class: "menu-note", "data-note": note }); // menu.css shows this text
  const said = face === label ? { "aria-labelledby": id } : { "aria-label": label };
  const names = {
    role,
    tabindex: "-1",
    ...said,
    "aria-description": note,
    "aria-keyshortcuts": keys?.[0],
    "data-keys": keys?.[1], // menu.css shows these keys, so that they are not part of the accessible name
  };
  const item = h("button", { type: "button", class: "menu-item", ...names, onclick }, h("span", { id }, face), small);
  item.classList.toggle("menu-cell", face !== label);
  return item;
}
