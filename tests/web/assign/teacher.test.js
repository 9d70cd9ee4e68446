/**
 * Check how a teacher sets an assignment, opens the answers and marks them, against teacher.txt. `node FILE write`
 * rewrites it.
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
import { held } from "../../support/golden.js";
import { fillShelf, kept, noteWhatLeaves, page, unpacked } from "../../support/keeping.js";
import { lines } from "../../support/lines.js";
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
const { act, step, told } = storyOf(
  stateWith("1".padEnd(16, ".")),
  (onAction) => createAssignments(/** @type {any} */ ({ task, place }), onAction, lasting),
  () => [...lines(place), ...lines(over), ...kept()],
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

/** @type {[string, () => unknown][]} */
const STEPS = [
  ["nothing is set yet", () => act({ type: "place", place: "learn" })],
  ["it has no title", () => make()],
  ["a title", () => enter(place, "Title", "One")],
  ["it has no question", () => make()],
  ["a question", () => enter(place, "Question", "How often?")],
  ["another size", () => make()],
  ["no puzzle", () => [act({ type: "new", size: "9" }), make()]],
  ["a program, whose text is not there yet", () => [puzzle(), enter(place, "Pupils hand in", "program"), make()]],
  ["it is there", () => [source(), make(), shows(place, "Link to the assignment")].at(-1)],
  ["it is copied", () => press(place, "Copy link")],
  ["it is seen as a pupil sees it", () => [press(place, "Preview as a pupil"), shows(task, "One")].at(-1)],
  ["the answers", () => press(place, "Mark answers…")],
  ["files are opened", () => [files(FILES), shows(over, "3 answers")].at(-1)],
  ["a file is dropped there", () => [drop([answer("Eve", { answer: " １７ " })]), shows(over, "4 answers")].at(-1)],
  ["nothing is", () => drop([])],
  ["what is expected", () => enter(over, "Correct answer (stays on this device)", "17")],
  ["one is wrong all the same", () => mark("Mina", "wrong")],
  ["one has no mark", () => mark("Eve", "none")],
  ["by time", () => press(over, "Time")],
  ["the other way round", () => press(over, "Time")],
  ["by mark", () => press(over, "Mark")],
  ["more puzzles", () => [more(), enter(over, "Other puzzles, one per line", `${SOLUTION.replace("4", "0")}\nnone`)]],
  ["all programs run", () => press(over, "Run all programs")],
  ["the first is right", () => say(begins, ends)],
  ["on the second it fails", () => say(begins, fails)],
  ["it is cancelled", () => [press(over, "Cancel"), say({ type: "stopped" })]],
  ["a table", () => press(over, "Download CSV")],
  ["the browser keeps no more", () => [fillShelf(), mark("Mina", "")]],
  ["they are put away", () => press(over, "Remove all answers")],
  ["it is closed", () => press(over, "Close")],
];

test("an assignment is set, and what comes back is opened, run, marked and saved as it was", async () => {
  for (const [said, done] of STEPS) await step(said, done);
  held(new URL("./teacher.txt", import.meta.url), told.map(unpacked));
});
