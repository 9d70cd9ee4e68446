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
import { held } from "../../support/golden.js";
import { fillShelf, kept, noteWhatLeaves, page, unpacked } from "../../support/keeping.js";
import { lines } from "../../support/lines.js";
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
const { act, step, told } = storyOf(
  stateWith("1".padEnd(81, ".")),
  (onAction) => createTask(/** @type {any} */ (root), onAction, stopwatch),
  () => [...lines(root), ...kept()],
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

/** @type {[string, () => unknown][]} */
const STEPS = [
  ["nothing is open", () => {}],
  ["a link that is damaged", () => open("damaged", "complete assignment")],
  ["it is left", () => press(root, "Leave the assignment")],
  ["a question", () => open(FIRST, "One")],
  ["it is handed in without a name", () => press(root, "Hand in")],
  ["a name", () => enter(root, "Your name", " Mina ")],
  ["without an answer", () => press(root, "Hand in")],
  ["an answer, a minute later", () => [mock.timers.tick(60_000), enter(root, "Your answer", "17 times")]],
  ["the run begins on another puzzle", () => classroom({ scene: { ...scene, givens: "" } })],
  ["it goes on with this one", () => classroom({ scene })],
  ["it is handed in", () => press(root, "Hand in")],
  ["another word", () => enter(root, "Your answer", "18 times")],
  ["and back", () => enter(root, "Your answer", "17 times")],
  ["the page is hidden", () => [mock.timers.tick(9_000), page.dispatchEvent(new Event("visibilitychange"))]],
  ["where it begins", () => press(root, "Back to the starting point")],
  ["another pupil", () => press(root, "Hand in for another pupil")],
  ["a program is asked for", () => open(SECOND, "Two")],
  ["the editor is left", () => classroom({ own: null })],
  ["the program again", () => press(root, "Open the program")],
  ["it has run", () => classroom({ ran: 4 })],
  ["a device that shares", () => [Object.assign(navigator, give), enter(root, "Your name", "Ben")]],
  ["it is shared", () => press(root, "Share with an app…")],
  ["the first again", () => open(FIRST, "One")],
  ["the browser keeps no more", () => [fillShelf(), enter(root, "Your name", "Cai")]],
  ["it is left", () => press(root, "Leave the assignment")],
  ["the page is closed", () => page.dispatchEvent(new Event("pagehide"))],
];

test("assignments are opened, answered, handed in and left as they were", async () => {
  for (const [said, done] of STEPS) await step(said, done);
  held(new URL("./pupil.txt", import.meta.url), told.map(unpacked));
});
