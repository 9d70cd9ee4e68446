import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { KINDS } from "../../../web/learn/event-log.js";
import { saveProgram } from "../../../web/storage/programs.js";
import { createAsking, troubleWords } from "../../../web/study/asking.js";
import { contenders, isOwn, nameOf, programOf, updatePrograms } from "../../../web/study/contenders.js";
import { createOwnAsk, SECONDS } from "../../../web/study/own-ask.js";
import { createRunner } from "../../../web/study/runner.js";
import { stateWith } from "../../support/boards.js";
import { storage } from "../../support/storage.js";

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const PUZZLE = `${SOLUTION.slice(0, 78)}...`; // 1, 7, 9 are missing
const MINE = { key: "mine", name: "Mine", code: "def steps(puzzle): ..." };
const params = { state: stateWith(PUZZLE).board };

/** The current run, and its listener. @type {{request: any, tell: (message: any) => void} | null} */
let run = null;
let stopped = 0;
let now = 0;
const runner = {
  run: (/** @type {any} */ request, /** @type {any} */ tell) => {
    run = { request, tell };
  },
  stop: () => {
    stopped += 1;
  },
};
/** @type {ReturnType<typeof createOwnAsk>} */
let own;

beforeEach(() => {
  run = null;
  stopped = 0;
  now = 0;
  own = createOwnAsk(runner, () => now);
  updatePrograms([MINE]);
});

/** @param {string} type @param {object} [more] */
const tell = (type, more = {}) => run?.tell({ type, ...more });
/** @param {unknown[][]} items */
const events = (items) => tell("events", { items, counters: {}, cut: false });
const RIGHT = [
  ["try", 78, 1, 1],
  ["place", 78, 1, 2],
  ["try", 79, 1, 1],
  ["conflict", 79, 1, 1],
  ["try", 79, 7, 1],
  ["place", 79, 7, 2],
  ["try", 80, 9, 1],
  ["place", 80, 9, 2],
];

test("the programs that a person keeps are among those who race, under names of their own", () => {
  updatePrograms([MINE, { key: "engine", name: "", code: "" }, { key: "sent", name: "Sent", code: "", shared: true }]);
  assert.deepEqual(contenders().slice(-2), ["own.engine", "own.mine"]);
  assert.deepEqual([isOwn("engine"), isOwn("own.engine")], [false, true]);
  assert.equal(programOf("own.mine"), MINE);
  assert.deepEqual(nameOf("own.mine"), { key: "study.own", args: { name: "Mine" } });
  assert.deepEqual(nameOf("own.engine").args, { name: { key: "class.engine.name" } });
  assert.deepEqual(nameOf("engine"), { key: "class.engine.name" });
  updatePrograms([]);
  assert.equal(programOf("own.mine"), null);
  assert.deepEqual(nameOf("own.mine"), { key: "study.own", args: { name: "?" } });
});

test("a program runs to its first solution, which the page has seen itself; then it is ended", async () => {
  const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
  assert.deepEqual(run?.request, { code: MINE.code, puzzle: PUZZLE, seconds: SECONDS });
  now = 5000; // Python starts
  tell("started", { kind: "steps", lists: [] });
  now = 5500;
  events([...RIGHT, ["solution", -1, 0, 3], ["undo", 80, 9, 4], ["try", 80, 1, 1]]);
  const row = await asked;
  assert.deepEqual([row.end, row.tries, row.places, row.seconds, row.written], ["first", 4, 3, 0.5, false]);
  assert.equal(stopped, 1);
  const racer = createRunner({ more: async (from, limit) => own.events("own.mine", { from, limit }) }, PUZZLE);
  while (!racer.advance(100)) await racer.more();
  assert.deepEqual([racer.tries, racer.values, racer.over], [4, SOLUTION, true]);
});

test("a solution that is none does not end it", async () => {
  const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
  tell("started", { kind: "steps", lists: [] });
  events([
    ["place", 78, 1, 1],
    ["solution", -1, 0, 1],
  ]);
  tell("error", { error: { code: "blank", args: {}, name: "", text: "", line: 7 }, trace: [] });
  await assert.rejects(asked, (/** @type {any} */ error) => {
    assert.deepEqual(error.words, { key: "study.own.broken.line", args: { name: nameOf("own.mine"), line: 7 } });
    return true;
  });
});

test("of a program that only solves the digits that it writes stand for tries, and it is said so", async () => {
  const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
  tell("started", { kind: "solve", lists: ["grid"] });
  events(RIGHT.filter(([kind]) => kind === "place"));
  tell("end", { result: { code: "solved", args: {} }, counters: {}, solved: true, right: true, grid: SOLUTION });
  const row = await asked;
  assert.deepEqual([row.end, row.tries, row.written, row.solutions], ["first", 3, true, 1]);
  const { items } = own.events("own.mine", { from: 0, limit: 100 });
  assert.deepEqual(
    items.map(([kind]) => KINDS[kind]),
    ["try", "place", "try", "place", "try", "place", "solution"],
  );
});

test("the end of a program that found none is no solution, and one that was told is not told twice", async () => {
  const kinds = () => own.events("own.mine", { from: 0, limit: 100 }).items.map(([kind]) => KINDS[kind]);
  const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
  tell("started", { kind: "steps", lists: [] });
  events([RIGHT[0]]);
  tell("end", { result: { code: "none", args: {} }, counters: {}, solved: false, right: null });
  const row = await asked;
  assert.deepEqual([row.end, row.solutions, kinds()], ["end", 0, ["try"]]);
});

test("it is stopped where an algorithm would be, by tries or by time", async () => {
  const asked = own.compare("own.mine", MINE, { ...params, tries: 2 }, new AbortController().signal);
  tell("started", { kind: "steps", lists: [] });
  events(RIGHT);
  const row = await asked;
  assert.deepEqual([row.end, row.tries, stopped], ["tries", 2, 1]);
  const slow = own.compare("own.mine", MINE, params, new AbortController().signal);
  tell("started", { kind: "steps", lists: [] });
  tell("error", { error: { code: "time", args: {}, name: "", text: "", line: null }, trace: [] });
  assert.equal((await slow).end, "tries");
});

test("whoever cancels ends the program", async () => {
  const life = new AbortController();
  const asked = own.compare("own.mine", MINE, params, life.signal);
  life.abort();
  await assert.rejects(asked, { name: "AbortError" });
  assert.equal(stopped, 1);
});

test("whoever has cancelled before it begins runs nothing", async () => {
  const asked = own.compare("own.mine", MINE, params, AbortSignal.abort());
  await assert.rejects(asked, { name: "AbortError" });
  assert.deepEqual([run, stopped], [null, 1]);
});

test("a program that a person stops has found nothing yet; what it prints does not end it", async () => {
  const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
  tell("started", { kind: "steps", lists: [] });
  tell("print", { text: "1" });
  events(RIGHT.slice(0, 2));
  tell("stopped");
  const { end, tries, solutions } = await asked;
  assert.deepEqual([end, tries, solutions], ["tries", 1, 0]);
});

test("a program whose grid is wrong, or that stops with an error in no line of its own, is broken", async () => {
  const wrong = ["end", { result: { code: "solved", args: {} }, counters: {}, solved: true, right: false }];
  const failed = ["error", { error: { code: "blank", args: {}, name: "", text: "", line: null }, trace: [] }];
  const words = { key: "study.own.broken", args: { name: nameOf("own.mine"), line: null } };
  for (const [type, more] of /** @type {[string, object][]} */ ([wrong, failed])) {
    const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
    tell("started", { kind: "solve", lists: ["grid"] });
    tell(type, more);
    await assert.rejects(asked, { words });
  }
});

test("what a program did comes in pages until there is no more; one that never ran did nothing", async () => {
  const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
  tell("started", { kind: "steps", lists: [] });
  events(RIGHT);
  tell("end", { result: { code: "none", args: {} }, counters: {}, solved: false, right: null });
  await asked;
  const paged = (/** @type {string} */ slug, /** @type {object} */ page) => {
    const { items, next } = own.events(slug, page);
    return [items.length, next];
  };
  assert.deepEqual(
    [{ limit: 3 }, { from: 3, limit: 4 }, { from: 7, limit: 1 }, { from: 7, limit: 9 }, { from: 3 }].map((page) =>
      paged("own.mine", page),
    ),
    [
      [3, 3],
      [4, 7],
      [1, null],
      [1, null],
      [0, 3],
    ],
  );
  assert.deepEqual(paged("own.other", { limit: 9 }), [0, null]);
});

test("what was taken back is blank, whatever digit is told with it; a try takes nothing away", async () => {
  const asked = own.compare("own.mine", MINE, params, new AbortController().signal);
  tell("started", { kind: "steps", lists: [] });
  events([...RIGHT, ["undo", 78, 1, 3], ["solution", -1, 0, 4]]);
  events([
    ["place", 78, 1, 2],
    ["try", 79, 3, 1],
    ["solution", -1, 0, 4],
  ]);
  const { end, solutions, backtracks } = await asked;
  assert.deepEqual({ end, solutions, backtracks, stopped }, { end: "first", solutions: 1, backtracks: 1, stopped: 1 });
  const { items } = own.events("own.mine", { limit: 99 });
  assert.equal(items.length, RIGHT.length + 5);
});

test("an engine is asked of algorithms, the worker of programs, which may be kept no longer", async () => {
  /** @type {unknown[]} */
  const engine = [];
  const ask = /** @type {any} */ (
    async (/** @type {unknown[]} */ ...about) => {
      engine.push(about);
      return "the engine's";
    }
  );
  const storage = { getItem: () => null, key: () => null, length: 0 };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  const asking = /** @type {any} */ (createAsking(ask, runner));
  const options = { signal: new AbortController().signal };
  assert.equal(await asking("compare", { slug: "exact-cover" }, options), "the engine's");
  assert.deepEqual(engine, [["compare", { slug: "exact-cover" }, options]]);
  const gone = { words: { key: "study.own.gone" } };
  await assert.rejects(asking("compare", { ...params, slug: "own.mine" }, options), gone);
  assert.equal(engine.length, 1);
});

test("a program runs as it is kept now, and what it did can be looked at; what names no program is the engine's", async () => {
  Object.defineProperty(globalThis, "localStorage", { value: storage(), configurable: true });
  saveProgram({ ...MINE, code: "as it is now" });
  /** @type {unknown[]} */
  const engine = [];
  const ask = /** @type {any} */ (async (/** @type {string} */ method) => engine.push(method));
  const asking = /** @type {any} */ (createAsking(ask, runner));
  const life = new AbortController();
  const asked = asking("compare", { ...params, slug: "own.mine", tries: 2 }, { signal: life.signal });
  assert.deepEqual([run?.request.code, run?.request.puzzle], ["as it is now", PUZZLE]);
  tell("started", { kind: "steps", lists: [] });
  events(RIGHT.slice(0, 1));
  life.abort();
  await assert.rejects(asked, { name: "AbortError" });
  const { items } = await asking("events", { slug: "own.mine", limit: 9 }, {});
  assert.deepEqual(items, [[KINDS.indexOf("try"), 78, 1]]);
  await asking("generate", {}, {});
  assert.deepEqual(engine, ["generate"]);
});

test("what went wrong is told in its own words, else in the engine's or the browser's", () => {
  const failed = (/** @type {string} */ detail) => ({ key: "task.failed", args: { detail } });
  assert.deepEqual(
    [{ words: { key: "study.own.gone" }, detail: "a" }, { detail: "a", message: "b" }, new Error("b")].map(
      troubleWords,
    ),
    [{ key: "study.own.gone" }, failed("a"), failed("b")],
  );
});
