import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzleKey } from "../../../web/board/board.js";
import { createMake } from "../../../web/make/panel.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const TECHNIQUES = /** @type {any[]} */ ([
  { name: "x-wing", grades: ["medium", "hard"] },
  { name: "skyscraper", grades: ["hard"] },
]);
const start = { ...stateWith(PUZZLE), techniques: TECHNIQUES, engine: /** @type {any} */ ({ phase: "ready" }) };

/** Create the place Make, with More options open. */
function panel() {
  /** @type {any[]} */
  const asked = [];
  const root = document.createElement("main");
  const scene = document.createElement("div");
  const { render } = createMake(root, (action) => asked.push(action), scene);
  const [more] = drawn(root).all("details");
  Object.assign(more, { open: true });
  /** @param {object} wish @param {object} [state] */
  const shows = (wish, state) => {
    render({ ...start, wish: { ...start.wish, ...wish }, ...state });
    return seen(root);
  };
  const offered = (/** @type {string} */ list) =>
    control(root, list).options.map((/** @type {any} */ { textContent }) => textContent);
  return { root: drawn(root), scene, asked, shows, offered, more };
}

test("a wish is seen, with what it means; what its size does not have is left out", () => {
  const { shows } = panel();
  assert.deepEqual(shows({ clues: "24-28", seed: "abc", symmetry: "none" }), [
    ...["Rules {Classic}"],
    ...["Kind", "[9 × 9]* [6 × 6] {More}", "Difficulty", "[Easy] [Medium]* [Hard] {More}"],
    "Needs at most naked singles, or digits that follow at once from locked candidates, a hidden pair or a hidden triple.",
    ...["How many", "[One fewer] {12} [One more]", "[Make one]", "More options"],
    ...["Symmetry of the clues {None}", "Number of clues {24-28}", "Required technique {Any}", "ER range {}"],
    ...["Seed or ID {abc}", "Pattern of clues", "[Make a class set of 12] [What is this?]"],
    ...[
      "New puzzles always have exactly one solution. They are also saved in My puzzles.",
      "[Make 12] [Enter a puzzle]",
    ],
  ]);
  const meaning = (/** @type {object} */ wish) => shows(wish)[5];
  assert.equal(meaning({ technique: "x-wing" }), "The hardest step is X-Wing. Possible difficulties: Medium and Hard.");
  assert.equal(
    meaning({ grade: "er2.8-3.2" }),
    "The hardest step has an ER from 2.8 to 3.2. This range replaces the difficulty.",
  );
  const large = shows({ size: "16", count: 7 });
  assert.deepEqual(large.slice(2, 4), [
    "[9 × 9] [6 × 6] {16 × 16}",
    "You cannot choose a difficulty for puzzles this large, but each one still has exactly one solution.",
  ]);
  assert.equal(large.at(-1), "[Make 7] [Enter a puzzle]");
  assert.equal(shows({ count: 1 }).at(-1), "[Make] [Enter a puzzle]");
  for (const size of ["6", "16"])
    assert.ok(!shows({ size }).some((line) => /^(Required technique|ER range)/.test(line)), size);
});

test("a kind of puzzles with further rules has its own sizes and grades, and its rules in words", async () => {
  const { root, asked, shows, offered } = panel();
  shows({});
  enter(root, "Rules", "renban");
  assert.deepEqual(asked.at(-1), { type: "wish", choice: { kind: "renban" } });
  const kind = { kind: "killer", grade: "easy" };
  assert.equal(shows(kind)[0], "Rules {Killer}");
  await new Promise(setImmediate); // the words are loaded
  const words = shows(kind);
  assert.equal(words[1], "Mixed with {No other rules}");
  assert.equal(words[2], "Digits do not repeat in a cage, and they add up to the number of the cage.");
  assert.deepEqual(words.slice(3, 7), ["Kind", "[9 × 9]* [6 × 6]", "Difficulty", "[Easy]* [Medium] [Hard] {More}"]);
  assert.ok(!words.some((line) => /Required technique|ER range|class set/.test(line)));
  assert.ok(words.includes("Clues {As usual}"));
  assert.ok(words.includes("Number of clues {}"));
  assert.ok(!shows({ ...kind, clues: "24" }).some((line) => line.startsWith("Clues ")));
  assert.ok(words.includes("Cage sizes {2 to 4 cells}"));
  const own = (/** @type {string} */ name) =>
    shows({ kind: name }).filter((line) => /^(Clues|Cage sizes|Leave out)|not needed/.test(line)).length;
  assert.deepEqual(["classic", "x", "renban", "killer"].map(own), [0, 1, 2, 3]);
  shows(kind);
  assert.ok(!offered("Difficulty: other choices").includes("Gentle"));
  shows({ kind: "kropki" });
  await new Promise(setImmediate);
  assert.match(
    shows({ kind: "kropki" })[2],
    /^The digits on both sides of a white dot differ by 1\. .* All black dots/,
  );
});

test("rules are mixed with others, and a jigsaw can have the regions of the board", async () => {
  const { root, asked, shows, offered } = panel();
  shows({ kind: "killer" });
  enter(root, "Mixed with", "x");
  assert.deepEqual(asked.at(-1), { type: "wish", choice: { kind: "killer+x" } });
  assert.deepEqual(shows({ kind: "killer+x" }).slice(0, 2), ["Rules {Killer}", "Mixed with {Diagonals (X)}"]);
  assert.ok(!offered("Mixed with").includes("Killer"));
  enter(root, "Rules", "x");
  assert.deepEqual(asked.at(-1), { type: "wish", choice: { kind: "x" } });
  const drawn = shows({ kind: "jigsaw-drawn" });
  assert.ok(drawn.some((line) => line.startsWith("The board has no regions yet.")));
  assert.ok(!drawn.some((line) => line.startsWith("Kind")));
});

test("a technique sets the grades that can be chosen; a band of ratings is one more", () => {
  const { shows, offered } = panel();
  const others = "Difficulty: other choices";
  const chips = (/** @type {object} */ wish) => shows(wish)[4];
  assert.match(chips({}), /^\[Easy\] \[Medium\]\* \[Hard\]/);
  assert.deepEqual(offered("Required technique"), ["Any", "X-Wing", "Skyscraper"]);
  const all = offered(others);
  assert.ok(all.length > 4);
  assert.match(chips({ technique: "x-wing" }), /^\[Medium\]\* \[Hard\] /);
  assert.deepEqual(offered(others), ["More", "Any"]);
  assert.match(chips({ grade: "er2.8-3.2" }), /\{ER 2\.8-3\.2\}$/);
  assert.deepEqual(offered(others), [...all, "ER 2.8-3.2"]);
});

test("a list is made anew only where it differs", () => {
  const { root, shows } = panel();
  shows({});
  const list = () => control(root, "Difficulty: other choices").options[0];
  const first = list();
  shows({ count: 3 });
  assert.equal(list(), first);
});

test("what is entered is wished for: a number of puzzles unless it is out of bounds, words without blanks around them", () => {
  const { root, shows, asked } = panel();
  shows({});
  enter(root, "Kind: other choices", "9x");
  enter(root, "Kind: other choices", "16");
  press(root, "Hard");
  enter(root, "Symmetry of the clues", "none");
  for (const count of [20, 0, 9999]) enter(root, "How many", count);
  for (const step of ["One fewer", "One more"]) press(root, step);
  enter(root, "Number of clues", " 30 ");
  enter(root, "Required technique", "x-wing");
  enter(root, "Seed or ID", " a b ");
  assert.deepEqual(
    asked.map(({ type, choice }) => [type, ...Object.entries(choice)[0]].join(" ")),
    [
      ...["wish size 9x", "wish size 16", "wish grade hard", "wish symmetry none", "wish count 20"],
      ...["wish count 11", "wish count 13", "wish clues 30", "wish technique x-wing", "wish seed a b"],
    ],
  );
});

test("a band of ratings is taken as it is typed; what is none is told, and stays until it is mended", () => {
  const { root, shows, asked } = panel();
  const band = () => seen(root)[13];
  const input = control(root, "ER range");
  assert.equal(shows({ grade: "er2.8-3.2" })[13], "ER range {2.8-3.2}");
  enter(root, "ER range", "x");
  assert.deepEqual([asked, input.getAttribute("aria-invalid")], [[], "true"]);
  const wrong = seen(root)[14];
  assert.notEqual(wrong, "Seed or ID {}");
  shows({ grade: "er2.8-3.2" });
  assert.equal(band(), "ER range {x}");
  enter(root, "ER range", "3-4");
  assert.deepEqual(
    [asked, input.getAttribute("aria-invalid")],
    [[{ type: "wish", choice: { grade: "er3.0-4.0" } }], null],
  );
  assert.equal(seen(root)[14], "Seed or ID {}");
  input.focus();
  shows({ grade: "er2.8-3.2" });
  assert.equal(band(), "ER range {3-4}");
  Object.assign(document, { activeElement: null });
  shows({ grade: "easy" });
  assert.equal(band(), "ER range {}");
  const open = (/** @type {string} */ size) => shows({ size }).some((line) => line.startsWith("ER range"));
  assert.deepEqual(["9", "9x", "6"].map(open), [true, false, false]);
});

test("a field is not written over while somebody writes in it, a list is", () => {
  const { root, shows } = panel();
  shows({});
  const field = control(root, "Seed or ID");
  field.focus();
  field.value = "mi";
  shows({ seed: "other" });
  assert.equal(field.value, "mi");
  const list = control(root, "Symmetry of the clues");
  list.focus();
  shows({ symmetry: "none", seed: "other" });
  assert.deepEqual([list.value, field.value], ["none", "other"]);
  Object.assign(document, { activeElement: null });
});

test("one, many and a class set are asked for; techniques once they are to be chosen from", () => {
  const { root, shows, asked, more } = panel();
  shows({});
  for (const name of ["Make 12", "Make one", "Make a class set of 12"]) press(root, name);
  assert.ok(!shows({ count: 1 }).some((line) => line.includes("Make one")));
  press(root, "Make");
  more.hears("toggle");
  Object.assign(more, { open: false });
  more.hears("toggle");
  assert.deepEqual(asked, [
    ...["batch", "one", "class", "one"].map((what) => ({ type: "make", what })),
    { type: "techniques?" },
  ]);
});

test("while puzzles are made nothing more can be asked for, it says how far it is, and it can be cancelled", () => {
  const { root, shows, asked } = panel();
  const making = { done: 0, kept: [], total: 3, sought: null, begun: 1000, now: 7000 };
  const outcome = (/** @type {object} */ part, state = {}) =>
    shows({}, { making: { ...making, ...part }, ...state }).slice(-2);
  assert.deepEqual(outcome({}), ["Looking for a puzzle…", "… [Cancel]"]);
  assert.deepEqual(outcome({ done: 2 }), ["2 of 3, 20 per minute", "2/3 [Cancel]"]);
  const sought = { tries: 3, effort: 12 };
  assert.deepEqual(outcome({ sought }), [
    "Looking for a puzzle… (3 of at most 12 tries for the next puzzle)",
    "0.25/3 [Cancel]",
  ]);
  assert.deepEqual(outcome({ done: 2, sought })[1], "2.25/3 [Cancel]");
  assert.equal(outcome({ done: 2, now: 1000 })[0], "2 of 3, 0 per minute");
  assert.equal(outcome({}, { engine: { phase: "loading" } })[0], "Waiting for the solver to load…");
  assert.equal(root.querySelector(".outcome")?.dataset.tone, "busy");
  assert.match(seen(root).at(-3) ?? "", /^\(Make a class set of 12\)/);
  press(root, "Cancel");
  assert.deepEqual(asked, [{ type: "make-cancel" }]);
});

test("what came of it is told, and can be taken where there is something", () => {
  const { root, shows, asked } = panel();
  const outcome = (/** @type {object | null} */ made, making = null) =>
    shows({}, { making, made: made && { tone: "good", words: { key: "task.running" }, ...made } })
      .slice(...(making ? [16] : [17, -1]))
      .concat(root.querySelector(".outcome")?.dataset.tone ?? "");
  assert.deepEqual(outcome(null), [
    "New puzzles always have exactly one solution. They are also saved in My puzzles.",
    "none",
  ]);
  assert.deepEqual(outcome({ kept: [] }), ["Working…", "good"]);
  assert.deepEqual(outcome({ tone: "plain", nearest: {} }), ["Working…", "[Use the closest match]", "plain"]);
  press(root, "Use the closest match");
  const making = /** @type {any} */ ({ done: 0, kept: [], total: 3, sought: null, begun: 0, now: 0 });
  assert.deepEqual(outcome({ kept: ["a"], nearest: {} }, making), ["Looking for a puzzle…", "… [Cancel]", "busy"]);
  assert.deepEqual(asked, [{ type: "make-nearest" }]);
});

test("what was made is on the stage, can be played from there, and printed together", () => {
  const { scene, shows, asked } = panel();
  const item = /** @type {any} */ ({ key: "a", state: stateWith(PUZZLE).board, grade: "easy" });
  const other = { ...item, key: "b", state: { ...item.state, givens: `${"1".padEnd(81, ".")}` } };
  const tray = { ...start.tray, items: [item, other] };
  assert.deepEqual(shows({}, { tray, made: null }) && seen(scene), ["Your puzzles appear here."]);
  const made = {
    tone: "good",
    words: { key: "task.running" },
    kept: [item, other].map(({ state }) => puzzleKey(state)),
  };
  shows({}, { tray, made });
  assert.deepEqual(seen(scene), [
    ...["[Easy 25 clues]", "[Print this puzzle] [Remove from My puzzles]"],
    ...["[Easy 1 clue]", "[Print this puzzle] [Remove from My puzzles]"],
    "2 made, all Easy [Print these] [Book]",
  ]);
  press(scene, "Print these");
  press(scene, "Easy 25 clues");
  press(scene, "Print this puzzle");
  assert.deepEqual(asked, [
    { type: "print-made" },
    { type: "load", puzzles: [item.state], kept: true },
    { type: "place", place: "play" },
    { type: "print-made", kept: [puzzleKey(item.state)] },
  ]);
});

test("a puzzle of the chosen kind can be typed in: Play is opened with an empty board", () => {
  const { root, asked, shows } = panel();
  shows({ size: "16" });
  press(root, "Enter a puzzle");
  assert.deepEqual(asked, [
    { type: "new", size: "16" },
    { type: "place", place: "play" },
    { type: "typeIn" },
    { type: "to-board" },
  ]);
});

test("a single puzzle is drawn with its digits, and is played or printed from the foot of the stage", () => {
  const { scene, shows, asked } = panel();
  const item = /** @type {any} */ ({ key: "a", state: stateWith(PUZZLE).board, grade: "easy" });
  const made = { tone: "good", words: { key: "task.running" }, kept: [puzzleKey(item.state)] };
  shows({}, { tray: { ...start.tray, items: [item] }, made });
  assert.ok(scene.querySelector(".made-board"));
  assert.deepEqual(seen(scene).slice(-2), ["[Remove from My puzzles]", "[Play] [Print]"]);
  press(scene, "Play");
  press(scene, "Print");
  assert.deepEqual(asked, [
    { type: "load", puzzles: [item.state], kept: true },
    { type: "place", place: "play" },
    { type: "print-made" },
  ]);
});
