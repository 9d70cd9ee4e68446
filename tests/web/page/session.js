/**
 * The steps of a session: actions of the user and answers. Each leads to another state, which every view has to draw.
 */

import { NO_RULES } from "../../../web/board/meaning.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { EXPLAINED } from "./explained.js";
import { KEPT } from "./kept.js";
import { PLAYED } from "./played.js";

/** @typedef {import("../../../web/app/types.js").Change} Change */

const NOW = Date.UTC(2026, 4, 1);
const CLASSIC = `9:${PUZZLE}`;
const TWO = "12...34........";
const PIXELS = { width: 2, height: 2, data: new Uint8ClampedArray(16) };
const CORNERS = [0, 1, 2, 3].map((at) => ({ x: (at % 3) * 10, y: at < 2 ? 0 : 10 }));

const verdict = (/** @type {object} */ more) => ({ code: "one", count: 1, exact: true, problems: [], ...more });
const judged = (/** @type {object} */ more, /** @type {object} */ other = {}) => ({
  type: "judged",
  judgement: { puzzle: CLASSIC, verdict: verdict(more), differing: [], slips: [], searched: false, ...other },
});
const task = (/** @type {string} */ name, /** @type {object} */ more = {}) => ({
  ...{ type: "task", task: { name, slow: true, words: null, ...more } },
});
const rating = { er: 2.6, ep: 1.2, ed: 1.2, grade: "medium", technique: "claiming", beyond: false };
const part = (/** @type {object} */ more) => ({
  ...{ name: "", format: "line", puzzles: [boardFrom(PUZZLE)], warnings: [], ignored: [], about: [] },
  ...more,
});
const WHISPER = { kind: "whisper", number: 5, cells: [0, 1], listed: [], places: ["r1c12"] };
const GUESSED = { rule: WHISPER, drawing: "line", colour: "green", sentences: ["Green lines differ by 5."] };
const PROPOSAL = {
  ...{
    guesses: [GUESSED, { ...GUESSED, drawing: "", colour: "" }],
    broken: [GUESSED],
    result: "several",
    whole: false,
  },
  ...{ sentences: ["One clue is wrong."], drawings: [{ drawing: "circle", colour: "red", count: 2 }] },
};
const ERROR = { code: "row-length", line: 2, column: 3, character: "", args: { row: 2, found: 8, expected: 9 } };
const LEFT_OUT = { code: "left-out", line: 1, column: 1, character: "", args: { text: "cages" } };

/** @type {[string, object][]} What is done, in words, and the action. */
const STEPS = [
  ["begin", { type: "typing", typing: false }],
  ["type 1 and 1 beside it", { type: "digit", digit: 1 }],
  ["", { type: "select", cell: 1 }],
  ["", { type: "digit", digit: 1 }],
  [
    "Python wakes",
    { type: "engine", status: { phase: "loading", stage: "download", bytes: 4_000_000, total: 9_000_000 } },
  ],
  ["Python is awake", { type: "engine", status: { phase: "ready", how: "snapshot", ms: 900 } }],
  ["undo", { type: "undo" }],
  ["another size", { type: "new", size: "4" }],
  [
    "a puzzle is pasted",
    { type: "load", puzzles: [boardFrom(PUZZLE)], words: { key: "load.many", args: { count: 1 } } },
  ],
  ["it is judged", judged({})],
  ["so far", judged({}, { soFar: { ...rating, er: 2.3 } })],
  ["it is rated", judged({ rating })],
  ["a cell is chosen, a note written", { type: "select", cell: 1 }],
  ["", { type: "writing", as: "centre" }],
  ["", { type: "digit", digit: 6 }],
  ["a corner, too", { type: "writing", as: "corner" }],
  ["", { type: "digit", digit: 9 }],
  ["colours", { type: "writing", as: "color" }],
  ["", { type: "digit", digit: 2 }],
  ["digits are looked for", { type: "writing", as: "light" }],
  ["", { type: "light", what: 7 }],
  ["with strong links", { type: "strong", strong: true }],
  ["", { type: "strong", strong: false }],
  ["digits again, held for several cells", { type: "writing", as: "digit" }],
  ["", { type: "locking" }],
  ["", { type: "hold", digit: 4 }],
  ["the keypad has its place", { type: "typing", typing: true }],
  ["several cells", { type: "tap", cell: 5, how: "stretch" }],
  ["a wrong entry", { type: "select", cell: 4 }],
  ["", { type: "digit", digit: 6 }],
  ["it is told", judged({ rating }, { differing: [4] })],
  ...EXPLAINED,
  ["the hint is gone", { type: "explain", explain: null }],
  ["entries are checked", task("check")],
  ["and counted", task("count", { words: { key: "count.reached", args: { count: 1200, rate: 300 } } })],
  ["the task is over", { type: "task", task: null }],
  [
    "its answer",
    {
      type: "result",
      result: { task: "check", tone: "bad", words: { key: "check.wrong", args: { count: 1, cells: "r1c5" } } },
    },
  ],
  [
    "a good one",
    { type: "result", result: { task: "count", tone: "good", words: { key: "count.done", args: { count: 1 } } } },
  ],
  [
    "a solution of two",
    { type: "solution", solutions: { puzzle: CLASSIC, items: [SOLUTION, SOLUTION], index: 0, next: "x" } },
  ],
  ["several solutions", judged({ code: "several", count: 2, exact: false, rating: null })],
  ["none", judged({ code: "none", count: 0 })],
  ["Python has no answer", { type: "unjudged", puzzle: CLASSIC }],
  ["the clues are cleared", { type: "clear", what: "entries" }],
  ["the clock stands", { type: "playBy", by: { timer: "shown", mistakes: "never", prune: false } }],
  ["", { type: "pause", now: NOW }],
  ["and goes on", { type: "pause", now: NOW + 60_000 }],
  ["how to play", { type: "layer", layer: "playing" }],
  ["about the puzzle", { type: "layer", layer: "about" }],
  ["the menu", { type: "layer", layer: "menu" }],
  ["help", { type: "layer", layer: "help" }],
  ["keys", { type: "layer", layer: "keys" }],
  ["forgetting", { type: "layer", layer: "forget" }],
  ["keeping the page", { type: "layer", layer: "keep-page" }],
  ["its size", { type: "page-size", bytes: 18_600_000 }],
  ["a report of faults", { type: "report", text: "Sudoku Workshop\nall is well" }],
  ["", { type: "report", text: null }],
  ["nothing over the page", { type: "layer", layer: "" }],
  ["Make", { type: "place", place: "make" }],
  ["Print", { type: "place", place: "print" }],
  ["Learn", { type: "place", place: "learn" }],
  ["one lesson", { type: "lesson", technique: "hidden-single" }],
  ["its next step", { type: "lesson-step", step: 1 }],
  ["how to go back", { type: "lesson", technique: "backtracking" }],
  ["Practise", { type: "learn-view", view: "practise" }],
  ["Algorithms", { type: "learn-view", view: "algorithms" }],
  ["another one, watched", { type: "classroom", classroom: { slug: "used-tables", playing: true, pace: 30 } }],
  ["one makes puzzles", { type: "classroom", classroom: { slug: "fill-shuffle-dig", making: true, holes: 60 } }],
  ["one's own", { type: "own", own: { slug: "used-tables" } }],
  ["an assignment", { type: "assign", assign: { text: "" } }],
  ["a book", { type: "desk", language: "en" }],
  ["Play", { type: "place", place: "play" }],
  ["My puzzles", { type: "puzzles", open: true }],
  ["one is kept there", { type: "tray-add", newcomers: [{ state: boardFrom(PUZZLE), source: "text" }], now: NOW }],
  ["a text is typed", { type: "incoming", incoming: { text: "12\n3", error: null } }],
  ["it cannot be read", { type: "incoming", incoming: { text: "12\n3", error: ERROR } }],
  ["it is left", { type: "incoming", incoming: null }],
  [
    "several are read",
    {
      ...{
        type: "load",
        puzzles: [boardFrom(PUZZLE), boardFrom(TWO.padEnd(16, "."))],
        words: { key: "load.many", args: { count: 2 } },
      },
      imported: {
        words: { key: "load.many", args: { count: 2 } },
        parts: [
          part({
            name: "week.txt",
            about: [{ title: "Tuesday", author: "A. Setter", rules: "Normal." }],
            warnings: [LEFT_OUT],
          }),
          part({ puzzles: [], ignored: [{ line: 4, column: 1, text: "garbage" }], warnings: [ERROR] }),
        ],
      },
    },
  ],
  ["the next of them", { type: "leaf", step: 1 }],
  ["what was read", { type: "layer", layer: "import" }],
  ["", { type: "layer", layer: "" }],
  ["rules are guessed", { type: "layer", layer: "guess" }],
  ["", { type: "guess", guess: { phase: "working", proposal: null, refused: [], complete: false } }],
  ["guesses are there", { type: "guess", guess: { phase: "found", proposal: PROPOSAL, refused: [], complete: false } }],
  ["one is left out", { type: "choose-guess", numbers: [0], wanted: false }],
  ["and chosen again", { type: "choose-guess", numbers: [0], wanted: true }],
  ["these are all rules", { type: "complete-guess", complete: true }],
  ["draw a cage", { type: "draw", draw: { tool: "killer", cells: [0, 1], number: "15" } }],
  ["the rules are drawn", { type: "draw", draw: null }],
  ["", { type: "layer", layer: "" }],
  ["", { type: "guess", guess: null }],
  ["a candidate is tried", { type: "suppose", supposed: [2, 4] }],
  ["posts are in Eureka", { type: "postAs", posting: { notation: "eureka", markup: "bbcode" } }],
  ["reading takes long", { type: "reading", words: { key: "transfer.reading" } }],
  ["", { type: "reading", words: null }],
  ["a form to copy", { type: "outgoing", outgoing: { format: "candidates", text: null, words: null } }],
  ["it is there", { type: "outgoing", outgoing: { format: "candidates", text: "| 1 2 | 3 |", words: null } }],
  ["it cannot be", { type: "outgoing", outgoing: { format: "sdm", text: null, words: { key: "copy.failed" } } }],
  ["", { type: "outgoing", outgoing: null }],
  [
    "a link to share",
    {
      type: "sharing",
      sharing: {
        ...{ link: "https://sudoku.example/#p=1", code: { side: 2, path: "M0 0h1v1z" }, sheet: true, whole: false },
        elsewhere: [
          { form: "sudokupad-link", href: "https://sudokupad.app/x" },
          { form: "sudokuwiki-link", href: "https://www.sudokuwiki.org/x" },
        ],
      },
    },
  ],
  [
    "with all entries, without a code",
    {
      type: "sharing",
      sharing: { link: "https://sudoku.example/#p=1", code: null, sheet: false, whole: true, elsewhere: [] },
    },
  ],
  ["", { type: "sharing", sharing: null }],
  ["a photograph is read", { type: "photo", photo: { phase: "reading", before: null } }],
  [
    "its corners are asked for",
    {
      ...{
        type: "photo",
        photo: { phase: "corners", words: { key: "photo.no-grid" }, pixels: PIXELS, corners: CORNERS, before: null },
      },
    },
  ],
  ["", { type: "photo", photo: null }],
  [
    "the copy for offline is fetched",
    { type: "offline", status: { phase: "fetching", code: "", detail: "", bytes: 5, total: 10, update: "none" } },
  ],
  [
    "all is kept",
    { type: "offline", status: { phase: "whole", code: "", detail: "", bytes: 10, total: 10, update: "none" } },
  ],
  [
    "a newer one waits",
    { type: "offline", status: { phase: "whole", code: "", detail: "", bytes: 10, total: 10, update: "waiting" } },
  ],
  [
    "another tab took it",
    { type: "offline", status: { phase: "whole", code: "", detail: "", bytes: 10, total: 10, update: "taken" } },
  ],
  ["Python does not come", { type: "engine", status: { phase: "failed", code: "network", detail: "offline" } }],
  ["the typed puzzle is played", { type: "playTyped" }],
  ["the board is emptied", { type: "clear", what: "everything" }],
  ["a puzzle was made in advance", { type: "stock", stock: [] }],
  ["the rules of a puzzle that is made are known", { type: "ruled", geometry: "4+king", rules: NO_RULES }],
  ["a setter opens the tools", { type: "setter", setter: { isShown: true } }],
  ...KEPT,
  ...PLAYED,
];

/**
 * The steps in words. A change without words belongs to the step before it.
 * @type {{said: string, changes: Change[]}[]}
 */
export const SESSION = STEPS.reduce(
  (told, [said, change]) => {
    if (said) told.push({ said, changes: [] });
    told.at(-1)?.changes.push(/** @type {Change} */ (change));
    return told;
  },
  /** @type {{said: string, changes: Change[]}[]} */ ([]),
);
