import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createAbout } from "../../../web/learn/about.js";
import { createChoice } from "../../../web/learn/choice.js";
import { EXAMPLES, LONGEST, TOP_PACE } from "../../../web/learn/classroom.js";
import { createComparison } from "../../../web/learn/compare.js";
import { createPlayer } from "../../../web/learn/player.js";
import { createSource } from "../../../web/learn/source.js";
import { h } from "../../../web/ui/dom.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const start = stateWith(PUZZLE);
const LARGE = stateWith(".".repeat(256));

/** Create a part of Learn that shows a state, and record its actions. @param {(act: any) => any} create */
function part(create) {
  /** @type {any[]} */
  const asked = [];
  const { root, render } = create((/** @type {any} */ action) => asked.push(action));
  let state = start;
  /** @param {object} classroom @param {import("../../../web/app/state.js").State} [on] */
  const shows = (classroom, on = start) => {
    state = { ...on, classroom: { ...on.classroom, ...classroom } };
    render(state);
    return seen(root);
  };
  return { root: drawn(root), asked, shows, render };
}

/** @param {object} [more] @returns {any} */
const scene = (more) => ({
  ...{ givens: PUZZLE, values: PUZZLE, position: 2, known: 4, complete: false, over: false, cut: false },
  event: { kind: "try", cell: 1, digit: 6, other: -1, line: 2 },
  counters: { tries: 1234, conflicts: 2, backtracks: 3, solutions: 0, depth: 5 },
  depths: [0, 25, 50],
  elapsed: 61.6,
  ...more,
});

/** Create the player with all its parts in one element: its buttons, what it says, and what is under More. @param {any} act */
function createWholePlayer(act) {
  const { root, foot, more, render } = createPlayer(act);
  return { root: h("main", {}, foot, root, more), render };
}

test("an algorithm can be played where there is nothing yet, and stepped back and left once there is a scene", () => {
  const { shows } = part(createWholePlayer);
  const bar = (/** @type {object} */ classroom, on = start) => {
    const lines = shows(classroom, on);
    return [lines[0], lines.find((line) => line.includes("Next conflict")) ?? ""];
  };
  const jumps = "[Next conflict] [Next solution] [Go to the end]";
  const all = `${jumps} [Back to my board]`;
  const first = "(Back to the start) (Step back)";
  const both = "[Back to the start] [Step back]";
  assert.deepEqual(bar({}), ["[Watch] [Step forward]", jumps]);
  assert.deepEqual(bar({ scene: scene() }), [`${both} [Watch] [Step forward]`, all]);
  const atStart = scene({ position: 0, event: null });
  assert.deepEqual(bar({ scene: atStart }), [`${first} [Watch] [Step forward]`, all]);
  assert.deepEqual(bar({ scene: scene(), playing: true })[0], `${both} [Pause] [Step forward]`);
  assert.deepEqual(bar({ scene: scene(), seeking: "end" })[0], `${both} [Pause] [Step forward]`);
  assert.deepEqual(bar({}, LARGE), ["(Watch) (Step forward)", ""]);
  const making = { slug: "fill-shuffle-dig", making: true };
  assert.deepEqual(bar(making, LARGE), ["[Watch] [Step forward]", jumps]);
});

test("while a program is edited, its own button is the main one, and its run can be watched once there is one", () => {
  const { root, shows } = part(createWholePlayer);
  const isMain = () => root.querySelectorAll(".primary").length === 1;
  assert.equal(shows({}).includes("[Watch] [Step forward]"), true);
  assert.equal(isMain(), true);
  assert.equal(shows({ own: {} }).includes("[Watch] [Step forward]"), false);
  shows({ own: {}, scene: scene() });
  assert.equal(isMain(), false);
});

test("what happens is said, in its tone, and only to who listens while nothing runs", () => {
  const { root, shows } = part(createWholePlayer);
  const [words] = root.all("p");
  const said = (/** @type {object} */ classroom, on = start) => {
    const told = shows(classroom, on)[1];
    return [told, words.parent?.getAttribute("data-tone"), words.getAttribute("aria-live")];
  };
  const begin = "Press Watch, or go step by step. The board shows what the algorithm does; your own board is kept.";
  assert.deepEqual(said({}), [begin, "none", "polite"]);
  assert.deepEqual(said({ scene: scene() }), ["r1c2: trying 6.", "plain", "polite"]);
  assert.deepEqual(said({ scene: scene(), playing: true })[2], "off");
  const seeking = said({ scene: scene({ known: 1500 }), seeking: "end" });
  assert.match(`${seeking[0]}`, /1,500/);
  assert.equal(seeking[2], "off");
  const kinds = ["try", "conflict", "place", "undo", "solution"];
  const tones = kinds.map((kind) => said({ scene: scene({ event: { ...scene().event, kind, other: 0 } }) })[1]);
  assert.deepEqual(tones, ["plain", "bad", "good", "plain", "good"]);
  assert.equal(said({ scene: scene({ event: null }) })[1], "none");
  const failed = said({ failed: { key: "task.waiting" } });
  assert.deepEqual(failed.slice(0, 2), ["Waiting for the solver to load…", "bad"]);
  assert.match(`${said({}, LARGE)[0]}`, /9 × 9/);
  assert.equal(said({}, LARGE)[1], "bad");
  const plain = said({ refused: { code: "conflict", unchecked: false } });
  const blind = said({ refused: { code: "conflict", unchecked: true } });
  assert.equal(plain[1], "bad");
  assert.ok(`${blind[0]}`.startsWith(`${plain[0]} `) && `${blind[0]}`.length > `${plain[0]}`.length);
});

test("it is told that no more can be watched only at the very end of the longest run", () => {
  const { shows } = part(createWholePlayer);
  const full = { position: LONGEST, known: LONGEST, complete: true };
  const told = (/** @type {object} */ more) => shows({ scene: scene({ ...full, ...more }) })[1].includes("500,000");
  assert.equal(told({}), true);
  assert.deepEqual([{ position: 5 }, { complete: false }, { known: LONGEST - 1, position: 1 }].map(told), [
    false,
    false,
    false,
  ]);
});

test("speed and place are sliders that say what they are; without events there is no place to go to", () => {
  const { root, shows, asked } = part(createWholePlayer);
  const sliders = (/** @type {object} */ classroom) => shows(classroom).filter((line) => /^(Speed|Step) /.test(line));
  assert.deepEqual(sliders({}), ["Speed {10} 7 steps/s"]);
  assert.deepEqual(sliders({ pace: 0, scene: scene() }), ["Speed {0} 1 steps/s", "Step {2} 2 of 4…"]);
  assert.deepEqual(sliders({ pace: TOP_PACE, scene: scene({ complete: true }) }), [
    "Speed {50} as fast as possible",
    "Step {2} 2 of 4",
  ]);
  assert.equal(control(root, "Step").getAttribute("aria-valuetext"), "2 of 4");
  enter(root, "Speed", 31);
  enter(root, "Step", 3);
  assert.deepEqual(asked, [
    { type: "classroom", classroom: { pace: 31 } },
    { type: "class", command: "seek", to: 3 },
  ]);
});

test("how an algorithm works is told in four parts; of those without a text nothing is mended", () => {
  const { root, shows } = part(createAbout);
  Object.assign(root, { open: true });
  const told = (/** @type {string} */ slug) => {
    const lines = shows({ slug });
    return [lines.length, lines.includes("Fixes in our version"), root.all("dd").at(-1)?.textContent.slice(0, 8)];
  };
  assert.deepEqual(["used-tables", "engine", "exact-cover", "fewest-candidates"].map(told), [
    [9, true, "The tuto"],
    [7, false, ""],
    [7, false, ""],
    [9, true, "If there"],
  ]);
});

test("figures and the chart follow the scene", () => {
  const { root, shows } = part(createWholePlayer);
  const lines = shows({ scene: scene() }).join(" ");
  for (const figures of ["tries 1,234 backtracks 3 solutions 0", "conflicts 2 depth 5 time watched 62 s"])
    assert.ok(lines.includes(figures), lines);
  const [line] = root.all("polyline");
  const [now] = root.all("line");
  const blanks = PUZZLE.replaceAll(/\d/g, "").length;
  const height = (/** @type {number} */ depth) => (54 - (depth / blanks) * 52).toFixed(1);
  assert.equal(line.getAttribute("points"), `106.7,54.0 213.3,${height(25)} 320.0,${height(50)}`);
  assert.deepEqual(
    ["x1", "x2", "y1", "y2"].map((name) => now.getAttribute(name)),
    ["160", "160", "0", "56"],
  );
  shows({ scene: scene({ known: 0, position: 0 }) });
  assert.equal(now.getAttribute("x1"), "0");
  shows({});
  assert.equal(line.getAttribute("points"), "");
});

test("every button of the player asks for what it says", () => {
  const { root, shows, asked } = part(createWholePlayer);
  shows({ scene: scene() });
  for (const name of [
    "Back to the start",
    "Step back",
    "Watch",
    "Step forward",
    "Next conflict",
    "Next solution",
    "Go to the end",
    "Back to my board",
  ])
    press(root, name);
  const icons = () =>
    control(root, asked.length === 8 ? "Watch" : "Pause")
      .all("svg")
      .map((/** @type {any} */ { hidden }) => hidden);
  assert.deepEqual(icons(), [false, true]);
  shows({ scene: scene(), playing: true });
  press(root, "Pause");
  assert.deepEqual(icons(), [true, false]);
  assert.deepEqual(
    asked.map(({ command }) => command),
    ["start", "back", "play", "step", "conflict", "solution", "end", "leave", "pause"],
  );
});

test("random numbers are asked for only where the algorithm takes some, and making only of the one that makes", () => {
  const { root, shows, asked } = part(createChoice);
  const fields = (/** @type {string} */ slug) => [root.all("input").map((input) => input), shows({ slug })].at(-1);
  assert.deepEqual(fields("exact-cover"), [
    "Algorithm {Exact cover by dancing links}",
    "{Choose a puzzle…} [Edit a copy]",
  ]);
  assert.equal(fields("fewest-candidates")?.at(-1), "{Choose a puzzle…} [Edit a copy] Seed {1}");
  const maker = shows({ slug: "fill-shuffle-dig", holes: 41, seed: "7" });
  assert.deepEqual(maker.slice(1, 4), [
    "{Choose a puzzle…} [Edit a copy] Seed {7}",
    "Let the algorithm make its own puzzle { }",
    "Holes {41} [Make 200 puzzles]",
  ]);
  assert.equal(shows({ slug: "fill-shuffle-dig", making: true })[2], "Let the algorithm make its own puzzle {x}");
  enter(root, "Algorithm", "engine");
  enter(root, "Seed", "abc");
  enter(root, "Let the algorithm make its own puzzle", true);
  press(root, "Edit a copy");
  assert.deepEqual(asked, [
    { type: "classroom", classroom: { slug: "engine", failed: null } },
    { type: "classroom", classroom: { seed: "abc", made: null } },
    { type: "classroom", classroom: { making: true } },
    { type: "own", own: { slug: "engine" } },
  ]);
});

test("holes are a number from 0 to 81; more are refused in words, and what was dug stays", () => {
  const { root, shows, asked } = part(createChoice);
  const dig = (/** @type {number} */ holes) => {
    enter(root, "Holes", holes);
    return asked.pop().classroom;
  };
  const maker = { slug: "fill-shuffle-dig", holes: 50 };
  shows(maker);
  assert.deepEqual(
    [dig(81), dig(40.4), dig(-3), dig(0)],
    [81, 40, 0, 0].map((holes) => ({ holes, made: null })),
  );
  const alert = () => shows(maker).find((line) => line.includes("82"));
  assert.equal(alert(), undefined);
  assert.deepEqual(dig(82), {});
  assert.match(alert() ?? "", /81.*50|50.*81/);
  assert.equal(Reflect.get(control(root, "Holes"), "value"), "50");
  dig(30);
  assert.equal(alert(), undefined);
});

test("what is written in a field is not written over while somebody writes there", () => {
  const { root, shows } = part(createChoice);
  shows({ slug: "fill-shuffle-dig", holes: 50, seed: "1" });
  for (const [name, typed, other] of [
    ["Holes", "6", { holes: 9 }],
    ["Seed", "se", { seed: "other" }],
  ]) {
    const field = control(root, /** @type {string} */ (name));
    field.focus();
    Object.assign(field, { value: typed });
    shows({ slug: "fill-shuffle-dig", .../** @type {object} */ (other) });
    assert.equal(Reflect.get(field, "value"), typed);
    Object.assign(document, { activeElement: null });
    shows({ slug: "fill-shuffle-dig", .../** @type {object} */ (other) });
    assert.equal(Reflect.get(field, "value"), String(Object.values(/** @type {object} */ (other))[0]));
  }
});

test("of what was made it is told how many are none, and what the rest are rated beside the generator's", () => {
  const { root, shows, asked } = part(createChoice);
  const figures = { holes: 50, count: 40, several: 30, running: true };
  const told = (/** @type {object | null} */ made) => shows({ slug: "fill-shuffle-dig", made }).slice(3);
  const none = told({ ...figures, spread: null, ours: { count: 0, spread: null } });
  assert.deepEqual(none.slice(0, 2), ["Holes {50} (Make 200 puzzles)", "40/200 [Cancel]"]);
  assert.equal(control(root, "Cancel").parent?.hidden, false);
  const some = told({ ...figures, spread: { low: 1.2, high: 3 }, ours: { count: 4, spread: { low: 2, high: 2 } } })[2];
  assert.ok(some.includes("1.2 – 3.0") && some.includes("2.0") && !some.includes("2.0 –"));
  assert.ok(!none[2].includes("–"));
  const live = () =>
    root
      .all("span")
      .find((span) => span.getAttribute("aria-live"))
      ?.getAttribute("aria-live");
  assert.equal(live(), "off");
  press(root, "Cancel");
  const done = told({ ...figures, running: false, spread: null, ours: { count: 0, spread: null } });
  assert.equal(done[0], "Holes {50} [Make 200 puzzles]");
  assert.equal(control(root, "Cancel").parent?.hidden, true);
  assert.equal(live(), "polite");
  press(root, "Make 200 puzzles");
  assert.deepEqual(
    asked,
    ["cancel-made", "made"].map((command) => ({ type: "class", command })),
  );
});

test("an example, and a puzzle of 9x9 from the tray, is laid on the board; the choice is empty again", () => {
  const { root, asked, render } = part(createChoice);
  const item = (/** @type {string} */ key, /** @type {string} */ text, name = "") =>
    /** @type {any} */ ({ key, state: boardFrom(text), name, grade: null });
  const items = [item("a", PUZZLE), item("b", ".".repeat(16)), item("c", EXAMPLES["text-4"], "Four")];
  render({ ...start, tray: { ...start.tray, items } });
  const [, tray] = root.all("optgroup");
  assert.deepEqual(
    tray.children.map((option) => option.getAttribute("value")),
    [PUZZLE, EXAMPLES["text-4"]],
  );
  assert.match(tray.textContent, /^Puzzle 1,.*Puzzle Four,/);
  const select = control(root, tray.parent?.getAttribute("aria-label") ?? "");
  Object.assign(select, { value: "" }).hears("change");
  Object.assign(select, { value: EXAMPLES["text-2"] }).hears("change");
  assert.deepEqual(asked, [{ type: "load", puzzles: [boardFrom(EXAMPLES["text-2"])], kept: true }]);
  assert.equal(Reflect.get(select, "value"), "");
});

const ROW = {
  puzzle: PUZZLE,
  end: "end",
  tries: 1000,
  conflicts: 0,
  places: 0,
  backtracks: 20,
  solutions: 1,
  depth: 1,
  first: 3,
  seconds: 0.5,
};

/** Return a state in which algorithms are compared. @param {object} comparison @returns {any} */
const comparing = (comparison, on = start) => ({ ...on, comparison: { ...on.comparison, ...comparison } });

test("what there is to compare is offered, and nothing more while a comparison runs", () => {
  const { root, render, asked } = part(createComparison);
  Object.assign(root, { open: true });
  const shown = (/** @type {any} */ state) => {
    render(state);
    return seen(root);
  };
  const two = reduce(start, { type: "load", puzzles: [boardFrom(PUZZLE), boardFrom(EXAMPLES["text-4"])] });
  const kept = { ...two, tray: { ...two.tray, items: [/** @type {any} */ ({ key: "a", state: boardFrom(PUZZLE) })] } };
  const fields = (/** @type {any} */ state) => shown(state)[1];
  const bound = "Stop after {100,000 tries}";
  assert.equal(fields(start), `[Compare all] ${bound}`);
  assert.equal(fields(LARGE), `(Compare all) ${bound}`);
  assert.equal(fields(two), `[Compare all] [Use all 2 puzzles in the list] ${bound}`);
  assert.equal(fields(kept), `[Compare all] [Use all 2 puzzles in the list] [Use 1 from My puzzles] ${bound}`);
  const busy = shown(comparing({ running: true, total: 14, bound: 10_000, rows: [] }, kept));
  assert.deepEqual(busy.slice(1), [
    "(Compare all) (Use all 2 puzzles in the list) (Use 1 from My puzzles) Stop after {10,000 tries}",
    "0/14 [Cancel]",
  ]);
  press(root, "Cancel");
  render(kept);
  for (const name of ["Compare all", "Use all 2 puzzles in the list", "Use 1 from My puzzles"]) press(root, name);
  enter(root, "Stop after", 10_000);
  enter(root, "Bars show", "seconds");
  const commands = ["cancel", "compare", "compare-shelf", "compare-tray"];
  assert.deepEqual(asked, [
    ...commands.map((command) => ({ type: "class", command })),
    { type: "comparison", comparison: { bound: 10_000 } },
    { type: "comparison", comparison: { measure: "seconds" } },
  ]);
});

/** Return what the comparison shows for its results. @param {object} comparison */
function outcome(comparison) {
  const { root, render } = part(createComparison);
  Object.assign(root, { open: true });
  render(comparing(comparison));
  return { root, render, lines: seen(root) };
}
const ROWS = [
  { ...ROW, slug: "engine" },
  { ...ROW, slug: "exact-cover", end: "tries", tries: 100_000, seconds: 2 },
  { ...ROW, slug: "first-solution", end: "refused", tries: 0, backtracks: 0, seconds: 0 },
  { ...ROW, slug: "engine", puzzle: EXAMPLES["text-4"], tries: 11, seconds: 0.25 },
];

test("the table has a row for each algorithm, with its sums; what was stopped took more, what was refused is told", () => {
  const { root, lines } = outcome({ rows: ROWS });
  assert.deepEqual(lines.slice(3, 7), [
    "algorithm | tries | backtracks | seconds |",
    "Our solver | 1,011 | 40 | 0.750 |",
    "Exact cover by dancing linksstopped | > 100,000 | > 20 | > 2.000 |",
    "solve and isValid, to the first solutionrejected: repeated digit | 0 | 0 | 0.000 |",
  ]);
  assert.match(lines[2], /^Totals for 2 puzzles/);
  const bars = root.all("span").filter(({ className }) => className.startsWith("bar") && className !== "bar-room");
  assert.deepEqual(
    bars.map(({ className, textContent }) => [className, textContent]).filter(([, text]) => text),
    [
      ["bar-name", "Our solver"],
      ["bar-number", "1,011"],
      ["bar-name", "Exact cover by dancing links"],
      ["bar-number", "> 100,000"],
      ["bar-name", "solve and isValid, to the first solution"],
      ["bar-number", "0"],
      ["bar-axis", "110010,000"],
    ],
  );
  const drawn = bars.filter(({ className }) => ["bar", "bar open-ended"].includes(className));
  assert.deepEqual(
    drawn.map((bar) => [bar.className, Number(bar.getAttribute("--part")).toFixed(3)]),
    [
      ["bar", "0.601"],
      ["bar open-ended", "1.000"],
      ["bar", "0.000"],
    ],
  );
});

test("another measure, and new rows, draw the bars anew; under parts of a second the scale is not rounded", () => {
  const { root, render } = outcome({ rows: ROWS });
  const axis = () => root.all("span").find(({ className }) => className === "bar-axis")?.textContent;
  const decades = () =>
    root
      .all("div")
      .find(({ className }) => className === "class-bars")
      ?.getAttribute("--decades");
  assert.deepEqual([axis(), decades()], ["110010,000", "5"]);
  render(comparing({ rows: ROWS, measure: "seconds" }));
  assert.deepEqual([axis(), decades(), seen(root).at(-1)], ["0.1110", "2", "Bars show {seconds} [Download CSV]"]);
  render(comparing({ rows: ROWS.slice(0, 1), measure: "tries" }));
  assert.deepEqual([axis(), seen(root)[2]?.startsWith("1 puzzle")], ["1101001,000", true]);
});

test("the source is shown once it is there for this algorithm, and the line that it stands at is marked", () => {
  const { root, render } = part(createSource);
  Object.assign(root, { open: true });
  const [code] = root.all("pre");
  const shown = (/** @type {object} */ classroom) => {
    render({ ...start, classroom: { ...start.classroom, slug: "engine", ...classroom } });
    return seen(root).slice(1);
  };
  const source = { slug: "engine", text: "one\ntwo\nthree\n" };
  const at = (/** @type {number} */ line) => scene({ event: { ...scene().event, line } });
  const marked = () =>
    code.children.flatMap((line, index) => (line.getAttribute("aria-current") === "step" ? [index + 1] : []));
  const waits = shown({});
  assert.equal(waits.length, 1);
  assert.deepEqual(shown({ source: { ...source, slug: "exact-cover" } }), waits);
  assert.deepEqual([shown({ source }), marked()], [["one two three"], []]);
  for (const line of [2, 3, 3, 1]) {
    shown({ source, scene: at(line) });
    assert.deepEqual(marked(), [line]);
  }
  shown({ source, scene: at(9) });
  assert.deepEqual(marked(), []);
  shown({ source: { ...source, text: "other\n" }, scene: at(1) });
  assert.deepEqual(marked(), [1]);
});

test("the line at hand is brought into sight, unless it is in sight or the source is folded", () => {
  const { root, render } = part(createSource);
  const [code] = root.all("pre");
  const source = { slug: "engine", text: Array.from({ length: 50 }, (_, at) => `line ${at}`).join("\n") };
  const to = (/** @type {number} */ line) => {
    const state = { slug: "engine", source, scene: scene({ event: { ...scene().event, line } }) };
    render({ ...start, classroom: { ...start.classroom, ...state } });
    return Reflect.get(code, "scrollTop");
  };
  Object.assign(root, { open: false });
  to(0);
  for (const [at, line] of code.children.entries()) Object.assign(line, { offsetTop: at * 10 + 1, offsetHeight: 10 });
  Object.assign(code, { clientHeight: 100 });
  assert.equal(to(40), 0);
  Object.assign(root, { open: true });
  root.hears("toggle");
  const tops = [Reflect.get(code, "scrollTop"), to(41), to(38), to(44), to(36), to(48), to(2)];
  assert.deepEqual(tops, [341, 341, 341, 381, 301, 421, -39]);
});
