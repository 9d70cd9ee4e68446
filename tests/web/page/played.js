/** Steps of the session: playing and practice. */

import { INITIAL } from "../../../web/app/state.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { STEP } from "./explained.js";

const NOW = Date.UTC(2026, 4, 1);
const noted = { ...boardFrom(PUZZLE), notes: { 1: [6, 9], 5: [8, 9], 14: [8, 9] } };
const exercise = (/** @type {object} */ step) => ({ state: noted, step: { ...STEP, ...step }, next: true });
const row = (/** @type {string} */ slug, /** @type {object} */ more = {}) => ({
  ...{ slug, puzzle: PUZZLE, end: "first", tries: 1234, conflicts: 7, places: 60, backtracks: 20, solutions: 1 },
  ...{ depth: 9, first: 1234, seconds: 0.02, ...more },
});
const practised = (/** @type {object} */ practice) => ({ type: "practice", practice });

/** @type {[string, object][]} What is done, in words, and the action. */
export const PLAYED = [
  ["a puzzle to be played", { type: "load", puzzles: [boardFrom(PUZZLE)] }],
  ["from its first cell", { type: "typeIn" }],
  ["it is played", { type: "mode", mode: "play" }],
  ["several cells, by hand", { type: "select", cell: 1 }],
  ["", { type: "drag", cell: 2 }],
  ["alike", { type: "alike", cell: 0 }],
  ["all", { type: "all" }],
  ["one", { type: "narrow" }],
  ["", { type: "select", cell: 2 }],
  ["digits of the keypad, and none", { type: "pick", digit: 6 }],
  ["", { type: "blank" }],
  ["", { type: "erase" }],
  ["", { type: "backspace" }],
  ["all notes", { type: "fill" }],
  ["", { type: "restore" }],
  ["a point to come back to", { type: "point" }],
  ["an entry", { type: "digit", digit: 9 }],
  [
    "another",
    {
      type: "enter",
      cell: 5,
      digit: 8,
      result: { task: "reveal", tone: "good", words: { key: "reveal.done", args: { cell: "r1c6", digit: "8" } } },
    },
  ],
  ["back to the point", { type: "toPoint" }],
  ["redone", { type: "undo" }],
  ["", { type: "redo" }],
  ["the way here", { type: "replay", open: true }],
  ["", { type: "replayBy", steps: -2 }],
  ["it goes on from there", { type: "takeUp" }],
  ["a clue was mistyped", { type: "correct", cell: 0, instead: 9 }],
  ["it is known what is right", { type: "right", right: { puzzle: `9:${PUZZLE}`, values: SOLUTION } }],
  ["the rules are known", { type: "rulesRead", rulesRead: { geometry: "9+knight", error: null } }],
  ["and that they hold", { type: "jointRead", jointRead: `9+knight:${PUZZLE}` }],
  [
    "the clock",
    {
      type: "clock",
      clock: { puzzle: `9:${PUZZLE}`, time: 65_000, hints: 1, solved: null, since: NOW, paused: false },
    },
  ],
  ["", { type: "helped" }],
  ["", { type: "checked" }],
  ["another board", { type: "board", board: { ...boardFrom(PUZZLE), values: SOLUTION } }],
  ["how far it is", { type: "task", task: { name: "count", slow: true, words: null } }],
  ["", { type: "progress", task: { words: { key: "count.reached", args: { count: 1200, rate: 300 } }, slow: false } }],
  ["what fits", { type: "shown", shown: { kind: "possible", cells: { 1: [6, 9] } } }],
  [
    "an example of a technique",
    { type: "technique-example", technique: "x-wing", example: { state: noted, step: STEP } },
  ],
  ["ways to the solution", { type: "ways", ways: { about: "", ways: [], backdoors: [[1], [5]], running: true } }],
  ["what was read", { type: "imported", imported: null }],
  ["all words are known", { type: "notice", words: { key: "notice.language" } }],
  ["it is advised", { type: "advised", now: NOW }],
  ["settings", { type: "settings", settings: { theme: "dark" } }],
  ["Learn, compared", { type: "place", place: "learn" }],
  ["", { type: "learn-view", view: "algorithms" }],
  [
    "",
    {
      type: "comparison",
      comparison: { rows: [row("engine"), row("exact-cover", { end: "tries" })], total: 14, running: true },
    },
  ],
  ["it is there", { type: "comparison", comparison: { running: false, measure: "seconds" } }],
  ["the lessons cannot be had", { type: "learn-view", view: "lessons" }],
  ["", { type: "lesson", technique: "x-wing" }],
  ["", { type: "lessons", lessons: { failed: true } }],
  ["they are there", { type: "lessons", lessons: { positions: { "x-wing": [] }, failed: false } }],
  ["a position is asked for", { type: "learn-view", view: "practise" }],
  ["", practised({ technique: "x-wing", working: 7 })],
  ["none is found", practised({ working: null, failed: { key: "learn.failed" } })],
  ["a board shows one", { type: "lesson-board", technique: "x-wing", example: { state: noted, step: STEP } }],
  ["one is", { type: "exercise", exercise: exercise({}), at: 1 }],
  ["something is marked", { type: "select", cell: 1 }],
  ["", { type: "digit", digit: 9 }],
  ["it is wrong", { type: "worth", worth: { worth: "wrong", marks: [[1, 9]], step: null } }],
  ["nothing is marked", { type: "undo" }],
  ["", { type: "worth", worth: { worth: "none" } }],
  ["it is early", { type: "worth", worth: { worth: "early", marks: [[1, 6]], step: null } }],
  ["another technique's", { type: "worth", worth: { worth: "also", marks: [], step: STEP } }],
  ["it is right", { type: "worth", worth: { worth: "right", marks: [], step: STEP } }],
  ["one in which digits are crossed out", { type: "exercise", exercise: exercise({ placements: [] }), at: 2 }],
  ["", { type: "select", cell: 5 }],
  ["", { type: "digit", digit: 8 }],
  ["a hint", { type: "practice-hint" }],
  [
    "all choices as they were",
    {
      type: "choices",
      choices: { settings: INITIAL.settings, wish: INITIAL.wish, print: INITIAL.print, listing: INITIAL.listing },
    },
  ],
];
