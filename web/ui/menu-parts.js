/**
 * The parts of a menu: choices, groups of choices with lines between them, and levels. A choice that has groups of its
 * own is a door to a second list, which opens in the place of the first one and has a way back.
 * @typedef {{label: string, face?: string, note?: string, role?: "menuitem" | "menuitemcheckbox" | "menuitemradio",
 *   keys?: [string, string], offered?: () => boolean, on?: () => boolean, stays?: boolean, within?: Group[],
 *   onChoose?: () => void}} Choice  `face`: a shorter text to show instead of the label; `note`: an explanation in
 *   small print; `keys`: the shortcut as `aria-keyshortcuts`
 *   needs it, and then as it is shown; `offered`: returns whether to show the choice; `on`: returns whether the option
 *   is switched on; `stays`: whether the menu stays open after the choice; `within`: the second list
 * @typedef {{title?: string, columns?: 2 | 3 | 4, choices: Choice[]}} Group  `columns`: how many choices stand in a row
 * @typedef {{item: HTMLButtonElement, choice: Choice}} Item
 * @typedef {{root: HTMLElement, items: Item[]}} ShownGroup
 * @typedef {{root: HTMLElement, items: Item[], groups: ShownGroup[], door: HTMLButtonElement | null, inner: Level[]}} Level
 */
import { h, icon, put, setHidden } from "./dom.js";
import { t } from "./i18n.js";
import { freshId } from "./ids.js";

/**
 * Create a level of a menu and, recursively, the levels behind its doors.
 * @param {Group[]} groups
 * @param {(choice: Choice) => void} onChoose
 * @param {(level: Level) => void} go  goes to another level
 * @param {{level: Level, name: string, door: HTMLButtonElement} | null} [outer]  the level around this one
 * @returns {Level}
 */
export function createLevel(groups, onChoose, go, outer = null) {
  /** @type {Level} */
  const level = { root: h("div", namesOf(outer?.name)), items: [], groups: [], door: outer?.door ?? null, inner: [] };
  if (outer) level.root.append(backItem(outer.name, () => go(outer.level)));
  for (const { title, columns = 1, choices } of groups) {
    const items = choices.map((choice) => {
      const onclick = () => (inner ? go(inner) : onChoose(choice));
      const item = createItem(choice, onclick);
      const inner =
        choice.within && createLevel(choice.within, onChoose, go, { level, name: choice.label, door: item });
      if (inner) level.inner.push(inner);
      return { item, choice };
    });
    level.items.push(...items);
    level.groups.push({ root: createGroup(title, columns, items), items });
  }
  level.root.append(...level.groups.map(({ root }) => root));
  return level;
}

/** Return the attributes of a level. The first level has no name. @param {string} [name] */
const namesOf = (name) =>
  name === undefined
    ? { class: "menu-level" }
    : { class: "menu-level", role: "group", "aria-label": name, hidden: true };

/** Return a level and all levels behind its doors. @param {Level} level @returns {Level[]} */
export const levelsOf = (level) => [level, ...level.inner.flatMap(levelsOf)];

/** Show which choices are offered now, and which options are on. @param {Level} level */
export function refresh(level) {
  for (const inner of level.inner) refresh(inner);
  for (const { item, choice } of level.items) {
    const inner = level.inner.find(({ door }) => door === item);
    const empty = inner?.items.every(({ item }) => item.hidden);
    setHidden(item, empty || choice.offered?.() === false);
    if (choice.on) put(item, "aria-checked", String(choice.on()));
  }
  for (const { root, items } of level.groups)
    setHidden(
      root,
      items.every(({ item }) => item.hidden),
    );
}

/** @param {string | undefined} title @param {number} columns @param {Item[]} items */
function createGroup(title, columns, items) {
  const head = title && h("p", { class: "menu-title", "aria-hidden": "true" }, title);
  const names = { role: "group", "aria-label": title, "data-columns": columns > 1 && columns };
  return h("div", { class: "menu-group", ...names }, head, ...items.map(({ item }) => item));
}

/** Create the item that leads back from a second list. @param {string} name of the list @param {() => void} onclick */
function backItem(name, onclick) {
  const label = t("menu.back", { name });
  const names = { role: "menuitem", tabindex: "-1", "aria-label": label };
  return h("button", { type: "button", class: "menu-item menu-back", ...names, onclick }, icon("back"), name);
}

/** Create an item of a menu. @param {Choice} choice @param {() => void} onclick */
function createItem({ label, face = label, note, keys, role = "menuitem", within }, onclick) {
  const id = freshId("menu-item");
  const small = note && h("span", { class: "menu-note", "data-note": note }); // menu.css shows this text
  const names = {
    role,
    tabindex: "-1",
    ...(face === label ? { "aria-labelledby": id } : { "aria-label": label }),
    "aria-haspopup": within && "menu",
    "aria-description": note,
    "aria-keyshortcuts": keys?.[0],
    "data-keys": keys?.[1], // menu.css shows these keys, so that they are not part of the accessible name
  };
  const look = within ? "menu-item menu-door" : "menu-item";
  const words = h("span", { id }, face);
  return h("button", { type: "button", class: look, ...names, onclick }, words, small, within && icon("forward"));
}
