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
  database,
  goBy,
  heldSteps,
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

const STEPS = /** @type {[string, () => unknown][]} */ ([
  [
    "It is opened.",
    () => {
      import("../../../web/main.js"); // which waits for the database
      return until(() => seen(place("over")).length);
    },
  ],
  ["A moment goes by.", goBy(1000)],
  ["Python is there.", awake],
  ["It has one solution.", () => answer("verdict", ONE)],
  ["The database answers.", databaseAnswers],
  ["Another worker comes.", goBy(1000)],
  ["It is there, too.", awake],
  ["Python fails.", () => say({ type: "failed", code: "python", detail: "gone" })],
  ["It is tried once more.", () => press(body, "Retry")],
  ["Another tab has deleted all.", () => tabs.get("sudoku.tray")?.onmessage({ data: "forgotten" })],
]);

test("the page goes on where it was left", () => heldSteps(new URL("again.txt", import.meta.url), STEPS));
