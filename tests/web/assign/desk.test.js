import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../../../web/assign/answer-file.js";
import { packedAssignment } from "../../../web/assign/assignment.js";
import { createDesk } from "../../../web/assign/desk.js";
import { puzzleSet } from "../../../web/assign/puzzle-set.js";
import { createRunAll, NOT_RUNNING } from "../../../web/assign/run-all.js";
import {
  loadDraft,
  loadDrafts,
  loadMarks,
  loadSetting,
  newDraft,
  saveDraft,
  saveMarks,
  saveSetting,
} from "../../../web/assign/saved.js";
import { createStopwatch } from "../../../web/assign/stopwatch.js";
import { codeOf, contentOf, startActions, triesOf, withProgram } from "../../../web/assign/task.js";
import { dropProgram, saveProgram } from "../../../web/storage/programs.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { storage } from "../../support/storage.js";

/** @type {import("../../../web/assign/assignment.js").Assignment} */
const ASSIGNMENT = {
  ...{ title: "One", question: "?", asks: "program", puzzle: PUZZLE },
  ...{ slug: "engine", seed: "1", position: 0, code: "pass" },
};
const TEXT = await packedAssignment(ASSIGNMENT);
const OTHER = `${".".repeat(80)}9`;

const refusing = () => {
  throw new Error("no storage");
};

/** @param {string} name @param {string | null} code */
const file = (name, code) =>
  new File(
    [textOf({ assignment: TEXT, name, answer: "", tries: null, seconds: 1, code, handed: "2026-05-04T08:30:00.000Z" })],
    `${name}.json`,
  );

/** Create a runner whose runs end as their code says: "right", "time", or "endless" until they are stopped. */
function pretender() {
  const asked = /** @type {any[]} */ ([]);
  let hear = (/** @type {any} */ _) => {};
  return {
    asked,
    /** @param {any} request @param {(message: any) => void} onMessage */
    run(request, onMessage) {
      asked.push(request);
      hear = onMessage;
      const counters = { tries: 5 };
      const said = {
        right: { type: "end", result: { code: "solved", args: { count: 1 } }, solved: true, right: true, counters },
        time: { type: "error", error: { code: "time", args: { seconds: request.seconds }, line: 3 }, trace: [] },
        unborn: { type: "error", error: { code: "start", args: {}, line: null }, trace: [] },
      }[/** @type {string} */ (request.code)];
      queueMicrotask(() => {
        onMessage({ type: "started", kind: "solve", lists: [] });
        if (said) onMessage(said);
      });
    },
    stop: () => hear({ type: "stopped" }),
    close: () => void asked.push("close"),
  };
}

test("all programs run on all puzzles, each bounded, and what comes of them is kept with its answer", async () => {
  const runner = pretender();
  const desk = createDesk({ runner, where: storage });
  await desk.open([file("Ann", "right"), file("Ben", "time"), file("Cai", null)]);
  let most = 0;
  desk.onChange(() => {
    most = Math.max(most, desk.runs.progress.done);
  });
  await desk.run([PUZZLE, OTHER], 10);
  assert.deepEqual(runner.asked.slice(0, 2), [
    { code: "right", puzzle: PUZZLE, seconds: 10 },
    { code: "right", puzzle: OTHER, seconds: 10 },
  ]);
  assert.deepEqual([runner.asked.length, runner.asked.at(-1), most], [5, "close", 4]);
  assert.deepEqual(
    desk.answers.rows.map(({ runs }) => Object.values(runs).map(({ phase, error }) => error?.code ?? phase)),
    [["ended", "ended"], ["time", "time"], []],
  );
  assert.deepEqual(desk.runs.progress, { done: 4, total: 4, running: false, failed: false });
});

for (const [what, end, left] of /** @type {const} */ ([
  ["cancelling", (/** @type {ReturnType<typeof createDesk>} */ desk) => desk.runs.cancel(), [1, 0, 0]],
  ["clearing", (/** @type {ReturnType<typeof createDesk>} */ desk) => desk.clear(), []],
]))
  test(`${what} ends the run that is under way, and what was done stays with its answer`, async () => {
    const runner = pretender();
    const desk = createDesk({ runner, where: storage });
    await desk.open([file("Ann", "right"), file("Ben", "endless"), file("Cai", "right")]);
    const over = desk.run([PUZZLE], 10);
    while (runner.asked.length < 2) await new Promise((later) => setImmediate(later));
    end(desk);
    await over;
    const done = desk.answers.rows.map(({ runs }) => Object.keys(runs).length);
    assert.deepEqual([done, desk.runs.progress.running], [left, false]);
  });

test("where no worker starts, nothing more is tried", async () => {
  const runner = pretender();
  const desk = createDesk({ runner, where: storage });
  await desk.open([file("Ann", "unborn"), file("Ben", "right")]);
  await desk.run([PUZZLE], 5);
  assert.equal(runner.asked.length, 2);
  assert.equal(desk.runs.progress.failed, true);
  assert.deepEqual(desk.answers.rows[0].runs, {});
  desk.run([PUZZLE], 5);
  assert.equal(desk.runs.progress.failed, false, "it is tried once more");
});

test("while programs run no other run begins", async () => {
  const runner = pretender();
  const runs = createRunAll({ runner }, () => {});
  const first = runs.start([{ key: "a", code: "right" }], [PUZZLE], 5, () => {});
  await runs.start([{ key: "b", code: "time" }], [PUZZLE], 5, assert.fail);
  assert.deepEqual(runner.asked, [{ code: "right", puzzle: PUZZLE, seconds: 5 }]);
  await first;
  assert.deepEqual(runs.progress, { ...NOT_RUNNING, done: 1, total: 1 });
});

test("a run is as long as its program ran, and what it printed is not kept", async () => {
  const runner = pretender();
  let now = 0;
  const run = (/** @type {any} */ _, /** @type {(message: any) => void} */ tell) => {
    const messages = [{ type: "started" }, { type: "print", text: "a" }, { type: "print", text: "b" }, { type: "end" }];
    for (const message of messages) {
      now += 1000;
      tell(message);
    }
  };
  const runs = createRunAll({ runner: { ...runner, run }, clock: () => now }, () => {});
  /** @type {unknown[]} */
  const told = [];
  await runs.start([{ key: "a", code: "" }], [PUZZLE], 5, (_, __, { seconds, printed }) => told.push(seconds, printed));
  assert.deepEqual(told, [3, ""]);
});

test("what is expected and decided comes back with the files; a file that cannot be read is told", async () => {
  const place = storage();
  const where = () => place;
  const first = createDesk({ runner: pretender(), where });
  await first.open([file("Ann", null), file("Ben", null)]);
  const [ann, ben] = first.answers.rows.map(({ key }) => key);
  first.expect("42");
  first.mark(ann, "wrong");
  first.mark(ben, "none");
  first.mark(ben, null);
  const later = createDesk({ runner: pretender(), where });
  const broken = Object.assign(new File(["x"], "broken.json"), { text: () => Promise.reject(new Error("gone")) });
  await later.open([broken, file("Ben", null), file("Ann", null)]);
  assert.deepEqual(later.answers.refused, [{ file: "broken.json", why: "unread", title: "" }]);
  assert.deepEqual(
    later.answers.rows.map(({ answer, hand }) => [answer.name, hand]),
    [
      ["Ann", "wrong"],
      ["Ben", null],
    ],
  );
  assert.deepEqual([later.answers.expected, later.saved], ["42", true]);
  later.clear();
  assert.equal(later.answers.rows.length, 0);
});

test("a browser that keeps nothing is told of, and marking goes on", async () => {
  const desk = createDesk({ runner: pretender(), where: refusing });
  await desk.open([file("Ann", null)]);
  desk.mark(desk.answers.rows[0].key, "right");
  assert.deepEqual([desk.saved, desk.answers.rows[0].hand], [false, "right"]);
  assert.deepEqual(loadDraft("x", "One", refusing), newDraft("x", "One"));
  assert.deepEqual(loadDrafts(refusing), []);
});

test("what a pupil writes is kept for its assignment alone", () => {
  const place = storage();
  const where = () => place;
  const draft = { ...newDraft("abc", "One"), name: "Ann", answer: "42", tries: 7, program: "own-1" };
  assert.equal(saveDraft(draft, where), true);
  assert.deepEqual(loadDraft("abc", "One", where), draft);
  assert.deepEqual(loadDraft("xyz", "Two", where), newDraft("xyz", "Two"));
  place["sudoku.assignment.v1.odd"] = "{}";
  assert.deepEqual(loadDrafts(where), [draft], "what belongs to no assignment is none");
  for (const name of Object.keys(place)) place[name] = '{"text":"abc","name":7,"answer":"42"}';
  assert.deepEqual(loadDraft("abc", "One", where), { ...newDraft("abc", "One"), answer: "42" });
  saveDraft(newDraft("xyz", "Two"), where);
  for (const name of Object.keys(place)) place[name] = '{"text":"abc","answer":"42"}';
  assert.deepEqual(loadDraft("xyz", "Two", where), newDraft("xyz", "Two"), "what has the same name by chance");
  saveSetting({ title: "One", question: "?" }, where);
  assert.deepEqual(loadSetting(where), { title: "One", question: "?" });
});

test("marks are kept for their assignment alone, and what are no marks are none", () => {
  const place = storage();
  const where = () => place;
  const marks = { text: "abc", expected: "42", marks: { a: "right" } };
  assert.equal(saveMarks(marks, where), true);
  assert.deepEqual(loadMarks("abc", where), marks);
  const [name] = Object.keys(place);
  for (const odd of [{ text: "xyz" }, { marks: ["right"] }, { marks: null }]) {
    place[name] = JSON.stringify({ ...marks, ...odd });
    assert.deepEqual(loadMarks("abc", where), { text: "abc", expected: "", marks: {} });
  }
});

test("the program is handed in as it is now, as it was given where it is gone, and only where one is asked for", () => {
  Object.assign(globalThis, { localStorage: storage() });
  const plain = newDraft("abc", "One");
  const draft = withProgram(ASSIGNMENT, plain);
  saveProgram({ key: draft.program ?? "", name: "One", code: "mine", shared: true });
  assert.equal(withProgram(ASSIGNMENT, draft), draft);
  assert.equal(withProgram({ ...ASSIGNMENT, code: null }, plain), plain);
  assert.equal(codeOf(ASSIGNMENT, draft), "mine");
  assert.equal(codeOf({ ...ASSIGNMENT, asks: "answer" }, draft), null);
  dropProgram(draft.program ?? "");
  assert.equal(codeOf(ASSIGNMENT, draft), "pass");
});

test("an assignment begins on its puzzle, at its place, or with the pupil's program", () => {
  const plain = { ...ASSIGNMENT, code: null, position: 12 };
  const draft = { ...newDraft("abc", "One"), program: "own-1" };
  const types = (/** @type {import("../../../web/app/state.js").Action[]} */ actions) =>
    actions.map((action) =>
      [action.type, /** @type {any} */ (action).command ?? /** @type {any} */ (action).own?.slug].join(),
    );
  assert.deepEqual(types(startActions(plain, draft, stateWith(OTHER))), ["load,", "classroom,", "class,reach"]);
  assert.deepEqual(types(startActions(plain, draft, stateWith(PUZZLE))), ["classroom,", "class,reach"]);
  assert.deepEqual(types(startActions(ASSIGNMENT, draft, stateWith(PUZZLE))), ["classroom,", "own,own-1"]);
});

test("tries are those of the program, or of the run on this very puzzle", () => {
  const { classroom } = stateWith(PUZZLE);
  const scene = /** @type {any} */ ({ givens: PUZZLE, counters: { tries: 9 } });
  assert.equal(triesOf({ ...classroom, scene }, PUZZLE), 9);
  assert.equal(triesOf({ ...classroom, scene }, OTHER), null);
  assert.equal(triesOf({ ...classroom, scene, own: {}, ran: 4 }, PUZZLE), 4);
  assert.notEqual(contentOf(newDraft("abc", "One"), "a"), contentOf(newDraft("abc", "One"), "b"));
});

test("puzzles are taken from lines, each once, and lines without one are named", () => {
  const { puzzles, wrong } = puzzleSet([PUZZLE], `${PUZZLE.replaceAll(".", "0")} easy\n\nhello\n${OTHER}\n${OTHER}1`);
  assert.deepEqual(puzzles, [PUZZLE, OTHER]);
  assert.deepEqual(wrong, [3, 5]);
});

test("time counts while the page is seen", () => {
  let turn = () => {};
  const page = {
    hidden: false,
    addEventListener(/** @type {string} */ _, /** @type {any} */ act) {
      turn = act;
    },
  };
  let now = 0;
  const watch = createStopwatch(/** @type {any} */ (page), () => now);
  now = 5_000;
  watch.start(60);
  now = 7_500;
  assert.equal(watch.seconds, 62);
  page.hidden = true;
  turn();
  now = 100_000;
  page.hidden = false;
  turn();
  now = 101_000;
  assert.equal(watch.seconds, 63);
  watch.stop();
  now = 200_000;
  assert.equal(watch.seconds, 63);
});
