import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "../../../web/learn/event-log.js";
import {
  FIRST_CAMERA,
  fitted,
  held,
  moved,
  NEAR,
  nodeNear,
  pointOf,
  showing,
  zoomed,
} from "../../../web/study/camera.js";
import { createTree } from "../../../web/study/tree.js";
import { visibleNodes } from "../../../web/study/tree-drawing.js";

const SIZE = { width: 360, height: 300 };
const [, , PLACE, UNDO] = KINDS.keys();

/**
 * Return a tree: a number of digits in one cell, and below each of them a number of digits in the next cell.
 * @param {number} wide @param {number} narrow
 */
function bush(wide, narrow) {
  const tree = createTree();
  const digits = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => (at % 9) + 1);
  for (const digit of digits(wide)) {
    tree.append([[PLACE, 0, digit]]);
    for (const other of digits(narrow))
      tree.append([
        [PLACE, 1, other],
        [UNDO, 1, 0],
      ]);
    tree.append([[UNDO, 0, 0]]);
  }
  return tree;
}

test("all of a tree is in sight, and near it is as large as its words need", () => {
  const tree = bush(2000, 3);
  const all = fitted(SIZE, tree);
  const last = pointOf(all, tree.columns - 1, tree.levels.length - 1);
  assert.ok(last.x < SIZE.width && last.y < SIZE.height);
  assert.deepEqual(fitted(SIZE, bush(2, 2)), { column: 0, level: 0, ...NEAR });
});

test("what is at the point stays there when it comes nearer, between all and near", () => {
  const tree = bush(2000, 3);
  const all = fitted(SIZE, tree);
  const point = { x: 200, y: 90 };
  const before = (/** @type {typeof all} */ camera) => camera.column + point.x / camera.across;
  const nearer = zoomed(all, 8, point, all);
  assert.ok(Math.abs(before(all) - before(nearer)) < 1e-6);
  assert.equal(zoomed(all, 1e9, point, all).across, NEAR.across);
  assert.equal(zoomed(nearer, 1e-9, point, all).across, all.across);
});

test("a node that is shown is in sight, and what is in sight does not move", () => {
  const shown = showing(FIRST_CAMERA, SIZE, 500, 40);
  const { x, y } = pointOf(shown, 500, 40);
  assert.ok(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height);
  assert.deepEqual(showing(shown, SIZE, 499, 40), shown);
});

test("the tree cannot be moved out of sight", () => {
  const tree = bush(100, 3);
  const away = held(moved(FIRST_CAMERA, 1e6, 1e6), SIZE, tree);
  const farther = held(moved(FIRST_CAMERA, -1e6, -1e6), SIZE, tree);
  assert.ok(pointOf(away, 0, 0).x < SIZE.width);
  assert.ok(pointOf(farther, tree.columns - 1, 0).x > 0);
});

test("the node under a hand is found, and none where none is", () => {
  const tree = bush(50, 4);
  for (let node = 0; node < tree.nodes.size; node += 7) {
    const camera = showing(FIRST_CAMERA, SIZE, tree.nodes.column[node], tree.nodes.depth[node]);
    const point = pointOf(camera, tree.nodes.column[node], tree.nodes.depth[node]);
    assert.equal(nodeNear(camera, { x: point.x + 9, y: point.y - 9 }, tree, 22), node);
  }
  assert.equal(nodeNear(FIRST_CAMERA, { x: 300, y: 5 }, tree, 22), -1);
  assert.equal(nodeNear(FIRST_CAMERA, { x: 20, y: 295 }, tree, 22), -1);
});

test("of nodes that share a pixel one is drawn: a drawing has a bound, and near nothing is left out", () => {
  const tree = bush(10_000, 9);
  const all = visibleNodes(tree.levels, tree, fitted(SIZE, tree), SIZE);
  assert.ok(tree.nodes.size > 99_000 && all.length < SIZE.width * tree.levels.length);
  const near = visibleNodes(tree.levels, tree, { column: 700.2, level: 0, ...NEAR }, SIZE);
  const inSight = [...Array(tree.nodes.size).keys()].filter((node) => {
    const { x } = pointOf({ column: 700.2, level: 0, ...NEAR }, tree.nodes.column[node], 0);
    return x > 0 && x < SIZE.width;
  });
  assert.ok(inSight.length > 5);
  for (const node of inSight) assert.ok(near.includes(node));
});
