import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { LONGEST } from "../../../web/learn/classroom.js";
import { createClassroom } from "../../../web/learn/controller.js";
import { eventWords } from "../../../web/learn/event-words.js";
import { createSession, isRunning, PRINTED } from "../../../web/own/session.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

/** Create a page with its real player, and a runner that records calls. */
function room() {
  let state = { ...stateWith(PUZZLE), place: /** @type {const} */ ("learn") };
  state = { ...state, lessons: { ...state.lessons, view: "algorithms" }, classroom: { ...state.classroom, own: {} } };
  /** @type {any[]} */
  const asked = [];
  /** The listeners of all runs, the last one at the end. @type {((message: object) => void)[]} */
  const hearers = [];
  /** @type {((time: number) => void) | null} */
  let frame = null;
  /** @param {any} action */
  const onAction = (action) => {
    if (action.type === "class") return void classroom.run(action);
    state = /** @type {any} */ (reduce(state, action));
    classroom.update(state);
  };
  const classroom = createClassroom({
    ask: pretending(async () => ({ text: "" })),
    getState: () => state,
    act: onAction,
    nextFrame: (play) => {
      frame = play;
    },
  });
  const runner = {
    /** @param {any} request @param {any} onMessage */
    run: (request, onMessage) => {
      asked.push(request);
      hearers.push(onMessage);
    },
    stop: () => asked.push("stop"),
    warm: () => {},
    close: () => {},
  };
  let clock = 0;
  const session = createSession({ runner, onAction, onChange: () => {}, clock: () => clock });
  classroom.update(state);
  return {
    session,
    asked,
    onAction,
    scene: () => state.classroom.scene,
    playing: () => state.classroom.playing,
    /** @param {object} message @param {number} [run] */
    say: (message, run = -1) => hearers.at(run)?.(message),
    pass: (/** @type {number} */ time) => {
      clock += time;
    },
    /** Play the next frame of the screen, with everything that follows from it. */
    async frame(/** @type {number} */ time) {
      frame?.(time);
      await new Promise((later) => setImmediate(later));
    },
  };
}

const STEPS = [
  [0, 1, 4, 12],
  ["place", 1, 4, 13],
  [1, 2, 4, 14],
  ["undo", 1, 4, 20],
];
const END = { type: "end", result: { code: "done" }, solved: false, right: null, grid: "" };

/** @type {ReturnType<typeof room>} */
let desk;
beforeEach(() => {
  desk = room();
});

test("a run is played as it is reported, with its lines and how deep it is", async () => {
  desk.session.start("code", PUZZLE);
  assert.deepEqual(desk.asked.at(-1), { code: "code", puzzle: PUZZLE });
  desk.say({ type: "started", kind: "steps", lists: [] });
  await desk.frame(0);
  assert.equal(desk.scene(), null, "nothing is reported yet");
  desk.say({ type: "events", items: STEPS, counters: { tries: 1 } });
  await desk.frame(1);
  assert.deepEqual([desk.scene()?.position, desk.scene()?.event?.line], [1, 12]);
  desk.onAction({ type: "class", command: "seek", to: 2 });
  assert.equal(desk.scene()?.values[1], "4");
  assert.equal(desk.scene()?.event?.depth, 1);
  desk.onAction({ type: "class", command: "seek", to: 4 });
  assert.deepEqual([desk.scene()?.values[1], desk.scene()?.event?.depth], [".", 0]);
});

test("it ends with its figures, and a solution that nobody reported is one all the same", () => {
  desk.session.start("code", PUZZLE);
  desk.say({ type: "loading" });
  desk.pass(5000);
  desk.say({ type: "started", kind: "solve", lists: ["grid"] });
  desk.pass(1200);
  desk.say({ type: "events", items: STEPS.slice(0, 2), counters: { tries: 1, backtracks: 0 } });
  desk.say({ ...END, solved: true, right: true, counters: { tries: 7, backtracks: 3 } });
  const { phase, seconds, counters, solved } = desk.session.now();
  assert.deepEqual(
    { phase, seconds, counters, solved },
    { phase: "ended", seconds: 1.2, counters: { tries: 7, backtracks: 3 }, solved: true },
  );
  desk.onAction({ type: "class", command: "seek", to: 3 });
  assert.equal(desk.scene()?.event?.kind, "solution");
});

test("whoever watches for the first step goes on with the end", async () => {
  desk.session.start("code", PUZZLE);
  desk.say({ type: "started", kind: "solve", lists: ["grid"] });
  await desk.frame(0);
  desk.say({ ...END, solved: true, right: true });
  await desk.frame(1);
  assert.equal(desk.scene()?.event?.kind, "solution");
});

test("another program, and a closed editor, end the run", () => {
  for (const done of /** @type {const} */ (["clear", "close"])) {
    desk.session.start("code", PUZZLE);
    desk.say({ type: "started", kind: "steps", lists: [] });
    desk.session[done]();
    assert.equal(desk.asked.at(-1), "stop");
    assert.equal(isRunning(desk.session.now()), false);
  }
});

test("Cancel ends it at once, and what it did can be watched to where it stood", () => {
  desk.session.start("while True: pass", PUZZLE);
  desk.say({ type: "started", kind: "steps", lists: [] });
  desk.say({ type: "events", items: STEPS, counters: {} });
  desk.session.stop();
  assert.equal(desk.asked.at(-1), "stop");
  assert.equal(desk.session.now().phase, "stopped");
  desk.say({ type: "events", items: STEPS, counters: {} });
  desk.onAction({ type: "class", command: "seek", to: 99 });
  const scene = desk.scene();
  assert.deepEqual([scene?.known, scene && eventWords(scene).key], [4, "class.now.cut"]);
});

test("an error is told, and a run that did nothing leaves the person's board on view", () => {
  desk.session.start("code", PUZZLE);
  desk.say({ type: "started", kind: "steps", lists: [] });
  const error = { code: "name", args: { name: "x" }, line: 3 };
  desk.say({ type: "error", error, trace: [{ line: 3, name: "f", text: "" }] });
  assert.equal(desk.session.now().phase, "failed");
  assert.deepEqual(desk.session.now().error, error);
  assert.equal(desk.scene(), null);
  assert.equal(desk.playing(), false);
});

test("a new run ends the old one, whose late words are not heard", () => {
  desk.session.start("one", PUZZLE);
  desk.session.start("two", PUZZLE, "rows");
  assert.deepEqual(desk.asked.at(-1), { code: "two", puzzle: PUZZLE, watch: "rows" });
  assert.equal(desk.session.now().watch, "rows");
  desk.say({ type: "print", text: "old" }, 0);
  desk.say({ type: "print", text: "new" });
  assert.equal(desk.session.now().printed, "new");
});

test("another puzzle on the board ends the run, and so does another place", () => {
  desk.session.start("code", PUZZLE);
  desk.say({ type: "started", kind: "steps", lists: [] });
  desk.onAction({ type: "place", place: "play" });
  assert.equal(isRunning(desk.session.now()), false);
  desk.onAction({ type: "place", place: "learn" });
  desk.session.start("code", PUZZLE);
  desk.onAction({ type: "new", size: "9" });
  assert.equal(isRunning(desk.session.now()), false);
});

test("of what is printed the end is kept, and of events as many as can be watched", () => {
  desk.session.start("code", PUZZLE);
  desk.say({ type: "started", kind: "steps", lists: [] });
  desk.say({ type: "print", text: "x".repeat(PRINTED) });
  desk.say({ type: "print", text: "the end" });
  assert.equal(desk.session.now().printed.length, PRINTED);
  assert.ok(desk.session.now().printed.endsWith("xthe end"));
  const many = Array.from({ length: LONGEST / 2 + 1 }, () => [0, 1, 4, 1]);
  for (let page = 0; page < 3; page += 1) desk.say({ type: "events", items: many, counters: { tries: page } });
  desk.onAction({ type: "class", command: "seek", to: LONGEST });
  assert.deepEqual([desk.scene()?.known, desk.scene()?.complete], [LONGEST, true]);
  assert.equal(desk.session.now().counters.tries, 2, "counting goes on");
});
