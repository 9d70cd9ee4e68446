/** Check the place Play: the questions about the board, and the content of an empty board. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { emptyBoard, puzzleKey } from "../../../web/board/board.js";
import { learn } from "../../../web/board/geometry.js";
import { markCells } from "../../../web/board/marks.js";
import { NO_RULES } from "../../../web/board/meaning.js";
import { createPlay } from "../../../web/play/panel.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
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
/** Return the names of the filled buttons. */
const filled = () =>
  [...play.root.querySelectorAll(".primary")].flatMap((button) => (isAway(button) ? [] : [button.textContent]));
/** @param {any} node @returns {boolean} */
const isAway = (node) => Boolean(node) && (node.hidden || isAway(node.parentElement));
/** @param {object} [more] @param {object} [begun] */
const shows = (more = {}, begun = state) => play.view.render(/** @type {any} */ ({ ...begun, ...more }));

test("a puzzle is asked for a hint and for a check", () => {
  shows();
  assert.ok(seen(play.root)[0].startsWith("[Hint] [Check]"));
  for (const name of ["Hint", "Check"]) press(play.root, name);
  assert.deepEqual(play.acts, [
    { type: "run", task: "hint" },
    { type: "run", task: "check" },
  ]);
});

test("an empty board has neither, but, while someone types, a way back to the start", () => {
  shows({}, INITIAL);
  for (const name of ["Hint", "Check", "Puzzle", "Back to the start"]) assert.throws(() => press(play.root, name));
  shows({ typing: true }, INITIAL);
  press(play.root, "Back to the start");
  assert.deepEqual(play.acts, [{ type: "typing", typing: false }]);
});

test("a hint stays while a cell is tapped, because the digits are below it; another answer gives way to the keypad", () => {
  const typing = (/** @type {object} */ more) => after({ ...state, ...more }, { type: "tap", cell: 1 }).typing;
  assert.deepEqual([typing({ explain: HINT }), typing({})], [false, true]);
  const hinted = (/** @type {object} */ more) => {
    shows(more);
    return drawn(document.documentElement).getAttribute("data-takes") === "hint";
  };
  const result = { task: "check", tone: "good", words: { key: "check.all" } };
  assert.deepEqual([hinted({ explain: HINT }), hinted({ result }), hinted({})], [true, false, false]);
});

test("only one button is filled: the hint, or the main button of the answer", () => {
  shows();
  assert.deepEqual(filled(), ["Hint"]);
  shows({ explain: { kind: "hint", stage: 3, hint: { code: "step", wrong: [], cells: {}, step: STEP } } });
  assert.deepEqual(filled(), ["Apply"]);
  shows({ result: { task: "check", tone: "good", words: { key: "check.all" } } });
  assert.deepEqual(filled(), []);
});

test("a typed puzzle with one solution is played by the main button; hints are there, too", () => {
  const judgement = { puzzle: puzzleKey(state.board), verdict: { code: "one", grade: "medium" } };
  shows({ mode: "enter", judgement });
  assert.equal(seen(play.root)[0], "[Play it] [Hint]");
  assert.deepEqual(filled(), ["Play it"]);
  press(play.root, "Play it");
  assert.deepEqual(play.acts, [{ type: "playTyped" }]);
  for (const more of [{ mode: "enter" }, { judgement }]) {
    shows(more);
    assert.deepEqual(filled(), ["Hint"]);
  }
});

test("after a check with a wrong entry, the button that removes it is filled", () => {
  const wrong = after(state, { type: "select", cell: 1 }, { type: "digit", digit: 6 });
  const result = { task: "check", tone: "bad", words: { key: "check.wrong", args: { count: 1, cells: ["r1c2"] } } };
  shows({ result, marks: [markCells("out", [1])] }, wrong);
  const filled = [...play.root.querySelectorAll(".primary:not([hidden])")].map(({ textContent }) => textContent);
  assert.deepEqual(filled.filter(Boolean), ["Remove the wrong entry"]);
  press(play.root, "Remove the wrong entry");
  assert.equal(play.acts.at(-1).board.values, PUZZLE);
  press(play.root, "Go back to the last correct state");
  assert.deepEqual(play.acts.at(-1), { type: "run", task: "rewind" });
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
  learn(name, {
    ...NO_RULES,
    rules: [{ kind: "knight", number: null, cells: [], listed: [], places: [], drawn: null }],
  });
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
