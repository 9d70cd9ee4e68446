import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createGenerator } from "../../../web/make/generator.js";
import { FIRST_STOCK } from "../../../web/make/prefetch.js";

const PUZZLE = "1234............";
/** @param {string} start */
const textFrom = (start) => start.padEnd(16, ".");

const briefly = () => new Promise((resolve) => setTimeout(resolve, 1));

/**
 * Create a page on which `answer` gives Python's answers.
 * @param {(method: string, params: any) => unknown} answer
 * @param {Partial<import("../../../web/make/options.js").Wish>} choice
 */
function desk(answer, choice = {}, wait = briefly) {
  const engine = /** @type {const} */ ({ phase: "ready", how: "", ms: 0 });
  let state = reduce({ ...INITIAL, place: "make", engine }, { type: "wish", choice: { size: "4", ...choice } });
  /** @type {any[]} */
  const asked = [];
  let busy = 0;
  let busiest = 0;
  /** @type {any} */
  const ask = async (/** @type {string} */ method, /** @type {any} */ params, /** @type {any} */ { signal } = {}) => {
    asked.push({ method, ...params });
    busiest = Math.max(busiest, ++busy);
    await wait();
    busy -= 1;
    if (signal?.aborted) throw new DOMException("", "AbortError");
    return answer(method, params);
  };
  const act = (/** @type {any} */ action) => {
    state = reduce(state, action);
  };
  const generator = createGenerator({ ask, pool: () => ({ ask }), width: 2, getState: () => state, act, now: () => 5 });
  return { generator, asked, act, state: () => state, busiest: () => busiest };
}

/** Return one of at least thirty different puzzles. @param {number} index */
const disguise = (index) => ({ puzzle: textFrom(`${".".repeat(index % 13)}${1 + (index % 4)}${1 + (index % 3)}`) });

/** Return a puzzle that differs from those of other seeds. @param {string} seed */
const seeded = (seed) => {
  const digits = [...seed].map((symbol) => 1 + (symbol.charCodeAt(0) % 4)).join("");
  return { ...made(0), puzzle: textFrom(digits), id: seed };
};

/** @param {number} index */
const made = (index) => ({
  geometry: "4",
  puzzle: textFrom("1234".slice(index % 4) + ".".repeat(index)),
  solution: PUZZLE,
  id: `id-${index}`,
  grade: "easy",
  er: null,
  beyond: false,
  minimal: false,
  met: true,
  tries: 1,
});

test("a batch is as many asks, as many at a time as there are workers, and fills the tray", async () => {
  const { generator, asked, state, busiest } = desk((_, { index }) => made(index), { count: 5, seed: "abc" });
  await generator.batch();
  generator.cancel();
  assert.deepEqual(
    asked.map(({ index, seed }) => [seed, index]),
    [0, 1, 2, 3, 4].map((index) => ["abc", index]),
  );
  assert.equal(busiest(), 2);
  assert.ok(state().tray.items.length > 1);
  assert.equal(state().tray.items[0].grade, "easy");
});

test("cancel keeps what is done and says how many", async () => {
  const { generator, state, act } = desk((_, { index }) => made(index), { count: 50 });
  const work = generator.batch();
  while (!state().making?.done) await new Promise((resolve) => setTimeout(resolve, 1));
  generator.cancel();
  const kept = state().tray.items.length;
  assert.ok(kept >= 1);
  assert.equal(state().making, null);
  assert.equal(state().made?.words.key, "make.cancelled");
  await work;
  assert.equal(state().tray.items.length, kept);
  act({ type: "wish", choice: {} });
});

test("puzzles that were cancelled are continued, and none is made again", async () => {
  for (const what of /** @type {const} */ (["batch", "classSet"])) {
    let finished = 0;
    const { generator, asked, state } = desk(
      (method, { index }) => {
        if (method === "shuffle" || what === "batch") finished += 1;
        return method === "shuffle" ? { ...disguise(index), grade: "easy" } : made(index ?? 0);
      },
      { count: 8, seed: "abc" },
    );
    const work = generator[what]();
    while (!state().making?.done) await briefly();
    generator.cancel();
    assert.equal(state().made?.goesOn, true);
    await work;
    const before = finished;
    await generator.goOn();
    assert.equal(state().made?.tone, "good");
    assert.equal(state().made?.goesOn, undefined);
    const indices = asked.filter(({ method }) => method === "shuffle" || what === "batch").map(({ index }) => index);
    assert.ok(before > 0 && finished < indices.length, "only those in hand were asked again");
    if (what === "batch") assert.equal(finished, 8);
    assert.equal(asked.filter(({ method }) => method === "generate").length >= (what === "batch" ? 8 : 1), true);
    const count = asked.length;
    await generator.goOn();
    assert.equal(asked.length, count, "there is nothing to continue");
    generator.cancel();
  }
});

test("what cannot be met is told with the nearest, and is not kept", async () => {
  const { generator, state } = desk(() => ({ ...made(0), met: false, tries: 2000, grade: null }), { count: 2 });
  await generator.batch();
  generator.cancel();
  const { generator: again, state: after } = desk(() => ({ ...made(0), met: false, tries: 2000, grade: null }));
  await again.one();
  assert.equal(after().made?.tone, "bad");
  assert.equal(after().made?.words.key, "make.unmet");
  assert.equal(after().made?.words.args?.tries, 2000);
  assert.equal(state().tray.items.length + after().tray.items.length, 0);
});

test("how many were found is told beside the nearest", async () => {
  const foundOf = async (/** @type {"one" | "batch" | "classSet"} */ what, /** @type {number} */ met) => {
    const { generator, state } = desk((_, { index = 0 }) => ({ ...made(index), met: index < met }), { count: 5 });
    await generator[what]();
    const { args } = /** @type {import("../../../web/app/state.js").Outcome} */ (state().made).words;
    generator.cancel();
    return args?.found;
  };
  const found = [foundOf("batch", 3), foundOf("batch", 0), foundOf("one", 0), foundOf("classSet", 0)];
  assert.deepEqual(await Promise.all(found), [3, 0, 0, 0]);
});

test("a stock is made while nothing else is to do, and the next puzzle comes from it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {(() => void)[]} */
  const waiting = [];
  const { generator, asked, state, act } = desk(
    (_, { seed }) => seeded(seed),
    {},
    () => new Promise((resolve) => waiting.push(() => resolve(undefined))),
  );
  const goOn = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  generator.restock();
  assert.equal(asked.length, 0);
  mock.timers.tick(60_000);
  for (let round = 0; round < 9; round += 1) await goOn();
  assert.equal(asked.length, 3);
  generator.one();
  assert.equal(asked.length, 3);
  assert.equal(state().made?.words.args?.id, asked[0].seed);
  act({ type: "wish", choice: { grade: "hard" } });
  generator.one();
  await goOn();
  assert.equal(asked.length, 4); // other options have their own stock
  assert.equal(asked[3].wish.grade, "hard");
  generator.cancel();
  mock.timers.reset();
});

test("a seed asks for one puzzle: none of the stock takes its place", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { generator, asked, state, act } = desk(
    (_, { seed }) => seeded(seed),
    {},
    async () => {},
  );
  generator.restock();
  context.mock.timers.tick(60_000);
  for (let turn = 0; turn < 100; turn += 1) await null;
  assert.equal(asked.length, 3);
  act({ type: "wish", choice: { seed: "mine" } });
  await generator.one();
  assert.deepEqual([asked.length, state().made?.words.args?.id], [4, "mine"]);
  generator.cancel();
});

test("who wants a puzzle while the stock is made gets the next one of it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {(() => void)[]} */
  const waiting = [];
  const { generator, asked, state } = desk(
    (_, { seed }) => seeded(seed),
    {},
    () => new Promise((resolve) => waiting.push(() => resolve(undefined))),
  );
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  generator.restock();
  mock.timers.tick(60_000);
  generator.one();
  await turns();
  assert.equal(asked.length, 1);
  assert.equal(state().making?.total, 1);
  waiting.splice(0)[0]();
  await turns();
  assert.equal(state().made?.words.args?.id, asked[0].seed);
  mock.timers.tick(60_000);
  await turns();
  assert.equal(asked.length, 2); // the stock grows further
  generator.one();
  generator.cancel();
  waiting.splice(0)[0]();
  await turns();
  assert.equal(state().made?.words.key, "task.cancelled");
  mock.timers.tick(60_000);
  await turns();
  assert.equal(asked.length, 2);
  mock.timers.reset();
});

test("an id in the seed's place brings its own wish", async () => {
  const wish = { size: "9" };
  const { generator, asked } = desk((method) => (method === "recipe" ? { wish, seed: "s", index: 3 } : made(0)), {
    seed: "g2.9.any.none.any.any.s.3",
  });
  await generator.one();
  generator.cancel();
  assert.deepEqual(asked.slice(0, 2), [
    { method: "recipe", id: "g2.9.any.none.any.any.s.3" },
    { method: "generate", wish, seed: "s", index: 3, upto: asked[1].upto },
  ]);
});

test("puzzles with rules are asked for by their own method, a few tries at a time", async () => {
  const { generator, asked } = desk(() => made(0), { kind: "killer", size: "6", grade: "easy", symmetry: "none" });
  await generator.one();
  generator.cancel();
  const [{ seed, ...first }] = asked;
  const wish = {
    kinds: "killer",
    size: "6",
    grade: "easy",
    symmetry: "none",
    clues: "any",
    cages: "any",
    rules: "all",
  };
  assert.ok(seed);
  assert.deepEqual(first, { method: "variant", wish, index: 0, upto: 1 });
});

test("the id of a puzzle with rules brings it back", async () => {
  const wish = { kinds: "killer" };
  const id = "v1.killer.9.any.none.any.any.all.s.3";
  const answer = (/** @type {string} */ method) =>
    method === "variant-recipe" ? { wish, seed: "s", index: 3 } : made(0);
  const { generator, asked } = desk(answer);
  await generator.ofId(id);
  generator.cancel();
  assert.deepEqual(asked.slice(0, 2), [
    { method: "variant-recipe", id },
    { method: "variant", wish, seed: "s", index: 3, upto: 1 },
  ]);
});

test("an id in the seed's place brings the whole batch that it is of", async () => {
  const wish = { size: "6", grade: "hard" };
  const answer = (/** @type {string} */ method, /** @type {any} */ { index }) =>
    method === "recipe" ? { wish, seed: "s", index: 3 } : made(index);
  const { generator, asked, state } = desk(answer, { seed: "g2.6.hard.none.any.any.s.3", count: 2 });
  await generator.batch();
  assert.equal(state().made?.tone, "good");
  generator.cancel();
  assert.deepEqual(
    asked.map(({ method, wish, seed, index }) => [method, wish?.grade, seed, index]),
    [
      ["recipe", undefined, undefined, undefined],
      ["generate", "hard", "s", 0],
      ["generate", "hard", "s", 1],
    ],
  );
});

test("while one puzzle is hard to find, the tries are told; none is made twice for the tray", async () => {
  /** @type {any[]} */
  const told = [];
  const { generator, asked, state } = desk((_, { index, upto }) => {
    told.push(state().making?.sought);
    return upto < 200 ? { met: false, tries: upto, effort: 2000 } : made(index);
  });
  await generator.one();
  generator.cancel();
  const portions = asked.map(({ upto }) => upto);
  assert.ok(portions.every((upto, at) => at === 0 || upto > portions[at - 1]));
  assert.deepEqual(
    told.map((sought) => sought?.tries),
    [undefined, ...portions.slice(0, -1)],
  );
  assert.ok(told.length > 2);
  assert.equal(state().tray.items.length, 1);
});

test("a class set is one puzzle in as many disguises as were asked for, with their solutions", async () => {
  const count = 25;
  const { generator, asked, state } = desk(
    (method, { index }) =>
      method === "generate" ? made(0) : { ...disguise(index), solution: `key ${index}`, grade: "easy" },
    { seed: "class", count },
  );
  await generator.classSet();
  assert.deepEqual(state().made?.words, { key: "make.done", args: { count } });
  generator.cancel();
  assert.equal(asked.filter(({ method }) => method === "generate").length, 1);
  assert.ok(asked.filter(({ method }) => method === "shuffle").length < 2 * count, "no more than are needed");
  assert.equal(state().tray.items.length, count);
  assert.equal(new Set(state().tray.items.map((item) => item.state.givens)).size, count);
  assert.match(state().tray.items[0].solution ?? "", /^key /);
  assert.deepEqual(
    state().tray.items.map(({ name }) => name),
    Array.from({ length: count }, (_, index) => `class-${index + 1}`),
  );
});

test("a disguise that is harder, or there already, is not in the class set", async () => {
  const grades = ["easy", "hard", "easy", "medium"];
  const { generator, state } = desk((method, { index }) =>
    method === "generate" ? made(0) : { ...disguise(index % 8), grade: grades[index % 4] },
  );
  await generator.classSet();
  assert.deepEqual(state().made?.words.args, { count: 4 });
  generator.cancel();
  assert.equal(state().tray.items.length, 4);
  assert.ok(state().tray.items.every(({ grade }) => grade === "easy"));
});

test("where one of many fails, the others stop", async () => {
  const { generator, asked, state } = desk(
    (_, { index }) => {
      if (index === 1) throw Object.assign(new Error(), { detail: "broken" });
      return made(index);
    },
    { count: 50 },
  );
  await generator.batch();
  const before = asked.length;
  for (let answer = 0; answer < 5; answer += 1) await briefly();
  assert.equal(asked.length, before);
  assert.ok(before < 10);
  assert.equal(state().tray.items.length, 1);
  generator.cancel();
});

test("the nearest is taken where the person says so", async () => {
  const { generator, state } = desk(() => ({ ...made(0), met: false, grade: "hard", er: 3.4 }));
  await generator.one();
  generator.takeNearest();
  generator.takeNearest();
  generator.cancel();
  assert.equal(state().tray.items.length, 1);
  assert.equal(state().tray.items[0].grade, "hard");
  assert.equal(state().board.givens, made(0).puzzle);
});

test("a wish that nobody can grant is told in its own words", async () => {
  const { generator, state } = desk(() => {
    throw Object.assign(new Error(), { error: { code: "wish-clues", args: { found: "lots" } } });
  });
  await generator.one();
  const reason = { key: "wish-error.clues", args: { found: "lots" } };
  assert.deepEqual(state().made, { tone: "bad", words: { key: "wish-error.refused", args: { reason } } });
});

test("techniques are asked for once", async () => {
  const { generator, asked, state } = desk(() => ({ techniques: [/** @type {any} */ ("x-wing")] }));
  await generator.techniques();
  await generator.techniques();
  assert.deepEqual([state().techniques, asked.length], [["x-wing"], 1]);
});

test("the puzzle of a day is made by its recipe, under its name; or it is told why not", async () => {
  const recipe = { wish: { size: "4" }, seed: "s", index: 2 };
  /** @type {unknown[]} */
  const totals = [];
  const { generator, asked, act, state } = desk((method, { index }) => {
    totals.push(state().making?.total);
    return method === "day" ? { id: "g2.4" } : method === "recipe" ? recipe : made(index);
  });
  await generator.ofDay("2026-05-01", "Friday");
  const [day, named, { method, seed, index }] = asked;
  assert.deepEqual(
    [day, named],
    [
      { method: "day", day: "2026-05-01" },
      { method: "recipe", id: "g2.4" },
    ],
  );
  assert.deepEqual([method, seed, index, totals], ["generate", "s", 2, [1, 1, 1]]);
  const [item] = state().tray.items;
  assert.deepEqual([item.name, item.state.givens, state().board.givens], ["Friday", ...Array(2).fill(made(2).puzzle)]);
  assert.deepEqual(state().made, {
    tone: "good",
    words: { key: "make.shown", args: { id: "id-2" } },
    kept: [`4:${made(2).puzzle}`],
  });
  generator.cancel();
  act({ type: "stock", stock: [{ wish: "day 2026-05-02", made: seeded("ready") }] });
  await generator.ofDay("2026-05-02", "Saturday");
  assert.deepEqual([asked.length, state().tray.items[1].name], [3, "Saturday"], "it was made in advance");
  const failing = desk(() => {
    throw Object.assign(new Error(), { detail: "broken" });
  });
  await failing.generator.ofDay("2026-05-01", "Friday");
  assert.deepEqual([failing.asked.length, failing.state().made?.tone], [1, "bad"]);
  failing.generator.cancel();
});

test("a puzzle of a difficulty has the size of the board, and is taken from the stock at once", async () => {
  const { generator, asked, act, state } = desk(() => seeded("made"));
  await generator.ofGrade("hard");
  assert.deepEqual([asked.length, state().made?.words.args?.id], [0, FIRST_STOCK[2].made.id]);
  act({ type: "new", size: "6" });
  await generator.ofGrade("easy");
  assert.deepEqual([asked[0].wish.size, asked[0].wish.grade, state().made?.words.args?.id], ["6", "easy", "made"]);
  generator.cancel();
});

test("the puzzle of an id is made by its recipe", async () => {
  const recipe = { wish: { size: "4" }, seed: "s", index: 3 };
  const { generator, asked, state } = desk((method, { index }) => (method === "recipe" ? recipe : made(index)));
  await generator.ofId("g2.4");
  assert.deepEqual(asked[0], { method: "recipe", id: "g2.4" });
  assert.deepEqual([asked[1].method, asked[1].seed, asked[1].index], ["generate", "s", 3]);
  assert.equal(state().board.givens, made(3).puzzle);
});
