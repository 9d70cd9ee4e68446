/** Steps of the session: My puzzles, making and printing. */

import { NO_LISTING } from "../../../web/puzzles/listing.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

const NOW = Date.UTC(2026, 4, 1);
const EASY = SOLUTION.replaceAll("1", ".");
const HARD = SOLUTION.replaceAll(/[3-9]/g, ".");
const SMALL = "1...2...3...4...";
const played = { board: { ...boardFrom(EASY), values: SOLUTION }, time: 65_000, hints: 1 };
const rating = { grade: "hard", er: 4.4, ep: 4.4, ed: 1.5, technique: "x-wing", beyond: false };
const item = (/** @type {string} */ key, /** @type {string} */ text, /** @type {object} */ more = {}) => ({
  ...{ key, order: key.charCodeAt(0), name: "", created: "2026-04-30T08:00:00.000Z", source: "text" },
  ...{ state: boardFrom(text), ...more },
});
/** @type {any[]} */
const ITEMS = [
  item("a", PUZZLE, { name: "Monday", folder: "Train", ...rating, symmetry: ["rows"], note: "Look twice." }),
  item("b", EASY, { source: "made", grade: "easy", er: 1.2, ep: 1.2, ed: 1.2, technique: "full-house", symmetry: [] }),
  item("c", HARD, { source: "photo", grade: null, er: null, asked: true }),
  item("d", SMALL, { name: "Small" }),
  item("e", PUZZLE.split("").reverse().join(""), { folder: "Home", progress: played }),
];
const listing = (/** @type {object} */ choice) => ({ type: "listing", choice: { ...NO_LISTING, ...choice } });
const record = { puzzle: "9:1", grade: "hard", time: 65_000, hints: 0, when: "2026-04-30T08:00:00.000Z" };
const making = { done: 3, kept: ["b"], total: 12, sought: null, begun: NOW - 9_000, now: NOW };
const made = (/** @type {string} */ key, /** @type {object} */ more = {}) => ({
  ...{ type: "making", making: null },
  made: { tone: "good", words: { key, args: { count: 12, name: "12" } }, ...more },
});
const section = { title: "Hard", note: "", order: null, puzzles: [{ puzzle: PUZZLE, geometry: "9" }] };
const book = { book: 1, language: "ko", path: false, options: {}, sections: [section] };

/** @type {[string, object][]} What is done, in words, and the action. */
export const KEPT = [
  ["My puzzles are loaded", { type: "tray-loaded", items: ITEMS, now: NOW }],
  ["they are open", { type: "puzzles", open: true }],
  ["one is rated", { type: "tray-rated", key: "d", rating: { grade: null, er: null } }],
  [
    "another so far",
    {
      type: "tray-reached",
      puzzle: `9:${HARD}`,
      reached: { er: 2.3, ep: 1.2, ed: 1.2, grade: "medium", technique: "claiming", beyond: false },
    },
  ],
  ["one was played", { type: "tray-played", progress: { ...played, solved: "2026-05-01T09:00:00.000Z" } }],
  ["two are chosen", { type: "tray-select", key: "a" }],
  ["", { type: "tray-select", key: "c" }],
  ["up to the last", { type: "tray-stretch", keys: ["c", "d", "e"] }],
  ["they go up", { type: "tray-move", step: -1 }],
  ["one by hand", { type: "tray-place", key: "b", before: "a" }],
  ["to the front", { type: "tray-front" }],
  ["all, and none", { type: "tray-all", keys: ["a", "b", "c", "d", "e"] }],
  ["", { type: "tray-all", keys: ["a", "b", "c", "d", "e"] }],
  ["one has a name and a folder", { type: "tray-select", key: "b" }],
  ["", { type: "tray-rename", name: "Tuesday" }],
  ["", { type: "tray-folder", folder: "Train" }],
  ["by difficulty", { type: "tray-sort" }],
  ["what is to be worked out", { type: "tray-ask", keys: ["b", "d", "e"] }],
  ["it is found", { type: "tray-found", found: new Map([["d", { symmetry: ["half-turn"], canonical: SMALL }]]) }],
  ["no more is asked", { type: "tray-unask" }],
  ["a table by ER", listing({ form: "table", by: "er" })],
  [
    "downwards, with more columns",
    listing({ form: "table", by: "clues", down: true, columns: { created: true, er: false } }),
  ],
  ["of one folder", listing({ folder: "Train" })],
  ["by a word, in the table", listing({ form: "table", search: "tues" })],
  ["that are solved", listing({ stage: "solved" })],
  ["of a grade", listing({ grade: "hard" })],
  ["of which there is none", listing({ grade: "easy", search: "zzz" })],
  ["there more than once", listing({ repeats: "twice", form: "table" })],
  ["all of them", listing({})],
  ["one is deleted, and back", { type: "tray-remove", keys: ["c"] }],
  ["", { type: "tray-undo" }],
  [
    "a file brings some",
    { type: "tray-restore", newcomers: [{ state: boardFrom(HARD), source: "text", name: "Late" }], now: NOW },
  ],
  ["the browser keeps no more", { type: "tray-unkept", unkept: true }],
  ["its storage is full", { type: "full", full: { puzzles: true } }],
  ["some cannot be read", { type: "tray-damaged", records: [{ key: "x" }] }],
  ["it keeps all again", { type: "tray-unkept", unkept: false }],
  ["there is room", { type: "full", full: { puzzles: false } }],
  ["one is solved", { type: "solved", record }],
  [
    "many were",
    {
      type: "solved-all",
      records: [
        record,
        { ...record, puzzle: "9:2", hints: 2, time: null },
        { ...record, puzzle: "9:3", grade: null, time: 9_000 },
      ],
    },
  ],
  [
    "another tab deletes one",
    {
      type: "tray-joined",
      change: { put: [item("f", SOLUTION.replaceAll("2", "."))], more: [{ key: "d", name: "Tuesday" }], gone: ["e"] },
    },
  ],
  ["Make, of a technique", { type: "place", place: "make" }],
  ["", { type: "techniques", techniques: [{ name: "x-wing", grades: ["hard", "fiendish"] }] }],
  ["", { type: "wish", choice: { technique: "x-wing", clues: "24-30", seed: "may" } }],
  ["of another size", { type: "wish", choice: { size: "16", count: 3 } }],
  ["they are being made", { type: "making", making, made: null }],
  [
    "one is hard to find",
    { type: "making", making: { ...making, sought: { tries: 240, ers: [1.2, 4.4], nearest: null } }, made: null },
  ],
  ["they are made", made("make.done", { kept: ["a", "b"] })],
  ["for a class", made("make.done", { kept: ["a", "b"], handout: 2 })],
  [
    "what comes nearest",
    made("make.none", { tone: "bad", nearest: { state: boardFrom(EASY), source: "made", er: 2.3 } }),
  ],
  ["Print, of My puzzles", { type: "print", print: { source: "tray" } }],
  ["", { type: "place", place: "print" }],
  [
    "what is made now",
    {
      type: "print",
      print: {
        source: "now",
        groups: [
          { count: 12, grade: "hard", size: "9" },
          { count: 1, grade: "any", size: "16" },
        ],
      },
    },
  ],
  [
    "it is drawn",
    {
      type: "print",
      print: { sheets: { pages: { 0: "<svg/>" }, total: 3, width: 210, height: 297, warnings: [] }, page: 0 },
    },
  ],
  ["one of its fonts", { type: "font-file", weight: "regular", file: null }],
  ["", { type: "own-font", weight: "regular", font: { key: "font:1", title: "Mine" } }],
  ["what was made last", { type: "print-made" }],
  ["a book from another tab", { type: "book-elsewhere", saved: book }],
  ["at the desk", { type: "desk", language: "ko" }],
  [
    "something is pasted there",
    {
      type: "book",
      change: (/** @type {any} */ now) => ({ ...now, pasted: PUZZLE }),
      result: { task: "book-take", tone: "good", words: { key: "book.elsewhere" } },
    },
  ],
  ["back", { type: "back" }],
];
