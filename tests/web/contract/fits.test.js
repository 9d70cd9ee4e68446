import assert from "node:assert/strict";
import { test } from "node:test";
import { isRecord, parsed } from "../../../web/contract/fits.js";

test("a text that says no value is null", () => {
  assert.deepEqual(['{"a":1}', "[2]", "null", "", "{", "undefined"].map(parsed), [
    { a: 1 },
    [2],
    null,
    null,
    null,
    null,
  ]);
});

test("a record has keys: a list has none, nor has nothing", () =>
  assert.deepEqual([{}, [], null, undefined, "{}", 3].map(isRecord), [true, false, false, false, false, false]));
