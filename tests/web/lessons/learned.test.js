import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesFrom, savedChoices } from "../../../web/app/saving.js";
import { learnedFrom, lessonToContinue } from "../../../web/lessons/learned.js";
import { LESSON_NAMES } from "../../../web/lessons/model.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";

const start = after(stateWith(PUZZLE), {
  type: "lessons",
  lessons: { positions: { "x-wing": ["1", "2", "3", "4", "5"] } },
});

/** Return the lessons that are done, and the one to continue with, after actions. @param {...any} actions */
function learned(...actions) {
  const now = after(start, ...actions).settings.learned;
  return [now.done, lessonToContinue(now)];
}

test("a lesson is done at its last step, or when one of its exercises is solved; reading it again changes nothing", () => {
  const open = (/** @type {string} */ technique) => ({ type: "lesson", technique });
  const step = (/** @type {number} */ step) => ({ type: "lesson-step", step });
  assert.deepEqual(learned(), [[], LESSON_NAMES[0]]);
  assert.deepEqual(learned(open("x-wing"), step(1)), [[], "x-wing"]);
  assert.deepEqual(learned(open("x-wing"), step(2)), [["x-wing"], "swordfish"]);
  assert.deepEqual(learned(open("x-wing"), step(2), step(2), open("")), [["x-wing"], "swordfish"]);
  const right = { type: "worth", worth: { worth: "right", marks: [], step: null } };
  const wrong = { type: "worth", worth: { worth: "wrong", marks: [] } };
  const practice = { type: "practice", practice: { technique: "w-wing" } };
  assert.deepEqual(learned(practice, wrong)[0], []);
  assert.deepEqual(learned(practice, right)[0], ["w-wing"]);
});

test("after the last lesson, the ones before it are offered, until all are done", () => {
  const last = LESSON_NAMES.at(-1) ?? "";
  assert.equal(lessonToContinue({ done: [last], last }), LESSON_NAMES[0]);
  assert.equal(lessonToContinue({ done: LESSON_NAMES, last }), "");
});

test("what was learned is saved with the settings, without lessons that do not exist", () => {
  const now = after(start, { type: "lesson", technique: "x-wing" }, { type: "lesson-step", step: 2 });
  assert.deepEqual(choicesFrom(JSON.parse(JSON.stringify(savedChoices(now)))).settings.learned, {
    done: ["x-wing"],
    last: "x-wing",
  });
  for (const saved of [undefined, null, 3, { done: "x-wing", last: 3 }])
    assert.deepEqual(learnedFrom(saved), { done: [], last: "" });
  assert.deepEqual(learnedFrom({ done: ["no-such", "x-wing"], last: "no-such" }), { done: ["x-wing"], last: "" });
});

test("choosing the lessons shows their list from a lesson, too", () => {
  const views = /** @type {const} */ (["lessons", "practise", "lessons"]);
  const open = after(start, { type: "lesson", technique: "x-wing" }, { type: "learn-view", view: "practise" });
  assert.equal(open.lessons.technique, "x-wing");
  assert.equal(
    after(open, ...views.map((view) => ({ type: /** @type {const} */ ("learn-view"), view }))).lessons.technique,
    "",
  );
});
