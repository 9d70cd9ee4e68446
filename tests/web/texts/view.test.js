/**
 * Check what is said about the five tutorials, and the programs that demonstrate it, against view.txt. `node FILE
 * write` rewrites it.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";
import { test } from "node:test";
import { TAUGHT } from "../../../web/learn/classroom.js";
import { loadTexts } from "../../../web/texts/texts.js";
import { createTexts } from "../../../web/texts/view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { held } from "../../support/golden.js";
import { unpacked } from "../../support/keeping.js";
import { lines } from "../../support/lines.js";
import { missing } from "../../support/parts-at-hand.js";
import { press } from "../../support/seen.js";
import { storyOf, until } from "../../support/story.js";
import { toldRunner } from "../../support/told-runner.js";

/** @type {unknown[]} */
const asked = [];
const runner = toldRunner(asked);
const texts = await loadTexts();
const { act, step, told, room } = storyOf(
  stateWith(PUZZLE),
  (onAction) => createTexts(texts, onAction, runner),
  look,
  asked,
);
/** @returns {string[]} */
function look() {
  return lines(drawn(room.root));
}
const watch = (/** @type {string} */ slug, source = "") =>
  act({ type: "classroom", classroom: { slug, source: source ? { slug, text: source } : null } });
const [{ python }] = texts.quotes[TAUGHT[0]];
/** The first mistake with a program and a puzzle. */
const at = texts.slips[TAUGHT[0]].findIndex(({ program, puzzle }) => program && puzzle);
const slip = () => drawn(room.root).querySelectorAll(".texts-slip")[at];
const say = (/** @type {any[]} */ ...messages) => messages.map(runner.say);
const run = () => [press(slip(), "Run"), until(() => asked.some((each) => String(each).includes("run")))].at(-1);
const print = (/** @type {string} */ text) => ({ type: "print", text });
const wrong = (/** @type {string} */ code) => ({ type: "error", error: { code, text: "no x" } });

/** @type {[string, () => unknown][]} */
const STEPS = [
  ...TAUGHT.map((slug) => /** @type {[string, () => unknown]} */ ([`of ${slug}`, () => watch(slug)])),
  ["of one that no text has", () => watch("engine")],
  ["the first again, with its source", () => watch(TAUGHT[0], `first\n  ${python}\n`)],
  ["the source of another", () => act({ type: "classroom", classroom: { source: { slug: "engine", text: python } } })],
  ["its puzzle", () => press(slip(), "Put this puzzle on the board")],
  ["it is run", run],
  ["it loads", () => say({ type: "loading" }, { type: "started" })],
  ["it prints", () => say(print("one\n"), print(`${PUZZLE}\n`), { type: "events" })],
  ["it ends", () => say({ type: "end" })],
  ["what it found", () => press(slip(), "Put the printed puzzle on the board")],
  ["once more, without a word", run],
  ["it prints nothing", () => say({ type: "end" })],
  ["and once more", run],
  ["what it fills in is wrong, as it is to be", () => say(print("a\n"), wrong("twice"))],
  ["and again", run],
  ["something else is wrong", () => say(wrong("name"))],
  ["it is run to be cancelled", run],
  ["it is", () => [press(slip(), "Cancel"), say({ type: "stopped" })]],
  ["it becomes one's own", () => [press(slip(), "Edit a copy"), until(() => asked.length)].at(-1)],
  ["the program cannot be had", () => missing.add(`texts/${texts.slips[TAUGHT[0]][at].program}`)],
  ["so it is not run", () => press(slip(), "Run")],
  ["nor made one's own", () => press(slip(), "Edit a copy")],
];

test("the texts are quoted, and their slips are shown, run and opened as they were", async () => {
  for (const [said, done] of STEPS) await step(said, done);
  held(new URL("./view.txt", import.meta.url), told.map(unpacked));
});
