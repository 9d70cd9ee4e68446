import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { emptyBoard } from "../../../web/board/board.js";
import { dropProgram, saveProgram } from "../../../web/storage/programs.js";
import { createRace } from "../../../web/study/race-run.js";
import { createRaceView } from "../../../web/study/race-view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { pretending } from "../../support/pretending.js";
import { inEnglish } from "../../support/seen.js";
import { storage } from "../../support/storage.js";

layOut();
inEnglish();
beforeEach(() => void Object.assign(globalThis, { localStorage: storage() }));

/** Create the view of a race before its start. */
function seen(state = stateWith(PUZZLE), /** @type {() => Promise<unknown>} */ answer = () => new Promise(() => {})) {
  const run = createRace({ ask: pretending(answer), getState: () => state });
  const view = createRaceView(run);
  view.render(state);
  const root = drawn(view.root);
  const selects = root.all("select").map((select) => /** @type {typeof select & HTMLSelectElement} */ (select));
  return { run, root, selects, view };
}

test("each lane has its own choice, which the other does not change, and a name of its own", () => {
  const { run, root, selects } = seen();
  const [one, other] = selects;
  assert.deepEqual([one.value, other.value], run.race.slugs);
  const [, , third, fourth] = one.all("option").map((option) => option.getAttribute("value"));
  Object.assign(one, { selectedIndex: 2 }).hears("change");
  Object.assign(other, { selectedIndex: 3 }).hears("change");
  assert.deepEqual(run.race.slugs, [third, fourth]);
  assert.deepEqual([one.value, other.value], run.race.slugs);
  const ids = selects.map((select) => select.getAttribute("id"));
  assert.deepEqual(
    root.all("label").flatMap((label) => label.getAttribute("for") ?? []),
    [...ids, "study-race-pace"],
  );
  assert.equal(new Set(ids).size, 3);
});

test("what it is raced by is seen, whoever has chosen it", () => {
  const { run, selects } = seen();
  const by = selects[2];
  assert.equal(by.value, "tries");
  run.choose({ by: "clock" });
  assert.equal(by.value, "clock");
  Object.assign(by, { selectedIndex: 0 }).hears("change");
  assert.deepEqual([run.race.by, by.value], ["tries", "tries"]);
});

test("the slider says how fast, as it is moved; each board is named by its algorithm and how far it is", () => {
  const { run, root } = seen();
  const [pace] = root.all("input");
  Object.assign(pace, { valueAsNumber: 2 }).hears("input");
  assert.deepEqual([run.race.pace, pace.value], [2, "2"]);
  const said = pace.getAttribute("aria-valuetext");
  run.choose({ pace: 3 });
  assert.notEqual(pace.getAttribute("aria-valuetext"), said);
  const names = root.all("svg").flatMap((svg) => svg.getAttribute("aria-label") ?? []);
  assert.equal(new Set(names).size, 2);
  const digits = root.all("text").map((text) => text.textContent || ".");
  assert.equal(digits.join(""), PUZZLE.repeat(2));
});

test("it is held on the puzzle of the board, of the classroom's size alone", () => {
  const small = { ...stateWith(PUZZLE), board: emptyBoard("4") };
  const { root, view } = seen(small);
  const boards = () => new Set(root.all("text").map((text) => text.textContent)).size > 1;
  const isIdle = () => root.querySelector(".primary")?.hasAttribute("disabled");
  assert.deepEqual([boards(), isIdle()], [false, true]);
  view.render(stateWith(PUZZLE));
  assert.deepEqual([boards(), isIdle()], [true, false]);
  view.render(small);
  assert.deepEqual([boards(), isIdle()], [false, true]);
});

test("a program of one's own races while it is kept; then who raced at first takes its place", () => {
  const { run, root, selects, view } = seen();
  const lookAgain = () => {
    const state = stateWith(PUZZLE);
    view.render({ ...state, classroom: { ...state.classroom, own: /** @type {any} */ ({}) } });
  };
  const offered = () => selects[0].options.some(({ value }) => value === "own.mine");
  const isTimed = () => !root.querySelectorAll(".muted")[1].hidden;
  const begun = run.race.slugs;
  assert.deepEqual([offered(), isTimed()], [false, false]);
  saveProgram({ key: "mine", name: "Mine", code: "pass" });
  lookAgain();
  assert.deepEqual([offered(), isTimed()], [true, true]);
  run.choose({ slugs: ["own.mine", "own.mine"] });
  lookAgain();
  assert.deepEqual(run.race.slugs, ["own.mine", "own.mine"]);
  dropProgram("mine");
  lookAgain();
  assert.deepEqual([run.race.slugs, offered(), isTimed()], [begun, false, false]);
});

test("what went wrong is said, and another race can begin", async () => {
  const { run, root } = seen(stateWith(PUZZLE), () => Promise.reject(new Error("lost")));
  const told = () => root.querySelector(".outcome");
  const before = told()?.textContent;
  await run.start();
  assert.match(told()?.textContent ?? "", /lost/);
  assert.equal(told()?.getAttribute("data-tone"), "bad");
  assert.equal(root.querySelector(".primary")?.hasAttribute("disabled"), false);
  run.leave();
  assert.deepEqual([told()?.textContent, told()?.getAttribute("data-tone")], [before, "none"]);
});
