/** Check the pages of events of a run that is shown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sourceOf } from "../../../web/study/pages.js";

/** Return a run of nine events. Some are known at first, and each request adds three. */
function runOf(known = 0) {
  const all = Array.from({ length: 9 }, (_, at) => [0, at, 1]);
  const log = {
    size: known,
    items: (/** @type {number} */ from, /** @type {number} */ limit) =>
      all.slice(from, Math.min(from + limit, log.size)),
  };
  const run = {
    log,
    complete: known === 9,
    async more() {
      log.size += 3;
      run.complete = log.size === 9;
    },
  };
  return /** @type {any} */ (run);
}

/** @param {any} run @param {number} start @param {number} limit */
async function paged(run, start, limit) {
  const { items, next } = await sourceOf(run).more(start, limit);
  return [items.map(([, at]) => at).join(""), next, run.log.size];
}

test("what is not known yet is fetched, and no more; after the last event there is none", async () => {
  assert.deepEqual(await paged(runOf(), 0, 2), ["01", 2, 3]);
  assert.deepEqual(await paged(runOf(), 4, 9), ["45", 6, 6]);
  assert.deepEqual(await paged(runOf(), 6, 9), ["678", null, 9]);
});

test("of a run that is known, pages are told until its last event", async () => {
  const run = runOf(9);
  assert.deepEqual(await paged(run, 0, 4), ["0123", 4, 9]);
  assert.deepEqual(await paged(run, 4, 4), ["4567", 8, 9]);
  assert.deepEqual(await paged(run, 8, 4), ["8", null, 9]);
});

test("a page that ends where as much is known as yet is not the last", async () => {
  assert.deepEqual(await paged(runOf(3), 0, 3), ["012", 3, 3]);
});
