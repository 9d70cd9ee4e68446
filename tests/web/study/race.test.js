import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { KINDS } from "../../../web/learn/event-log.js";
import {
  aheadWords,
  endWords,
  firstOf,
  MOST_TRIES,
  NO_RACE,
  partOf,
  triesAt,
  wonWords,
} from "../../../web/study/race.js";
import { createRace } from "../../../web/study/race-run.js";
import { createRunner } from "../../../web/study/runner.js";
import { say } from "../../../web/ui/i18n.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";
import { inEnglish } from "../../support/seen.js";

/** @typedef {import("../../../web/study/race.js").Measured} Measured */

inEnglish();

const [TRY, , PLACE, UNDO, SOLUTION] = KINDS.keys();

/**
 * Return the events of a run that tries a digit and removes it a number of times. The last try is the solution.
 * @param {number} tries
 */
const runOf = (tries) =>
  Array.from({ length: tries }, (_, at) => {
    const digit = (at % 9) + 1;
    const end = at === tries - 1 ? [SOLUTION, -1, 0] : [UNDO, 2, 0];
    return [[TRY, 2, digit], [PLACE, 2, digit], end];
  }).flat();

/** @param {number[][]} events @param {number} [most]  of a page */
const sourceOf = (events, most = 100) => ({
  more: async (/** @type {number} */ start, /** @type {number} */ limit) => {
    const end = start + Math.min(limit, most);
    return { items: events.slice(start, end), next: end < events.length ? end : null };
  },
});

test("a runner makes as many tries as it is let, with all that follows from them, and is over with the solution", async () => {
  const runner = createRunner(sourceOf(runOf(500)), PUZZLE);
  assert.equal(runner.advance(3), false);
  await runner.more();
  assert.equal(runner.advance(3), true);
  assert.deepEqual([runner.tries, runner.values[2], runner.over], [3, ".", false]);
  while (!runner.advance(1000)) await runner.more();
  assert.deepEqual([runner.tries, runner.values[2], runner.over], [500, String((499 % 9) + 1), true]);
});

test("a runner without a solution is over when all is searched", async () => {
  const runner = createRunner(sourceOf(runOf(5).slice(0, -1)), PUZZLE);
  await runner.more();
  assert.equal(runner.advance(5), true);
  assert.deepEqual([runner.tries, runner.over], [5, true]);
});

/** @param {Partial<Measured>} more @returns {Measured} */
const measured = (more) => ({ slug: "engine", end: "first", tries: 100, seconds: 0.01, ...more });

test("by tries both make the same number at any moment; by clock each goes at its own speed", () => {
  const [slow, quick] = [measured({ tries: 4000, seconds: 0.5 }), measured({ tries: 50, seconds: 0.125 })];
  assert.deepEqual([triesAt(slow, "tries", 30), triesAt(quick, "tries", 30)], [30, 30]);
  assert.deepEqual([triesAt(slow, "clock", 0.0625), triesAt(quick, "clock", 0.0625)], [500, 25]);
  assert.deepEqual([triesAt(slow, "clock", 1), triesAt(quick, "tries", 1000)], [4000, 50]);
  assert.equal(partOf(measured({ tries: 0 }), "tries", 0), 1);
});

test("who has less to go is first; who was stopped or refused never is", () => {
  const few = measured({ tries: 5, seconds: 3 });
  const soon = measured({ tries: 9, seconds: 2 });
  assert.equal(firstOf([few, soon], "tries"), 0);
  assert.equal(firstOf([few, soon], "clock"), 1);
  assert.equal(firstOf([few, few], "tries"), -1);
  assert.equal(firstOf([measured({ end: "tries", tries: 1 }), soon], "tries"), 1);
  assert.equal(firstOf([measured({ end: "refused" }), measured({ end: "tries" })], "tries"), -1);
});

test("words: who is ahead and who has won, by how much", () => {
  const two = [measured({ slug: "engine", tries: 4 }), measured({ slug: "used-tables", tries: 40, seconds: 0.5 })];
  const race = { ...NO_RACE, measured: two, moment: 2 };
  const [engine, tables] = ["engine", "used-tables"].map((slug) => ({ key: `class.${slug}.name` }));
  assert.deepEqual(aheadWords(race), {
    key: "study.race.ahead",
    args: { name: engine, part: 50, other: tables, behind: 5 },
  });
  const turned = aheadWords({ ...race, measured: [two[1], two[0]] });
  assert.deepEqual(turned, aheadWords(race), "whoever stands first");
  assert.deepEqual(wonWords(race), { key: "study.race.won.tries", args: { name: engine, times: 10 } });
  assert.deepEqual(wonWords({ ...race, by: "clock" }).args?.times, 50);
  const stopped = { ...race, measured: [two[0], measured({ end: "tries", tries: 81 })] };
  assert.deepEqual([wonWords(stopped).key, wonWords(stopped).args?.times], ["study.race.won.tries.more", 20]);
  assert.equal(wonWords({ ...race, measured: [two[0], two[0]] }).key, "study.race.even");
  assert.equal(wonWords({ ...race, measured: [measured({ tries: 0 }), two[1]] }).key, "study.race.first");
  assert.deepEqual(endWords(two[1]).args?.time, { key: "study.ms", args: { ms: 500 } });
});

test("words: how it ended for one, in tries, or in digits placed where it makes none", () => {
  const told = (/** @type {Partial<Measured>} */ more) => say(endWords(measured({ slug: "engine", ...more })));
  assert.equal(told({ tries: 1 }), "“Our solver”: found a solution after 1 try and 10 ms.");
  assert.equal(told({ end: "solutions" }), "“Our solver”: found a solution after 100 tries and 10 ms.");
  assert.equal(told({ written: true }), "“Our solver”: found a solution after 100 digits placed and 10 ms.");
  assert.equal(
    told({ end: "tries", tries: 1, written: true }),
    "“Our solver”: stopped after 1 digit placed and 10 ms, without a solution.",
  );
  assert.equal(told({ end: "end" }), "“Our solver”: search completed after 100 tries and 10 ms, no solution.");
  assert.equal(
    told({ end: "end", written: true }),
    "“Our solver”: ended after 100 digits placed and 10 ms, no solution.",
  );
  assert.equal(endWords(measured({ end: "refused", written: true })).key, "study.race.refused");
});

/** @type {{method: string, params: any, signal: AbortSignal}[]} */
let asked = [];
/** @type {((time: number) => void) | null} */
let frame = null;
let time = 0;
/** @type {Record<string, number>} */
const LENGTHS = { "every-solution": 3000, "fewest-candidates": 40 };

const ask = pretending(async (method, params, { signal }) => {
  asked.push({ method, params, signal });
  await new Promise((later) => setImmediate(later));
  if (signal.aborted) throw new DOMException("", "AbortError");
  if (method === "compare") return { end: "first", tries: LENGTHS[params.slug], seconds: LENGTHS[params.slug] / 1000 };
  return sourceOf(runOf(LENGTHS[params.slug]), 3000).more(params.from, params.limit);
});
const started = () => {
  const run = createRace({
    ask,
    getState: () => stateWith(PUZZLE),
    nextFrame: (play) => {
      frame = play;
    },
  });
  run.choose({ pace: 25 }); // a hundred per second
  return run;
};
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((later) => setImmediate(later));
};

/** Play a number of frames with a time between them, in milliseconds. @param {number} count @param {number} apart */
async function frames(count, apart) {
  for (let at = 0; at < count; at += 1) {
    await settle();
    time += apart;
    frame?.(time);
  }
  await settle();
}

beforeEach(() => {
  asked = [];
  frame = null;
});

test("each is measured alone, then both go on by the same number of tries, and it is over when both are there", async () => {
  const run = started();
  run.start();
  assert.equal(run.race.phase, "measuring");
  await frames(4, 100);
  assert.deepEqual(
    asked
      .filter(({ method }) => method === "compare")
      .map(({ params }) => [params.slug, params.tries, params.solutions]),
    [
      ["every-solution", MOST_TRIES, 1],
      ["fewest-candidates", MOST_TRIES, 1],
      ["fewest-candidates", MOST_TRIES, 1], // the first took less than half a second
    ],
  );
  assert.equal(run.race.phase, "running");
  const [slow, quick] = run.race.lanes.map(({ tries }) => tries);
  assert.ok(slow > 10 && slow === quick);
  run.choose({ pace: 49 });
  await frames(10, 100);
  assert.equal(run.race.phase, "over");
  assert.deepEqual(
    run.race.lanes.map(({ tries }) => tries),
    [3000, 40],
  );
});

test("a pause holds both, and it goes on from there", async () => {
  const run = started();
  run.start();
  await frames(4, 100);
  run.pause();
  const held = run.race.moment;
  await frames(3, 100);
  assert.equal(run.race.moment, held);
  run.goOn();
  await frames(3, 100);
  assert.ok(run.race.moment > held);
});

test("leaving ends it at once, whatever is asked", async () => {
  const run = started();
  run.start();
  await new Promise((later) => setImmediate(later));
  run.leave();
  assert.equal(run.race.phase, "none");
  assert.ok(asked.every(({ signal }) => signal.aborted));
  const count = asked.length;
  await frames(4, 100);
  assert.equal(asked.length, count);
  assert.deepEqual([run.race.phase, run.race.failed], ["none", null]);
});

test("a failure is told", async () => {
  const failing = createRace({
    ask: pretending(async () => {
      throw new Error("lost");
    }),
    getState: () => INITIAL,
  });
  await failing.start();
  assert.deepEqual(failing.race.failed, { key: "task.failed", args: { detail: "lost" } });
  assert.equal(failing.race.phase, "none");
});

test("whoever has the longer way behind is told with less than that, where it was stopped on it", () => {
  const stopped = measured({ slug: "used-tables", end: "tries", tries: 40 });
  const told = aheadWords({ ...NO_RACE, measured: [measured({ tries: 4 }), stopped], moment: 2 });
  assert.deepEqual([told.key, told.args?.behind], ["study.race.ahead.far", 5]);
});

/** Create a race in which both measurements have these values. @param {Partial<Measured>} more */
const racing = (more) =>
  createRace({
    ask: pretending(async (_, { slug }) => measured({ slug, ...more })),
    getState: () => stateWith(PUZZLE),
    nextFrame: (play) => {
      frame = play;
    },
  });

test("whoever makes no tries cannot be raced by them, and it is said who; by the clock it can", async () => {
  const run = racing({ written: true });
  await run.start();
  const name = { key: "class.every-solution.name" };
  assert.deepEqual(run.race.failed, { key: "study.own.no-tries", args: { name } });
  assert.equal(run.race.phase, "none");
  run.choose({ by: "clock" });
  run.start();
  await settle();
  assert.deepEqual([run.race.failed, run.race.phase], [null, "running"]);
  assert.ok(run.race.measured.every(({ written }) => written));
});

test("a race against who refuses is over before it begins", async () => {
  const run = racing({ end: "refused" });
  await run.start();
  assert.deepEqual([run.race.phase, run.race.measured.length, frame], ["over", 2, null]);
});

test("whoever pauses and goes on while events are waited for goes on as fast as before", async () => {
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {((time: number) => void)[]} */
  const due = [];
  const run = createRace({
    ask: pretending(async (method, { slug, from, limit }) => {
      if (method === "compare") return measured({ slug, tries: 500 });
      await new Promise((come) => waiting.push(() => come(null)));
      return sourceOf(runOf(500)).more(from, limit);
    }),
    getState: () => stateWith(PUZZLE),
    nextFrame: (play) => due.push(play),
  });
  run.start();
  await settle();
  for (const draw of due.splice(0)) draw(0);
  await settle();
  run.pause();
  run.goOn();
  while (waiting.length) {
    waiting.shift()?.();
    await settle();
  }
  assert.equal(due.length, 1, "what moves them");
});
