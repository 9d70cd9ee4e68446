/**
 * The tools for drawing rules, in the place of the keypad.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { canUndo } from "../board/undo.js";
import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { isOn } from "./changes.js";
import { createDrawer, NOTHING } from "./drawer.js";
import { keysOf } from "./keys.js";
import { createOwnTools } from "./own-tools.js";
import { listenToDrawing } from "./pointer.js";
import { createRuleDoor } from "./rule-door.js";
import { createFaint, createSetterButton } from "./setter/button.js";
import { createSetterSheet } from "./setter/sheet.js";
import { hasNumber, SWITCHES, TOOLS, toolOf } from "./tools.js";
import { statusWords } from "./words.js";

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createDraw(root, onAction) {
  /** @type {State} */
  let now;
  const drawer = createDrawer(() => now, onAction);
  const status = h("output", { class: "draw-status" });
  const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => key(String(digit), () => drawer.type(String(digit))));
  const erase = key(icon("erase"), drawer.back, t("key.erase"));
  const undo = key(icon("undo"), () => onAction({ type: "undo-rule" }), t("key.undo"));
  const tools = TOOLS.map((tool) => ({ tool, chip: chip(nameOf(tool), () => drawer.choose(tool.name)) }));
  const switches = SWITCHES.map((kind) => ({ kind, chip: chip(t(`draw.tool.${kind}`), () => turn(kind)) }));
  const own = createOwnTools(drawer.choose, (layer) => onAction({ type: "layer", layer }));
  const editor = createRuleDoor(onAction);
  const setter = createSetterButton(onAction, drawer.confirm);
  const draw = h(
    "div",
    { class: "draw", role: "group", "aria-label": t("draw.title"), hidden: true },
    h("div", { class: "draw-head" }, status, setter.root, main(t("draw.done"), close)),
    h(
      "div",
      { class: "draw-tools", ...group(t("draw.tools")) },
      ...tools.map(({ chip }) => chip),
      own.root,
      ...switches.map(({ chip }) => chip),
    ),
    h("div", { class: "draw-digits", ...group(t("draw.number")) }, ...keys, erase, undo),
  );
  root.append(draw);
  const hand = { isOn: () => Boolean(now?.draw) && isShown(), ...drawer };
  const grid = /** @type {HTMLElement} */ (document.getElementById("grid"));
  listenToDrawing(grid, hand);
  const others = [
    createSetterSheet(/** @type {HTMLElement} */ (document.getElementById("sheets")), onAction),
    createFaint(grid),
  ];
  document.addEventListener("keydown", keyed, { capture: true });

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      editor.render(state);
      setHidden(draw, state.draw === null);
      markRoot("draw", state.draw !== null);
      for (const other of others) other.render(state);
      if (!state.draw) return;
      const chosen = toolOf(state.draw.tool);
      own.render(state);
      for (const { tool, chip } of tools) put(chip, "aria-pressed", String(tool === chosen));
      for (const { kind, chip } of switches) put(chip, "aria-pressed", String(isOn(state.board.geometry, kind)));
      setIdle(undo, !canUndo(state));
      setter.render(state);
      for (const each of keys) setIdle(each, !hasNumber(chosen));
      setText(status, say(statusWords(state)));
    },
    destroy: () => {
      document.removeEventListener("keydown", keyed, { capture: true });
      markRoot("draw", false);
      editor.destroy();
      for (const other of others) other.destroy();
      draw.remove();
    },
  };

  /** Return whether the tools are visible, and not another place of the page. */
  function isShown() {
    return draw.offsetParent !== null;
  }

  /** Switch a rule about the whole grid on or off. @param {string} kind */
  function turn(kind) {
    onAction({ type: "redraw", drawn: { ...NOTHING, tool: kind } });
  }

  function close() {
    drawer.confirm();
    onAction({ type: "draw", draw: null });
  }

  /** @param {KeyboardEvent} event */
  function keyed(event) {
    const target = /** @type {Element} */ (event.target);
    if (!now?.draw || !isShown() || target.closest("input, textarea, select, dialog")) return;
    if (target.closest("button") && ["Enter", " "].includes(event.key)) return;
    const doing = keysOf(event, now);
    if (!doing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act(doing);
  }

  /** Move the focus from the tools to the board. */
  function focusBoard() {
    const cell = /** @type {HTMLElement | null} */ (grid.querySelector("[role=gridcell][tabindex='0']"));
    cell?.focus({ preventScroll: true });
  }

  /** @param {import("./keys.js").Doing} doing */
  function act({ tool, digit, cells, cell, from, does }) {
    if (cells || from) focusBoard(); // Enter would press a button that has the focus
    if (tool) drawer.choose(tool);
    if (digit) drawer.type(digit);
    if (from) drawer.look(from);
    if (cell !== undefined) {
      drawer.confirm();
      onAction({ type: "select", cell });
    } else if (cells) drawer.set({ cells });
    if (does === "confirm") drawer.confirm();
    if (does === "back") drawer.back();
    if (does === "undo") onAction({ type: "undo-rule" });
    if (does === "discard" && !drawer.discard()) close();
  }
}

/** Return the attributes of a group of buttons. @param {string} label */
const group = (label) => ({ role: "group", "aria-label": label });

/** @param {string} face @param {() => void} onclick */
const main = (face, onclick) => h("button", { type: "button", class: "button primary draw-done", onclick }, face);

/**
 * Create a key that acts when the finger comes down, so that fast typing after a drag loses no digit. Other clicks, such
 * as those of keys and screen readers, act as well.
 * @param {Node | string} face @param {() => void} act @param {string} [name]
 */
function key(face, act, name) {
  let isPressed = false;
  const attributes = { type: "button", class: "control draw-key", "aria-label": name ?? null };
  const button = h("button", attributes, face);
  button.addEventListener("pointerdown", (event) => {
    isPressed = event.button === 0 && button.ariaDisabled !== "true";
    if (isPressed) act();
  });
  button.addEventListener("click", () => {
    if (!isPressed && button.ariaDisabled !== "true") act();
    isPressed = false;
  });
  return button;
}

/** @param {import("./tools.js").Tool} tool */
const nameOf = ({ name }) => t(name === "erase" ? "key.erase" : `draw.tool.${name}`);

/** @param {string} face @param {() => void} onclick */
const chip = (face, onclick) => h("button", { type: "button", class: "control choice draw-tool", onclick }, face);
