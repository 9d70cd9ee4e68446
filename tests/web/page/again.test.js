/**
 * Check the whole page against the file beside this one, when it is opened again with a saved puzzle. After an intended
 * change, `node tests/web/page/again.test.js write` rewrites it.
 */
import "../../support/still.js"; // first, because other modules read browser features as they load

import { test } from "node:test";
import { NO_HISTORY } from "../../../web/board/history.js";
import { boardFrom, PUZZLE } from "../../support/boards.js";
import { press, seen } from "../../support/seen.js";
import { until } from "../../support/story.js";
import {
  answer,
  awake,
  body,
  checkSteps,
  database,
  goBy,
  inPart,
  kept,
  ONE,
  place,
  record,
  say,
  tabs,
} from "./system.js";

const ENTERED = { ...boardFrom(PUZZLE), values: PUZZLE.replace("4..5", "49.5") };
kept.local["sudoku.board.v1"] = JSON.stringify({
  ...{ state: ENTERED, history: NO_HISTORY, mode: "play", panel: "make" },
  clock: { puzzle: `9 ${PUZZLE}`, time: 61_000, hints: 2, solved: null },
});
database.records.set("one", record("one", PUZZLE, { reached: inPart(PUZZLE) }));

/** @type {() => void} */
let databaseAnswers = () => {};
database.awaited = new Promise((resolve) => {
  databaseAnswers = resolve;
});

const STEPS = /** @type {[string, () => unknown, string[]?][]} */ ([
  [
    "It is opened.",
    () => {
      import("../../../web/main.js"); // which waits for the database
      return until(() => seen(place("over")).length);
    },
    [
      "+ 25 clues · loading the solver…",
      "+ [0:00; press to pause] [About this puzzle]",
      "> worker 0 starts: worker.js",
    ],
  ],
  ["A moment goes by.", goBy(1000), ["+ session: sudoku.board.v1"]],
  [
    "Python is there.",
    awake,
    [
      "+ Ready",
      "+ 25 clues · checking…",
      '> worker 0 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":',
    ],
  ],
  ["It has one solution.", () => answer("verdict", ONE), ["+ one solution · grading…"]],
  [
    "The database answers.",
    databaseAnswers,
    [
      "+ one solution · at least Medium · still grading…",
      "+ [My puzzles1 1 puzzle]",
      '> worker 0 is asked: {"method":"rate","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  [
    "Another worker comes.",
    goBy(1000),
    ["+ one solution · at least Medium · still grading…", "> worker 1 starts: worker.js"],
  ],
  ["It is there, too.", awake, ["> a copy is kept by sw.js", '> the copy is asked: {"type":"whole"}']],
  [
    "Python fails.",
    () => say({ type: "failed", code: "python", detail: "gone" }),
    [
      "+ The solver could not be started: Python reports an error. [Retry] [Details]",
      "+ one solution · at least Medium",
      "> worker 0 is ended",
      "> worker 2 starts: worker.js",
    ],
  ],
  ["It is tried once more.", () => press(body, "Retry"), ["+ … Loading…", "> worker 3 starts: worker.js"]],
  [
    "Another tab has deleted all.",
    () => tabs.get("sudoku.tray")?.onmessage({ data: "forgotten" }),
    ["> the page is loaded anew"],
  ],
]);

test("the page goes on where it was left", () => checkSteps(STEPS));
