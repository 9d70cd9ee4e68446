/** Check the place Play: the questions about the board, and the content of an empty board. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createPlay } from "../../../web/play/panel.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { control, placed, press, seen } from "../../support/seen.js";

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
  assert.ok(seen(play.root)[0].startsWith("(Hint) (Check)"));
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

test("only one button is filled: the hint, until an answer has a main button of its own", () => {
  const filled = () => [...play.root.querySelectorAll(".primary")].map(({ textContent }) => textContent);
  shows();
  assert.deepEqual(filled(), ["Hint"]);
  const step = { technique: "hidden-single", er: 1.2, placements: [], eliminations: [], marks: [], words: {} };
  shows({ explain: { kind: "hint", stage: 1, hint: { code: "step", wrong: [], step } } });
  assert.equal(filled().includes("Hint"), false);
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
