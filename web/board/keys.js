/**
 * The actions of keys on the board. Each function takes a keyboard event and returns an action, or null if the key does
 * nothing. The digits above the letters are read by the position of their keys (`code`), because Shift+1 gives "!" on
 * one keyboard and "1" on another. If an input method is active, a key is read as if there were none (typed-key.js).
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {{key: string, code: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean, altKey: boolean,
 *   getModifierState?: (name: string) => boolean}} Key
 */
import { digitOf, symbolOf } from "./board.js";
import { nextBlank, PAIRS } from "./candidates.js";
import { geometry } from "./geometry.js";
import { COLORS } from "./layers.js";
import { typedKey } from "./typed-key.js";

/**
 * The letters that choose what a typed digit is written as: an entry, a corner note, a centre note or a colour. The
 * Space key switches through the four in this order.
 */
const WRITING_KEYS = /** @type {const} */ ({ z: "digit", x: "corner", c: "centre", v: "color" });

/**
 * The largest number of digits on the board for which the letters Z, X, C and V work without Alt. On larger boards,
 * letters are digits: C is 12.
 */
const MOST_WITHOUT_ALT = 9;

/**
 * The letters that ask questions about the board in Play. On the largest board, the letters A to P are digits, so these
 * letters come later in the alphabet.
 */
const QUESTION_KEYS = /** @type {const} */ ({ w: "where", s: "what", t: "left", r: "read" });

/** The letter that begins a cage while a puzzle is entered, and the cage before anything is drawn. */
const CAGE_KEY = "k";
export const NO_CAGE = { tool: "killer", cells: [], number: "", from: null };

/**
 * Return the action of a key, or null if the key does nothing on the board.
 * @param {Key} pressed @param {State} state @returns {Action | null}
 */
export function actionOf(pressed, state) {
  const key = typedKey(pressed);
  if (key.ctrlKey || key.metaKey) return key.altKey ? null : (commandAction(key) ?? moveAction(key, state, true));
  if (key.altKey) return lightAction(key, state) ?? writingAction(key, state);
  return (
    padAction(key, state) ??
    moveAction(key, state, false) ??
    turnAction(key, state) ??
    eraseAction(key) ??
    digitAction(key, state) ??
    writingAction(key, state) ??
    askAction(key, state)
  );
}

/**
 * Return whether a key acts on the board while the focus is on a control elsewhere. Space and Enter do not, because
 * they press the control. Home, End, Page Up and Page Down do not, because they scroll. Arrow keys do, unless the
 * control uses them itself.
 * @param {Key} key
 * @param {Action} action
 * @param {boolean} walks whether the control uses the arrow keys itself
 */
export const isForBoard = ({ key, code }, action, walks) =>
  key !== " " &&
  code !== "Space" &&
  !BOARD_ONLY.includes(action.type) &&
  (action.type !== "select" || (key.startsWith("Arrow") && !walks));

/**
 * The actions that start only from keys pressed on the board: to select all cells, and to narrow the selection.
 * Elsewhere, the page or the browser handles these keys.
 */
const BOARD_ONLY = ["all", "narrow"];

/** The names of the keys on the number pad while NumLock is off. */
const NAVIGATION = /^(?:Arrow\w+|Page\w+|Home|End|Clear)$/;

/**
 * Return the action that writes a note for a digit that is typed with Shift on the number pad. Return null for all
 * other keys. With NumLock on, Shift turns the digit into a navigation key, and Windows reports that Shift is not held.
 * @param {Key} key
 * @param {State} state
 * @returns {Action | null}
 */
function padAction(key, state) {
  const digit = digitOf(/^Numpad([1-9])$/.exec(key.code)?.[1] ?? "");
  const shifted = digit > 0 && NAVIGATION.test(key.key) && key.getModifierState?.("NumLock");
  return shifted && digit <= geometry(state.board.geometry).n ? { type: "digit", digit, as: "centre" } : null;
}

/** @param {Key} key @returns {Action | null} */
function commandAction({ key, shiftKey }) {
  const letter = key.toLowerCase();
  if (letter === "a") return { type: "all" };
  if (letter === "z") return { type: shiftKey ? "redo" : "undo" };
  return letter === "y" ? { type: "redo" } : null;
}

/** @param {Key} key @param {State} state @param {boolean} far @returns {Action | null} */
function moveAction({ key, shiftKey }, state, far) {
  const { side, box, used, rowOf, columnOf } = geometry(state.board.geometry);
  const row = rowOf[state.selection];
  const column = columnOf[state.selection];
  /** @type {Record<string, [number, number]>} */
  const targets = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [far ? 0 : row, 0],
    End: [far ? side - 1 : row, side - 1],
    PageUp: [row - box.height, column],
    PageDown: [row + box.height, column],
  };
  if (!Object.hasOwn(targets, key)) return null;
  const [toRow, toColumn] = targets[key].map((place) => Math.min(Math.max(place, 0), side - 1));
  const [lineOf, line] = toRow === row ? [rowOf, row] : [columnOf, toColumn];
  const cell = nearest(
    used.filter((other) => lineOf[other] === line),
    toRow * side + toColumn,
    state.selection,
  );
  return { type: "select", cell, ...(shiftKey && { extend: true }) };
}

/**
 * Return the cell of a line to which the cursor moves: the cell `to`. If this is in no grid, return the next cell beyond
 * it that is, and if there is none, the last one before it.
 * @param {number[]} line the cells that are in a grid, in ascending order @param {number} to @param {number} from
 */
function nearest(line, to, from) {
  const found =
    to < from ? (line.findLast((cell) => cell <= to) ?? line[0]) : (line.find((cell) => cell >= to) ?? line.at(-1));
  return found ?? from;
}

/**
 * Return the action of Space in Play: the switch to the next way of writing a digit. Return null for other keys, and
 * while a puzzle is entered, because Space then leaves a cell blank.
 * @param {Key} key
 * @param {State} state
 * @returns {Action | null}
 */
function turnAction({ key }, { mode, writing }) {
  /** @type {State["writing"][]} */
  const all = Object.values(WRITING_KEYS);
  const at = all.indexOf(writing);
  return key === " " && mode === "play" ? { type: "writing", as: all[(at + 1) % all.length] } : null;
}

/** @param {Key} key @param {State} state @returns {Action | null} */
function writingAction(key, { board, mode }) {
  const letter = letterOf(key);
  if (mode !== "play" || !(letter in WRITING_KEYS) || key.altKey === geometry(board.geometry).n <= MOST_WITHOUT_ALT)
    return null;
  return { type: "writing", as: WRITING_KEYS[/** @type {keyof typeof WRITING_KEYS} */ (letter)] };
}

/**
 * Return the action that highlights all cells with a digit. The key 0 highlights the cells with two candidates.
 * @param {Key} key
 * @param {State} state
 * @returns {Action | null}
 */
function lightAction({ code }, { board }) {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (!digit || Number(digit) > geometry(board.geometry).n) return null;
  return { type: "light", what: Number(digit) || PAIRS };
}

/**
 * Return the letter of a key. If the keyboard has another script, or if Alt changes the character, the letter is found
 * from the position of the key.
 * @param {Key} key
 */
const letterOf = ({ key, code }) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? "");

/** @param {Key} key @returns {Action | null} */
function eraseAction({ key, code }) {
  if (key === "Delete") return { type: "erase" };
  if (key === "Escape") return { type: "narrow" };
  if (key === "Backspace") return { type: "backspace" };
  return [".", "0", " "].includes(key) || code === "Digit0" ? { type: "blank" } : null;
}

/**
 * Return the action of a digit key, or null for all other keys. With Shift, the digit is a note. While a puzzle is
 * entered, the digit is a clue even with Shift if the keyboard needs Shift for digits, as French keyboards do.
 * @param {Key} key
 * @param {State} state
 * @returns {Action | null}
 */
function digitAction({ key, code, shiftKey }, state) {
  const place = /^Digit([1-9])$/.exec(code)?.[1] ?? /^Key([A-Z])$/.exec(code)?.[1] ?? "";
  const digit = digitOf(key.length === 1 && digitOf(key) && !/^Digit/.test(code) ? key : place);
  const { n } = geometry(state.board.geometry);
  if (digit < 1 || digit > (state.writing === "color" ? Math.max(n, COLORS) : n)) return null;
  const printed = /^Digit/.test(code) && key === symbolOf(digit);
  const noted = shiftKey && !(printed && state.mode === "enter");
  return { type: "digit", digit, ...(noted && { as: /** @type {const} */ ("centre") }) };
}

/**
 * Return the action of a key that asks a question about the board or opens a part of the page. Return null for all
 * other keys.
 * @param {Key} pressed
 * @param {State} state
 * @returns {Action | null}
 */
function askAction(pressed, state) {
  const { key, shiftKey } = pressed;
  if (key === "?") return { type: "layer", layer: "keys" };
  if (key === "Enter") return blankAction(state, shiftKey ? -1 : 1);
  const letter = letterOf(pressed);
  if (letter === CAGE_KEY && state.mode === "enter") return { type: "draw", draw: NO_CAGE };
  if (state.place !== "play" || !(letter in QUESTION_KEYS)) return null;
  const task = QUESTION_KEYS[/** @type {keyof typeof QUESTION_KEYS} */ (letter)];
  return task === "read" && state.task?.name === "read" ? { type: "cancel" } : { type: "run", task };
}

/** @param {State} state @param {1 | -1} step @returns {Action | null} */
function blankAction({ board, selection }, step) {
  const cell = nextBlank(board, selection, step);
  return cell === null ? null : { type: "select", cell };
}
