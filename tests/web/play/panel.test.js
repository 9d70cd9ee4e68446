/** Check the place Play: the questions about the board, and the content of an empty board. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { emptyBoard, puzzleKey } from "../../../web/board/board.js";
import { learn } from "../../../web/board/geometry.js";
import { NO_RULES } from "../../../web/board/meaning.js";
import { createPlay } from "../../../web/play/panel.js";
import { PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { control, placed, press, seen } from "../../support/seen.js";
import { STEP } from "../page/explained.js";

const state = stateWith(PUZZLE);
const HINT = { kind: "hint", stage: 1, hint: { code: "solved", wrong: [], step: null } };

/** @type {ReturnType<typeof placed<ReturnType<typeof createPlay>>>} */
let play;
beforeEach(() => {
  play = placed(createPlay);
});
/** @param {object} [more] @param {object} [begun] */
const shows = (more = {}, begun = state) => play.view.render(/** @type {any} */ ({ ...begun, ...more }));

test("a puzzle is asked for a hint and for a check; an empty board for neither", () => {
  shows();
  assert.ok(seen(play.root)[0].startsWith("[Hint] [Check]"));
  for (const name of ["Hint", "Check"]) press(play.root, name);
  assert.deepEqual(play.acts, [
    { type: "run", task: "hint" },
    { type: "run", task: "check" },
  ]);
  shows({}, INITIAL);
  assert.ok(seen(play.root)[0].startsWith("[More]"));
});

test("a hint that was laid aside for the keypad comes back; nothing else does", () => {
  for (const [more, asked] of /** @type {[object, object][]} */ ([
    [
      { typing: true, explain: HINT },
      { type: "typing", typing: false },
    ],
    [
      { typing: false, explain: HINT },
      { type: "run", task: "hint" },
    ],
    [
      { typing: true, explain: null },
      { type: "run", task: "hint" },
    ],
  ])) {
    shows(more);
    press(play.root, "Hint");
    assert.deepEqual(play.acts.pop(), asked);
  }
});

test("only one button is filled: the hint, or the main button of the answer", () => {
  const filled = () => [...play.root.querySelectorAll(".primary")].map(({ textContent }) => textContent);
  shows();
  assert.deepEqual(filled(), ["Hint"]);
  const step = { technique: "hidden-single", er: 1.2, placements: [], eliminations: [], marks: [], words: {} };
  shows({ explain: { kind: "hint", stage: 1, hint: { code: "step", wrong: [], step } } });
  assert.deepEqual(filled(), ["Show the technique"]);
  shows({ result: { task: "check", tone: "good", words: { key: "check.all" } } });
  assert.deepEqual(filled(), []);
});

test("a solved puzzle has no hint and no check, and the next puzzle is the main button", () => {
  const full = { ...state, board: { ...state.board, values: SOLUTION } };
  shows({ clock: { ...state.clock, solved: true } }, full);
  assert.ok(seen(play.root)[0].startsWith("[More]"));
  assert.deepEqual(
    [...play.root.querySelectorAll(".primary")].map(({ textContent }) => textContent),
    ["Next puzzle"],
  );
});

test("a step that was applied is followed by the next hint", () => {
  shows({ result: { task: "apply", tone: "good", words: { key: "explain.did", args: { parts: [] } } } });
  press(play.root, "Next hint");
  assert.deepEqual(play.acts.splice(0), [{ type: "run", task: "hint" }]);
  shows({ explain: { kind: "hint", stage: 3, hint: { code: "step", wrong: [], cells: {}, step: STEP } } });
  press(play.root, "Next hint");
  assert.deepEqual(play.acts, [{ type: "apply" }, { type: "run", task: "hint" }]);
});

test("while nothing is asked it says how hard the puzzle is, and how much is left", () => {
  const said = (/** @type {object} */ more) => {
    shows(more);
    return play.root.querySelector(".brief-words:not([hidden])")?.textContent;
  };
  const judgement = { puzzle: puzzleKey(state.board), verdict: { code: "one", grade: "medium" } };
  assert.equal(said({ judgement }), "Medium. 56 cells left.");
  assert.equal(said({}), "56 cells left.");
  assert.deepEqual([said({ mode: "enter" }), said({ explain: HINT })], [undefined, undefined]);
});

test("rules open in the place of the keypad, and close when a cell is tapped or something is asked", () => {
  const name = "4+knight";
  learn(name, { ...NO_RULES, rules: [{ kind: "knight", number: null, cells: [], listed: [], places: [] }] });
  const ruled = { ...state, board: emptyBoard(name), rulesRead: { geometry: name, error: null } };
  const shown = () => {
    const { ruled, opened } = drawn(play.root.querySelector(".play")).dataset;
    return [ruled, opened];
  };
  shows({}, ruled);
  assert.deepEqual(shown(), ["true", "false"]);
  press(play.root, "4 × 4 with anti-knight");
  assert.deepEqual(play.acts, [{ type: "typing", typing: false }]);
  assert.deepEqual(shown(), ["true", "true"]);
  shows({ typing: true }, ruled);
  assert.deepEqual(shown(), ["true", "false"]);
  press(play.root, "4 × 4 with anti-knight");
  shows({ explain: HINT }, ruled);
  assert.deepEqual(shown(), ["true", "false"]);
});

test("who wants nothing told of mistakes is offered no check", () => {
  const mistakes = (/** @type {string} */ mistakes) => {
    shows({ settings: { ...state.settings, playing: { ...state.settings.playing, mistakes } } });
    return control(play.root, "Check").hidden;
  };
  assert.deepEqual(["never", "asked"].map(mistakes), [true, false]);
});

test("the keypad's place is taken by an answer and by what an empty board offers, until there is typing", () => {
  const taken = (/** @type {object} */ more, begun = state) => {
    shows(more, begun);
    return play.root.querySelector(".play")?.hasAttribute("data-takes");
  };
  assert.deepEqual([taken({}), taken({ explain: HINT }), taken({}, INITIAL)], [false, true, true]);
  assert.deepEqual([taken({ typing: true, explain: HINT }), taken({ typing: true }, INITIAL)], [false, false]);
});

test("what is left is there no more", () => {
  shows();
  play.view.destroy();
  assert.equal(play.root.querySelector(".play"), null);
});
