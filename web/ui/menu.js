/**
 * A button that opens a short menu. Arrow keys walk in it, Escape and a click elsewhere close it.
 *
 * @typedef {{label: string, onChoose: () => void}} Choice
 */
import { h, icon, put } from "./dom.js";

let menus = 0;

/** @param {Parameters<typeof icon>[0]} drawing @param {string} label @param {Choice[]} choices */
export function createMenu(drawing, label, choices) {
  menus += 1;
  const items = choices.map((choice) => itemOf(choice, () => close()));
  const list = h(
    "div",
    { class: "menu-list", role: "menu", id: `menu-${menus}`, "aria-label": label, hidden: true },
    ...items,
  );
  const face = [icon(drawing), h("span", {}, label), icon("down")];
  const button = h(
    "button",
    { type: "button", class: "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": list.id },
    ...face,
  );
  const root = h("div", { class: "menu" }, button, list);

  const open = () => {
    list.hidden = false;
    put(button, "aria-expanded", "true");
    items[0].focus();
  };
  const close = () => {
    if (list.hidden) return;
    const inside = list.contains(document.activeElement);
    list.hidden = true;
    put(button, "aria-expanded", "false");
    if (inside) button.focus();
  };

  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const targets = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 };
    if (event.key === "Escape") close();
    else if (Object.hasOwn(targets, event.key)) items[targets[event.key] % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  button.addEventListener("click", () => (list.hidden ? open() : close()));
  list.addEventListener("keydown", walk);
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!root.contains(/** @type {Node | null} */ (relatedTarget))) close();
  });
  return { root, button };
}

/** @param {Choice} choice @param {() => void} close */
function itemOf({ label, onChoose }, close) {
  const onclick = () => {
    close();
    onChoose();
  };
  return h("button", { type: "button", role: "menuitem", tabindex: "-1", class: "menu-item", onclick }, label);
}
