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
import { control, enter, openMenus, press } from "../../support/seen.js";
import { settled } from "../../support/story.js";
import {
  answer,
  awake,
  body,
  checkSteps,
  copy,
  copySays,
  database,
  goBy,
  happens,
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
kept.local["sudoku.stock.v1"] = "[]";
database.records.set("old", record("old", OLD, { reached: inPart(OLD) }));

location.hash = "#learn";

const STEPS = /** @type {[string, () => unknown, string[]?][]} */ ([
  [
    "It is opened; what was kept of the board cannot be read.",
    () => import("../../../web/main.js"),
    ["+ notice seen", "+ Type or paste a puzzle", "> worker 0 starts: worker.js"],
  ],
  ["Time goes by.", goBy(5999), ["+ local: sudoku.board.v1", "+ session: sudoku.board.v1"]],
  ["And a moment more.", goBy(1), ["+ notice"]],
  ["Play is opened.", () => press(body, "Play"), ["+ [Photograph] [Type it in]"]],
  ["Python is there.", awake, ["+ Ready"]],

  [
    "A puzzle is pasted.",
    () => paste(PUZZLE),
    [
      "+ 4 5 2 7 3 3 1 7 1 4 6 7 5 1 5 4 2 4 5 8 2 1 7 6 8",
      "+ 25 clues · checking…",
      '> worker 0 is asked: {"method":"solve","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  ["A moment goes by.", goBy(60)],
  ["Another worker comes.", goBy(1000), ["+ 25 clues · checking…", "> worker 1 starts: worker.js"]],
  ["It is there, too.", awake, ["> a copy is kept by sw.js", '> the copy is asked: {"type":"whole"}']],
  [
    "The copy is whole.",
    () => copySays({ phase: "whole" }, { whole: true }),
    ["+ Ready · works offline", '> the copy is asked: {"type":"whole"}', "> what is kept is to stay"],
  ],
  [
    "It has one solution.",
    () => answer("verdict", ONE),
    [
      "+ [My puzzles2 2 puzzles]",
      "+ database: puzzle 2",
      '> other tabs are told: {"put":[{"name":',
      '> worker 1 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":',
    ],
  ],
  [
    "So it is kept.",
    () => answer("verdict", ONE),
    [
      "+ one solution · grading…",
      '> worker 1 is asked: {"method":"rate","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  [
    "Its rating is known in part.",
    () => answer("rate", inPart(PUZZLE)),
    [
      '> other tabs are told: {"put":[],"more":[{"key":"old","reached":{"er":2.3,"ep":1.2,"ed":',
      '> worker 1 is asked: {"method":"rate","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  [
    "Its rating is known.",
    () => answer("rate", RATED),
    [
      "+ one solution · Medium",
      '> other tabs are told: {"put":[],"more":[{"key":"puzzle 2","grade":"medium","er":2.3,',
      '> worker 1 is asked: {"method":"rate","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  ["So is its solution.", () => answer("solve", { code: "one", solution: SOLUTION })],
  [
    "A wrong digit is entered.",
    () => type("Home ArrowRight 1"),
    ["+ notice seen", "+ two 1s in column 2: rows 1 and 4 · and 1 more conflict"],
  ],
  ["A hint is asked for.", () => press(body, "Hint")],
  [
    "It lasts.",
    goBy(1000),
    [
      "+ two 1s in column 2: rows 1 and 4 · and 1 more conflict",
      "+ Working…",
      "> worker 1 is ended",
      "> worker 2 starts: worker.js",
    ],
  ],
  ["It is given up.", () => press(body, "Cancel"), ["+ Cancelled.", "+ [Close]"]],
  ["Its worker is ended.", goBy(500)],
  ["Another is there.", awake, ["> worker 0 is ended", "> worker 3 starts: worker.js"]],
  [
    "A hint is asked for.",
    () => press(body, "Hint"),
    ['> worker 2 is asked: {"method":"hint","params":{"state":{"geometry":"9","givens":"…",'],
  ],
  ["It lasts.", goBy(1000), ["+ Working…", "+ … [Cancel]"]],
  [
    "Another digit is entered.",
    () => type("2"),
    ["+ two 2s in row 1: columns 2 and 5", "+ 4 2 5 2 7 3 3 1 7 1 4 6 7 5 1 5 4 2 4 5 8 2 1 7 6 8"],
  ],
  [
    "Its worker is ended.",
    goBy(500),
    ["+ two 2s in row 1: columns 2 and 5", "> worker 2 is ended", "> worker 4 starts: worker.js"],
  ],
  ["Another is there.", awake],

  [
    "A puzzle is pasted that was kept.",
    () => paste(OLD),
    [
      "+ notice",
      '> other tabs are told: {"put":[],"more":[{"key":"puzzle 2","progress":{"board":',
      '> worker 3 is asked: {"method":"solve","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  ["A moment goes by.", goBy(100)],
  [
    "It has one solution.",
    () => answer("verdict", ONE),
    ['> worker 4 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":'],
  ],
  [
    "Python says so again.",
    () => answer("verdict", ONE),
    [
      "+ one solution · at least Medium · still grading…",
      '> worker 4 is asked: {"method":"rate","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  [
    "Its rating goes on, and is known.",
    () => answer("rate", RATED),
    ["+ one solution · Medium", '> other tabs are told: {"put":[],"more":[{"key":"old","grade":"medium","er":2.3,'],
  ],
  ["So is its solution.", () => answer("solve", { code: "one", solution: SOLUTION })],

  [
    "A puzzle with a slip is pasted.",
    () => paste(WRONG),
    [
      "+ 4 6 5 2 7 3 3 1 7 1 4 6 7 5 1 5 4 2 4 5 8 2 1 7 6 8",
      "+ 26 clues · checking…",
      '> worker 3 is asked: {"method":"solve","params":{"state":{"geometry":"9","givens":"…",',
      '> worker 4 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":',
    ],
  ],
  ["A moment goes by.", goBy(100)],
  [
    "It has no solution.",
    () => answer("verdict", NONE),
    ['> worker 4 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":'],
  ],
  [
    "Python says so again.",
    () => answer("verdict", NONE),
    [
      "+ 26 clues · no solution",
      '> worker 4 is asked: {"method":"mistyped","params":{"state":{"geometry":"9","givens":',
    ],
  ],
  [
    "A slip is found.",
    () => answer("mistyped", { items: [{ cell: 2, digit: 6, instead: 8 }], next: null, total: 26 }),
    ["+ no solution · changing 6 to 8 in row 1, column 3 would give exactly one solution", "+ [r1c3: 6 → 8]"],
  ],
  [
    "It is corrected.",
    () => press(body, "r1c3: 6 → 8"),
    [
      "+ 4 8 5 2 7 3 3 1 7 1 4 6 7 5 1 5 4 2 4 5 8 2 1 7 6 8",
      "+ 26 clues · checking…",
      '> worker 4 is asked: {"method":"solve","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  [
    "Its solution was not known.",
    () => answer("solve", { code: "none", solution: null }),
    ['> worker 3 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":'],
  ],
  ["Now there is one.", () => answer("solve", { code: "one", solution: SOLUTION })],
  [
    "A moment goes by.",
    goBy(100),
    ['> worker 4 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":'],
  ],
  [
    "It has one solution.",
    () => answer("verdict", ONE),
    ["+ [My puzzles3 3 puzzles]", "+ database: puzzle 3", '> other tabs are told: {"put":[{"name":'],
  ],
  [
    "Python says so again.",
    () => answer("verdict", ONE),
    [
      "+ one solution · grading…",
      '> worker 3 is asked: {"method":"rate","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  [
    "Its rating is known.",
    () => answer("rate", RATED),
    [
      "+ one solution · Medium",
      '> other tabs are told: {"put":[],"more":[{"key":"puzzle 3","grade":"medium","er":2.3,',
    ],
  ],

  [
    "The example is taken.",
    () => {
      openMenus(body);
      control(body, "Try an example").hears("click"); // in the second list of a menu
    },
    [
      "+ 4 5 2 7 3 3 1 7 1 4 6 7 5 1 5 4 2 4 5 8 2 1 7 6 8",
      "+ 25 clues · checking…",
      '> worker 3 is asked: {"method":"solve","params":{"state":{"geometry":"9","givens":"…",',
    ],
  ],
  [
    "An empty board is taken.",
    async () => {
      press(body, "Make");
      await settled(); // its views are loaded
      enter(body, "Kind: other choices", "4");
      press(body, "Enter a puzzle");
    },
    [
      "+ Type or paste a puzzle",
      "+ [Photograph] [Type it in]",
      '> other tabs are told: {"put":[],"more":[{"key":"puzzle 2","progress":{"board":',
    ],
  ],
  [
    "A puzzle is typed.",
    () => type("1 ArrowRight ArrowRight 3 ArrowDown 4 ArrowLeft 2 ArrowDown 1"),
    ["+ 1 3 2 1", "+ 4 clues · checking…"],
  ],
  [
    "A moment goes by.",
    goBy(100),
    ['> worker 4 is asked: {"method":"verdict","params":{"state":{"geometry":"4","givens":'],
  ],
  [
    "It has one solution.",
    () => answer("verdict", ONE),
    ["+ one solution · grading…", '> worker 4 is asked: {"method":"rate","params":{"state":{"geometry":"4","givens":'],
  ],
  ["Its rating is known.", () => answer("rate", RATED), ["+ one solution · Medium"]],
  [
    "A moment goes by.",
    goBy(1000),
    ["+ one solution · Medium", "+ [My puzzles4 4 puzzles]", '> other tabs are told: {"put":[{"name":'],
  ],
  [
    "The saved puzzles are sorted.",
    () =>
      body
        .all("button")
        .find((item) => item.querySelector("span")?.textContent === "Sort by difficulty")
        ?.click(),
  ],

  ["Make is opened.", () => chosen("Make", "9 × 9"), ["+ [One fewer] {12} [One more]"]],
  ["Time goes by.", goBy(6000), ['> worker 4 is asked: {"method":"generate","params":{"wish":{"size":"9","grade":']],
  [
    "One is in stock.",
    () => answer("generate", MADE),
    ['> worker 4 is asked: {"method":"rate","params":{"state":{"geometry":"4","givens":'],
  ],
  [
    "A puzzle is wished for.",
    () => press(body, "Make one"),
    [
      "+ The puzzle is on the board. ID: g2.9.medium.half-turn.any.any.a.0",
      "+ [My puzzles5 5 puzzles]",
      '> other tabs are told: {"put":[{"name":',
    ],
  ],
  ["Twelve are wished for.", () => press(body, "Make 12"), ["+ Looking for a puzzle…", "> worker 5 starts: worker.js"]],
  ["Their workers come.", awake, ["> worker 4 is ended", "> worker 6 starts: worker.js"]],
  [
    "The first is made.",
    () => answer("generate", { ...MADE, id: "g2.9.medium.half-turn.any.any.a.1" }),
    [
      "+ 1 of 12, 0 per minute",
      "+ 1/12 [Cancel]",
      '> worker 5 is asked: {"method":"generate","params":{"wish":{"size":"9","grade":',
    ],
  ],
  ["It is enough.", () => press(body, "Cancel"), ["+ Cancelled. 1 puzzle was made and is in My puzzles."]],

  [
    "Print is opened.",
    () => press(body, "Print"),
    ["+ {This board}", "+ [Worksheet]* [Large print] [Pocket booklet] [Notes and QR code] [Braille] [Class set"],
  ],
  ["A moment goes by.", goBy(500), ["> worker 7 is ended", "> worker 8 starts: worker.js"]],
  ["Python is there for it.", awake, ["> worker 5 is ended", "> worker 9 starts: worker.js"]],
  [
    "Its solution is known.",
    () => answer("solve", { code: "one", solution: SOLUTION }),
    ['> worker 3 is asked: {"method":"verdict","params":{"state":{"geometry":"9","givens":'],
  ],
  [
    "The puzzle is one.",
    () => answer("verdict", ONE),
    [
      "+ one solution · grading…",
      '> worker 3 is asked: {"method":"sheet","params":{"sections":[{"title":null,"puzzles":',
    ],
  ],

  [
    "Learn is opened.",
    () => press(body, "Learn"),
    [
      "+ Full HouseWhen a row, column or box has only one blank cell left, that cell takes the",
      "+ Hidden SingleWhen a digit has only one possible cell in a row, column or box, it must",
    ],
  ],
  [
    "The algorithms.",
    () => press(body, "Algorithms"),
    ["+ Algorithm {Every solution, cell by cell}", "+ {Choose a puzzle…} [Edit a copy]"],
  ],
  ["One is watched.", () => press(place("places"), "Watch"), ["[Pause]"]],
  ["A moment goes by.", goBy(500), ["> worker 10 starts: worker.js"]],
  ["More is unfolded.", () => unfold("More"), ["+ conflicts"]],

  [
    "The menu is opened.",
    () => press(body, "Menu"),
    ["+ [Play settings]", "+ [Back up everything] [Restore a backup] [Download this page]"],
  ],
  ["Korean is spoken.", () => enter(body, "Language", "ko"), ["+ 스도쿠 공방", "+ [풀기] [만들기] [인쇄] [배우기]*"]],
  ["And English again.", () => enter(body, "언어", "en"), ["+ [Play] [Make] [Print] [Learn]*"]],
  [
    "The appearance is another.",
    () => enter(body, "Appearance", "light"),
    [
      '+ {"theme":"light","digits":"medium","hand":"right","place":"learn","stage":"board","size":"9"} --n: 9',
      "+ {Light}",
    ],
  ],
  ["Something fails.", () => happens("error", { message: "broken" })],
  [
    "What is there is told.",
    () => chosen("About", "Diagnostics"),
    [
      "+ If something does not work, copy this text and include it in your",
      "+ engine: plain, 5 ms tried before: nothing offline: whole, 0 of 0 bytes update: none",
    ],
  ],
  ["Back is pressed.", () => happens("popstate"), ["- Diagnostics"]],

  [
    "The address names a puzzle.",
    () => follow(`#p=${SMALL}`),
    ["+ at least 3 different digits are needed, 2 so far", "+ These algorithms only work on standard 9 × 9 puzzles."],
  ],
  [
    "The address names an id.",
    () => follow("#id=g2.9.easy.half-turn.any.any.k3f9.0"),
    ["+ Your puzzles appear here.", "+ [One fewer] {12} [One more]"],
  ],
  [
    "The address names a lesson.",
    () => follow("#learn/x-wing"),
    [
      "+ [All lessons]",
      "+ If a digit in two rows can only go in the same two columns, it can be",
      "> the history has a step more",
    ],
  ],
  [
    "A text is opened with the page.",
    () => openWith("a.txt", "text/plain", PUZZLE),
    [
      '+ {"theme":"light","digits":"medium","hand":"right","place":"play","stage":"board","size":"9"} --n: 9',
      "+ 4 5 2 7 3 3 1 7 1 4 6 7 5 1 5 4 2 4 5 8 2 1 7 6 8",
    ],
  ],
  [
    "A picture is opened with the page.",
    () => openWith("a.png", "image/png", "x"),
    ["> worker 11 starts: photo-worker.js", "> worker 11 is told: bytes, type"],
  ],
  [
    "Another tab keeps a puzzle.",
    () => tabs.get("sudoku.tray")?.onmessage({ data: { put: [record("other", OTHERS)], more: [], gone: [] } }),
    ["+ [My puzzles6 6 puzzles]"],
  ],

  [
    "Another version of the page waits.",
    () => copySays({ phase: "whole" }, { waiting: copy.active }),
    ["+ Ready · works offline [Update now]", '> the copy is asked: {"type":"whole"}'],
  ],
  [
    "It is taken.",
    () => press(body, "Update now"),
    ["+ Ready · works offline · Updating… (Updating…)", '> the copy is asked: {"type":"take"}'],
  ],
  ["It is there.", () => happens("controllerchange"), ["> the page is loaded anew"]],
  [
    "A part of the copy is lost.",
    () => copySays({ phase: "failed", code: "full", detail: "" }, { whole: false }),
    [
      "- Looking for a puzzle…",
      "+ Your browser has no space left to save this page for offline use. The",
      '> the copy is asked: {"type":"whole"}',
    ],
  ],
  [
    "All is deleted.",
    () => {
      control(body, "Delete everything").hears("click"); // in the second list of the main menu
      press(body, "Delete everything");
    },
    ['> other tabs are told: "forgotten"', "> the page is loaded anew"],
  ],
]);

test("the whole page does as it is held", () => checkSteps(STEPS));
