import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnNow, marksNow } from "../../../web/app/drawn.js";
import { puzzleKey } from "../../../web/board/board.js";
import { markCells } from "../../../web/board/marks.js";
import { after, boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

const playing = stateWith(PUZZLE);
const scene = /** @type {any} */ ({ givens: PUZZLE, values: SOLUTION, event: null, over: false });
const learning = {
  ...after(playing, { type: "place", place: "learn" }),
  lessons: { ...playing.lessons, view: /** @type {const} */ ("algorithms") },
  classroom: { ...playing.classroom, scene },
};

/**
 * Return the digits of the board shown instead of the player's own, or null.
 * @param {import("../../../web/app/state.js").State} state
 */
const values = (state) => drawnNow(state).stage?.board.values ?? null;

test("an algorithm's run is on the board while it is watched, and only then", () => {
  assert.equal(values(learning), SOLUTION);
  assert.equal(values({ ...learning, place: "play" }), null);
  assert.equal(values({ ...learning, lessons: { ...learning.lessons, view: "lessons" } }), null);
  assert.equal(values({ ...learning, classroom: { ...learning.classroom, scene: null } }), null);
});

test("a replay is on the board in Play alone", () => {
  const board = boardFrom(SOLUTION);
  const replaying = { ...playing, replay: { board, history: playing.history } };
  assert.equal(values(replaying), SOLUTION);
  assert.equal(values({ ...replaying, place: "make" }), null);
});

test("nothing is marked as a mistake or as doubtful once the board is solved", () => {
  const photo = /** @type {any} */ ({ phase: "read", words: [], doubtful: [0, 1] });
  const right = { puzzle: puzzleKey(playing.board), values: SOLUTION.replace("496", "469") };
  const told = {
    ...playing.settings,
    playing: { ...playing.settings.playing, mistakes: /** @type {const} */ ("once") },
  };
  const checked = { ...playing, photo, right, settings: told, marks: [markCells("out", [1]), markCells("found", [2])] };
  const rolesOf = (/** @type {string} */ values) =>
    marksNow({ ...checked, board: { ...playing.board, values } }).map(({ role }) => role);
  assert.deepEqual(rolesOf(`${SOLUTION.slice(0, -2)}.8`), ["out", "found", "out"]);
  assert.deepEqual(rolesOf(SOLUTION), ["found"]);
  assert.deepEqual(
    marksNow({ ...playing, photo }).map(({ role }) => role),
    ["doubtful"],
  );
  assert.deepEqual(marksNow({ ...playing, photo, board: { ...playing.board, values: SOLUTION } }), []);
});
