import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { actionOf, isForBoard } from "../../../web/board/keys.js";

/** @typedef {Partial<import("../../../web/board/keys.js").Key>} Part */

/** @param {Part} part */
const key = (part) => ({ key: "", code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...part });
const middle = { ...INITIAL, selection: 40 };
const large = reduce(INITIAL, { type: "new", size: "16" });
const digit = (/** @type {number} */ digit, note = false) => ({ type: "digit", digit, ...(note && { as: "centre" }) });
const select = (/** @type {number} */ cell) => ({ type: "select", cell });

/** @type {[string, Part, object | null][]} */
const TABLE = [
  ["a digit", { key: "5", code: "Digit5" }, digit(5)],
  ["a digit without a place, as a phone sends it", { key: "5" }, digit(5)],
  ["the number pad", { key: "5", code: "Numpad5" }, digit(5)],
  [
    "Shift and a digit is a note, whatever it would print",
    { key: "!", code: "Digit1", shiftKey: true },
    digit(1, true),
  ],
  ["a French keyboard without Shift", { key: "&", code: "Digit1" }, digit(1)],
  ["under a Korean input method", { key: "Process", code: "Digit7" }, digit(7)],
  ["under a Bopomofo input method, the number pad", { key: "Process", code: "Numpad5" }, digit(5)],
  ["the number pad, where the browser names no key", { key: "Unidentified", code: "Numpad5" }, digit(5)],
  ["a wide digit of a Japanese input method", { key: "５", code: "Numpad5" }, digit(5)],
  ["a wide digit without a place", { key: "５" }, digit(5)],
  ["under an input method, 0 on the number pad", { key: "Process", code: "Numpad0" }, { type: "blank" }],
  ["under an input method, the pad's point", { key: "Process", code: "NumpadDecimal" }, { type: "blank" }],
  ["under an input method, a full stop", { key: "Process", code: "Period" }, { type: "blank" }],
  ["a Chinese full stop", { key: "。", code: "Period" }, { type: "blank" }],
  ["under an input method, Space", { key: "Process", code: "Space" }, { type: "blank" }],
  ["a wide Space", { key: "　", code: "Space" }, { type: "blank" }],
  ["a wide question mark", { key: "？", code: "Slash", shiftKey: true }, { type: "layer", layer: "keys" }],
  ["the ² of a French keyboard is no digit", { key: "²", code: "Backquote" }, null],
  ["0 is a blank", { key: "0", code: "Digit0" }, { type: "blank" }],
  ["a full stop is a blank", { key: ".", code: "Period" }, { type: "blank" }],
  ["Space is a blank", { key: " ", code: "Space" }, { type: "blank" }],
  ["Delete", { key: "Delete", code: "Delete" }, { type: "erase" }],
  ["Backspace", { key: "Backspace", code: "Backspace" }, { type: "backspace" }],
  ["left", { key: "ArrowLeft" }, select(39)],
  ["down", { key: "ArrowDown" }, select(49)],
  ["Home", { key: "Home" }, select(36)],
  ["End", { key: "End" }, select(44)],
  ["Home to the corner", { key: "Home", ctrlKey: true }, select(0)],
  ["End to the corner", { key: "End", ctrlKey: true }, select(80)],
  ["a page up is a box up", { key: "PageUp" }, select(13)],
  ["a page down is a box down", { key: "PageDown" }, select(67)],
  ["undo", { key: "z", code: "KeyZ", ctrlKey: true }, { type: "undo" }],
  ["undo on a Mac", { key: "z", code: "KeyZ", metaKey: true }, { type: "undo" }],
  ["redo", { key: "y", code: "KeyY", ctrlKey: true }, { type: "redo" }],
  ["redo with Shift", { key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true }, { type: "redo" }],
  ["copy is the browser's", { key: "c", code: "KeyC", ctrlKey: true }, null],
  ["a digit with Ctrl is the browser's", { key: "1", code: "Digit1", ctrlKey: true }, null],
  ["Alt is the browser's", { key: "Home", altKey: true }, null],
  ["a letter is no digit of a 9x9", { key: "a", code: "KeyA" }, null],
  ["Enter goes to the next blank", { key: "Enter", code: "Enter" }, select(41)],
  ["with Shift to the one before", { key: "Enter", code: "Enter", shiftKey: true }, select(39)],
  ["where can it go", { key: "w", code: "KeyW" }, { type: "run", task: "where" }],
  ["what can stand here", { key: "s", code: "KeyS" }, { type: "run", task: "what" }],
  ["how many are left", { key: "T", code: "KeyT", shiftKey: true }, { type: "run", task: "left" }],
  ["read aloud, under a Korean input method", { key: "ㄱ", code: "KeyR" }, { type: "run", task: "read" }],
  ["the sheet of keys", { key: "?", code: "Slash", shiftKey: true }, { type: "layer", layer: "keys" }],
  ["a letter that asks nothing", { key: "q", code: "KeyQ" }, null],
  ["Tab moves on", { key: "Tab", code: "Tab" }, null],
  ["F5 reloads", { key: "F5", code: "F5" }, null],
];

for (const [name, part, expected] of TABLE) {
  test(name, () => assert.deepEqual(actionOf(key(part), middle), expected));
}

test("arrows stop at the edge", () => {
  assert.deepEqual(actionOf(key({ key: "ArrowUp" }), { ...INITIAL, selection: 3 }), select(3));
  assert.deepEqual(actionOf(key({ key: "ArrowLeft" }), { ...INITIAL, selection: 9 }), select(9));
});

test("letters go on past 9 on large boards, up to their size; with Shift they are notes", () => {
  assert.deepEqual(actionOf(key({ key: "a", code: "KeyA" }), large), digit(10));
  assert.deepEqual(actionOf(key({ key: "G", code: "KeyG", shiftKey: true }), large), digit(16, true));
  assert.deepEqual(actionOf(key({ key: "h", code: "KeyH" }), large), null);
  assert.deepEqual(actionOf(key({ key: "ㅁ", code: "KeyA" }), large), digit(10));
});

test("what letters ask is answered in Play, and not elsewhere; reading is stopped by its own key", () => {
  assert.equal(actionOf(key({ key: "w", code: "KeyW" }), { ...middle, place: "print" }), null);
  const reading = { ...middle, task: { name: /** @type {const} */ ("read"), slow: true, words: null } };
  assert.deepEqual(actionOf(key({ key: "r", code: "KeyR" }), reading), { type: "cancel" });
});

test("on the largest board every letter that asks is free of a digit", () => {
  const largest = reduce(INITIAL, { type: "new", size: "25" });
  for (const letter of ["w", "s", "t", "r"]) assert.equal(actionOf(key({ key: letter }), largest)?.type, "run");
  assert.deepEqual(actionOf(key({ key: "p", code: "KeyP" }), largest), digit(25));
});

test("a button keeps Enter", () => assert.equal(reachesBoard({ key: "Enter" }, false), false));

const playing = { ...middle, mode: /** @type {const} */ ("play") };
const writing = (/** @type {string} */ as) => ({ type: "writing", as });

test("a French keyboard: the key writes a digit; with Shift, which prints it, a note in Play and a clue in Enter", () => {
  const four = { key: "4", code: "Digit4", shiftKey: true };
  for (const state of [middle, playing]) assert.deepEqual(actionOf(key({ key: "'", code: "Digit4" }), state), digit(4));
  assert.deepEqual(actionOf(key(four), playing), digit(4, true));
  assert.deepEqual(actionOf(key(four), middle), digit(4));
  assert.deepEqual(actionOf(key({ key: "4", code: "Numpad4", shiftKey: true }), middle), digit(4, true));
});

test("Z X C V say what a digit is written as, while playing; on larger boards with Alt", () => {
  const large = { ...playing, board: reduce(INITIAL, { type: "new", size: "12" }).board };
  for (const [letter, as] of Object.entries({ z: "digit", x: "corner", c: "centre", v: "color" })) {
    const code = `Key${letter.toUpperCase()}`;
    assert.deepEqual(actionOf(key({ key: letter, code }), playing), writing(as));
    assert.deepEqual(actionOf(key({ key: "ㅋ", code }), playing), writing(as), "under a Korean input method");
    assert.deepEqual(actionOf(key({ key: "≈", code, altKey: true }), large), writing(as), "Alt on a Mac");
    assert.equal(actionOf(key({ key: letter, code, altKey: true }), playing), null);
    assert.equal(actionOf(key({ key: letter, code }), middle), null, "not while entering");
  }
  assert.deepEqual(actionOf(key({ key: "c", code: "KeyC" }), large), digit(12));
});

test("Space turns to the next of them", () => {
  const turned = (/** @type {import("../../../web/app/state.js").State["writing"]} */ as) =>
    actionOf(key({ key: " ", code: "Space" }), { ...playing, writing: as });
  assert.deepEqual(
    /** @type {const} */ (["digit", "corner", "centre", "color", "light"]).map(turned),
    ["corner", "centre", "color", "digit", "digit"].map(writing),
  );
});

test("with Alt a digit is looked for, with Alt and 0 cells of two candidates", () => {
  const light = (/** @type {string} */ digit) =>
    actionOf(key({ key: digit, code: `Digit${digit}`, altKey: true }), middle);
  assert.deepEqual(
    [light("1"), light("9"), light("0")],
    [1, 9, -1].map((what) => ({ type: "light", what })),
  );
  const small = reduce(INITIAL, { type: "new", size: "4" });
  assert.equal(actionOf(key({ key: "5", code: "Digit5", altKey: true }), small), null);
});

test("Shift with an arrow, Ctrl with A, and Escape say which cells", () => {
  assert.deepEqual(actionOf(key({ key: "ArrowDown", shiftKey: true }), middle), { ...select(49), extend: true });
  assert.deepEqual(actionOf(key({ key: "a", code: "KeyA", ctrlKey: true }), middle), { type: "all" });
  assert.deepEqual(actionOf(key({ key: "Escape" }), middle), { type: "narrow" });
  assert.equal(reachesBoard({ key: "a", ctrlKey: true }, false), false, "elsewhere Ctrl+A is the page's");
});

test("there are eight colours on a board of four digits", () => {
  const small = { ...reduce(INITIAL, { type: "new", size: "4" }), mode: /** @type {const} */ ("play") };
  const eight = key({ key: "8", code: "Digit8" });
  assert.equal(actionOf(eight, small), null);
  assert.deepEqual(actionOf(eight, { ...small, writing: "color" }), digit(8));
});

/** Return whether a key reaches the board while the focus is on a control. @param {Part} part @param {boolean} walks */
const reachesBoard = (part, walks) => {
  const action = actionOf(key(part), middle);
  return action !== null && isForBoard(key(part), action, walks);
};

test("a button keeps Space and the keys that turn pages; arrows and all else go to the board", () => {
  const kept = [{ key: " ", code: "Space" }, { key: "PageDown" }, { key: "PageUp" }, { key: "Home" }, { key: "End" }];
  const given = [{ key: "ArrowUp" }, { key: "5" }, { key: "." }, { key: "Backspace" }, { key: "z", ctrlKey: true }];
  assert.deepEqual(
    kept.map((part) => reachesBoard(part, false)),
    Array(5).fill(false),
  );
  assert.deepEqual(
    given.map((part) => reachesBoard(part, false)),
    Array(5).fill(true),
  );
});

test("a button keeps Space under an input method, too", () => {
  assert.equal(reachesBoard({ key: "Process", code: "Space" }, false), false);
});

test("a control that walks by arrows keeps them, and the board still gets the digits", () => {
  assert.equal(reachesBoard({ key: "ArrowRight" }, true), false);
  assert.equal(reachesBoard({ key: "5", code: "Digit5" }, true), true);
});

test("with NumLock on, the number pad's digit with Shift is a note, whatever Shift is said to be", () => {
  const on = { getModifierState: (/** @type {string} */ name) => name === "NumLock" };
  for (const shiftKey of [false, true]) {
    assert.deepEqual(actionOf(key({ key: "End", code: "Numpad1", shiftKey, ...on }), middle), digit(1, true));
    assert.deepEqual(actionOf(key({ key: "Clear", code: "Numpad5", shiftKey, ...on }), middle), digit(5, true));
  }
  for (const name of ["1", "１", "Process", "Unidentified"])
    assert.deepEqual(actionOf(key({ key: name, code: "Numpad1", ...on }), middle), digit(1), name);
  assert.deepEqual(actionOf(key({ key: "Process", code: "Numpad1", shiftKey: true, ...on }), middle), digit(1, true));
  assert.deepEqual(actionOf(key({ key: "End", code: "End", ...on }), middle), select(44));
  const small = reduce(INITIAL, { type: "new", size: "4" });
  assert.deepEqual(actionOf(key({ key: "PageUp", code: "Numpad9", ...on }), small), select(0));
});

test("with NumLock off, the number pad's navigation keys navigate", () => {
  const off = { getModifierState: () => false };
  assert.deepEqual(actionOf(key({ key: "End", code: "Numpad1", ...off }), middle), select(44));
  assert.deepEqual(actionOf(key({ key: "ArrowUp", code: "Numpad8", ...off }), middle), select(31));
});
