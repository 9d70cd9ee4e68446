import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { dropProgram, saveProgram } from "../../../web/storage/programs.js";
import { createPlots } from "../../../web/study/plots-run.js";
import { createPlotsView } from "../../../web/study/plots-view.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { pretending } from "../../support/pretending.js";
import { enter, inEnglish, press, seen } from "../../support/seen.js";
import { storage } from "../../support/storage.js";

layOut();
inEnglish();
beforeEach(() => void Object.assign(globalThis, { localStorage: storage() }));

const start = stateWith(PUZZLE);
const OTHER = ".".repeat(81);
const ROW = /** @type {import("../../../web/learn/comparison.js").Row} */ ({
  puzzle: PUZZLE,
  slug: "engine",
  end: "first",
  tries: 100,
  conflicts: 0,
  places: 0,
  backtracks: 10,
  solutions: 1,
  depth: 0,
  first: 100,
  seconds: 0.02,
});
const SUBJECTS = [
  { givens: PUZZLE, er: 4.4, name: "" },
  { givens: OTHER, er: 1.2, name: "Mine" },
];
/**
 * Three points: at the left that of the other puzzle, which was stopped; then both points of the puzzle.
 * @type {(typeof ROW)[]}
 */
const ROWS = [
  ROW,
  { ...ROW, slug: "exact-cover", tries: 1000 },
  { ...ROW, puzzle: OTHER, end: "tries", tries: 100_000 },
];
const FILLED = { subjects: SUBJECTS, rows: ROWS, done: 3, total: 3, slugs: ["engine", "exact-cover"] };

/** Create the view of the plots. */
function plots() {
  /** @type {any[]} */
  const asked = [];
  const run = createPlots({ ask: pretending(() => new Promise(() => {})), getState: () => start });
  const { root, render } = createPlotsView(run, (action) => asked.push(action));
  const fold = drawn(root);
  Object.assign(root, { open: true });
  render(start);
  const [frame] = fold.querySelectorAll(".plot-frame");
  const [svg] = frame.all("svg");
  Object.assign(svg, { getBoundingClientRect: () => ({ left: 10, top: 20, width: 400 }) });
  const told = () => fold.querySelector(".plot-told")?.textContent;
  return { run, root, render, asked, frame, svg, told };
}

/** Return the position of a point on the screen. @param {any} svg @param {string} slug */
function handAt(svg, slug, index = 0) {
  const marks = svg.all("path").filter((/** @type {any} */ mark) => mark.getAttribute("data-slug") === slug);
  const [, x, y] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(marks[index].getAttribute("transform")) ?? [];
  return { clientX: Number(x) + 10, clientY: Number(y) + 20 };
}

const ALL =
  "Every solution, cell by cell|Fewest candidates first|Row, column and box tables|solve and isValid, to the first solution|Fill, shuffle, dig|Exact cover by dancing links|Our solver".split(
    "|",
  );
/** Return the row of algorithms, some of them chosen. @param {number[]} chosen */
const picks = (chosen, idle = false) =>
  ALL.map((name, at) => (idle ? `(${name})` : `[${name}]`) + (chosen.includes(at) ? "*" : "")).join(" ");

test("puzzles, algorithms and a bound are chosen, and not while it is drawn, which can be cancelled", () => {
  const { run, root } = plots();
  const shown = () => seen(root).slice(2, 9);
  const source = "Puzzles {200 new puzzles of all difficulties}";
  assert.deepEqual(shown(), [source, picks([0, 1, 5]), "Stop after {100,000 tries}", "[Draw]"]);
  run.choose({ ...FILLED, running: true, total: 9 });
  assert.deepEqual(shown(), [
    `${source}-`,
    picks([5, 6], true),
    "Stop after {100,000 tries}-",
    "(Draw)",
    "3/9 [Cancel]",
  ]);
  run.choose({ running: false, rows: [], total: 0, bound: 10_000 });
  press(root, "Our solver");
  press(root, "Every solution, cell by cell");
  assert.deepEqual(run.plots.slugs, ["every-solution", "exact-cover"]);
  for (const name of ["Exact cover by dancing links", "Every solution, cell by cell"]) press(root, name);
  assert.deepEqual(shown(), [source, picks([]), "Stop after {10,000 tries}", "(Draw)"]);
  enter(root, "Puzzles", "tray");
  press(root, "Our solver");
  assert.deepEqual(shown().at(-1), "(Draw)");
});

test("those of the tray are offered with their number, and drawn where there are some", () => {
  const { run, root, render } = plots();
  run.choose({ source: "tray" });
  const items = [/** @type {any} */ ({ key: "a", state: boardFrom(PUZZLE) })];
  assert.match(seen(root)[2], /\b0\b/);
  render({ ...start, tray: { ...start.tray, items } });
  assert.match(seen(root)[2], /\b1\b/);
  assert.equal(seen(root)[5], "[Draw]");
});

test("what was done is told, with what has no place in the drawing; so is what went wrong", () => {
  const { run, root } = plots();
  const told = (/** @type {any} */ more) => {
    run.choose({ ...FILLED, failed: null, against: "er", running: false, ...more });
    return seen(root).find((line) => /drawn|Waiting/.test(line)) ?? "";
  };
  assert.equal(told({}), "3 of 3 runs drawn.");
  assert.equal(told({ running: true }), "");
  assert.equal(told({ total: 0 }), "");
  const unrated = { subjects: [SUBJECTS[0], { ...SUBJECTS[1], er: null }] };
  assert.match(told(unrated), /^3 of 3 runs drawn\. .*\b1\b/);
  assert.equal(told({ ...unrated, against: "clues" }), "3 of 3 runs drawn.");
  /** @type {(typeof ROW)[]} */
  const written = [{ ...ROW, written: true }];
  assert.ok(told({ rows: written }).length > "3 of 3 runs drawn.".length);
  assert.equal(told({ rows: written, measure: "seconds" }), "3 of 3 runs drawn.");
  assert.equal(told({ measure: "tries", rows: [{ ...ROW, end: "refused" }] }), "3 of 3 runs drawn.");
  assert.equal(told({ failed: { key: "task.waiting" } }), "Waiting for the solver to load…");
});

test("the drawing has a point for each run, its axes can be chosen, and there is none without runs", () => {
  const { run, root, svg, told } = plots();
  run.choose(FILLED);
  const axes = () => seen(root).slice(7, 10);
  assert.deepEqual(axes(), ["y-axis {tries}", "x-axis {ER}", "Logarithmic x-axis { }"]);
  assert.equal(svg.all("path").length, 3);
  assert.equal(told(), "Puzzle Mine, 0 clues, ER 1.2. Our solver: more than 100,000 tries.");
  enter(root, "y-axis", "seconds");
  enter(root, "x-axis", "clues");
  enter(root, "Logarithmic x-axis", true);
  assert.deepEqual([run.plots.measure, run.plots.against, run.plots.both], ["seconds", "clues", true]);
  assert.deepEqual(axes(), ["y-axis {seconds}", "x-axis {clues}", "Logarithmic x-axis {x}"]);
  assert.deepEqual(
    svg
      .all("text")
      .map(({ textContent }) => textContent)
      .slice(-2),
    ["clues", "seconds"],
  );
  assert.ok(svg.all("text").some(({ textContent }) => textContent === "0.02"));
  run.choose({ rows: [], total: 0 });
  assert.equal(seen(root).length, 6);
});

test("keys go from point to point, no further than there are; Enter and space lay its puzzle on the board", () => {
  const { run, asked, frame, svg, told } = plots();
  run.choose(FILLED);
  let kept = 0;
  const event = {
    preventDefault() {
      kept += 1;
    },
    stopPropagation() {},
  };
  const point = (/** @type {string} */ key) => {
    frame.hears("keydown", { key, ...event });
    const [option] = frame.querySelectorAll("[role=option]");
    assert.equal(option.textContent, told());
    assert.equal(option.getAttribute("aria-setsize"), "3");
    return Number(option.getAttribute("aria-posinset"));
  };
  const way = ["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "End", "Home"].map(point);
  assert.deepEqual(way, [1, 2, 3, 3, 2, 1, 3, 1]);
  point("End");
  assert.equal(told(), "Puzzle 1, 25 clues, ER 4.4. Exact cover by dancing links: 1,000 tries.");
  const [ring] = svg.all("circle");
  assert.equal(Number(ring.getAttribute("cx")).toFixed(1), "338.5");
  assert.equal(Number(ring.getAttribute("cy")).toFixed(1), "175.3");
  point("Enter");
  point(" ");
  point("a");
  assert.deepEqual(asked, Array(2).fill({ type: "load", puzzles: [boardFrom(PUZZLE)], kept: true }));
  assert.equal(kept, way.length + 3);
});

test("a mouse over a point tells it, and a click loads it; a finger's first tap tells, its second loads", () => {
  const { run, asked, frame, svg, told } = plots();
  run.choose(FILLED);
  const [first, second] = [handAt(svg, "engine"), handAt(svg, "engine", 1)];
  const nowhere = { clientX: 0, clientY: 0 };
  const tell = () => told()?.slice(0, 8);
  frame.hears("pointermove", { ...second, pointerType: "touch" });
  assert.equal(tell(), "Puzzle M");
  frame.hears("pointermove", { ...second, pointerType: "mouse" });
  assert.equal(tell(), "Puzzle 1");
  frame.hears("pointermove", { ...nowhere, pointerType: "mouse" });
  assert.equal(tell(), "Puzzle 1");
  const tap = (/** @type {object} */ hand) => {
    frame.hears("pointerdown", hand);
    frame.hears("click", hand);
    return [tell(), asked.length];
  };
  assert.deepEqual(
    [tap(first), tap(nowhere), tap(first)],
    [
      ["Puzzle M", 0],
      ["Puzzle M", 0],
      ["Puzzle M", 1],
    ],
  );
  Object.assign(svg, { getBoundingClientRect: () => ({ left: 10, top: 20, width: 200 }) }); // half as large
  const near = (/** @type {any} */ { clientX, clientY }) => ({
    clientX: 10 + (clientX - 10) / 2 + 9,
    clientY: 20 + (clientY - 20) / 2,
  });
  assert.deepEqual(tap(near(second)), ["Puzzle 1", 1]);
});

test("while it is filled it is drawn anew only now and then, and the point that was told stays", (context) => {
  const { run, frame, svg, told } = plots();
  let now = 10_000;
  context.mock.method(performance, "now", () => now);
  const points = () => svg.all("path").length;
  run.choose({ ...FILLED, rows: ROWS.slice(0, 1), running: true, total: 9 });
  assert.equal(points(), 1);
  now += 499;
  run.choose({ rows: ROWS });
  assert.equal(points(), 1);
  now += 1;
  run.choose({ rows: ROWS });
  assert.equal(points(), 3);
  assert.equal(told()?.slice(0, 8), "Puzzle 1");
  frame.hears("keydown", { key: "Home", preventDefault() {}, stopPropagation() {} });
  now += 1;
  run.choose({ running: false });
  assert.equal(told()?.slice(0, 8), "Puzzle M");
  const drawing = svg.childNodes;
  run.choose(run.plots);
  assert.notEqual(svg.childNodes, drawing);
});

test("a drawing that did not change is not made anew", () => {
  const { run, root, render, svg } = plots();
  run.choose(FILLED);
  const [axis] = svg.children;
  render({ ...start, tray: { ...start.tray } });
  assert.equal(svg.children[0], axis);
  Object.assign(root, { open: false });
  run.choose({ against: "clues" });
  assert.equal(svg.children[0], axis);
  Object.assign(root, { open: true });
  drawn(root).hears("toggle");
  assert.notEqual(svg.children[0], axis);
});

test("programs of one's own are offered while they are kept, and chosen no longer than that", () => {
  const { run, root, render } = plots();
  const lookAgain = () => render({ ...start, classroom: { ...start.classroom, own: /** @type {any} */ ({}) } });
  saveProgram({ key: "mine", name: "Mine", code: "pass" });
  assert.ok(!seen(root).join().includes("Mine"));
  lookAgain();
  press(root, "Mine (mine)");
  assert.deepEqual(run.plots.slugs.slice(-2), ["exact-cover", "own.mine"]);
  assert.match(seen(root).join(), /Your own programs run separately/);
  dropProgram("mine");
  lookAgain();
  assert.equal(run.plots.slugs.at(-1), "exact-cover");
  assert.ok(!/Mine|Your own/.test(seen(root).join()));
});
