/**
 * Check a pupil's work on assignments, and the data that is requested, saved and handed in, against pupil.txt. `node
 * FILE write` rewrites it.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import { mock, test } from "node:test";
import { packedAssignment } from "../../../web/assign/assignment.js";
import { createStopwatch } from "../../../web/assign/stopwatch.js";
import { createTask } from "../../../web/assign/task-view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { fillShelf, kept, noteWhatLeaves, page } from "../../support/keeping.js";
import { enter, press, seen } from "../../support/seen.js";
import { storyOf, until } from "../../support/story.js";

/** @type {unknown[]} */
const asked = [];
noteWhatLeaves(asked);
const ONE = { title: "One", question: "How often?", puzzle: PUZZLE, seed: "1" };
const ANSWER = { ...ONE, asks: /** @type {const} */ ("answer"), slug: "engine", position: 12, code: null };
const PROGRAM = {
  ...ONE,
  ...{ title: "Two", asks: /** @type {const} */ ("program"), slug: "used-tables", position: 0, code: "pass" },
};
const [FIRST, SECOND] = await Promise.all([ANSWER, PROGRAM].map(packedAssignment));

const root = Object.assign(drawn(document.createElement("section")), { isConnected: true });
const stopwatch = createStopwatch(/** @type {any} */ (page), Date.now);
const { act, step } = storyOf(
  stateWith("1".padEnd(81, ".")),
  (onAction) => createTask(/** @type {any} */ (root), onAction, stopwatch),
  () => [...seen(root), ...kept()],
  asked,
);
const classroom = (/** @type {object} */ more) => act({ type: "classroom", classroom: more });
const shows = (/** @type {string} */ words) => until(() => seen(root).some((line) => line.includes(words)));
/** @param {string} text @param {string} words  which are there when it is */
const open = (text, words) => [act({ type: "assign", assign: { text } }), shows(words)].at(-1);
const give = {
  canShare: () => true,
  share: async (/** @type {any} */ { files: [file] }) => void asked.push(file.name, file),
};
const scene = { givens: PUZZLE, counters: { tries: 7 } };

/** @type {[string, () => unknown, string[]?][]} */
const STEPS = [
  [
    "nothing is open",
    () => {},
    ["+ Assignment", "+ [Leave the assignment]", "+ [Back to the starting point] [Open the program]"],
  ],
  [
    "a link that is damaged",
    () => open("damaged", "complete assignment"),
    ["+ This link does not contain a complete assignment. Ask your teacher for"],
  ],
  [
    "it is left",
    () => press(root, "Leave the assignment"),
    ['> {"type":"classroom","classroom":{"assign":null,"own":null}}'],
  ],
  [
    "a question",
    () => open(FIRST, "One"),
    [
      "+ How often?",
      "+ [Back to the starting point]",
      "+ kept: sudoku.assignment.v1.",

      '> {"type":"load","puzzles":[{"geometry":"9","givens":',
    ],
  ],
  ["it is handed in without a name", () => press(root, "Hand in")],
  ["a name", () => enter(root, "Your name", " Mina "), ["+ kept: sudoku.assignment.v1."]],
  ["without an answer", () => press(root, "Hand in")],
  [
    "an answer, a minute later",
    () => [mock.timers.tick(60_000), enter(root, "Your answer", "17 times")],
    ["+ kept: sudoku.assignment.v1."],
  ],
  ["the run begins on another puzzle", () => classroom({ scene: { ...scene, givens: "" } })],
  ["it goes on with this one", () => classroom({ scene })],
  [
    "it is handed in",
    () => press(root, "Hand in"),
    [
      "+ kept: sudoku.assignment.v1.",
      '> a file, application/json: {\n "format": "sudoku-workshop-answer",\n "version":',
      "> saved: One - Mina.json",
    ],
  ],
  ["another word", () => enter(root, "Your answer", "18 times"), ["+ kept: sudoku.assignment.v1."]],
  ["and back", () => enter(root, "Your answer", "17 times"), ["+ kept: sudoku.assignment.v1."]],
  [
    "the page is hidden",
    () => [mock.timers.tick(9_000), page.dispatchEvent(new Event("visibilitychange"))],
    ["+ kept: sudoku.assignment.v1."],
  ],
  [
    "where it begins",
    () => press(root, "Back to the starting point"),
    ['> {"type":"class","command":"reach","to":12}'],
  ],
  [
    "another pupil",
    () => press(root, "Hand in for another pupil"),
    [
      "+ kept: sudoku.assignment.v1.",
      '> {"type":"classroom","classroom":{"slug":"engine","seed":"1","making":false,"ran":',
      '> {"type":"class","command":"reach","to":12}',
    ],
  ],
  [
    "a program is asked for",
    () => open(SECOND, "Two"),
    [
      "+ Two",
      "+ kept: sudoku.assignment.v1.",

      '> {"type":"classroom","classroom":{"slug":"used-tables","seed":"1","making":false,"ran":',
    ],
  ],
  ["the editor is left", () => classroom({ own: null }), ["+ [Open the program]"]],
  ["the program again", () => press(root, "Open the program"), ['> {"type":"own","own":{"slug":"own-0k9"}}']],
  ["it has run", () => classroom({ ran: 4 })],
  [
    "a device that shares",
    () => [Object.assign(navigator, give), enter(root, "Your name", "Ben")],
    ["+ kept: sudoku.assignment.v1."],
  ],
  [
    "it is shared",
    () => press(root, "Share with an app…"),
    [
      "+ kept: sudoku.assignment.v1.",
      "> Two - Ben.json",
      '> a file, application/json: {\n "format": "sudoku-workshop-answer",\n "version":',
    ],
  ],
  [
    "the first again",
    () => open(FIRST, "One"),
    [
      "+ [Back to the starting point]",
      "+ One",

      '> {"type":"classroom","classroom":{"slug":"engine","seed":"1","making":false,"ran":',
    ],
  ],
  ["the browser keeps no more", () => [fillShelf(), enter(root, "Your name", "Cai")]],
  [
    "it is left",
    () => press(root, "Leave the assignment"),
    ['> {"type":"classroom","classroom":{"assign":null,"own":null}}'],
  ],
  ["the page is closed", () => page.dispatchEvent(new Event("pagehide"))],
];

test("assignments are opened, answered, handed in and left as they were", async () => {
  for (const [said, done, news] of STEPS) await step(said, done, news);
});
