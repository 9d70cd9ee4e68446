import assert from "node:assert/strict";
import { test } from "node:test";
import { createMore } from "../../../web/play/more.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const empty = stateWith(PUZZLE).board;
const play = { ...stateWith(PUZZLE), mode: /** @type {const} */ ("play") };

/** The doors of the menu. */
const DOORS = ["Copy and share", "For experts"];

/** Create the menu for a state. @param {{lang: string}[]} [voices] of the device */
function menu(voices = []) {
  Object.assign(globalThis, { speechSynthesis: { getVoices: () => voices } });
  /** @type {any[]} */
  const asked = [];
  const { root, render } = createMore((action) => asked.push(action));
  const [button] = drawn(root).all("button");
  /** Draw a state, open the menu, and return its first list. @param {object} [more] */
  const shows = (more) => {
    render(/** @type {any} */ ({ ...play, ...more }));
    if (button.getAttribute("aria-expanded") === "true") button.hears("click");
    button.hears("click");
    return seen(root).slice(1);
  };
  /** Return the list behind a door, or an empty one if there is no door. @param {string} door @param {object} [more] */
  const behind = (door, more) => {
    if (!shows(more).join(" ").includes(`[${door}]`)) return [];
    press(root, door);
    return seen(root).slice(1);
  };
  /** Return all lists, as one line each. @param {object} [more] */
  const all = (more) => [shows(more), ...DOORS.map((door) => behind(door, more))].map((lines) => lines.join(" "));
  /** Choose some entries, opening the menu and their doors for each of them. @param {...string} names */
  const choose = (...names) => {
    for (const name of names) {
      const door = DOORS.find((door) => behind(door).join(" ").includes(`[${name}]`));
      shows();
      if (door) press(root, door);
      press(root, name);
    }
    return asked.splice(0);
  };
  return { root, asked, shows, all, choose };
}

const LAST = "[Copy and share] [Show all steps] [Show the solution path] [Candidates] [For experts]";
const COPIES = [
  "[Back: Copy and share] [Puzzle as one line] [One line, with entries] [Puzzle as a grid] [Link to the puzzle]",
  "[Share, or open elsewhere…] [Other formats or a file…]",
].join(" ");
const QUESTIONS =
  "[Go to next blank cell] [Show where this digit can go] [Show what can go here] [Count remaining digits] [Strong links of the digit]";

test("what can be asked of a puzzle is offered; of an empty board nothing that needs clues", () => {
  const { all } = menu();
  const first = { history: { past: [], future: [] } };
  assert.deepEqual(all(first), [
    `[Fill in notes] [Reveal a cell] [Go back to before the first mistake] [New puzzle] ${LAST} [Solve]`,
    COPIES,
    `[Back: For experts] History [Set a checkpoint] [Try a candidate] Board info ${QUESTIONS} Solutions [Next solution] [Count all solutions] [Digits in at least one solution]`,
  ]);
  const blank = { ...empty, givens: ".".repeat(81), values: ".".repeat(81) };
  assert.deepEqual(all({ ...first, board: blank }), [
    "[New puzzle] [Candidates] [For experts]",
    "",
    `[Back: For experts] Board info ${QUESTIONS} Solutions [Count all solutions] [Digits in at least one solution]`,
  ]);
});

test("what depends on what was done can be chosen once it was", () => {
  const { all } = menu();
  const has = (/** @type {object} */ more, /** @type {string} */ name) => all(more).join(" ").includes(`[${name}]`);
  const solutions = (/** @type {number} */ index) => ({ solutions: { puzzle: "", items: [], index, next: null } });
  assert.deepEqual([has(solutions(0), "Previous solution"), has(solutions(1), "Previous solution")], [false, true]);
  const crossed = { board: { ...empty, crossed: { 1: [2] } } };
  assert.deepEqual(
    [has({}, "Restore crossed-out candidates"), has(crossed, "Restore crossed-out candidates")],
    [false, true],
  );
  const entered = after(play, { type: "select", cell: 1 }, { type: "pick", digit: 9 });
  assert.deepEqual([has({}, "Restart"), has(entered, "Restart"), has(entered, "Replay")], [false, true, true]);
  const pointed = after(entered, { type: "point" }, { type: "select", cell: 2 }, { type: "pick", digit: 8 });
  assert.deepEqual(
    [has(entered, "Go back to the checkpoint"), has(pointed, "Go back to the checkpoint")],
    [false, true],
  );
});

test("a pause is offered while a time is taken, reading aloud where the device has a voice for the language", () => {
  const has = (/** @type {object} */ more, /** @type {string} */ name, voices = /** @type {{lang: string}[]} */ ([])) =>
    menu(voices).all(more).join(" ").includes(name);
  const settings = (/** @type {string} */ timer) => ({
    settings: { ...play.settings, playing: { ...play.settings.playing, timer } },
  });
  const clock = { ...play.clock, puzzle: "x", solved: false };
  assert.equal(has({ ...settings("shown"), clock }, "Pause"), true);
  assert.equal(has({ ...settings("off"), clock }, "Pause"), false);
  assert.equal(has({ ...settings("shown"), clock: { ...clock, solved: true } }, "Pause"), false);
  assert.equal(has({ ...settings("shown"), clock: { ...clock, puzzle: "" } }, "Pause"), false);
  const read = "Read";
  assert.deepEqual(
    [has({}, read), has({}, read, [{ lang: "ko-KR" }]), has({}, read, [{ lang: "en-GB" }])],
    [false, false, true],
  );
});

test("what is on is told, and choosing it switches it off", () => {
  assert.deepEqual(menu().choose("Candidates", "Digits in at least one solution"), [
    { type: "playBy", by: { candidates: true } },
    { type: "run", task: "possible" },
  ]);
  const { root, shows, all, asked } = menu();
  const playing = { ...play.settings.playing, candidates: true };
  const state = { settings: { ...play.settings, playing }, shown: { kind: "possible", cells: {} } };
  const told = all(state).join(" ");
  for (const name of ["Candidates", "Digits in at least one solution"]) assert.ok(told.includes(`[${name}]*`), name);
  shows(state);
  press(root, "Candidates");
  shows(state);
  press(root, "For experts");
  press(root, "Digits in at least one solution");
  assert.deepEqual(asked, [
    { type: "playBy", by: { candidates: false } },
    { type: "shown", shown: null },
  ]);
  const task = { task: { name: "possible", slow: false, words: null } };
  assert.ok(menu().all(task).join(" ").includes("[Digits in at least one solution]*"));
});

test("every choice asks for what it says", () => {
  const { choose } = menu();
  const runs = [
    "Reveal a cell",
    "Next solution",
    "Count all solutions",
    "Show all steps",
    "Show the solution path",
    "Show where this digit can go",
    "Show what can go here",
    "Count remaining digits",
    "Go back to before the first mistake",
  ];
  assert.deepEqual(
    choose(...runs).map(({ type, task }) => [type, task].join(" ")),
    ["reveal", "next", "count", "steps", "path", "where", "what", "left", "rewind"].map((task) => `run ${task}`),
  );
  assert.deepEqual(choose("Go to next blank cell", "Fill in notes", "Set a checkpoint", "Solve"), [
    ...[{ type: "run", task: "blank" }, { type: "to-board" }, { type: "fill" }, { type: "point" }],
    { type: "layer", layer: "solve" },
  ]);
});

test("voices are asked for as soon as there is a menu: some browsers look for them only then", (context) => {
  const getVoices = context.mock.fn(() => []);
  Object.assign(globalThis, { speechSynthesis: { getVoices } });
  createMore(() => {});
  assert.equal(getVoices.mock.callCount(), 1);
});
