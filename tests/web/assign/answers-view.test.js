import assert from "node:assert/strict";
import { test } from "node:test";
import { createRow } from "../../../web/assign/answers-row.js";
import { createTable } from "../../../web/assign/answers-table.js";
import { createAnswersView } from "../../../web/assign/answers-view.js";
import { createRunsView } from "../../../web/assign/runs-view.js";
import { NO_SESSION } from "../../../web/own/session.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const ANSWER = {
  assignment: "abc",
  name: "Mina",
  answer: "42",
  tries: 1700,
  seconds: 61,
  code: "def solve(grid):\n    pass\n",
  handed: "2026-05-04T08:30:00.000Z",
};
const RIGHT = {
  ...NO_SESSION,
  phase: "ended",
  solved: true,
  right: true,
  result: { code: "solved", args: { count: 1 } },
  counters: { tries: 1000 },
};
const WRONG = { ...RIGHT, right: false };
const BROKEN = { ...NO_SESSION, phase: "failed", error: { code: "zero", line: 3 }, counters: {} };

/** Runs of programs: the right one, a wrong one, one with an error in a line, and one that did not start. */
const RUNS = { a: RIGHT, b: WRONG, c: BROKEN, d: { ...BROKEN, error: { code: "start" } } };
/** @param {object} [more] @returns {any} */
const rowOf = (more) => ({ key: "a", answer: ANSWER, again: false, runs: {}, hand: null, ...more });

/** Create an answer in the table. */
function row() {
  /** @type {unknown[]} */
  const marked = [];
  const { root, render } = createRow((hand) => marked.push(hand));
  /** @param {object} [more] */
  const shows = (more, expected = "") => {
    render(rowOf(more), expected);
    return seen(root);
  };
  const [hand] = drawn(root).all("select");
  return { root: drawn(root), marked, shows, hand };
}

test("an answer is shown as it was handed in; what there is not is left blank", () => {
  const { root, shows } = row();
  assert.deepEqual(shows(), ["Mina | 42 | 1,700 | 1:01 |", "2 lines", "| | {not marked yet} |"]);
  assert.equal(root.all("select")[0].getAttribute("aria-label"), "Mark for Mina");
  assert.equal(root.all("pre")[0].textContent, ANSWER.code);
  const bare = row().shows({ answer: { ...ANSWER, tries: null, code: null, answer: "" } });
  assert.deepEqual(bare, ["Mina | | | 1:01 | | | {not marked yet} |"]);
  assert.equal(row().shows({ answer: { ...ANSWER, tries: 0 } })[0], "Mina | 42 | 0 | 1:01 |");
  shows({ again: true });
  assert.match(seen(root)[0], /^Mina.+2026/);
  assert.equal(shows()[0], "Mina | 42 | 1,700 | 1:01 |");
});

test("of its runs it is told how many are right, what they tried, and why others are not", () => {
  const { root, shows } = row();
  assert.deepEqual(shows({ runs: RUNS }).slice(3, -1), [
    "1 of 4 correct",
    "Tries: 2,000",
    "Puzzle 2: The grid is full, but it is not a solution of the puzzle.",
    "Puzzle 3, line 3: The program divides by zero.",
    "Puzzle 4: A separate Python for the program could not be started.",
  ]);
  const [told] = root.all("ul");
  shows({ runs: RUNS });
  assert.equal(root.all("ul")[0] === told, true);
  assert.deepEqual(shows({ runs: { a: { ...RIGHT, counters: {} } } }).slice(3, -1), ["1 of 1 correct"]);
  assert.deepEqual(shows({ runs: {} }).length, 3);
});

test("the mark is what is found, or what a person says", () => {
  const { root, shows, hand, marked } = row();
  const mark = (/** @type {object} */ more, expected = "") => [
    shows(more, expected).at(-1)?.replace("| ", ""),
    root.dataset.mark,
  ];
  const found = (/** @type {string} */ what) => hand.options[0].textContent.includes(what);
  assert.deepEqual(mark({}), ["| {not marked yet} |", undefined]);
  assert.deepEqual([mark({}, "42")[1], found("correct")], ["right", true]);
  assert.deepEqual([mark({}, "43")[1], found("wrong")], ["wrong", true]);
  assert.deepEqual(mark({ hand: "wrong" }, "42")[1], "wrong");
  assert.deepEqual(mark({ hand: "none" }, "42")[1], undefined);
  const names = hand.options.map(({ value }) => value);
  assert.deepEqual(names, ["", "right", "wrong", "none"]);
  for (const value of ["right", ""]) Object.assign(hand, { value }).hears("change");
  assert.deepEqual(marked, ["right", null]);
});

/** Create a teacher's desk with what the views need. */
function desk() {
  /** @type {unknown[][]} */
  const asked = [];
  const note =
    (/** @type {string} */ what) =>
    (/** @type {unknown[]} */ ...about) =>
      void asked.push([what, ...about]);
  const runs = { cancel: note("cancel"), progress: { running: false, done: 0, total: 0, failed: false } };
  const answers = { rows: /** @type {any[]} */ ([]), assignment: { puzzle: PUZZLE }, expected: "" };
  const order = { column: "name", down: false };
  const made = /** @type {any} */ ({ answers, order, runs, sort: note("sort"), mark: note("mark"), run: note("run") });
  return { made, asked };
}

const over = drawn(document.createElement("div"));
Object.assign(document, { getElementById: () => over });
const open = { ...stateWith(PUZZLE), layer: /** @type {const} */ ("answers") };

/** Create the table of all answers. */
function answers() {
  const { made } = desk();
  Object.assign(made, { kept: true, onChange: (/** @type {() => void} */ draw) => Object.assign(made, { draw }) });
  made.answers.rows = [rowOf()];
  made.answers.refused = [{ file: "odd.json", why: "none", title: "" }];
  over.replaceChildren();
  const view = createAnswersView(made, () => {});
  view.render(open);
  return { made, view, dialog: over.all("dialog")[0] };
}

test("in another language the answers are there once", (context) => {
  const { made } = answers();
  context.mock.method(document, "querySelector", (/** @type {string} */ selector) => over.querySelector(selector));
  createAnswersView(made, () => {}).render(open);
  assert.equal(over.all("dialog").length, 1);
  assert.equal(seen(over)[0], "Answers");
});

test("what is dropped on the answers is no puzzle for the page", () => {
  const { dialog } = answers();
  for (const event of ["dragover", "drop"])
    assert.equal(dialog.hears(event, { dataTransfer: { files: [] } }).defaultPrevented, true);
});

test("puzzles that come into the tray are offered to the programs", () => {
  const { view, dialog } = answers();
  Object.assign(dialog.all("details")[0], { open: true });
  enter(dialog, dialog.all("details")[0].all("label")[0].textContent, true);
  const plan = () => seen(dialog).find((line) => line.includes("Puzzles:")) ?? "";
  assert.match(plan(), /Puzzles: 1\./);
  const items = [/** @type {any} */ ({ key: "a", state: boardFrom("1".padEnd(81, ".")) })];
  view.render({ ...open, tray: { ...open.tray, items } });
  assert.match(plan(), /Puzzles: 2\./);
});

test("what was refused is told anew only where it is something else", () => {
  const { made, dialog } = answers();
  const [list] = dialog.querySelectorAll(".assign-refused");
  const [line] = list.children;
  made.draw();
  assert.equal(list.children[0], line);
  made.answers.refused = [{ file: "other.json", why: "none", title: "" }];
  made.draw();
  assert.match(list.textContent, /^other\.json/);
});

test("the table is sorted by its heads; a row stays the same wherever it stands", () => {
  const { made, asked } = desk();
  const { root, render } = createTable(made);
  render();
  assert.equal(root.hidden, true);
  made.answers.rows = [rowOf(), rowOf({ key: "b", answer: { ...ANSWER, name: "Ben" } })];
  render();
  const names = () =>
    drawn(root)
      .all("tbody")[0]
      .children.map((each) => each.all("th")[0].textContent);
  const sorts = () =>
    drawn(root)
      .all("thead")[0]
      .all("th")
      .filter(({ hidden }) => !hidden)
      .map((head) => head.getAttribute("aria-sort"));
  assert.deepEqual(
    [names(), sorts()],
    [
      ["Mina", "Ben"],
      ["ascending", ...Array(6).fill(null)],
    ],
  );
  const [mina] = drawn(root).all("tbody")[0].children;
  made.answers.rows.reverse();
  Object.assign(made.order, { column: "time", down: true });
  render();
  assert.deepEqual(
    [names(), sorts()],
    [
      ["Ben", "Mina"],
      [null, null, null, "descending", null, null, null],
    ],
  );
  assert.equal(drawn(root).all("tbody")[0].children[1], mina);
  press(root, "Time");
  Object.assign(mina.all("select")[0], { value: "wrong" }).hears("change");
  assert.deepEqual(asked, [
    ["sort", "time"],
    ["mark", "a", "wrong"],
  ]);
  made.answers.rows.pop();
  render();
  assert.deepEqual(names(), ["Ben"]);
});

test("programs are run on the puzzle, on those of the tray and of lines, each once, for so long at most", () => {
  const { made, asked } = desk();
  const { root, render } = createRunsView(made);
  const state = stateWith(PUZZLE);
  const other = {
    ...state,
    tray: { ...state.tray, items: [/** @type {any} */ ({ key: "a", state: boardFrom("1".padEnd(81, ".")) })] },
  };
  render(other);
  assert.equal(root.hidden, true);
  made.answers.rows = [rowOf(), rowOf({ key: "b", answer: { ...ANSWER, code: null } })];
  render(other);
  Object.assign(drawn(root).all("details")[0], { open: true });
  const told = () => seen(root).at(-1);
  const plan = told();
  assert.match(plan ?? "", /Programs: 1\. Puzzles: 1\./);
  const names = drawn(root)
    .all("label")
    .map(({ textContent }) => textContent);
  enter(root, names[0], true);
  assert.match(told() ?? "", /Puzzles: 2\./);
  enter(root, names[1], `${PUZZLE}\n\n${"2".padEnd(81, ".")} easy\nrubbish`);
  assert.match(told() ?? "", /Puzzles: 3\..*4/);
  enter(root, names[2], 10);
  press(root, "Run all programs");
  const [[what, puzzles, seconds]] = /** @type {any[]} */ (asked);
  assert.deepEqual([what, puzzles.length, puzzles[0], seconds], ["run", 3, PUZZLE, 10]);
});

test("a run is told as it goes on, is cancelled, and tells what it was at the end", () => {
  const { made, asked } = desk();
  made.answers.rows = [rowOf()];
  const { root, render } = createRunsView(made);
  const now = (/** @type {object} */ progress) => {
    Object.assign(made.runs.progress, progress);
    render(null);
    return seen(root).slice(2);
  };
  const status = drawn(root).all("p").at(-1);
  const [row, work, words] = now({ running: true, done: 1, total: 4 });
  assert.match(row, /\(.+\)$/);
  assert.deepEqual([work, status?.getAttribute("aria-live")], ["1/4 [Cancel]", "off"]);
  assert.match(words, /1.*4/);
  press(root, "Cancel");
  assert.deepEqual(
    asked.map(([what]) => what),
    ["cancel"],
  );
  const ended = now({ running: false, done: 4 });
  assert.match(ended[1], /4.*4/);
  assert.equal(status?.getAttribute("aria-live"), "polite");
  assert.match(now({ done: 2 })[1], /Programs: 1/);
  assert.deepEqual(now({ failed: true }).slice(1), ["A separate Python for the program could not be started."]);
});
