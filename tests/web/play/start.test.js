/** Check what an empty board offers. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createStart } from "../../../web/play/start.js";
import { boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, openMenus, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

const SATURDAY = new Date(2026, 10, 28, 9);
/** @type {any[]} */
const acts = [];
const start = createStart(
  (action) => acts.push(action),
  () => SATURDAY,
);
/** @param {object} more @param {object} [begun] */
function shown(more, begun = INITIAL) {
  start.render(/** @type {any} */ ({ ...begun, ...more }));
  return seen(start.root);
}

/** Return a state in which these puzzles are saved. @param {object[]} newcomers */
const withSaved = (newcomers) => reduce(INITIAL, /** @type {any} */ ({ type: "tray-add", newcomers, now: 1 }));

test("a puzzle is photographed, typed in, made in one of several difficulties, or that of the day", () => {
  const words = shown({}).join(" ");
  for (const offer of ["[Photograph]", "[Type it in]", "New puzzle", "[Easy] [Medium] [Hard] [More]"])
    assert.ok(words.includes(offer), `${offer} in ${words}`);
  assert.ok(words.includes("[Puzzle of the day November 28 · Expert]"), words);
  for (const name of ["Type it in", "Medium", "Puzzle of the day November 28 · Expert", "Paste or open"])
    press(start.root, name);
  assert.deepEqual(acts.splice(0), [
    ...[{ type: "typeIn" }, { type: "to-board" }],
    { type: "make-grade", grade: "medium" },
    { type: "day-puzzle", day: "20261128" },
    { type: "incoming", incoming: { text: "", error: null } },
  ]);
  openMenus(start.root);
  for (const item of drawn(start.root)
    .all("button")
    .filter(({ className }) => className.startsWith("menu-item")))
    item.click();
  const made = acts.splice(0).map(({ grade, type, place }) => grade ?? place ?? type);
  assert.deepEqual(made, ["gentle", "expert", "diabolical", "extreme", "nightmare", "make", "example"]);
});

test("the puzzle that was played last is offered with its difficulty, progress and time", () => {
  const saved = [...PUZZLE]
    .flatMap((symbol, cell) => (symbol === "." ? [cell] : []))
    .map((cell, at) => {
      const state = boardFrom(PUZZLE.slice(0, cell) + SOLUTION[cell] + PUZZLE.slice(cell + 1));
      const played = at === 4 ? "2026-11-28T08" : "2026-11-27T08";
      const values = at === 9 ? SOLUTION : state.values.replace(".", "1");
      const progress = {
        board: { ...state, values },
        time: 754000,
        hints: 0,
        solved: at === 9 ? "2026" : null,
        played,
      };
      return { state, source: "made", grade: at === 4 ? "hard" : "easy", progress };
    });
  const words = shown({}, withSaved(saved)).join(" ");
  assert.match(words, /\[Continue Hard · \d+ of 81 · 12:34\]/);
  drawn(start.root).all("button")[0].click();
  assert.deepEqual(acts.splice(0), [{ type: "load", puzzles: [saved[4].progress.board], kept: true }]);
  assert.ok(!shown({}).join(" ").includes("Continue"));
});

test("today's puzzle has a tick once it is solved", () => {
  const id = "g2.9.expert.half-turn.any.any.d20261128.0";
  const progress = { board: { ...boardFrom(PUZZLE), values: SOLUTION }, time: 0, hints: 0, solved: "2026" };
  const saved = { state: boardFrom(PUZZLE), source: "made", id, progress };
  assert.match(shown({}, withSaved([saved])).join(" "), /November 28 · Expert · Solved\]/);
});

test("it is told that one is being made, which can be cancelled, and that none was found", () => {
  const words = (/** @type {object} */ more) => shown(more).join(" ").split("[Paste or open]")[1].trim();
  const made = (/** @type {string} */ tone) => ({
    made: { tone, words: { key: "make.cancelled", args: { count: 2 } } },
  });
  assert.equal(words({}), "");
  assert.equal(words({ making: {} }), "Looking for a puzzle… [Cancel]");
  press(start.root, "Cancel");
  assert.deepEqual(acts.splice(0), [{ type: "make-cancel" }]);
  assert.ok(words(made("bad")).includes("2"));
  assert.equal(words(made("good")), "");
});

test("it gives way to a puzzle, and to what was asked", () => {
  assert.deepEqual(shown({}, stateWith(PUZZLE)), []);
  assert.deepEqual(shown({ result: { words: { key: "explain.end" }, tone: "good" } }), []);
  assert.ok(shown({}).length);
});
