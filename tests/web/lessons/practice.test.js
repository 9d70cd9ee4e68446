import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { boardOfText } from "../../../web/board/board.js";
import { allFamilies, familyOf, positionsOf, TECHNIQUES, techniqueOf } from "../../../web/lessons/model.js";
import { isPractising, layoutOf, marksOn, withDesk } from "../../../web/lessons/practice.js";
import { worthWords } from "../../../web/lessons/worth-words.js";
import { PUZZLE } from "../../support/boards.js";

/** @typedef {import("../../../web/app/state.js").State} State @typedef {import("../../../web/app/state.js").Action} Action */

const OWN = /** @type {import("../../../web/board/board.js").BoardState} */ (boardOfText(PUZZLE));
const EMPTY = ".".repeat(81);
const STEP = /** @type {any} */ ({
  technique: "x-wing",
  placements: [],
  eliminations: [[3, 5]],
  marks: [],
  conclusions: [],
});
const EXERCISE = /** @type {import("../../../web/lessons/practice.js").Exercise} */ ({
  state: { geometry: "9", givens: EMPTY, values: `1${EMPTY.slice(1)}`, notes: { 3: [4, 5], 4: [5, 6] } },
  step: STEP,
  next: true,
});

/** @param {State} state @param {...Action} actions */
const after = (state, ...actions) => actions.reduce((now, action) => reduce(now, /** @type {any} */ (action)), state);

/** @param {State} state */
const stageOf = (state) => /** @type {any} */ (withDesk(state).explain)?.stage;

const own = { ...INITIAL, board: OWN, selection: 7 };
const begun = after(
  own,
  { type: "place", place: "learn" },
  { type: "learn-view", view: "practise" },
  { type: "exercise", exercise: EXERCISE, at: 0 },
);

test("what is done on the desk leaves the person's own board as it is", () => {
  assert.equal(isPractising(begun), true);
  assert.equal(layoutOf(begun), "practise");
  const marked = after(begun, { type: "tap", cell: 3 }, { type: "digit", digit: 5 });
  assert.deepEqual(withDesk(marked).board.crossed, { 3: [5] });
  assert.deepEqual(withDesk(marked).board.notes, EXERCISE.state.notes);
  assert.equal(marked.board, OWN);
  assert.equal(marked.history, own.history);
  assert.equal(marked.selection, 7);
  assert.deepEqual(withDesk(after(marked, { type: "undo" })).board.crossed, undefined);
});

test("a lesson with a board of its own is laid out for that", () => {
  assert.equal(layoutOf(after(own, { type: "lesson", technique: "exact-cover" })), "course");
  assert.equal(layoutOf(after(own, { type: "lesson", technique: "x-wing" })), "learn");
  assert.equal(
    layoutOf(after(own, { type: "lesson", technique: "exact-cover" }, { type: "place", place: "play" })),
    "play",
  );
});

test("elsewhere, and in the lessons, the own board is seen again, and the desk waits", () => {
  const marked = after(begun, { type: "tap", cell: 3 }, { type: "digit", digit: 5 });
  const elsewhere = after(marked, { type: "place", place: "play" });
  assert.equal(withDesk(elsewhere).board, OWN);
  assert.equal(layoutOf(elsewhere), "play");
  assert.equal(withDesk(after(marked, { type: "learn-view", view: "lessons" })).board, OWN);
  assert.deepEqual(withDesk(after(elsewhere, { type: "place", place: "learn" })).board.crossed, { 3: [5] });
});

test("a puzzle that comes to the own board takes the desk's place", () => {
  const loaded = after(begun, { type: "new", size: "4" });
  assert.equal(isPractising(loaded), false);
  assert.equal(withDesk(loaded).board.geometry, "4");
});

test("a digit that is not noted cannot be crossed out, and once more brings one back", () => {
  const none = after(begun, { type: "tap", cell: 3 }, { type: "digit", digit: 9 });
  assert.deepEqual(marksOn(EXERCISE, withDesk(none).board), { placed: [], struck: [] });
  const back = after(begun, { type: "tap", cell: 3 }, { type: "digit", digit: 5 }, { type: "digit", digit: 5 });
  assert.deepEqual(marksOn(EXERCISE, withDesk(back).board), { placed: [], struck: [] });
});

test("marks are what was written and what was crossed out, not what a digit takes from its peers", () => {
  const marked = after(
    begun,
    ...[
      { type: "tap", cell: 3 },
      { type: "writing", as: "digit" },
      { type: "digit", digit: 5 },
    ].map((each) => /** @type {any} */ (each)),
    { type: "tap", cell: 4 },
    { type: "writing", as: "centre" },
    { type: "digit", digit: 6 },
  );
  assert.deepEqual(marksOn(EXERCISE, withDesk(marked).board), { placed: [[3, 5]], struck: [[4, 6]] });
});

test("what is right is told in full and counted once; with a hint it does not count", () => {
  const right = /** @type {Action} */ ({ type: "worth", worth: { worth: "right", marks: [], step: STEP } });
  const found = after(begun, right, right);
  assert.equal(found.practice.found, 1);
  assert.equal(stageOf(found), 3);
  assert.deepEqual(worthWords(found.practice)?.tone, "good");
  assert.equal(after(begun, { type: "practice-hint" }, right).practice.found, 0);
  const next = after(found, { type: "exercise", exercise: EXERCISE, at: 1 }, right);
  assert.equal(next.practice.found, 2);
});

test("what marks were worth, or a hint, changes nothing where the desk has gone meanwhile", () => {
  const gone = after(begun, { type: "new", size: "4" });
  const late = /** @type {Action[]} */ ([
    { type: "worth", worth: { worth: "right", marks: [], step: STEP } },
    { type: "practice-hint" },
  ]);
  for (const each of late) assert.deepEqual(after(gone, each).practice, gone.practice, each.type);
});

test("what is wrong is said by its contrary, until the marks change", () => {
  const marked = after(begun, { type: "tap", cell: 3 }, { type: "digit", digit: 5 });
  const told = after(marked, { type: "worth", worth: { worth: "wrong", marks: [[3, 5]], step: null } });
  assert.deepEqual(worthWords(told.practice)?.words.args?.marks, ["r1c4=5"]);
  assert.deepEqual(
    withDesk(told).marks.map(({ role, cells }) => [role, cells]),
    [["doubtful", [3]]],
  );
  const early = after(marked, { type: "worth", worth: { worth: "early", marks: [[3, 5]], step: null } });
  assert.deepEqual(worthWords(early.practice)?.words.args?.marks, ["r1c4≠5"]);
  assert.equal(worthWords(after(told, { type: "digit", digit: 4 }).practice), null);
});

test("a hint goes on stage by stage, on the desk alone", () => {
  const hinted = after(begun, { type: "practice-hint" }, { type: "tellMore" });
  assert.equal(stageOf(hinted), 2);
  assert.equal(hinted.explain, null);
});

test("a lesson is opened by its link, and closed by going back", () => {
  assert.equal(techniqueOf("#learn/x-wing"), "x-wing");
  assert.deepEqual(["#learn", "#learn/nonsense"].map(techniqueOf), ["", ""]);
  assert.deepEqual(["#p=1", "", "#learning"].map(techniqueOf), [null, null, null]);
  const opened = after(own, { type: "lesson", technique: "x-wing" });
  assert.deepEqual([opened.place, opened.lessons.technique], ["learn", "x-wing"]);
  assert.equal(after(opened, { type: "back" }).lessons.technique, "");
});

test("of many positions five are to be tried, and the others are shown", () => {
  const seven = Array.from({ length: 7 }, (_, at) => `:${at}`);
  const lessons = { ...INITIAL.lessons, positions: { "x-wing": seven, aic: [":9"] } };
  assert.deepEqual(positionsOf(lessons, "x-wing"), { shown: [":0", ":1"], tried: [":2", ":3", ":4", ":5", ":6"] });
  assert.deepEqual(positionsOf(lessons, "aic"), { shown: [], tried: [":9"] });
  assert.deepEqual(positionsOf(INITIAL.lessons, "aic"), { shown: [], tried: [] });
});

test("every technique has a family", () => {
  assert.equal(TECHNIQUES.length > 100, true);
  assert.deepEqual(["hidden-single", "sashimi-x-wing", "als-xy-wing"].map(familyOf), [
    "hidden-single",
    "finned-fish",
    "als",
  ]);
  assert.equal(allFamilies().includes(""), false);
});
