/** Check that the rooms divide the state and the views among themselves, and which views watch everything. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { STATES } from "../../../web/app/actions.js";
import { SLICES } from "../../../web/app/slices.js";
import { INITIAL } from "../../../web/app/state.js";
import { createView, VIEW_NAMES } from "../../../web/app/views.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";

/** Return the names that occur several times. @param {string[]} names */
const repeated = (names) => names.filter((name, at) => names.indexOf(name) < at);

test("each room with a part of the state is started, and no other part is in the state", () => {
  const declared = SLICES.flatMap(({ state }) => (state ? [state] : []));
  assert.deepEqual(new Set(declared), new Set(STATES));
  assert.equal(declared.length, STATES.length);
});

test("no two rooms have a field or a view of the same name", () => {
  assert.deepEqual(repeated(STATES.flatMap(({ first }) => Object.keys(first))), []);
  assert.deepEqual(repeated(SLICES.flatMap(({ views = {} }) => Object.keys(views))), []);
});

/** Return the number of fields that a view reads when it draws a state. @param {string} name @param {typeof INITIAL} state */
function readBy(name, state) {
  document.getElementById = () => document.createElement("div");
  const fields = new Set();
  const noted = new Proxy(state, {
    get(target, field) {
      fields.add(field);
      return Reflect.get(target, field);
    },
  });
  const view = createView(name, () => {});
  view.render(noted);
  view.destroy();
  return fields.size;
}

test("a view reads only fields that it draws; at most two read all", () => {
  const played = stateWith(PUZZLE);
  const listed = { ...played, shelf: { puzzles: [boardFrom(PUZZLE)], index: 0 } };
  const states = [INITIAL, played, listed, { ...played, place: /** @type {const} */ ("print") }];
  const all = Object.keys(INITIAL).length;
  const greedy = VIEW_NAMES.filter((name) => states.some((state) => readBy(name, state) === all));
  assert.ok(greedy.length <= 2, greedy.join());
});
