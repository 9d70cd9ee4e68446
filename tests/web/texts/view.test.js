/**
 * Check what is said about the five tutorials, and the programs that demonstrate it.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";
import { test } from "node:test";
import { TAUGHT } from "../../../web/learn/classroom.js";
import { loadTexts } from "../../../web/texts/texts.js";
import { createTexts } from "../../../web/texts/view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { missing } from "../../support/parts-at-hand.js";
import { press, seen } from "../../support/seen.js";
import { storyOf, until } from "../../support/story.js";
import { toldRunner } from "../../support/told-runner.js";

/** @type {unknown[]} */
const asked = [];
const runner = toldRunner(asked);
const texts = await loadTexts();
const { act, step, room } = storyOf(stateWith(PUZZLE), (onAction) => createTexts(texts, onAction, runner), look, asked);
/** @returns {string[]} */
function look() {
  return seen(drawn(room.root));
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

/** @type {[string, () => unknown, string[]?][]} */
const STEPS = [
  ...TAUGHT.map(
    (slug) =>
      /** @type {[string, () => unknown, string[]]} */ ([
        `of ${slug}`,
        () => watch(slug),
        [texts.quotes[slug][0].python.split("\n")[0].trim(), "> runner: close"],
      ]),
  ),
  ["of one that no text has", () => watch("engine")],
  [
    "the first again, with its source",
    () => watch(TAUGHT[0], `first\n  ${python}\n`),
    [
      "+ int y = count / 9; int x = count % 9;",
      "+ if sudoku[i][k] == digit and i != y and k != x:",

      "> runner: close",
    ],
  ],
  [
    "the source of another",
    () => act({ type: "classroom", classroom: { source: { slug: "engine", text: python } } }),
    ["- Source, line 2"],
  ],
  [
    "its puzzle",
    () => press(slip(), "Put this puzzle on the board"),
    ['> {"type":"load","puzzles":[{"geometry":"9","givens":'],
  ],
  [
    "it is run",
    run,
    [
      "+ [Cancel] [Put this puzzle on the board] [Edit a copy]",
      "+ Working…",
      '> runner: run {"code":"# Text 1: Test and guess. Nobody looks at the clues, and nobody s',
    ],
  ],
  ["it loads", () => say({ type: "loading" }, { type: "started" })],
  ["it prints", () => say(print("one\n"), print(`${PUZZLE}\n`), { type: "events" }), ["+ one"]],
  [
    "it ends",
    () => say({ type: "end" }),
    [
      "+ [Put the printed puzzle on the board]",
      "+ [Run] [Put this puzzle on the board] [Edit a copy]",
      "> runner: close",
    ],
  ],
  [
    "what it found",
    () => press(slip(), "Put the printed puzzle on the board"),
    ['> {"type":"load","puzzles":[{"geometry":"9","givens":'],
  ],
  [
    "once more, without a word",
    run,
    [
      "+ [Cancel] [Put this puzzle on the board] [Edit a copy]",
      "+ Working…",
      '> runner: run {"code":"# Text 1: Test and guess. Nobody looks at the clues, and nobody s',
    ],
  ],
  [
    "it prints nothing",
    () => say({ type: "end" }),
    [
      "+ The program ended without printing anything.",
      "+ [Run] [Put this puzzle on the board] [Edit a copy]",
      "> runner: close",
    ],
  ],
  [
    "and once more",
    run,
    [
      "+ [Cancel] [Put this puzzle on the board] [Edit a copy]",
      "+ Working…",
      '> runner: run {"code":"# Text 1: Test and guess. Nobody looks at the clues, and nobody s',
    ],
  ],
  [
    "what it fills in is wrong, as it is to be",
    () => say(print("a\n"), wrong("twice")),
    ["+ [Run] [Put this puzzle on the board] [Edit a copy]", "> runner: close"],
  ],
  [
    "and again",
    run,
    [
      "+ [Cancel] [Put this puzzle on the board] [Edit a copy]",
      "+ Working…",
      '> runner: run {"code":"# Text 1: Test and guess. Nobody looks at the clues, and nobody s',
    ],
  ],
  [
    "something else is wrong",
    () => say(wrong("name")),
    ["+ The program could not be run. no x", "+ [Run] [Put this puzzle on the board] [Edit a copy]", "> runner: close"],
  ],
  [
    "it is run to be cancelled",
    run,
    [
      "+ [Cancel] [Put this puzzle on the board] [Edit a copy]",
      "+ Working…",
      '> runner: run {"code":"# Text 1: Test and guess. Nobody looks at the clues, and nobody s',
    ],
  ],
  [
    "it is",
    () => [press(slip(), "Cancel"), say({ type: "stopped" })],
    ["+ [Run] [Put this puzzle on the board] [Edit a copy]", "> runner: stop"],
  ],
  [
    "it becomes one's own",
    () => [press(slip(), "Edit a copy"), until(() => asked.length)].at(-1),
    ['> {"type":"own","own":{"shared":"'],
  ],
  ["the program cannot be had", () => missing.add(`texts/${texts.slips[TAUGHT[0]][at].program}`)],
  ["so it is not run", () => press(slip(), "Run"), ["+ The program could not be run."]],
  ["nor made one's own", () => press(slip(), "Edit a copy")],
];

test("the texts are quoted, and their slips are shown, run and opened as they were", async () => {
  for (const [said, done, news] of STEPS) await step(said, done, news);
});
