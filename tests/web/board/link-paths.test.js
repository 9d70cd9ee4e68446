import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry, SIZES } from "../../../web/board/geometry.js";
import { linkPaths, numbersOf, placeOf, pointAt } from "../../../web/board/link-paths.js";

/** @typedef {import("../../../web/board/link-paths.js").Link} Link */
/** @typedef {import("../../../web/board/link-paths.js").Point} Point */

const NINE = geometry("9");

/** @param {[number, number]} from @param {[number, number]} to @param {boolean} [strong] @returns {Link} */
const link = (from, to, strong = true) => ({ from, to, strong });

/** @param {Link[]} links */
const drawn = (links, size = NINE) => linkPaths(links, size);

/**
 * Return many points of a line.
 * @param {import("../../../web/board/link-paths.js").LinkPath} path @returns {Point[]}
 */
const along = ({ curve }) => Array.from({ length: 101 }, (_, index) => pointAt(curve, index / 100));

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Return the smallest distance between two lines. @param {Point[]} one @param {Point[]} other */
const gap = (one, other) => Math.min(...one.flatMap((point) => other.map((another) => distance(point, another))));

/**
 * Return whether the middle of a curve is on the straight line between its ends.
 * @param {import("../../../web/board/link-paths.js").LinkPath} path
 */
function straight({ curve: [from, pull, to] }) {
  const across = (to[0] - from[0]) * (pull[1] - from[1]) - (to[1] - from[1]) * (pull[0] - from[0]);
  return Math.abs(across) < 1e-9;
}

test("a candidate's place is that of its small digit", () => {
  assert.deepEqual(placeOf([0, 5], NINE), [0.5, 0.5]);
  assert.deepEqual(
    placeOf([80, 9], NINE).map((at) => at.toFixed(2)),
    ["8.83", "8.83"],
  );
});

test("alone a link is straight, from digit to digit, and stops short of both; its arrow points to the second", () => {
  const [path] = drawn([link([0, 5], [1, 5])]);
  assert.ok(straight(path));
  const [tip, ...wings] = path.head;
  assert.deepEqual(
    [...path.curve[0], ...tip].map((at) => at.toFixed(2)),
    ["0.67", "0.50", "1.33", "0.50"],
  );
  assert.ok(wings.every(([x]) => x < tip[0]));
  assert.ok(wings[0][1] * wings[1][1] < 0.25, "on both sides of the line");
});

test("there and back are two lines, as are a long link and a shorter one on its way", () => {
  const [there, back] = drawn([link([0, 5], [3, 5]), link([3, 5], [0, 5], false)]);
  assert.ok(straight(there) && !straight(back));
  assert.ok(gap(along(there).slice(30, 70), along(back).slice(30, 70)) > 0.1);
  const [short, long] = drawn([link([1, 5], [2, 5]), link([0, 5], [3, 5])]);
  assert.ok(straight(short) && !straight(long));
});

test("a line goes around the other candidates of its chain", () => {
  const paths = drawn([link([0, 5], [8, 5]), link([4, 5], [40, 5], false)]);
  const middle = placeOf([4, 5], NINE);
  assert.ok(along(paths[0]).every((point) => distance(point, middle) > 0.15));
});

test("no line leaves the board", () => {
  const edge = drawn([link([0, 1], [4, 1]), link([4, 1], [8, 1]), link([8, 1], [0, 1])]);
  for (const path of edge) assert.ok(along(path).every(([x, y]) => Math.min(x, y, 9 - x, 9 - y) > 0));
});

test("a link within a cell is drawn too", () => {
  const [path] = drawn([link([40, 1], [40, 2])]);
  const [tip] = path.head;
  assert.ok(tip[0] > path.curve[0][0]);
  assert.ok(distance(path.middle, placeOf([40, 1], NINE)) > 0.15, "its number stands beside it");
});

test("a link from a candidate to itself stays at its place", () => {
  const [path] = drawn([link([40, 5], [40, 5])]);
  for (const point of along(path)) assert.ok(distance(point, placeOf([40, 5], NINE)) < 0.2);
});

test("links are numbered in their order; what leads to one conclusion together has one number", () => {
  const chain = [link([0, 1], [1, 1]), link([1, 1], [2, 1], false), link([2, 1], [0, 1])];
  assert.deepEqual(numbersOf(chain), [1, 2, 3]);
  const net = [link([0, 1], [1, 1], false), link([1, 1], [9, 1]), link([2, 1], [9, 1]), link([9, 1], [10, 1], false)];
  assert.deepEqual(numbersOf(net), [1, 2, 2, 3]);
  assert.deepEqual(numbersOf([link([0, 1], [9, 1], false), link([1, 1], [9, 1])]), [1, 2], "false, and true");
});

test("on every size a chain across the board stays on it", () => {
  for (const name of SIZES) {
    const size = geometry(name);
    const last = size.cells - 1;
    const paths = drawn([link([0, 1], [last, size.n]), link([last, size.n], [0, 1], false)], size);
    assert.equal(paths.length, 2);
    for (const path of paths) {
      const within = along(path).every(([x, y]) => Math.min(x, y, size.n - x, size.n - y) > 0);
      assert.ok(within, name);
    }
  }
});
