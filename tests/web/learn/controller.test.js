import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { LONGEST, stageOf, TOP_PACE } from "../../../web/learn/classroom.js";
import { createClassroom } from "../../../web/learn/controller.js";
import { eventWords } from "../../../web/learn/event-words.js";
import { createOwnRun } from "../../../web/own/run.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

/** @typedef {{method: string, params: any, signal: AbortSignal}} Asked */

/** The run of the engine: conflicts, with one solution near the end. */
const RUN = Array.from({ length: 9000 }, (_, i) => [i === 8900 ? 4 : i % 2, i % 81, 1, -1, 0, 1]);

/** The run that the engine returns. */
let run = RUN;
/** @type {Asked[]} */
let asked = [];
/** The error if no source can be loaded. @type {Error | null} */
let lack = null;
/** The promise that a page of events waits for. */
let coming = Promise.resolve();
let state = INITIAL;
/** @type {((time: number) => void) | null} */
let frame = null;
let time = 0;

const ask = pretending(async (method, params, { signal }) => {
  asked.push({ method, params, signal });
  if (method === "source" && lack) throw lack;
  if (method === "source") return { text: "source" };
  if (method === "output") return { text: `printed ${/** @type {any} */ (params).solutions}` };
  const { from, limit } = /** @type {any} */ (params);
  await coming;
  const items = run.slice(from, from + limit);
  return { items, next: from + limit < run.length ? from + limit : null, refused: null };
});
const classroomOf = () => {
  const classroom = createClassroom({
    ask,
    getState: () => state,
    act: (action) => {
      state = reduce(state, action);
      classroom.update(state);
    },
    nextFrame: (play) => {
      frame = play;
    },
    clock: () => time,
  });
  classroom.update(state);
  return classroom;
};
const settle = () => new Promise((resolve) => setImmediate(resolve));
const command = (/** @type {string} */ name, more = {}) => ({ type: "class", command: name, ...more });
const pages = () => asked.filter(({ method }) => method === "events").map(({ params }) => params.from);
const scene = () => /** @type {import("../../../web/learn/classroom.js").Scene} */ (state.classroom.scene);

/** Play a number of frames with a time between them, in milliseconds. @param {number} count @param {number} apart */
async function frames(count, apart) {
  for (let i = 0; i < count; i += 1) {
    await settle();
    time += apart;
    frame?.(time);
  }
  await settle();
}

beforeEach(() => {
  run = RUN;
  asked = [];
  lack = null;
  coming = Promise.resolve();
  frame = null;
  state = { ...stateWith(PUZZLE), place: "learn", lessons: { ...INITIAL.lessons, view: "algorithms" } };
});

test("the source is asked for once, for the algorithm that is chosen", async () => {
  const classroom = classroomOf();
  classroom.update(state);
  await settle();
  assert.deepEqual(
    asked.map(({ method, params }) => [method, params.slug]),
    [["source", "every-solution"]],
  );
  assert.deepEqual(state.classroom.source, { slug: "every-solution", text: "source" });
});

test("a source that could not be had is asked for again by the next change, until it is there", async () => {
  lack = new Error("no engine");
  const classroom = classroomOf();
  await settle();
  assert.deepEqual([asked.length, state.classroom.source], [1, null]);
  lack = null;
  for (const count of [2, 2]) {
    classroom.update(state);
    await settle();
    assert.deepEqual([asked.length, state.classroom.source?.text], [count, "source"]);
  }
});

test("a source that comes when another algorithm is chosen is not shown; elsewhere none is asked for", async () => {
  const classroom = classroomOf();
  lack = new Error("no engine");
  state = reduce(state, { type: "classroom", classroom: { slug: "engine" } });
  classroom.update(state);
  await settle();
  assert.deepEqual(
    [asked.map(({ params }) => params.slug), state.classroom.source],
    [["every-solution", "engine"], null],
  );
  state = { ...state, place: "play" };
  classroomOf();
  assert.equal(asked.length, 2);
});

test("a step goes one event on, and back again", async () => {
  const classroom = classroomOf();
  classroom.run(command("step"));
  await settle();
  classroom.run(command("step"));
  await settle();
  assert.equal(scene().position, 2);
  assert.equal(scene().counters.tries, 1);
  assert.equal(scene().event?.kind, "conflict");
  classroom.run(command("back"));
  assert.equal(scene().position, 1);
  assert.deepEqual(pages(), [0]);
});

test("steps that are asked for while events are fetched are all done", async () => {
  const classroom = classroomOf();
  for (let i = 0; i < 3; i += 1) classroom.run(command("step"));
  await settle();
  assert.equal(scene().position, 3);
  classroom.run(command("step"));
  await settle();
  assert.equal(scene().position, 4);
});

test("playing goes as fast as it is told", async () => {
  state = reduce(state, { type: "classroom", classroom: { pace: 0 } });
  const classroom = classroomOf();
  classroom.run(command("play"));
  await frames(24, 100);
  assert.equal(scene().position, 3, "the first at once, then one a second");
  assert.equal(state.classroom.playing, true);
  classroom.run(command("pause"));
  await frames(20, 100);
  assert.equal(scene().position, 3);
  assert.equal(state.classroom.playing, false);
});

/** Delay the following pages of events. */
function slowly() {
  const waits = { come() {}, fail: (/** @type {Error} */ _) => {} };
  coming = new Promise((come, fail) => Object.assign(waits, { come, fail }));
  coming.catch(() => {});
  return waits;
}

test("what comes when it is waited for no more is not shown, and takes no step of what was asked for since", async () => {
  for (const name of ["step", "solution"]) {
    const { come } = slowly();
    const classroom = classroomOf();
    classroom.run(command(name));
    classroom.run(command("pause"));
    await settle();
    come();
    await settle();
    assert.equal(state.classroom.scene, null, name);
  }
  const later = slowly();
  state = reduce(state, { type: "digit", digit: 9 });
  const other = classroomOf();
  for (const name of ["step", "pause", "step", "step"]) other.run(command(name));
  later.come();
  await settle();
  assert.equal(scene().position, 2);
});

test("who plays and leaves asks for nothing more, and where nothing is known yet a place is the beginning", async () => {
  const classroom = classroomOf();
  classroom.run(command("play"));
  await frames(2, 100);
  classroom.run(command("leave"));
  const before = asked.length;
  await frames(2, 100);
  assert.deepEqual([asked.length, state.classroom.scene], [before, null]);
  classroom.run(command("seek", { to: 5 }));
  assert.deepEqual([scene().position, scene().known], [0, 0]);
});

test("played at its end it begins anew; where only no more is known yet it goes on", async () => {
  state = reduce(state, { type: "classroom", classroom: { pace: 49 } });
  const long = classroomOf();
  long.run(command("step"));
  await settle();
  long.run(command("seek", { to: 2000 }));
  long.run(command("play"));
  await frames(2, 50);
  assert.ok(scene().position > 2000);
  long.run(command("leave"));
  state = reduce(state, { type: "classroom", classroom: { pace: 10 } });
  run = RUN.slice(0, 3);
  const classroom = classroomOf();
  await classroom.run(command("end"));
  time += 5000;
  classroom.run(command("back"));
  classroom.run(command("play"));
  await frames(1, 0);
  assert.deepEqual([scene().position, scene().elapsed > 4], [3, true]);
  classroom.run(command("play"));
  assert.deepEqual([scene().position, scene().elapsed, state.classroom.playing], [0, 0, true]);
});

test("events are fetched ahead of play; where they cannot be had that is told when they are needed, and forgotten with the next", async () => {
  state = reduce(state, { type: "classroom", classroom: { pace: 49 } });
  const classroom = classroomOf();
  classroom.run(command("play"));
  await frames(1, 100);
  const lost = slowly();
  await frames(2, 50);
  assert.deepEqual([pages(), scene().position < 2000, state.classroom.playing], [[0, 2000], true, true]);
  lost.fail(new Error("lost"));
  await settle();
  assert.deepEqual([state.classroom.failed, state.classroom.playing], [null, true]);
  await frames(4, 250);
  assert.deepEqual(
    [scene().position < 2000, state.classroom.playing, state.classroom.failed],
    [true, false, { key: "task.failed", args: { detail: "lost" } }],
  );
  coming = Promise.resolve();
  classroom.run(command("play"));
  assert.equal(state.classroom.failed, null);
  await frames(2, 250);
  assert.ok(scene().position > 2000);
});

test("as fast as possible: to the end, each page once and each as long as all before", async () => {
  state = reduce(state, { type: "classroom", classroom: { pace: TOP_PACE } });
  const classroom = classroomOf();
  classroom.run(command("play"));
  await frames(40, 16);
  assert.deepEqual(pages(), [0, 2000, 4000, 8000]);
  assert.equal(scene().position, RUN.length);
  assert.equal(scene().complete, true);
  assert.equal(state.classroom.playing, false);
});

test("stepping is watched too, but not a cup of tea", async () => {
  const classroom = classroomOf();
  classroom.run(command("step"));
  await settle();
  assert.equal(scene().elapsed, 0);
  for (const [passed, elapsed] of [
    [3000, 3],
    [500, 3.5],
    [600_000, 23.5],
  ]) {
    time += passed;
    classroom.run(command("step"));
    await settle();
    assert.equal(scene().elapsed, elapsed);
  }
  time += 1000;
  classroom.run(command("back"));
  assert.equal(scene().elapsed, 24.5);
  classroom.run(command("start"));
  assert.equal(scene().elapsed, 0);
});

/** A search that tries a digit, finds the solution with it, and removes it. */
const TAKEN_BACK = [
  [2, 1, 9, -1, 1, 1],
  [4, -1, 0, -1, 1, 1],
  [3, 1, 9, -1, 0, 1],
];

test("at the end of a search that has taken all back, the solution stands on the board", async () => {
  run = TAKEN_BACK;
  const classroom = classroomOf();
  await classroom.run(command("end"));
  assert.deepEqual([scene().over, scene().position, scene().values[1]], [true, 3, "9"]);
  assert.deepEqual(stageOf(scene()).marks, []);
  assert.deepEqual(eventWords(scene()), { key: "class.now.end", args: { count: 1 } });
  classroom.run(command("back"));
  assert.deepEqual([scene().over, scene().values[1]], [false, "9"]);
  classroom.run(command("seek", { to: 0 }));
  assert.equal(scene().values[1], ".");
});

test("a search that has found nothing, or that was cut off, ends on the board as it left it", async () => {
  run = [TAKEN_BACK[0], TAKEN_BACK[2]];
  await classroomOf().run(command("end"));
  assert.deepEqual([scene().complete, scene().over, scene().values], [true, false, PUZZLE]);
  state = { ...stateWith(PUZZLE), place: "learn", lessons: { ...INITIAL.lessons, view: "algorithms" } };
  run = [...TAKEN_BACK, ...Array(LONGEST).fill([0, 1, 9, -1, 0, 1])];
  await classroomOf().run(command("end"));
  assert.deepEqual([scene().position, scene().over, scene().values], [LONGEST, false, PUZZLE]);
});

test("where the run makes a puzzle, the puzzle stands there at the end", async () => {
  run = TAKEN_BACK;
  state = reduce(state, { type: "classroom", classroom: { slug: "fill-shuffle-dig", making: true } });
  await classroomOf().run(command("end"));
  assert.deepEqual([scene().over, scene().values[1]], [false, "."]);
});

test("the next solution is found, however far it is", async () => {
  const classroom = classroomOf();
  await classroom.run(command("solution"));
  assert.equal(scene().position, 8901);
  assert.equal(scene().event?.kind, "solution");
  assert.equal(state.classroom.seeking, null);
});

test("seeking goes no further than is known", async () => {
  const classroom = classroomOf();
  classroom.run(command("step"));
  await settle();
  classroom.run(command("seek", { to: 1500 }));
  assert.equal(scene().position, 1500);
  classroom.run(command("seek", { to: 5000 }));
  assert.equal(scene().position, 2000);
});

test("a place that is not known yet is reached, and not passed", async () => {
  const classroom = classroomOf();
  classroom.run(command("reach", { to: 2500 }));
  await settle();
  assert.equal(scene().position, 2500);
  classroom.run(command("reach", { to: 7 }));
  await settle();
  assert.equal(scene().position, 7);
  assert.equal(state.classroom.seeking, null);
});

for (const [what, action] of /** @type {[string, import("../../../web/app/state.js").Action][]} */ ([
  ["another digit on the board", { type: "digit", digit: 9 }],
  ["another algorithm", { type: "classroom", classroom: { slug: "engine" } }],
])) {
  test(`${what} ends the run, and what was asked for it`, async () => {
    const classroom = classroomOf();
    classroom.run(command("step"));
    await settle();
    state = reduce({ ...state, selection: 1 }, action);
    classroom.update(state);
    assert.equal(state.classroom.scene, null);
    assert.ok(asked.filter(({ method }) => method === "events").every(({ signal }) => signal.aborted));
  });
}

test("another place pauses", async () => {
  const classroom = classroomOf();
  classroom.run(command("play"));
  await frames(3, 100);
  state = reduce(state, { type: "place", place: "play" });
  classroom.update(state);
  assert.equal(state.classroom.playing, false);
});

test("a program of one's own is ended where nobody sees it, and goes on while Learn is there", async () => {
  const stop = mock.fn();
  const classroom = classroomOf();
  classroom.run(command("watch", { run: createOwnRun(PUZZLE, stop) }));
  await settle();
  classroom.update(state);
  assert.equal(stop.mock.callCount(), 0);
  for (const elsewhere of [
    { place: /** @type {const} */ ("play") },
    { lessons: { ...state.lessons, view: /** @type {const} */ ("lessons") } },
  ]) {
    stop.mock.resetCalls();
    classroom.update({ ...state, ...elsewhere });
    assert.equal(stop.mock.callCount(), 1);
  }
});

test("bad givens are told, and nothing is played", async () => {
  const refused = { code: 1, unchecked: true };
  const classroom = createClassroom({
    ask: async () => ({ items: [], next: null, refused }),
    getState: () => state,
    act: (action) => {
      state = reduce(state, action);
    },
    nextFrame: () => {},
  });
  await classroom.run(command("step"));
  assert.deepEqual(state.classroom.refused, refused);
  assert.equal(scene().position, 0);
});

test("a failure is told in words", async () => {
  const classroom = createClassroom({
    ask: () => Promise.reject(new Error("broken")),
    getState: () => state,
    act: (action) => {
      state = reduce(state, action);
    },
    nextFrame: () => {},
  });
  await classroom.run(command("end"));
  assert.deepEqual(state.classroom.failed, { key: "task.failed", args: { detail: "broken" } });
  assert.equal(state.classroom.seeking, null);
});

test("what the program prints is asked for where it has found something, and put away before that", async () => {
  const classroom = classroomOf();
  classroom.run(command("step"));
  await settle();
  assert.equal(state.classroom.output, "");
  classroom.run(command("solution"));
  for (let i = 0; i < 20; i += 1) await settle();
  assert.equal(state.classroom.output, "printed 1");
  classroom.run(command("step"));
  await settle();
  assert.equal(asked.filter(({ method }) => method === "output").length, 1);
  classroom.run(command("start"));
  assert.equal(state.classroom.output, "");
});

test("while it plays nothing is asked for, and where it rests it is", async () => {
  const classroom = classroomOf();
  const outputs = () => asked.filter(({ method }) => method === "output").length;
  classroom.run(command("end"));
  for (let i = 0; i < 20; i += 1) await settle();
  classroom.run(command("seek", { to: 8890 }));
  assert.equal(outputs(), 1);
  state = reduce(state, { type: "classroom", classroom: { pace: 35 } });
  classroom.run(command("play"));
  await frames(4, 16);
  assert.deepEqual([scene().counters.solutions, state.classroom.playing, outputs()], [1, true, 1]);
  classroom.run(command("pause"));
  assert.equal(outputs(), 2);
});
