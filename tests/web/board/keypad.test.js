import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createKeypad } from "../../../web/board/keypad.js";
import { createModes } from "../../../web/board/modes.js";
import { PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const start = { ...stateWith(PUZZLE), mode: /** @type {const} */ ("play") };
const LEFT = [5, 6, 7, 5, 5, 7, 5, 7, 9];

/** Create the keypad for a state. */
function keypad() {
  /** @type {any[]} */
  const asked = [];
  const root = document.createElement("main");
  const { render } = createKeypad(root, (action) => asked.push(action));
  /** @param {object} more @param {import("../../../web/app/state.js").State} [state] */
  const shows = (more, state = start) => {
    render(/** @type {any} */ ({ ...state, ...more }));
    return seen(root);
  };
  const key = (/** @type {number} */ digit) => drawn(root).querySelectorAll(".digit")[digit - 1];
  return { root: drawn(root), asked, shows, key };
}

/** Return the row of digits, some of them pressed. @param {number[]} [pressed] */
const digits = (pressed = []) =>
  LEFT.map((left, at) => `[${at + 1}, ${left} left]${pressed.includes(at + 1) ? "*" : ""}`).join(" ");
const TOOLS = "[Lock a digit: choose it, then tap cells] [Erase] (Undo) (Redo)";
const WRITINGS = "[Digit] [Corner] [Notes] [Colour] [Highlight]";

test("in play there are digits, tools, and what a digit is written as; else digits and a blank", () => {
  const { shows } = keypad();
  assert.deepEqual(shows({ history: { past: [], future: [] } }), [digits(), TOOLS, WRITINGS.replace("]", "]*")]);
  assert.deepEqual(shows({ mode: "enter", history: { past: [], future: [] } }), [
    `${digits()} [Leave blank and move on]`,
    TOOLS,
  ]);
  for (const [writing, name] of Object.entries({ corner: "Corner", centre: "Notes" }))
    assert.equal(shows({ writing })[2], WRITINGS.replace(`${name}]`, `${name}]*`));
  const colours = "red orange yellow green turquoise blue violet grey".split(" ").map((name) => `[${name}]`);
  assert.deepEqual(shows({ writing: "color" })[0], [...colours, "[No colour]"].join(" "));
  assert.equal(shows({ writing: "color", mode: "enter" })[0], `${digits()} [Leave blank and move on]`);
  assert.equal(shows({ writing: "color" }, { ...stateWith(".".repeat(16)), mode: "play" })[0], colours.join(" "));
});

test("the switch between Edit and Play stands by the keys, in Play alone", () => {
  const root = document.createElement("main");
  const act = () => {};
  const { render } = createKeypad(root, act, createModes(act));
  const hasModes = (/** @type {object} */ more) => {
    render(/** @type {any} */ ({ ...start, ...more }));
    return seen(root).join(" ").includes("Edit");
  };
  assert.deepEqual([hasModes({ place: "play" }), hasModes({ place: "play", mode: "enter" })], [true, true]);
  assert.equal(hasModes({ place: "learn" }), false);
});

test("a digit is pressed where it is held, or looked for; so are pairs", () => {
  const { shows, key } = keypad();
  assert.equal(shows({ writing: "light", lit: 5 })[0], `${digits([5])} [Cells with two candidates]`);
  assert.equal(
    shows({ writing: "light", lit: -1, locking: true, brush: 4 })[0],
    `${digits()} [Cells with two candidates]*`,
  );
  assert.deepEqual(shows({ locking: true, brush: 4 }).slice(0, 2), [digits([4]), TOOLS.replace("cells]", "cells]*")]);
  assert.equal(key(4).getAttribute("aria-pressed"), "true");
  assert.equal(key(5).getAttribute("aria-pressed"), "false");
  shows({});
  assert.equal(key(4).getAttribute("aria-pressed"), null);
});

test("undo and redo can be pressed where there is something", () => {
  const { shows } = keypad();
  const step = /** @type {any} */ ([{}]);
  const tools = (/** @type {any} */ history) => shows({ history })[1].split("[Erase] ")[1];
  assert.equal(tools({ past: step, future: [] }), "[Undo] (Redo)");
  assert.equal(tools({ past: [], future: step }), "(Undo) [Redo]");
});

test("while the clock is paused no key can be pressed, nor after it what could not be before", () => {
  const { shows } = keypad();
  const history = { past: [{}], future: [] };
  const paused = { ...start.clock, paused: true };
  const idle = (/** @type {string} */ line) => line.replaceAll("[", "(").replaceAll("]", ")");
  const all = shows({ history });
  assert.deepEqual(shows({ history, clock: paused }), all.map(idle));
  assert.deepEqual(shows({ history }), all);
  assert.deepEqual(shows({ history, clock: paused, mode: "enter" })[0], idle(`${digits()} [Leave blank and move on]`));
});

test("a digit tells how many are left, that all are placed, and that there are too many", () => {
  const { shows, key } = keypad();
  const told = (/** @type {string} */ values, /** @type {number} */ digit, more = {}) => {
    shows({ board: { ...start.board, values }, ...more });
    const { className } = key(digit);
    return [key(digit).getAttribute("data-left"), className.endsWith(" done")];
  };
  assert.deepEqual(told(PUZZLE, 9), ["9", false]);
  assert.deepEqual(told(SOLUTION, 9), ["", true]);
  assert.deepEqual(told(`${SOLUTION.slice(0, -1)}9`, 9), ["!", true]);
  assert.deepEqual(told(SOLUTION, 1, { writing: "color" }), ["", false]);
  assert.ok(key(1).className.includes("paint-1"));
  assert.ok(!key(9).className.includes("paint"));
  told(PUZZLE, 1, { writing: "centre" });
  assert.ok(key(1).className.endsWith("centre"));
});

test("on a large grid the keys tell the notes of the selected cell", () => {
  const large = { ...stateWith(".".repeat(144)), mode: /** @type {const} */ ("play") };
  const { shows, key } = keypad();
  const noted = (/** @type {object} */ more, state = large) => {
    shows(more, /** @type {any} */ (state));
    return [1, 2, 3].filter((digit) => key(digit).getAttribute("data-noted") !== null);
  };
  const board = { ...large.board, notes: { 5: [2, 3] } };
  assert.deepEqual([noted({ board, selection: 5 }), noted({ board, selection: 6 })], [[2, 3], []]);
  assert.match(seen(key(2).parent)[0], /^\[1, \d+ left\] /);
  const shown = { kind: "possible", cells: { 5: [1] } };
  assert.deepEqual(noted({ board, selection: 6, shown }), []);
  assert.deepEqual(noted({ board, selection: 5, shown }), [1]);
  assert.match(key(1).getAttribute("aria-label") ?? "", /^1, 12 left, ./);
  assert.deepEqual(
    noted({ board: { ...start.board, notes: { 1: [2, 3] } }, selection: 1 }, /** @type {any} */ (start)),
    [],
  );
  assert.deepEqual(noted({ board, selection: 5, writing: "color" }), []);
  const written = { ...board, values: `${".".repeat(5)}1${".".repeat(138)}` };
  assert.deepEqual(noted({ board: written, selection: 5 }), []);
});

test("every key asks for what it says, and leaves the focus where it is", () => {
  const { root, asked, shows } = keypad();
  const history = /** @type {any} */ ({ past: [{}], future: [{}] });
  shows({ history, writing: "light" });
  const names = [
    "Cells with two candidates",
    "Lock a digit: choose it, then tap cells",
    "Erase",
    "Undo",
    "Redo",
    "Corner",
    "Colour",
  ];
  for (const name of names) press(root, name);
  shows({ mode: "enter" });
  press(root, "Leave blank and move on");
  assert.deepEqual(asked, [
    ...[{ type: "light", what: -1 }, { type: "locking" }, { type: "backspace" }, { type: "undo" }, { type: "redo" }],
    ...[{ type: "writing", as: "corner" }, { type: "writing", as: "color" }, { type: "blank" }],
  ]);
  let kept = 0;
  const preventDefault = () => {
    kept += 1;
  };
  for (const name of [...names, "1, 5 left"]) control(root, name).hears("pointerdown", { preventDefault });
  assert.equal(kept, names.length + 1);
});

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

test("a short press picks a digit, one of half a second holds it, and is no press then", () => {
  const { asked, shows, key } = keypad();
  shows({});
  const preventDefault = () => {};
  const pressed = (/** @type {number} */ time, end = "pointerup") => {
    key(3).hears("pointerdown", { preventDefault });
    mock.timers.tick(time);
    key(3).hears(end);
    mock.timers.tick(1000);
    if (end === "pointerup") key(3).hears("click");
    return asked.splice(0).map(({ type, digit }) => `${type} ${digit}`);
  };
  assert.deepEqual([pressed(499), pressed(500), pressed(100)], [["pick 3"], ["hold 3"], ["pick 3"]]);
  assert.deepEqual([pressed(499, "pointerleave"), pressed(499, "pointercancel")], [[], []]);
  key(3).hears("click");
  assert.deepEqual(asked, [{ type: "pick", digit: 3 }]);
});

test("keys stay while the size does, and are made anew for another", () => {
  const { shows, key } = keypad();
  shows({});
  const first = key(1);
  shows({ selection: 5 });
  assert.equal(key(1), first);
  shows({}, { ...stateWith(".".repeat(256)), mode: "play" });
  assert.notEqual(key(1), first);
  assert.equal(key(16).getAttribute("aria-label"), "G, 16 left");
});
