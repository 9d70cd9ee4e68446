/**
 * The keypad. It has the digits, each with the number of times it can still be placed. It also has tools for touch
 * screens, and the switch between digits, notes and colours.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */

import { h, icon, put, setClass, setHidden, setIdle } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { isTouch } from "../ui/touch.js";
import { symbolOf } from "./board.js";
import { PAIRS, showsCandidates, smallAt } from "./candidates.js";
import { geometry } from "./geometry.js";
import { NO_CAGE } from "./keys.js";
import { COLORS } from "./layers.js";
import { digitsLeft } from "./problems.js";
import { canUndo } from "./undo.js";

const WRITINGS = /** @type {const} */ (["digit", "corner", "centre", "color", "light"]);

/** The smallest side of a grid for which the keys show the notes of the selected cell. */
const LARGE_GRID = 12;

/** The time in milliseconds after which a press on a digit locks it. */
const LONG_PRESS = 500;

/**
 * Create the keypad.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 * @param {ReturnType<typeof import("./modes.js").createModes> | null} [modes] the switch between Edit and Play, if the
 *   page has one
 */
export function createKeypad(root, onAction, modes = null) {
  const blank = toolKey("beside", "key.blank", "·", () => onAction({ type: "blank" }));
  const pairs = toolKey("beside", "key.pairs", "2×", () => onAction({ type: "light", what: PAIRS }));
  const locking = toolKey("lock", "key.lock", lockFace(), () => onAction({ type: "locking" }));
  const erase = toolKey("erase", "key.erase", icon("erase"), () => onAction({ type: "backspace" }));
  const undo = toolKey("undo", "key.undo", icon("undo"), () => onAction({ type: "undo" }));
  const redo = toolKey("redo", "key.redo", icon("redo"), () => onAction({ type: "redo" }));
  const writings = WRITINGS.map((as) => writingKey(as, onAction));
  const digits = h("div", { class: "keys digits" });
  const tools = h("div", { class: "keys tools" }, locking, erase, undo, redo);
  const row = h("div", { class: "writings", role: "group", "aria-label": t("writing.label") }, ...writings);
  const drawing = h(
    "button",
    { type: "button", class: "control choice key writing draw-rules", onpointerdown: keepFocus },
    t("draw.begin"),
  );
  drawing.addEventListener("click", () => onAction({ type: "draw", draw: NO_CAGE }));
  const ways = h("div", { class: "key-ways" }, modes?.root, row, drawing);
  const keypad = h("div", { class: "keypad", role: "group", "aria-label": t("keypad.label") }, digits, tools, ways);
  /** @type {ReturnType<typeof digitKey>[]} */
  let keys = [];
  let built = "";
  root.append(keypad);

  /** @param {number} n @param {boolean} colors */
  const build = (n, colors) => {
    built = `${n} ${colors}`;
    const count = colors ? Math.max(n, COLORS) : n;
    keys = Array.from({ length: count }, (_, index) => digitKey(index + 1, onAction));
    digits.replaceChildren(...keys.map(({ key }) => key), blank, pairs);
    put(keypad, "data-size", String(n));
  };

  return {
    /** @param {State} state */
    render(state) {
      const { n } = geometry(state.board.geometry);
      const playing = state.mode === "play";
      const colors = playing && state.writing === "color";
      if (built !== `${n} ${colors}`) build(n, colors);
      const left = digitsLeft(state.board);
      const noted = notedNow(state);
      for (const [at, key] of keys.entries()) key.render(left[at + 1] ?? 0, state, colors, noted.includes(at + 1));
      setHidden(blank, playing);
      setHidden(pairs, !playing || state.writing !== "light");
      modes?.render(state);
      setHidden(row, !playing);
      const enters = Boolean(modes) && state.place === "play" && !playing;
      setHidden(drawing, !enters);
      setHidden(keypad, Boolean(state.draw));
      setHidden(ways, !playing && modes?.root.hidden !== false);
      put(pairs, "aria-pressed", String(state.lit === PAIRS));
      for (const [at, as] of WRITINGS.entries()) put(writings[at], "aria-pressed", String(state.writing === as));
      put(locking, "aria-pressed", String(state.locking));
      const { paused } = state.clock;
      for (const key of [...keys.map((each) => each.key), blank, pairs, locking, erase, ...writings])
        setIdle(key, paused);
      setIdle(undo, paused || !canUndo(state));
      setIdle(redo, paused || state.history.future.length === 0);
      put(keypad, "data-beside", String(!blank.hidden || !pairs.hidden));
      put(keypad, "data-undone", String(!redo.disabled));
      put(keypad, "data-one-mode", String(modes?.root.hidden === true));
    },
    destroy: () => keypad.remove(),
  };
}

/** @param {State["writing"]} as @param {(action: Action) => void} onAction */
function writingKey(as, onAction) {
  const onclick = () => onAction({ type: "writing", as });
  const names = { title: isTouch() ? null : t(`writing.${as}.tip`), onclick, onpointerdown: keepFocus };
  return h("button", { type: "button", class: "control choice key writing", ...names }, t(`writing.${as}`));
}

/**
 * Create a key of the keypad that is not a digit, such as Undo. A press does not move the focus away from the board.
 * @param {string} look its class, from which the style sheet takes its place
 * @param {string} label
 * @param {Node | string} face
 * @param {() => void} onclick
 */
function toolKey(look, label, face, onclick) {
  const name = t(label);
  return h(
    "button",
    {
      type: "button",
      class: `control choice key tool ${look}`,
      "aria-label": name,
      title: name,
      onclick,
      onpointerdown: keepFocus,
    },
    face,
  );
}

/** Return the face of the key Lock, with its word where there is room. */
const lockFace = () =>
  h("span", { class: "key-face" }, icon("stamp"), h("span", { class: "key-word" }, t("key.lock.word")));

/** @param {number} digit @param {(action: Action) => void} onAction */
function digitKey(digit, onAction) {
  const key = h(
    "button",
    { type: "button", class: "control choice key digit", onpointerdown: keepFocus },
    symbolOf(digit),
  );
  onPress(
    key,
    () => onAction({ type: "pick", digit }),
    () => onAction({ type: "hold", digit }),
  );
  return {
    key,
    /** @param {number} count @param {State} state @param {boolean} colors @param {boolean} noted */
    render(count, { locking, brush, writing, lit }, colors, noted) {
      const color = colors ? digit : 0;
      const pressed = writing === "light" ? lit === digit : locking ? brush === digit : null;
      put(key, "data-left", color ? "" : count > 0 ? count : count < 0 ? "!" : ""); // drawn by keypad.css; the text of the key is its digit
      const name = t("key.digit", { digit: symbolOf(digit), left: Math.max(count, 0) });
      put(key, "aria-label", color ? colorName(color) : noted ? `${name}, ${t("key.noted")}` : name);
      put(key, "data-noted", noted && !color);
      put(key, "aria-pressed", pressed === null ? null : String(pressed));
      const look = color && color <= COLORS ? `paint paint-${color}` : writing;
      setClass(key, `control choice key digit ${look}${!color && count <= 0 ? " done" : ""}`);
    },
  };
}

/**
 * Return the notes or candidates of the selected cell, to show them on the keys of a large grid, where a cell is hard
 * to read (14 pixels on a phone). The list is empty on small grids.
 * @param {State} state
 */
function notedNow(state) {
  const { board, selection, shown } = state;
  if (geometry(board.geometry).n < LARGE_GRID || board.values[selection] !== ".") return [];
  return shown ? (shown.cells[selection] ?? []) : smallAt(board, selection, showsCandidates(state));
}

/** Return the name of a colour key. A key with a number above the last colour removes colours. @param {number} color */
const colorName = (color) => (color <= COLORS ? t(`color.${color}`) : t("color.none"));

/**
 * Call `press` for a short press and `hold` for a long one.
 * @param {HTMLElement} key
 * @param {() => void} press
 * @param {() => void} hold
 */
function onPress(key, press, hold) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let held = false;
  const release = () => clearTimeout(timer);
  key.addEventListener("pointerdown", () => {
    held = false;
    timer = setTimeout(() => {
      held = true;
      hold();
    }, LONG_PRESS);
  });
  for (const event of ["pointerup", "pointerleave", "pointercancel"]) key.addEventListener(event, release);
  key.addEventListener("contextmenu", (event) => event.preventDefault());
  key.addEventListener("click", () => {
    if (!held) press();
    held = false;
  });
}

/** @param {PointerEvent} event */
function keepFocus(event) {
  event.preventDefault();
}
