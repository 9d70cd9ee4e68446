import assert from "node:assert/strict";
import { test } from "node:test";
import { mixed } from "../../../web/print/mix.js";

/** @param {number[]} counts of the groups @param {number} size of a sheet @returns {string[]} the groups on each sheet */
const sheets = (counts, size) => {
  const items = counts.flatMap((count, group) => Array.from({ length: count }, (_, at) => ({ group, at })));
  const dealt = mixed(items, size).map(({ group }) => group);
  assert.equal(dealt.length, items.length);
  return Array.from({ length: Math.ceil(dealt.length / size) }, (_, at) =>
    dealt.slice(at * size, (at + 1) * size).join(""),
  );
};

test("every sheet of a class set has its share of each group", () => {
  for (const [counts, size, expected] of /** @type {[number[], number, string[]][]} */ ([
    [[3, 3, 3], 3, ["012", "012", "012"]],
    [[4, 2], 3, ["001", "001"]],
    [[2, 2], 1, ["0", "1", "0", "1"]],
    [[1, 1, 1], 2, ["01", "2"]],
    [[2, 0, 1], 3, ["002"]],
    [[], 2, []],
  ]))
    assert.deepEqual(sheets(counts, size), expected, `${counts}`);
});

test("the puzzles of a group stay in their order", () => {
  const items = [0, 1, 0, 1].map((group, at) => ({ group, at }));
  assert.deepEqual(
    mixed(items, 2).map(({ at }) => at),
    [0, 1, 2, 3],
  );
});
