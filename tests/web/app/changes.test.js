/** Check the changes of the state by each action of the session against changes.txt. `node FILE write` rewrites it. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANGES } from "../../../web/app/actions.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { held } from "../../support/golden.js";
import { SESSION } from "../page/session.js";

const plain = (/** @type {string} */ _, /** @type {unknown} */ value) =>
  value instanceof Set || value instanceof Map ? [...value] : value;
const told = (/** @type {unknown} */ value) => JSON.stringify(value, plain) ?? "undefined";
const isData = (/** @type {unknown} */ value) => Object.prototype.toString.call(value) === "[object Object]";

/**
 * Yield the differences between two values, each with its path.
 * @param {any} before @param {any} after @param {string} place @returns {Generator<string>}
 */
function* news(before, after, place) {
  if (before === after || told(before) === told(after)) return;
  if (!isData(before) || !isData(after)) return yield `${place}: ${told(after)}`;
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* news(before[name], after[name], place ? `${place}.${name}` : name);
}

test("each action changes of the state what it did, and there is one of every kind", () => {
  const actions = SESSION.flatMap(({ changes }) => changes);
  const done = new Set(actions.map(({ type }) => type));
  assert.deepEqual(
    Object.keys(CHANGES).filter((type) => !done.has(/** @type {any} */ (type))),
    [],
  );
  let state = INITIAL;
  const found = actions.flatMap((action) => {
    const before = state;
    state = reduce(before, action);
    const key = /-[a-z0-9]+-i\b/g; // the key of a puzzle, which depends on the tab
    return [told(action), ...[...news(before, state, "")].map((line) => `  ${line}`)].map((line) =>
      line.replace(key, "-KEY"),
    );
  });
  held(new URL("./changes.txt", import.meta.url), found);
});
