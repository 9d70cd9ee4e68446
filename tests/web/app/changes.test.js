/** Check the rules that every change of the state keeps, with the actions of a whole session. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANGES } from "../../../web/app/actions.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { SESSION } from "../page/session.js";

const ACTIONS = SESSION.flatMap(({ changes }) => changes);

/** Return a value whose every part is frozen. @template T @param {T} value @returns {T} */
function frozen(value) {
  if (!value || typeof value !== "object" || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

/** Yield the parts of a value that are not plain data, each with its path. @param {any} value @param {string} place @returns {Generator<string>} */
function* notPlain(value, place) {
  if (!value || typeof value !== "object") {
    if (typeof value === "function" || typeof value === "symbol") yield place;
    return;
  }
  const kind = Object.prototype.toString.call(value);
  if (!PLAIN.has(kind)) yield `${place}: ${kind}`;
  for (const [name, each] of Object.entries(value)) yield* notPlain(each, place ? `${place}.${name}` : name);
}
const PLAIN = new Set(
  ["Object", "Array", "Set", "Map", "Uint8Array", "Uint8ClampedArray"].map((name) => `[object ${name}]`),
);

test("the session has an action of every kind", () => {
  const done = new Set(ACTIONS.map(({ type }) => type));
  const left = Object.keys(CHANGES).filter((type) => !done.has(/** @type {any} */ (type)));
  assert.deepEqual(left, []);
});

test("a change makes a new state of plain data, leaves the old one as it is, and has every field of it", () => {
  let state = frozen(INITIAL);
  const fields = Object.keys(INITIAL).sort();
  for (const action of ACTIONS) {
    const said = JSON.stringify(action);
    state = frozen(reduce(state, frozen(action)));
    assert.deepEqual(Object.keys(state).sort(), fields, said);
    assert.deepEqual([...notPlain(state, "")], [], said);
  }
});

test("the same actions lead to the same state", () => {
  const key = /-[a-z0-9]+-i\b/g; // the key of a puzzle, which depends on the tab
  const [one, other] = [0, 1].map(() => JSON.stringify(ACTIONS.reduce(reduce, INITIAL)).replace(key, "-KEY"));
  assert.equal(one, other);
});
