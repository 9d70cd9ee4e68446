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

/** Create the menu, open, for a state. @param {{lang: string}[]} [voices] of the device */
function menu(voices = []) {
  Object.assign(globalThis, { speechSynthesis: { getVoices: () => voices } });
  /** @type {any[]} */
  const asked = [];
  const { root, render } = createMore((action) => asked.push(action));
  const [button] = drawn(root).all("button");
  /** @param {object} [more] */
  const shows = (more) => {
    render(/** @type {any} */ ({ ...play, ...more }));
    if (button.getAttribute("aria-expanded") === "false") button.hears("click");
    return seen(root).slice(1);
  };
  /** Choose some entries, opening the menu for each of them. @param {...string} names */
  const choose = (...names) => {
    for (const name of names) {
      shows();
      press(root, name);
    }
    return asked.splice(0);
  };
  return { root, asked, shows, choose };
}

test("what can be asked of a puzzle is offered; of an empty board nothing that needs clues", () => {
  const { shows } = menu();
  const all = [
    "[Solve] [Reveal a cell] [Next solution] (Previous solution) [Count all solutions]",
    "[Show all steps] [Show the solution path]",
    "Board info",
    "[Go to next blank cell] [Show where this digit can go] [Show what can go here] [Count remaining digits]",
    "Show in blank cells",
    "[Candidates] [Digits in at least one solution] [Fill in notes] (Restore crossed-out candidates)",
    "History",
    "[Set a checkpoint] (Go back to the checkpoint) [Go back to before the first mistake] (Replay)",
    "Order of the steps",
    "[Easiest to spot first]* [By rating] [Use uniqueness techniques]*",
  ];
  const first = { history: { past: [], future: [] } };
  assert.deepEqual(shows(first), all);
  const blank = { ...empty, givens: ".".repeat(81), values: ".".repeat(81) };
  const none = shows({ ...first, board: blank }).join(" ");
  const off = [
    "Solve",
    "Reveal a cell",
    "Next solution",
    "Show all steps",
    "Show the solution path",
    "Fill in notes",
    "Set a checkpoint",
  ];
  for (const name of [...off, "Go back to before the first mistake"]) assert.ok(none.includes(`(${name})`), name);
  for (const name of ["Count all solutions", "Go to next blank cell", "Candidates"])
    assert.ok(none.includes(`[${name}]`), name);
});

test("what depends on what was done can be chosen once it was", () => {
  const { shows } = menu();
  const has = (/** @type {object} */ more, /** @type {string} */ name) => shows(more).join(" ").includes(`[${name}]`);
  const solutions = (/** @type {number} */ index) => ({ solutions: { puzzle: "", items: [], index, next: null } });
  assert.deepEqual([has(solutions(0), "Previous solution"), has(solutions(1), "Previous solution")], [false, true]);
  const crossed = { board: { ...empty, crossed: { 1: [2] } } };
  assert.deepEqual(
    [has({}, "Restore crossed-out candidates"), has(crossed, "Restore crossed-out candidates")],
    [false, true],
  );
  const entered = after(play, { type: "select", cell: 1 }, { type: "pick", digit: 9 });
  assert.equal(has(entered, "Replay"), true);
  const pointed = after(entered, { type: "point" }, { type: "select", cell: 2 }, { type: "pick", digit: 8 });
  assert.deepEqual(
    [has(entered, "Go back to the checkpoint"), has(pointed, "Go back to the checkpoint")],
    [false, true],
  );
});

test("a pause is offered while a time is taken, reading aloud where the device has a voice for the language", () => {
  const has = (
    /** @type {object} */ more,
    /** @type {string} */ name,
    voices = /** @type {{lang: string}[]} */ ([]),
  ) => {
    const { shows } = menu(voices);
    shows(more);
    return shows(more).join(" ").includes(name);
  };
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
  const { shows, choose } = menu();
  const last = () => shows().at(-1);
  assert.deepEqual(choose("Candidates", "Digits in at least one solution", "Use uniqueness techniques"), [
    { type: "playBy", by: { candidates: true } },
    { type: "run", task: "possible" },
    { type: "explainBy", by: { unique: false } },
  ]);
  assert.equal(last(), "[Easiest to spot first]* [By rating] [Use uniqueness techniques]*");
  const on = menu();
  const playing = { ...play.settings.playing, candidates: true };
  const state = {
    settings: { ...play.settings, playing },
    shown: { kind: "possible", cells: {} },
    unique: false,
    order: "ladder",
  };
  const lines = on.shows(state);
  assert.ok(
    lines.includes("[Candidates]* [Digits in at least one solution]* [Fill in notes] (Restore crossed-out candidates)"),
    lines.join("|"),
  );
  assert.equal(lines.at(-1), "[Easiest to spot first] [By rating]* [Use uniqueness techniques]");
  press(on.root, "Candidates");
  on.shows(state);
  press(on.root, "Digits in at least one solution");
  on.shows(state);
  press(on.root, "Use uniqueness techniques");
  assert.deepEqual(on.asked, [
    { type: "playBy", by: { candidates: false } },
    { type: "shown", shown: null },
    { type: "explainBy", by: { unique: true } },
  ]);
  const task = menu().shows({ task: { name: "possible", slow: false, words: null } });
  assert.ok(task.some((line) => line.includes("[Digits in at least one solution]*")));
});

test("every choice asks for what it says", () => {
  const { choose } = menu();
  const runs = [
    "Solve",
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
    ["solve", "reveal", "next", "count", "steps", "path", "where", "what", "left", "rewind"].map(
      (task) => `run ${task}`,
    ),
  );
  assert.deepEqual(choose("Go to next blank cell", "Fill in notes", "Set a checkpoint", "By rating"), [
    ...[{ type: "run", task: "blank" }, { type: "to-board" }, { type: "fill" }, { type: "point" }],
    { type: "explainBy", by: { order: "ladder" } },
  ]);
});

test("voices are asked for as soon as there is a menu: some browsers look for them only then", (context) => {
  const getVoices = context.mock.fn(() => []);
  Object.assign(globalThis, { speechSynthesis: { getVoices } });
  createMore(() => {});
  assert.equal(getVoices.mock.callCount(), 1);
});
