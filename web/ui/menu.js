/**
 * A button that opens a menu of commands and options. Arrow keys move through the menu and, at a door, to its second
 * list and back. Escape goes back or closes the menu, and a click elsewhere closes it.
 * @typedef {import("./menu-parts.js").Choice} Choice
 * @typedef {import("./menu-parts.js").Group} Group
 * @typedef {import("./menu-parts.js").Level} Level
 */
import { h, icon, put } from "./dom.js";
import { freshId } from "./ids.js";
import { createLevel, levelsOf, refresh } from "./menu-parts.js";

/** The greatest number of rows in a menu, with the way back of a second list. A test checks every menu. */
export const MOST_ROWS = 8;

/**
 * Create a button that opens a menu, and the menu.
 * @param {{drawing?: Parameters<typeof icon>[0], label: string, look?: string}} face
 * @param {Group[]} groups the groups of choices, with lines between them
 */
export function createMenu({ drawing, label, look = "" }, groups) {
  const choose = (/** @type {Choice} */ { stays = false, onChoose }) => {
    if (!stays) close();
    onChoose?.();
  };
  const about = { class: "menu-list", role: "menu", id: freshId("menu"), "aria-label": label, hidden: true };
  const list = h("div", about);
  /** The first level and all others, from the first opening of the menu on. @type {Level[]} */
  let levels = [];
  /** The level that is shown. @type {Level} */
  let now;
  const parts = [drawing && icon(drawing), h("span", { class: "menu-name" }, label), icon("down")];
  const names = { "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": list.id };
  const button = h("button", { type: "button", class: `button ${look}`, ...names }, ...parts);
  const root = h("div", { class: "menu" }, button, list);

  const able = () => now.items.map(({ item }) => item).filter(({ hidden }) => !hidden);
  const back = () => /** @type {HTMLButtonElement | null} */ (now.door && now.root.querySelector(".menu-back"));
  const outer = () => levels.find(({ inner }) => inner.includes(now));

  /** Show a level, with the focus on its first choice, or on the door through which the person came back. */
  function go(/** @type {Level} */ level) {
    const left = now;
    now = level;
    level.root.hidden = false;
    const came = level.inner.includes(left) ? left.door : able()[0];
    came?.focus(); // before the other level is hidden, because the menu closes when it loses the focus
    if (left !== level) left.root.hidden = true;
    list.scrollTop = 0;
  }
  const create = () => {
    levels = levelsOf(createLevel(groups, choose, go));
    [now] = levels;
    list.append(...levels.map(({ root }) => root));
  };
  const open = () => {
    if (!levels.length) create();
    refresh(levels[0]);
    list.hidden = false;
    put(button, "aria-expanded", "true");
    go(levels[0]);
  };
  const close = () => {
    if (list.hidden) return;
    const inside = list.contains(document.activeElement);
    list.hidden = true;
    put(button, "aria-expanded", "false");
    for (const level of levels) level.root.hidden = level !== levels[0];
    [now] = levels;
    if (inside) button.focus();
  };

  /** @param {KeyboardEvent} event */
  const moveFocus = (event) => {
    const way = back();
    const there = [...(way ? [way] : []), ...able()];
    const at = there.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const inner = now.inner.find(({ door }) => door === there[at]);
    const around = outer();
    /** @type {Record<string, number>} */
    const targets = { ArrowDown: at + 1, ArrowUp: at - 1 + there.length, Home: 0, End: there.length - 1 };
    if (event.key === "Escape" && !around) close();
    else if (["Escape", "ArrowLeft"].includes(event.key) && around) go(around);
    else if (event.key === "ArrowRight" && inner) go(inner);
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
    /** Show in an open menu which choices are offered now, and which options are switched on. */
    refresh() {
      if (!list.hidden) refresh(levels[0]);
    },
  };
}
