import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { boardOfText } from "../../../web/board/board.js";
import { added, NO_TRAY } from "../../../web/puzzles/model.js";
import { factOf, MADE, NO_PLOTS, plotCsv, plotOf, pointNear, scaleOf } from "../../../web/study/plot.js";
import { createPlots } from "../../../web/study/plots-run.js";
import { PUZZLE } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

/** @typedef {import("../../../web/learn/comparison.js").Row} Row */

/** @param {Partial<Row>} more @returns {Row} */
const rowOf = (more) => ({
  slug: "engine",
  puzzle: PUZZLE,
  end: "first",
  tries: 100,
  conflicts: 0,
  places: 0,
  backtracks: 0,
  solutions: 1,
  depth: 0,
  first: 100,
  seconds: 0.02,
  ...more,
});
const OTHER = `${"1".repeat(30)}${".".repeat(51)}`;
const SUBJECTS = [
  { givens: PUZZLE, er: 4.4, name: "" },
  { givens: OTHER, er: null, name: "" },
];

test("a scale holds all its values, and its marks ascend evenly or by powers", () => {
  for (const values of [[17, 24, 36], [1.2, 9.9], [5], [], [0.2, 3], [60, 1]])
    for (const log of [true, false]) {
      const { place, ticks } = scaleOf(values, log);
      for (const value of values) assert.ok(place(value) >= -1e-9 && place(value) <= 1 + 1e-9, `${value} of ${values}`);
      assert.ok(ticks.length >= 2 && ticks.length <= 11, `${ticks.length} marks for ${values}`);
      for (const [at, tick] of ticks.entries()) if (at) assert.ok(tick.place > ticks[at - 1].place);
    }
  assert.equal(scaleOf([1, 100], true).place(10), 0.5);
  assert.equal(scaleOf([10, 30], false).place(20), 0.5);
  const wide = scaleOf([0, 81], false).ticks.map(({ value }) => value);
  assert.deepEqual(wide, [0, 20, 40, 60, 80, 100]);
  const empty = scaleOf([], true).ticks.map(({ value }) => value);
  assert.deepEqual(empty, [1, 2, 5, 10]);
});

test("every row is a point, but those without a fact for the axis, and those that were refused", () => {
  const rows = [
    rowOf({}),
    rowOf({ slug: "exact-cover", end: "tries", tries: 1000 }),
    rowOf({ puzzle: OTHER }),
    rowOf({ slug: "used-tables", end: "refused" }),
  ];
  const plots = { ...NO_PLOTS, slugs: ["exact-cover", "engine"], rows, subjects: SUBJECTS };
  const { points } = plotOf(plots);
  assert.deepEqual(
    points.map(({ row, at, cut }) => [row.slug, at, cut]),
    [
      ["engine", 1, false],
      ["exact-cover", 0, true],
    ],
  );
  assert.ok(points[0].y < points[1].y);
  assert.equal(plotOf({ ...plots, against: "clues" }).points.length, 3);
  const [few, many] = plotOf({ ...plots, against: "blanks" }).points.map(({ x }) => x);
  assert.ok(few <= many);
  assert.deepEqual([factOf(SUBJECTS[1], "clues"), factOf(SUBJECTS[1], "blanks")], [30, 51]);
});

test("what needs no try has a place on a log scale, too", () => {
  const { points } = plotOf({ ...NO_PLOTS, rows: [rowOf({ tries: 0 }), rowOf({ tries: 50 })], subjects: SUBJECTS });
  assert.deepEqual(
    points.map(({ y }) => y >= 0 && y <= 1),
    [true, true],
  );
});

test("the point under a hand is the nearest, none is far away", () => {
  const { points } = plotOf({ ...NO_PLOTS, rows: [rowOf({}), rowOf({ tries: 1 })], subjects: SUBJECTS });
  const placeOf = (/** @type {{x: number, y: number}} */ { x, y }) => ({ x: x * 100, y: y * 100 });
  assert.equal(pointNear(points, placeOf, placeOf(points[1]), 10), 1);
  assert.equal(pointNear(points, placeOf, { x: 500, y: 500 }, 10), -1);
});

test("the table has a line for each run", () => {
  const lines = plotCsv({ ...NO_PLOTS, rows: [rowOf({}), rowOf({ puzzle: OTHER })], subjects: SUBJECTS }).split("\r\n");
  assert.equal(lines[0], "puzzle,clues,blanks,er,slug,end,tries,backtracks,seconds");
  assert.match(lines[1], /^[\d.]{81},\d+,\d+,4\.4,engine,first,100,0,0\.02$/);
  assert.match(lines[2], /^[\d.]{81},30,51,,engine/);
  assert.deepEqual(lines.slice(3), [""]);
});

/** @param {(asked: {method: string, params: any}) => void} [seen] @param {any} [state] */
function plotting(seen = () => {}, state = INITIAL) {
  const ask = pretending(async (method, params, { signal }) => {
    await new Promise((later) => setImmediate(later));
    if (signal.aborted) throw new DOMException("", "AbortError");
    seen({ method, params });
    if (method === "generate")
      return {
        puzzle: `${String((params.index % 9) + 1).repeat(20)}${".".repeat(61)}`,
        geometry: "9",
        er: 3.4,
        met: true,
      };
    return rowOf({ slug: params.slug });
  });
  return createPlots({ ask, getState: () => state });
}

test("200 puzzles are made, once, and every algorithm is bounded on each", async () => {
  /** @type {{method: string, params: any}[]} */
  const asked = [];
  const run = plotting((each) => asked.push(each));
  run.choose({ slugs: ["engine", "exact-cover"], bound: 1000 });
  await run.start();
  const made = asked.filter(({ method }) => method === "generate");
  assert.deepEqual(
    [made.length, run.plots.rows.length, run.plots.done, run.plots.running],
    [MADE, 2 * MADE, 2 * MADE, false],
  );
  const bounds = new Set(asked.filter(({ method }) => method === "compare").map(({ params }) => params.tries));
  assert.deepEqual([...bounds], [1000]);
  assert.ok(new Set(made.map(({ params }) => params.wish.grade)).size > 5);
  await run.start();
  assert.equal(asked.filter(({ method }) => method === "generate").length, MADE);
});

test("what is done when it is cancelled stays, and it ends at once", async () => {
  let count = 0;
  const run = plotting(() => {
    count += 1;
    if (count === 50) run.cancel();
  });
  await run.start();
  const { rows, running, failed, done, total } = run.plots;
  assert.ok(rows.length > 20 && rows.length === done && done < total);
  assert.deepEqual([running, failed, count], [false, null, 50]);
});

test("My puzzles are plotted with the ratings that they have", async () => {
  const boards = [PUZZLE, OTHER].map((text) => /** @type {any} */ (boardOfText(text)));
  const newcomers = boards.map((state, at) => ({ state, source: /** @type {const} */ ("text"), er: at ? null : 7.1 }));
  const state = { ...INITIAL, tray: added(NO_TRAY, newcomers, 1) };
  const run = plotting(() => {}, state);
  run.choose({ source: "tray", slugs: ["engine"] });
  await run.start();
  assert.deepEqual(
    run.plots.subjects.map(({ er }) => er),
    [7.1, null],
  );
  assert.equal(run.plots.rows.length, 2);
});

test("a puzzle without blanks has a place on an even scale, and none on one of powers", () => {
  const full = { givens: "1".repeat(81), er: null, name: "" };
  const drawn = (/** @type {boolean} */ both) =>
    plotOf({
      ...{ ...NO_PLOTS, against: "blanks", both },
      ...{ subjects: [...SUBJECTS, full], rows: [rowOf({}), rowOf({ puzzle: full.givens })] },
    }).points.map(({ subject }) => subject);
  assert.deepEqual([drawn(false), drawn(true)], [[full, SUBJECTS[0]], [SUBJECTS[0]]]);
});

test("a run of a puzzle that is not among these has no place in the drawing, and stands in the table without a rating", () => {
  const plots = { ...NO_PLOTS, against: /** @type {const} */ ("clues"), rows: [rowOf({}), rowOf({ puzzle: OTHER })] };
  const alone = { ...plots, subjects: SUBJECTS.slice(0, 1) };
  assert.deepEqual(
    plotOf(alone).points.map(({ row }) => row.puzzle),
    [PUZZLE],
  );
  assert.match(plotCsv(alone), new RegExp(`\r\n${OTHER.replaceAll(".", "\\.")},30,51,,engine,`));
});

test("what fails is told, and what was done stays", async () => {
  const run = plotting(() => {
    if (run.plots.done === 3) throw new Error("lost");
  });
  await run.start();
  const { rows, running, failed } = run.plots;
  assert.deepEqual([rows.length, running, failed], [3, false, { key: "task.failed", args: { detail: "lost" } }]);
  run.choose({ slugs: [] });
  await run.start();
  assert.equal(run.plots.failed, null);
});

test("begun once more it goes on until that is done, whatever ends before", async () => {
  const run = plotting();
  run.choose({ slugs: ["engine"] });
  const first = run.start();
  const second = run.start();
  await first;
  assert.deepEqual([run.plots.running, run.plots.failed], [true, null]);
  await second;
  assert.deepEqual([run.plots.running, run.plots.done], [false, MADE]);
});
