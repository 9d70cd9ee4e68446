/**
 * The keypad: every digit with how many are still to be placed, and the tools for touch.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */

import { h, icon, put, setIdle } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { symbolOf } from "./board.js";
import { geometry } from "./geometry.js";
import { digitsLeft } from "./problems.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createKeypad(root, onAction) {
  const blank = toolKey("key.blank", "·", () => onAction({ type: "blank" }));
  const noting = toolKey("key.notes", icon("pencil"), () => onAction({ type: "noting" }));
  const locking = toolKey("key.lock", icon("stamp"), () => onAction({ type: "locking" }));
  const erase = toolKey("key.erase", icon("erase"), () => onAction({ type: "backspace" }));
  const undo = toolKey("key.undo", icon("undo"), () => onAction({ type: "undo" }));
  const redo = toolKey("key.redo", icon("redo"), () => onAction({ type: "redo" }));
  const digits = h("div", { class: "keys digits" });
  const tools = h("div", { class: "keys tools" }, locking, erase, undo, redo);
  const keypad = h("div", { class: "keypad", role: "group", "aria-label": t("keypad.label") }, digits, tools);
  /** @type {ReturnType<typeof digitKey>[]} */
  let keys = [];
  root.append(keypad);

  /** @param {string} size */
  const build = (size) => {
    keys = Array.from({ length: geometry(size).n }, (_, index) => digitKey(index + 1, onAction));
    digits.replaceChildren(...keys.map(({ key }) => key), blank, noting);
    put(keypad, "data-size", size);
  };

  return {
    /** @param {State} state */
    render(state) {
      const size = String(geometry(state.board.geometry).n);
      if (keypad.dataset.size !== size) build(size);
      const left = digitsLeft(state.board);
      for (const [index, key] of keys.entries()) key.render(left[index + 1], state);
      blank.hidden = state.mode === "play";
      noting.hidden = state.mode === "enter";
      put(noting, "aria-pressed", String(state.noting));
      put(locking, "aria-pressed", String(state.locking));
      setIdle(undo, state.history.past.length === 0);
      setIdle(redo, state.history.future.length === 0);
    },
    destroy: () => keypad.remove(),
  };
}

/** The focus stays where it is, on the board. @param {string} label @param {Node | string} face @param {() => void} onclick */
function toolKey(label, face, onclick) {
  const name = t(label);
  return h(
    "button",
    {
      type: "button",
      class: "control choice key tool",
      "aria-label": name,
      title: name,
      onclick,
      onpointerdown: keepFocus,
    },
    face,
  );
}

/** @param {number} digit @param {(action: Action) => void} onAction */
function digitKey(digit, onAction) {
  const onclick = () => onAction({ type: "pick", digit });
  const key = h(
    "button",
    { type: "button", class: "control choice key digit", onclick, onpointerdown: keepFocus },
    symbolOf(digit),
  );
  return {
    key,
    /** @param {number} count @param {State} state */
    render(count, { locking, brush, noting }) {
      put(key, "data-left", count > 0 ? count : count < 0 ? "!" : ""); // drawn by keypad.css: what is written is the name
      put(key, "aria-label", t("key.digit", { digit: symbolOf(digit), left: Math.max(count, 0) }));
      put(key, "aria-pressed", locking ? String(brush === digit) : null);
      key.classList.toggle("done", count <= 0);
      key.classList.toggle("noting", noting);
    },
  };
}

/** @param {PointerEvent} event */
function keepFocus(event) {
  event.preventDefault();
}
