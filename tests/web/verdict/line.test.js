import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { puzzleKey } from "../../../web/board/board.js";
import { learn } from "../../../web/board/geometry.js";
import { NO_RULES } from "../../../web/board/meaning.js";
import { speak, translator } from "../../../web/ui/i18n.js";
import { gradeOffers } from "../../../web/verdict/grading.js";
import { EXAMPLE, lineOf } from "../../../web/verdict/line.js";
import { after, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Judgement} Judgement */

const catalog = JSON.parse(readFileSync(new URL("../../../web/locales/en.json", import.meta.url), "utf-8"));
const english = translator("en", catalog);
speak("en", catalog);
/** @type {import("../../../web/app/state.js").Action} */
const READY = { type: "engine", status: { phase: "ready", how: "plain", ms: 1 } };

/** @param {State} state */
const told = (state) => {
  const { tone, words } = lineOf(state);
  return `${tone}: ${words.map(({ key, args }) => english(key, args)).join(" · ")}`;
};

/** @param {State} state @param {Partial<Judgement["verdict"]>} verdict @param {Partial<Judgement>} [more] */
const judged = (state, verdict, more) => {
  const puzzle = `${state.board.geometry}:${state.board.givens}`;
  const whole = /** @type {Judgement["verdict"]} */ ({ code: "one", count: 1, exact: true, problems: [], ...verdict });
  return after(state, {
    type: "judged",
    judgement: { puzzle, verdict: whole, differing: [], slips: [], searched: false, ...more },
  });
};

/** Return a Text with digits in some cells. @param {Record<number, string>} digits */
const scattered = (digits) => Array.from({ length: 81 }, (_, cell) => digits[cell] ?? ".").join("");
const playing = stateWith(PUZZLE);

test("an empty board invites, with an example", () => {
  assert.equal(told(INITIAL), "quiet: Type or paste a puzzle");
  assert.deepEqual(lineOf(INITIAL).offers[0].action, { type: "example" });
});

test("the example is the classroom texts' first puzzle", () => assert.equal(EXAMPLE, PUZZLE));

test("rules that the board does not show are named", () => {
  const ruled = after(INITIAL, {
    type: "load",
    puzzles: [{ ...stateWith(PUZZLE).board, geometry: "9+diagonal-up+knight+thermometer:r1c1,r2c2" }],
  });
  const rule = { number: null, cells: [], listed: [], places: [] };
  const rules = [
    { ...rule, kind: "knight", drawn: null },
    { ...rule, kind: "thermometer", drawn: "rule.thermometer" },
  ];
  learn(ruled.board.geometry, { ...NO_RULES, rules });
  assert.match(told(judged(ruled, {})), /one solution · .*not drawn here: anti-knight$/);
});

test("a clash is spoken at once, a verdict soon, what is still to be entered late", () => {
  const clash = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 4 });
  const few = stateWith("123456789".padEnd(81, "."));
  assert.deepEqual(
    [clash, judged(playing, {}), few, INITIAL].map((state) => lineOf(state).urgency),
    ["now", "soon", "late", "late"],
  );
});

test("a puzzle that is given by candidates needs no clues", () => {
  const given = after(INITIAL, {
    type: "load",
    puzzles: [{ ...stateWith(".".repeat(81)).board, excluded: { 0: [1, 2] } }],
  });
  const puzzle = puzzleKey(given.board);
  assert.equal(told(judged(given, { er: 2, grade: "medium" }, { puzzle })), "good: one solution · Medium");
  assert.equal(told(judged(given, { code: "none" }, { puzzle })), "bad: puzzle given as candidates · no solution");
});

test("while it is entered: how many clues are still needed, not how many solutions there are", () => {
  const nine = stateWith("123456789".padEnd(81, "."));
  assert.equal(told(nine), "quiet: at least 17 clues are needed, 9 so far");
  assert.equal(
    told(judged(nine, { code: "several", count: 2, exact: false })),
    "quiet: at least 17 clues are needed, 9 so far",
  );
  assert.match(told(stateWith("12345678945678912".padEnd(81, "."))), /^busy: 17 clues/);
});

test("no solution is told however few the clues are", () => {
  const board = stateWith("12345678...".padEnd(80, ".").concat("9").slice(0, 81));
  assert.match(told(judged(board, { code: "none", count: 0 })), /^bad: 9 clues · no solution/);
});

test("duplicates: digit, house and places", () => {
  assert.equal(told(stateWith(scattered({ 11: "7", 65: "7" }))), "bad: two 7s in column 3: rows 2 and 8");
  assert.equal(told(stateWith(scattered({ 18: "4", 21: "4", 26: "4" }))), "bad: three 4s in row 3: columns 1, 4 and 9");
  assert.equal(told(stateWith(scattered({ 0: "7", 10: "7" }))), "bad: two 7s in box 1: r1c1 and r2c2");
  assert.match(told(stateWith("1".repeat(81))), /^bad: 9 1s in row 1: .* · and 26 more conflicts$/);
});

test("a slip while playing is a duplicate, never a lost solution", () => {
  const state = after(judged(playing, {}), { type: "select", cell: 1 }, { type: "digit", digit: 4 });
  assert.equal(told(state), "bad: two 4s in row 1: columns 1 and 2 · and 1 more conflict");
});

test("before Python is awake: the clues, and what the judge is doing", () => {
  assert.equal(told(playing), "busy: 25 clues · loading the solver…");
  assert.equal(told(after(playing, READY)), "busy: 25 clues · checking…");
  const failed = after(playing, { type: "engine", status: { phase: "failed", code: "offline", detail: "" } });
  assert.equal(told(failed), "warn: 25 clues · cannot be checked: the solver did not load");
});

test("a verdict that failed can be asked for again, until the clues change", () => {
  const state = after(playing, READY, { type: "unjudged", puzzle: `9:${PUZZLE}` });
  assert.match(told(state), /^warn: 25 clues · could not be checked/);
  assert.deepEqual(lineOf(state).offers[0].action, { type: "judge" });
  assert.equal(told(after(state, { type: "correct", cell: 1, instead: 9 })), "busy: 26 clues · checking…");
});

test("one solution, some, many", () => {
  assert.equal(told(judged(playing, {})), "good: one solution · grading…");
  const rated = { er: 4.2, grade: /** @type {const} */ ("hard"), beyond: false };
  assert.equal(told(judged(playing, rated)), "good: one solution · Hard");
  const beyond = { er: 8, grade: /** @type {const} */ ("extreme"), beyond: true };
  assert.equal(told(judged(playing, beyond)), "good: one solution · Extreme");
  assert.equal(told(judged(playing, { ...rated, er: null })), "good: one solution · Hard");
  assert.equal(told(judged(playing, { er: null, grade: null, beyond: false })), "good: 25 clues · one solution");
  const several = { code: /** @type {const} */ ("several"), count: 2, exact: false };
  assert.equal(told(judged(playing, several)), "warn: 25 clues · more than one solution, counting…");
  assert.equal(told(judged(playing, { ...several, count: 23, exact: true })), "warn: 25 clues · exactly 23 solutions");
  assert.equal(told(judged(playing, { ...several, count: 1000 })), "warn: 25 clues · more than 1,000 solutions");
  const kinds = ["verdict.as-x", "verdict.as-jigsaw", "verdict.as-killer"];
  const offered = (/** @type {State} */ state) => lineOf(state).offers.map(({ label }) => label.key);
  assert.deepEqual(offered(judged(playing, several)), kinds);
  assert.deepEqual(offered(judged({ ...playing, mode: "enter" }, several)), [], "clues may be missing still");
});

test("a grade that takes long: what is known so far, and how to stop it and to go on", () => {
  const soFar = /** @type {import("../../../web/contract/shapes.js").Rating} */ ({ grade: "nightmare", er: 9 });
  const grading = judged(playing, { beyond: null }, { soFar });
  assert.equal(told(grading), "good: one solution · at least Nightmare · still grading…");
  assert.deepEqual(
    gradeOffers(grading).map(({ action }) => action.type),
    ["stop-rating"],
  );
  const stopped = judged(playing, { beyond: false }, { soFar });
  assert.equal(told(stopped), "good: one solution · at least Nightmare");
  assert.deepEqual(
    gradeOffers(stopped).map(({ action }) => action.type),
    ["judge"],
  );
  assert.deepEqual(gradeOffers(judged(playing, {})), []);
});

test("no solution: why, as far as it shows at once", () => {
  /** @type {import("../../../web/board/problems.js").Problem[]} */
  const problems = [{ code: "no-place", digit: 7, house: ["row", 3], cells: [] }];
  const none = { code: /** @type {const} */ ("none"), count: 0, problems };
  assert.equal(told(judged(playing, none)), "bad: 25 clues · no solution · no cell is left for 7 in row 4");
  /** @type {import("../../../web/board/problems.js").Problem} */
  const sum = { code: "sum-too-small", digit: null, house: null, cells: [0, 1], rule: "killer", total: 3, bound: 7 };
  assert.equal(
    told(judged(playing, { ...none, problems: [...problems, sum] })),
    "bad: 25 clues · no solution · with the digits that are left, r1c1 and r1c2 add up to at least 7, not to 3 (killer cages)",
  );
  /** @type {import("../../../web/board/problems.js").Problem} */
  const few = { code: "too-few-left", digit: null, house: ["row", 0], cells: [0, 1, 3], digits: [2, 5] };
  assert.equal(
    told(judged(playing, { ...none, problems: [few] })),
    "bad: 25 clues · no solution · " +
      "these 3 cells need different digits, but have only 2 and 5 left: r1c1, r1c2 and r1c4 (row 1)",
  );
  const searched = judged(playing, { ...none, problems: [] }, { searched: true });
  assert.equal(told(searched), "bad: 25 clues · no solution · no change of a single clue gives exactly one solution");
});

test("no solution: the clue that may be mistyped, ready to be corrected", () => {
  const slip = { cell: 22, digit: 1, instead: 7 };
  const none = { code: /** @type {const} */ ("none"), count: 0 };
  const one = judged(playing, none, { slips: [slip] });
  const sentence = "changing 1 to 7 in row 3, column 5 would give exactly one solution";
  assert.equal(told(one), `bad: no solution · ${sentence}`);
  assert.deepEqual(lineOf(one).offers[0].action, { type: "correct", cell: 22, instead: 7 });
  const two = judged(playing, none, { slips: [slip, { ...slip, cell: 23 }] });
  assert.equal(told(two), `bad: no solution · ${english("verdict.slips")}`);
  assert.equal(lineOf(two).offers.length, 2);
  const untold = judged(playing, none, { slips: [{ ...slip, instead: 0 }] });
  assert.equal(
    told(untold),
    "bad: no solution · there was exactly one solution before the 1 was entered in row 3, column 5",
  );
  const [{ label, action }] = lineOf(untold).offers;
  assert.equal(english(label.key, label.args), "Clear r3c5");
  assert.equal(after(untold, action).board.givens[22], ".");
});

test("no solution: the rules that may be mistyped, ready to be corrected", () => {
  const slip = { kind: "killer", cells: [0, 1], number: 15, instead: 14, geometry: "9+killer:14:r1c12", rank: 0 };
  const none = { code: /** @type {const} */ ("none"), count: 0 };
  const one = judged(playing, none, { ruleSlips: [slip] });
  assert.equal(
    told(one),
    "bad: no solution · with 14 instead of 15 in this rule, there would be exactly one solution (killer cages: r1c1 and r1c2)",
  );
  const [{ label, action }] = lineOf(one).offers;
  assert.equal(english(label.key, label.args), "r1c1 and r1c2: 15 → 14");
  assert.equal(after(one, action).board.geometry, "9+killer:14:r1c12");
  assert.equal(lineOf(judged(playing, none, { ruleSlips: [slip, slip, slip, slip] })).offers.length, 3);
  const without = { ...slip, kind: "knight", cells: [], number: null, instead: null, geometry: "9", rank: 3 };
  const left = judged(playing, none, { ruleSlips: [without] });
  assert.equal(
    told(left),
    "bad: no solution · without this rule, there would be exactly one solution (anti-knight: the whole grid)",
  );
  assert.equal(
    english(lineOf(left).offers[0].label.key, lineOf(left).offers[0].label.args),
    "the whole grid: remove anti-knight",
  );
});

test("full and right is solved, whoever filled it in", () => {
  assert.equal(told(stateWith(SOLUTION)), "good: Solved! Every row, column and box is correct");
});

test("solved, where there are other solutions, says so", () => {
  const solution = after(playing, {
    type: "solution",
    solutions: { puzzle: "", items: [SOLUTION], index: 0, next: null },
  });
  const several = judged(solution, { code: "several", count: 23, exact: true });
  assert.equal(told(several), "good: Solved, but this is one of several solutions · exactly 23 solutions");
});

test("other sizes need all digits but one", () => {
  assert.equal(told(stateWith("12..............")), "quiet: at least 3 different digits are needed, 2 so far");
});

test("a puzzle with rules that are not known is not judged, whatever stands on it; the rules are named", () => {
  const name = "9?chaosconstruction,thermometer,whatever";
  const words =
    "This puzzle has rules that are not supported yet: chaosconstruction, thermometers and whatever. It can be played, saved, shared and printed, but not checked or solved.";
  for (const text of [".".repeat(81), PUZZLE, SOLUTION]) {
    const state = after(INITIAL, {
      type: "load",
      puzzles: [{ geometry: name, givens: text, values: text, notes: null }],
    });
    assert.equal(told(state), `warn: ${words}`);
  }
});

test("solved, with a clock: how long it took, where that is shown, and what help", () => {
  const full = stateWith(SOLUTION);
  /** @param {number} time @param {number} hints @param {Partial<State["settings"]["playing"]>} [playing] */
  const ended = (time, hints, playing) => {
    const { clock, settings } = full;
    const shown = { ...settings, playing: { ...settings.playing, ...playing } };
    return { ...full, clock: { ...clock, time, hints, solved: /** @type {any} */ ("now") }, settings: shown };
  };
  assert.deepEqual(
    [ended(65_000, 0, { timer: "shown" }), ended(0, 1, { timer: "shown" }), ended(65_000, 2, { timer: "off" })].map(
      told,
    ),
    ["good: solved in 1:05 · 0 hints", "good: solved · 1 hint", "good: solved · 2 hints"],
  );
});
