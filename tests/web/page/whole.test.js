/**
 * Check the whole page against the file beside this one: a change in one place reaches all others, Python, the storage
 * and the system. The file has the page and its requests after each step. After an intended change, `node
 * tests/web/page/whole.test.js write` rewrites it.
 */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, SOLUTION } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { enter, press } from "../../support/seen.js";
import {
  answer,
  awake,
  body,
  copy,
  copySays,
  database,
  goBy,
  happens,
  heldSteps,
  inPart,
  kept,
  ONE,
  openWith,
  place,
  RATED,
  record,
  tabs,
} from "./system.js";

/** @param {string} keys */
const type = (keys) => {
  for (const key of keys.split(" "))
    drawn(document).hears("keydown", {
      ...{ target: body, key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
    });
};
/** @param {string} text */
const paste = (text) => drawn(document).hears("paste", { target: body, clipboardData: { getData: () => text } });
/** @param {string} name */
const unfold = (name) => {
  const fold = body.all("details").find(({ children: [summary] }) => summary.textContent === name);
  Object.assign(fold ?? assert.fail(name), { open: true }).hears("toggle");
};
/** @param {string} menu @param {string} what */
const chosen = (menu, what) => {
  press(body, menu);
  press(body, what);
};
/** @param {string} hash */
const follow = (hash) => {
  location.hash = hash;
  happens("hashchange");
};

/** @param {(cell: number) => boolean} isClue */
const some = (isClue) => [...SOLUTION].map((digit, cell) => (isClue(cell) ? digit : ".")).join("");
const MADE_ONE = some((cell) => cell % 3 > 0);
const OLD = some((cell) => cell % 2 > 0);
const OTHERS = some((cell) => cell % 5 > 0);
const WRONG = PUZZLE.replace("4..5", "4.65");
const SMALL = "1...3...........";

const NONE = { ...ONE, code: "none", count: 0 };
const MADE = {
  ...{ geometry: "9", puzzle: MADE_ONE, solution: SOLUTION, id: "g2.9.medium.half-turn.any.any.a.0", minimal: false },
  ...{ met: true, tries: 3, grade: "medium", er: 2.3, beyond: false },
};
kept.local["sudoku.settings.v1"] = JSON.stringify({ theme: "dark", playing: { mistakes: "once" } });
kept.local["sudoku.board.v1"] = "no record";
database.records.set("old", record("old", OLD, { reached: inPart(OLD) }));

location.hash = "#learn";

const STEPS = /** @type {[string, () => unknown][]} */ ([
  ["It is opened; what was kept of the board cannot be read.", () => import("../../../web/main.js")],
  ["Time goes by.", goBy(5999)],
  ["And a moment more.", goBy(1)],
  ["Play is opened.", () => press(body, "Play")],
  ["Python is there.", awake],

  ["A puzzle is pasted.", () => paste(PUZZLE)],
  ["A moment goes by.", goBy(60)],
  ["Another worker comes.", goBy(1000)],
  ["It is there, too.", awake],
  ["The copy is whole.", () => copySays({ phase: "whole" }, { whole: true })],
  ["It has one solution.", () => answer("verdict", ONE)],
  ["So it is kept.", () => answer("verdict", ONE)],
  ["Its rating is known in part.", () => answer("rate", inPart(PUZZLE))],
  ["Its rating is known.", () => answer("rate", RATED)],
  ["So is its solution.", () => answer("solve", { code: "one", solution: SOLUTION })],
  ["A wrong digit is entered.", () => type("Home ArrowRight 1")],
  ["A hint is asked for.", () => press(body, "Hint")],
  ["It lasts.", goBy(1000)],
  ["It is given up.", () => press(body, "Cancel")],
  ["Its worker is ended.", goBy(500)],
  ["Another is there.", awake],
  ["A hint is asked for.", () => press(body, "Hint")],
  ["It lasts.", goBy(1000)],
  ["Another digit is entered.", () => type("2")],
  ["Its worker is ended.", goBy(500)],
  ["Another is there.", awake],

  ["A puzzle is pasted that was kept.", () => paste(OLD)],
  ["A moment goes by.", goBy(100)],
  ["It has one solution.", () => answer("verdict", ONE)],
  ["Python says so again.", () => answer("verdict", ONE)],
  ["Its rating goes on, and is known.", () => answer("rate", RATED)],
  ["So is its solution.", () => answer("solve", { code: "one", solution: SOLUTION })],

  ["A puzzle with a slip is pasted.", () => paste(WRONG)],
  ["A moment goes by.", goBy(100)],
  ["It has no solution.", () => answer("verdict", NONE)],
  ["Python says so again.", () => answer("verdict", NONE)],
  ["A slip is found.", () => answer("mistyped", { items: [{ cell: 2, digit: 6, instead: 8 }], next: null, total: 26 })],
  ["It is corrected.", () => press(body, "r1c3: 6 → 8")],
  ["Its solution was not known.", () => answer("solve", { code: "none", solution: null })],
  ["Now there is one.", () => answer("solve", { code: "one", solution: SOLUTION })],
  ["A moment goes by.", goBy(100)],
  ["It has one solution.", () => answer("verdict", ONE)],
  ["Python says so again.", () => answer("verdict", ONE)],
  ["Its rating is known.", () => answer("rate", RATED)],

  ["The example is taken.", () => chosen("Puzzle", "Try an example")],
  ["An empty board is taken.", () => chosen("Puzzle", "4 × 4, boxes 2 × 2")],
  ["A puzzle is typed.", () => type("1 ArrowRight ArrowRight 3 ArrowDown 4 ArrowLeft 2 ArrowDown 1")],
  ["A moment goes by.", goBy(100)],
  ["It has one solution.", () => answer("verdict", ONE)],
  ["Its rating is known.", () => answer("rate", RATED)],
  ["A moment goes by.", goBy(1000)],
  ["All are to be worked out.", () => press(body, "Sort by difficulty")],

  ["Make is opened.", () => press(body, "Make")],
  ["Time goes by.", goBy(6000)],
  ["One is in stock.", () => answer("generate", MADE)],
  ["A puzzle is wished for.", () => press(body, "New puzzle")],
  ["Twelve are wished for.", () => press(body, "Make 12")],
  ["Their workers come.", awake],
  ["The first is made.", () => answer("generate", { ...MADE, id: "g2.9.medium.half-turn.any.any.a.1" })],
  ["It is enough.", () => press(body, "Cancel")],

  ["Print is opened.", () => press(body, "Print")],
  ["A moment goes by.", goBy(500)],
  ["Python is there for it.", awake],
  ["Its solution is known.", () => answer("solve", { code: "one", solution: SOLUTION })],
  ["The puzzle is one.", () => answer("verdict", ONE)],

  ["Learn is opened.", () => press(body, "Learn")],
  ["The algorithms.", () => press(body, "Algorithms")],
  ["One is watched.", () => press(place("places"), "Play")],
  ["A moment goes by.", goBy(500)],
  ["Its tree is unfolded.", () => unfold("More: recursion tree, race, plots")],

  ["The menu is opened.", () => press(body, "Menu")],
  ["Korean is spoken.", () => enter(body, "Language", "ko")],
  ["And English again.", () => enter(body, "언어", "en")],
  ["The appearance is another.", () => enter(body, "Appearance", "light")],
  ["Something fails.", () => happens("error", { message: "broken" })],
  ["What is there is told.", () => press(body, "Diagnostics")],
  ["Back is pressed.", () => happens("popstate")],

  ["The address names a puzzle.", () => follow(`#p=${SMALL}`)],
  ["The address names an id.", () => follow("#id=g2.9.easy.half-turn.any.any.k3f9.0")],
  ["The address names a lesson.", () => follow("#learn/x-wing")],
  ["A text is opened with the page.", () => openWith("a.txt", "text/plain", PUZZLE)],
  ["A picture is opened with the page.", () => openWith("a.png", "image/png", "x")],
  [
    "Another tab keeps a puzzle.",
    () => tabs.get("sudoku.tray")?.onmessage({ data: { put: [record("other", OTHERS)], more: [], gone: [] } }),
  ],

  ["Another version of the page waits.", () => copySays({ phase: "whole" }, { waiting: copy.active })],
  ["It is taken.", () => press(body, "Update now")],
  ["It is there.", () => happens("controllerchange")],
  ["A part of the copy is lost.", () => copySays({ phase: "failed", code: "full", detail: "" }, { whole: false })],
  ["All is deleted.", () => press(body, "Delete everything")],
]);

test("the whole page does as it is held", () => heldSteps(new URL("whole.txt", import.meta.url), STEPS));
