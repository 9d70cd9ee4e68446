/**
 * Check how a teacher sets an assignment, opens the answers and marks them.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import { test } from "node:test";
import { textOf } from "../../../web/assign/answer-file.js";
import { packedAssignment } from "../../../web/assign/assignment.js";
import { createDesk } from "../../../web/assign/desk.js";
import { createAssignments } from "../../../web/assign/room.js";
import { createStopwatch } from "../../../web/assign/stopwatch.js";
import { boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { fillShelf, kept, noteWhatLeaves, page } from "../../support/keeping.js";
import { enter, press, seen } from "../../support/seen.js";
import { storyOf, until } from "../../support/story.js";
import { toldRunner } from "../../support/told-runner.js";

/** @type {unknown[]} */
const asked = [];
noteWhatLeaves(asked);
const [task, place, over] = ["section", "div", "div"].map((tag) => drawn(document.createElement(tag)));
document.getElementById = () => /** @type {any} */ (over);
const runner = toldRunner(asked);
const desk = createDesk({ runner });
const lasting = { desk, stopwatch: createStopwatch(/** @type {any} */ (page), Date.now) };
const { act, step } = storyOf(
  stateWith("1".padEnd(16, ".")),
  (onAction) => createAssignments(/** @type {any} */ ({ task, place }), onAction, lasting),
  () => [...seen(place), ...seen(over), ...kept()],
  asked,
  { qr: ({ take }) => take({ side: 2, path: "M0 0h1v1z" }) },
);

const ASSIGNMENT = {
  ...{ title: "One", question: "How often?", asks: /** @type {const} */ ("program"), puzzle: PUZZLE },
  ...{ slug: "engine", seed: "1", position: 0, code: "pass" },
};
const [TEXT, OTHER] = await Promise.all([ASSIGNMENT, { ...ASSIGNMENT, title: "Two" }].map(packedAssignment));
/** @param {string} name @param {object} [more] */
const answer = (name, more) => {
  const plain = { name, answer: "17", tries: 4, seconds: 75, code: null, handed: "2026-05-01T08:00:00.000Z" };
  return new File([textOf({ assignment: TEXT, ...plain, ...more })], `${name}.json`);
};
const FILES = [
  ...[answer("Mina"), answer("Ben", { code: "solve\nit\n", answer: "18", tries: null, seconds: 3700 })],
  ...[answer("mina ", { code: "loop" }), answer("Mina"), answer("Cai", { assignment: OTHER })],
  ...[answer("Dana", { assignment: "no" }), new File(["{}"], "notes.json")],
];
const begins = { type: "started", kind: "solve", lists: [] };
const ends = {
  type: "end",
  result: { code: "solved", args: { count: 1 } },
  solved: true,
  right: true,
  counters: { tries: 3 },
};
const fails = { type: "error", error: { code: "zero", args: {}, line: 2, name: "", text: "" }, trace: [] };
const say = (/** @type {any[]} */ ...messages) => messages.forEach(runner.say);
const shows = (/** @type {any} */ root, /** @type {string} */ words) =>
  until(() => seen(root).some((line) => line.includes(words)));
const make = () => press(place, "Create link");
const puzzle = () => act({ type: "load", puzzles: [boardFrom(PUZZLE)] });
const source = () => act({ type: "classroom", classroom: { source: { slug: "every-solution", text: "pass" } } });
const files = (/** @type {File[]} */ all) => Object.assign(over.all("input")[0], { files: all }).hears("change");
const mark = (/** @type {string} */ name, /** @type {string} */ value) => enter(over, `Mark for ${name}`, value);
const drop = (/** @type {File[]} */ all) => over.all("dialog")[0].hears("drop", { dataTransfer: { files: all } });
const more = () => Object.assign(over.all("details")[0], { open: true });

/** @type {[string, () => unknown, string[]?][]} */
const STEPS = [
  [
    "nothing is set yet",
    () => act({ type: "place", place: "learn" }),
    ["+ Topic {Every solution, cell by cell}", "+ Pupils hand in {an answer}"],
  ],
  ["it has no title", () => make(), ["+ Write a title first."]],
  [
    "a title",
    () => enter(place, "Title", "One"),
    ["+ Title {One}", '+ kept: sudoku.setting.v1 {"title":"One","question":""}'],
  ],
  ["it has no question", () => make(), ["+ Write the question first."]],
  [
    "a question",
    () => enter(place, "Question", "How often?"),
    ["+ Question {How often?}", '+ kept: sudoku.setting.v1 {"title":"One","question":"How often?"}'],
  ],
  ["another size", () => make(), ["+ These algorithms only work on standard 9 × 9 puzzles. Put a standard"]],
  [
    "no puzzle",
    () => [act({ type: "new", size: "9" }), make()],
    ["+ Uses the puzzle on the board: 0 clues.", "+ Put a puzzle on the board first."],
  ],
  [
    "a program, whose text is not there yet",
    () => [puzzle(), enter(place, "Pupils hand in", "program"), make()],
    ["+ Pupils hand in {a program}", "+ Uses the puzzle on the board: 25 clues."],
  ],
  [
    "it is there",
    () => [source(), make(), shows(place, "Link to the assignment")].at(-1),
    [
      "+ [Copy link] [Preview as a pupil]",
      "+ ‹The link as a QR code›",

      '> {"type":"qr","text":"https://sudoku.example/#a=',
    ],
  ],
  ["it is copied", () => press(place, "Copy link"), ["+ Copied", "> copied: https://sudoku.example/#a="]],
  [
    "it is seen as a pupil sees it",
    () => [press(place, "Preview as a pupil"), shows(task, "One")].at(-1),
    [
      "+ kept: sudoku.program.v1.own-0k9",
      '> {"type":"assign","assign":{"text":"',
      '> {"type":"classroom","classroom":{"slug":"every-solution","seed":"1","making":false,',
    ],
  ],
  [
    "the answers",
    () => press(place, "Mark answers…"),
    [
      "+ [Open files…]",
      "+ Open all the files from your pupils together, or drop them here. The",
      '> {"type":"layer","layer":"answers"}',
    ],
  ],
  [
    "files are opened",
    () => [files(FILES), shows(over, "3 answers")].at(-1),
    ["+ One: How often?", "+ [Open files…] [Download CSV] [Remove all answers]"],
  ],
  [
    "a file is dropped there",
    () => [drop([answer("Eve", { answer: " １７ " })]), shows(over, "4 answers")].at(-1),
    ["+ Eve | １７ | 4 | 1:15 | | | {not marked yet} |", "+ 4 answers."],
  ],
  ["nothing is", () => drop([])],
  [
    "what is expected",
    () => enter(over, "Correct answer (stays on this device)", "17"),
    ["+ Correct answer (stays on this device) {17}", "| {correct (aut", "+ kept: sudoku.marks.v1."],
  ],
  ["one is wrong all the same", () => mark("Mina", "wrong"), ["| {wrong} |", "+ kept: sudoku.marks.v1."]],
  [
    "one has no mark",
    () => mark("Eve", "none"),
    ["+ Eve | １７ | 4 | 1:15 | | | {no mark} |", "+ kept: sudoku.marks.v1."],
  ],
  ["by time", () => press(over, "Time")],
  ["the other way round", () => press(over, "Time")],
  ["by mark", () => press(over, "Mark")],
  [
    "more puzzles",
    () => [more(), enter(over, "Other puzzles, one per line", `${SOLUTION.replace("4", "0")}\nnone`)],
    ["+ My puzzles: 0 { }", "+ Programs: 2. Puzzles: 2. Lines that contain no puzzle: 2."],
  ],
  [
    "all programs run",
    () => press(over, "Run all programs"),
    ["+ (Run all programs)", "+ 0 of 4 runs are done.", '> runner: run {"code":"loop","puzzle":'],
  ],
  [
    "the first is right",
    () => say(begins, ends),
    ["+ 1 of 4 runs are done.", "+ 1/4 [Cancel]", '> runner: run {"code":"loop","puzzle":'],
  ],
  [
    "on the second it fails",
    () => say(begins, fails),
    [
      "+ 2 of 4 runs are done.",
      "+ Puzzle 2, line 2: The program divides by zero.",
      '> runner: run {"code":"solve\\nit\\n","puzzle":',
    ],
  ],
  [
    "it is cancelled",
    () => [press(over, "Cancel"), say({ type: "stopped" })],
    [
      "+ [Run all programs]",
      "+ Programs: 2. Puzzles: 2. Lines that contain no puzzle: 2.",
      "> runner: stop",
      "> runner: close",
    ],
  ],
  [
    "a table",
    () => press(over, "Download CSV"),
    ["> a file, text/csv: Name,Answer,Tries,Seconds,Handed in,Correct", "> saved: sudoku-answers.csv"],
  ],
  [
    "the browser keeps no more",
    () => [fillShelf(), mark("Mina", "")],
    ["+ The browser's storage is full. What you write here is lost when you close this", "| {correct (aut"],
  ],
  ["they are put away", () => press(over, "Remove all answers"), ["+ [Open files…]", "> runner: stop"]],
  ["it is closed", () => press(over, "Close"), ['> {"type":"layer","layer":""}']],
];

test("an assignment is set, and what comes back is opened, run, marked and saved as it was", async () => {
  for (const [said, done, news] of STEPS) await step(said, done, news);
});
