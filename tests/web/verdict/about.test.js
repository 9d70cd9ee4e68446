import assert from "node:assert/strict";
import { test } from "node:test";
import { createAbout } from "../../../web/verdict/about.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { layOut } from "../../support/elements.js";
import { inEnglish, placed, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

/** @type {import("../../../web/app/state.js").State} */
const playing = { ...stateWith(PUZZLE), layer: "about" };
const soFar = { er: 8.5, grade: "nightmare", beyond: true };
/** @param {object} verdict @param {object} [more] */
const judged = (verdict, more) => {
  const found = { puzzle: `9:${PUZZLE}`, differing: [], slips: [], searched: false };
  const whole = { code: "one", count: 1, exact: true, problems: [], ...verdict };
  return after(playing, { type: "judged", judgement: /** @type {any} */ ({ ...found, verdict: whole, ...more }) });
};

/** Return the dialog below its head, with its numbers open, and whether it has a place for the ways. */
function about() {
  const { root, acts, view } = placed(createAbout);
  for (const fold of root.all("details")) Object.assign(fold, { open: true });
  const shows = (/** @type {typeof playing} */ state) => {
    view.render(state);
    const ways = root.querySelector(".about")?.lastElementChild; // its content is loaded later
    return [...seen(root).slice(2), ...(ways?.hidden ? [] : ["ways"])];
  };
  return { root, acts, view, shows };
}

const NUMBERS = ["Statistics", "Clues", "25 clues"];
const ER = "Sudoku Explainer rating of the hardest step (ER)";

test("all that is known is said: the verdict, what its grade means, and the numbers", () => {
  const { shows } = about();
  assert.deepEqual(shows(playing), ["25 clues · loading the solver…", ...NUMBERS]);
  assert.deepEqual(shows(judged({ grade: "hard", er: 4.25, beyond: false })), [
    ...[
      "one solution · Hard",
      "Hard: needs at most a pair, a triple, an X-Wing, Swordfish, XY-Wing or XYZ-Wing; most of these puzzles need only locked candidates.",
    ],
    ...[...NUMBERS, ER, "4.3", "ways"],
  ]);
  assert.deepEqual(shows(judged({}, { soFar })), [
    ...["one solution · at least Nightmare · still grading…", "[Stop grading]"],
    ...[...NUMBERS, ER, "≥ 8.5", "ways"],
  ]);
  assert.deepEqual(shows(judged({ code: "none", count: 0 })), ["25 clues · no solution", ...NUMBERS]);
  const another = { ...judged({}), board: stateWith(PUZZLE.replace("4", ".")).board };
  assert.ok(!shows(another).includes("ways"), "nothing of the puzzle before");
});

test("EP and ED stand beside ER; what is only a lower bound is marked", () => {
  const { shows } = about();
  const ratings = (/** @type {typeof playing} */ state) => shows(state).slice(shows(state).indexOf(ER), -1);
  const early = ["Hardest step up to the first digit (EP)", "First step (ED)"];
  const whole = judged({ grade: "hard", er: 4.5, ep: 3.4, ed: 1.5, beyond: false });
  assert.deepEqual(ratings(whole), [ER, "4.5", early[0], "3.4", early[1], "1.5"]);
  const begun = judged({}, { soFar: { ...soFar, ep: null, ed: 7.1 } });
  assert.deepEqual(ratings(begun), [ER, "≥ 8.5", early[0], "≥ 8.5", early[1], "7.1"]);
});

test("it is opened once, and closed once, which ends the search for ways", () => {
  const { root, acts, view, shows } = about();
  const [dialog] = root.all("dialog");
  const show = (/** @type {boolean} */ open) => () => Object.assign(dialog, { open, turns: ++turns });
  let turns = 0;
  Object.assign(dialog, { show: show(true), close: show(false) });
  const layers = /** @type {const} */ (["", "about", "about", "menu", "menu"]);
  const words = dialog.querySelector(".about-words");
  const done = layers.map((layer) => {
    shows({ ...judged({}), layer: /** @type {any} */ (layer) });
    if (!turns) assert.equal(words?.textContent, "", "nothing is drawn in it before");
    return [
      Reflect.get(dialog, "open") ?? false,
      turns,
      acts
        .splice(0)
        .map(({ type }) => type)
        .join(),
    ];
  });
  assert.deepEqual(done, [
    [false, 0, ""],
    [true, 1, ""],
    [true, 1, ""],
    [false, 2, "ways-stop"],
    [false, 2, ""],
  ]);
  view.destroy();
  assert.deepEqual(root.children, []);
});

test("what is offered is done when the dialog is closed, as Close does", () => {
  const { root, acts, shows } = about();
  shows(judged({}, { soFar }));
  acts.length = 0;
  const closed = { type: "layer", layer: "" };
  press(root, "Stop grading");
  assert.deepEqual(acts.splice(0), [closed, { type: "stop-rating" }]);
  press(root, "Close");
  assert.deepEqual(acts, [closed]);
});
