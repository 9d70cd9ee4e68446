import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry } from "../../../web/board/geometry.js";
import { barredPlaces, raysOf } from "../../../web/board/rays.js";

const NINE = geometry("9");

/** @param {number} from @param {number} to @param {number} [digit] @returns {import("../../../web/board/link-paths.js").Link} */
const reason = (from, to, digit = 5) => ({ from: [from, digit], to: [to, digit], strong: false });

test("of what a digit bars in one direction the farthest place gets the ray", () => {
  assert.deepEqual(raysOf([reason(0, 3), reason(0, 5), reason(0, 4)], NINE), [{ from: [1, 0.5], to: [5.5, 0.5] }]);
  assert.equal(raysOf([reason(4, 0), reason(4, 8)], NINE).length, 2, "two directions");
  assert.equal(raysOf([reason(0, 3), reason(9, 12)], NINE).length, 2, "two digits");
});

test("a ray begins where it leaves the cell of its digit, on whatever side", () => {
  const starts = [3, 27, 10].map((to) => raysOf([reason(0, to)], NINE)[0].from);
  assert.deepEqual(starts, [
    [1, 0.5],
    [0.5, 1],
    [1, 1],
  ]);
  assert.deepEqual(raysOf([reason(80, 72)], NINE)[0].from, [8, 8.5]);
});

test("every place that is barred gets a cross where its small digit would stand", () => {
  const places = barredPlaces([reason(0, 3, 9), reason(0, 5, 9)], NINE);
  assert.deepEqual(
    places.map((place) => place.map((at) => at.toFixed(2))),
    [
      ["3.83", "0.83"],
      ["5.83", "0.83"],
    ],
  );
});
