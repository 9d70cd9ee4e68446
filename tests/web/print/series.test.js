import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { dayWord, gradesOf, mondayAfter, seriesFrom, toSend, withGrade } from "../../../web/print/series.js";
import { makeSeries } from "../../../web/print/series-task.js";
import { pretending } from "../../support/pretending.js";

Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
const TODAY = new Date(2026, 10, 29);
const PLAIN = seriesFrom(null, TODAY);

test("a series begins on the next Monday", () => {
  const days = { 23: "2026-11-30", 29: "2026-11-30", 30: "2026-12-07" };
  for (const [day, monday] of Object.entries(days)) assert.equal(mondayAfter(new Date(2026, 10, +day)), monday);
});

test("what was saved comes back, and what is not valid gets its default", () => {
  assert.equal(PLAIN.seed, "");
  const saved = {
    ...PLAIN,
    start: "2027-01-01",
    days: 7,
    strip: 4,
    width: 61.4,
    formats: ["svg", "eps"],
    seed: "town",
  };
  assert.deepEqual(seriesFrom(JSON.parse(JSON.stringify(saved)), TODAY), { ...saved, formats: ["eps", "svg"] });
  const wrong = {
    start: "soon",
    days: 0,
    strip: 9,
    week: ["hard"],
    width: "1",
    formats: ["gif"],
    apart: 1,
    seed: "A b",
    more: 1,
  };
  assert.deepEqual(seriesFrom(wrong, TODAY), PLAIN);
  for (const nothing of [null, 1, "series", []]) assert.deepEqual(seriesFrom(nothing, TODAY), PLAIN);
});

test("a day can have several difficulties, one for each puzzle of its strip", () => {
  assert.deepEqual(gradesOf("easy+hard", 3), ["easy", "hard", "hard"]);
  assert.deepEqual(
    [dayWord(["easy", "hard"]), dayWord(["easy", "easy"]), dayWord(["-", "easy"])],
    ["easy+hard", "easy", "-"],
  );
  assert.deepEqual(
    [withGrade("easy", 2, 0, "hard"), withGrade("easy", 2, 1, "hard"), withGrade("easy+hard", 2, 0, "gentle")],
    ["hard", "easy+hard", "gentle+hard"],
  );
  const week = ["easy+hard", "-", "easy", "easy", "easy", "easy", "easy+hard+expert"];
  const series = seriesFrom({ ...PLAIN, strip: 2, week }, TODAY);
  assert.deepEqual(series.week, week);
  assert.deepEqual(toSend(series).week.slice(-2), ["easy", "easy+hard"], "as many as the strip has puzzles");
  assert.deepEqual(seriesFrom({ ...PLAIN, week: week.with(0, "easy+-") }, TODAY).week, PLAIN.week);
});

/**
 * Run the task with an engine that makes puzzles at once.
 * @param {object} series @param {{least?: number, stop?: number, met?: boolean}} [engine]
 */
async function run(series, { least = 30, stop = Number.POSITIVE_INFINITY, met = true } = {}) {
  /** @type {number[]} */
  const made = [];
  /** @type {any[]} */
  const told = [];
  let drawn = 0;
  const asks = pretending(async (method, params) => {
    if (method === "newspaper") {
      const recipes = (/** @type {number} */ day) =>
        [0, 1].map((index) => ({ wish: {}, seed: `${params.seed}${day}`, index }));
      return { days: [1, 2, 3].map((day) => ({ day: `2026-12-0${day}`, recipes: recipes(day) })), least, most: 600 };
    }
    if (method === "generate") {
      if (made.length === stop) throw new DOMException("cancelled", "AbortError");
      made.push(params.index);
      return { id: "", puzzle: "1", solution: "1", grade: "hard", met };
    }
    drawn += 2;
    assert.equal(Object.values(params.made).flat().length, 6);
    const zip = drawn > 2 ? new Uint8Array(3) : null;
    return { zip, done: drawn, total: 3, drawing: '<svg viewBox="0 0 90 60">', files: 6 };
  });
  const state = { ...INITIAL, print: { ...INITIAL.print, series: { ...PLAIN, ...series } } };
  const answer = makeSeries(state, asks, (words) => told.push(words));
  return { answer, made, told };
}

test("a series is made day by day, and downloaded as one ZIP", async () => {
  const { answer, told } = await run({ seed: "whole", start: "2026-12-01" });
  const done = /** @type {any} */ (await answer);
  assert.deepEqual(done.out, { type: "download", bytes: new Uint8Array(3), name: "sudoku-2026-12-01.zip" });
  assert.deepEqual(done.result.words, { key: "print.series.saved", args: { count: 6 } });
  assert.equal(done.print.series.seed, "whole");
  assert.deepEqual([done.print.sheets.width, done.print.sheets.height], [90, 60]);
  assert.deepEqual(
    told.map(({ key, args }) => [key.split(".").at(-1), args.done, args.total]),
    [...[0, 1, 2, 3, 4, 5].map((number) => ["making", number, 6]), ["drawing", 2, 3]],
  );
});

test("a series that was cancelled goes on from where it was", async () => {
  const first = await run({ seed: "half" }, { stop: 4 });
  await assert.rejects(first.answer, { name: "AbortError" });
  const second = await run({ seed: "half" });
  await second.answer;
  assert.deepEqual([first.made.length, second.made.length], [4, 2]);
  assert.deepEqual(second.told[0].args, { done: 0, total: 6, count: 0 });
});

test("puzzles that are only the closest match are told, and a width that is not legible is refused", async () => {
  const lost = /** @type {any} */ (await (await run({ seed: "lost" }, { met: false })).answer);
  assert.deepEqual(lost.result.words, { key: "print.series.unmet", args: { count: 6, lost: 6 } });
  const narrow = /** @type {any} */ (await (await run({ seed: "narrow" }, { least: 90.1 })).answer);
  assert.deepEqual(narrow.result.words, { key: "print.series.narrow", args: { least: 90.1, most: 600 } });
});

test("a series without a seed gets one, which the next series keeps", async () => {
  const { answer } = await run({});
  assert.match(/** @type {any} */ (await answer).print.series.seed, /^[a-z0-9]{4,31}$/);
});
