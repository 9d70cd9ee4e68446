import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "../../../web/learn/event-log.js";
import { createTree, FATES, NONE, ROOT } from "../../../web/study/tree.js";

const [TRY, CONFLICT, PLACE, UNDO, SOLUTION] = KINDS.keys();

/**
 * Return the events of a search for words of `length` digits from 1 to `digits`, which end as they begin, without equal
 * neighbours.
 *
 * The search works as in one of the tutorials: each digit is removed, or is overwritten by the next, or a second cell
 * is filled with every try and cleared before it.
 *
 * @param {"back" | "over" | "pairs"} way @param {number} length @param {number} digits
 */
function searched(way, length, digits) {
  /** @type {number[][]} */
  const events = [];
  /** @type {number[]} */
  const word = [];
  const search = () => {
    if (word.length === length) {
      if (word.at(-1) === word[0]) events.push([SOLUTION, NONE, 0]);
      return;
    }
    const cell = word.length;
    for (let digit = 1; digit <= digits; digit += 1) {
      events.push([TRY, cell, digit]);
      if (digit === word.at(-1)) {
        events.push([CONFLICT, cell, digit]);
        continue;
      }
      if (way === "pairs") events.push([PLACE, 40 + cell, digit]);
      events.push([PLACE, cell, digit]);
      word.push(digit);
      search();
      word.pop();
      if (way === "pairs") events.push([PLACE, 40 + cell, 0]);
      if (way !== "over") events.push([UNDO, cell, 0]);
    }
    if (way === "over") events.push([UNDO, cell, 0]);
  };
  search();
  return events;
}

/**
 * Return the stack after each event, by the rule itself: a cell takes everything entered after it with it.
 * @param {number[][]} events
 */
function stacks(events) {
  /** @type {[number, number][]} */
  let stack = [];
  return events.map(([kind, cell, digit]) => {
    const height = stack.findIndex(([other]) => other === cell);
    if ((kind === PLACE || kind === UNDO) && height >= 0) stack = stack.slice(0, height);
    if (kind === PLACE && digit > 0) stack = [...stack, [cell, digit]];
    return stack;
  });
}

const isPlace = (/** @type {number[]} */ event) => event[0] === PLACE && event[2] > 0;
const WAYS = /** @type {const} */ (["back", "over", "pairs"]);

/** @param {number[][]} events @param {number} [most] */
function treeOf(events, most) {
  const tree = createTree(most);
  tree.append(events);
  return tree;
}

/** @param {ReturnType<typeof createTree>} tree @param {number} node */
const wordOf = ({ nodes, pathTo }, node) =>
  pathTo(node)
    .slice(1)
    .map((at) => [nodes.cell[at], nodes.digit[at]]);

for (const way of WAYS) {
  const events = searched(way, 4, 3);

  test(`${way}: every place is a node, under the place that stood below it`, () => {
    const tree = treeOf(events);
    const expected = stacks(events).filter((_, at) => isPlace(events[at]));
    assert.equal(tree.places, expected.length);
    assert.equal(tree.nodes.size, expected.length + 1);
    assert.equal(tree.folded, 0);
    for (const [at, stack] of expected.entries()) assert.deepEqual(wordOf(tree, at + 1), stack);
  });

  test(`${way}: after any number of events the node is what stands last`, () => {
    const tree = treeOf(events);
    for (const [at, stack] of stacks(events).entries()) assert.deepEqual(wordOf(tree, tree.nodeAt(at + 1)), stack);
    assert.equal(tree.nodeAt(0), ROOT);
  });

  test(`${way}: a node is solved where a solution stands above it, dead where it went without one`, () => {
    const all = stacks(events);
    const solutions = all.filter((_, at) => events[at][0] === SOLUTION).map((stack) => JSON.stringify(stack));
    const tree = treeOf(events);
    for (let node = 1; node < tree.nodes.size; node += 1) {
      const word = JSON.stringify(wordOf(tree, node)).slice(0, -1);
      const leads = solutions.some((solution) => solution.startsWith(word));
      assert.equal(FATES[tree.nodes.fate[node]], leads ? "solved" : "dead");
    }
    assert.deepEqual(
      tree.solved.flat().sort(),
      [...Array(tree.nodes.size).keys()].filter((node) => FATES[tree.nodes.fate[node]] === "solved").sort(),
    );
  });

  test(`${way}: over a node are as many places as have been made while it stood`, () => {
    const all = stacks(events);
    for (const most of [5, 1000])
      for (const length of [31, 60, events.length]) {
        const tree = treeOf(events.slice(0, length), most);
        assert.equal(tree.over(ROOT), tree.places);
        for (let node = 1; node < tree.nodes.size; node += 1) {
          const word = JSON.stringify(wordOf(tree, node)).slice(0, -1);
          const above = all.filter((stack, at) => {
            const stands = at < length && JSON.stringify(stack).startsWith(word);
            return stands && isPlace(events[at]) && at + 1 > tree.nodes.born[node];
          });
          assert.equal(tree.over(node), above.length);
        }
      }
  });

  test(`${way}: no two nodes share a place of the drawing, and every level's columns ascend`, () => {
    const { nodes, levels, columns } = treeOf(events);
    assert.equal(levels.flat().length, nodes.size);
    for (const level of levels)
      for (const [at, node] of level.entries()) if (at) assert.ok(nodes.column[level[at - 1]] < nodes.column[node]);
    for (let node = 1; node < nodes.size; node += 1) assert.ok(nodes.column[nodes.parent[node]] <= nodes.column[node]);
    assert.equal(Math.max(...nodes.column.subarray(0, nodes.size)) + 1, columns);
  });

  test(`${way}: what is there does not change when it grows`, () => {
    const whole = treeOf(events);
    const tree = createTree();
    for (let at = 0; at < events.length; at += 7) {
      const before = [...tree.nodes.column.subarray(0, tree.nodes.size)];
      tree.append(events.slice(at, at + 7));
      assert.deepEqual([...tree.nodes.column.subarray(0, before.length)], before);
    }
    for (const name of /** @type {const} */ (["parent", "column", "born", "ended", "fate", "next"]))
      assert.deepEqual(tree.nodes[name], whole.nodes[name]);
  });

  test(`${way}: beyond so many nodes places are counted, and the ways to the solutions stay`, () => {
    const whole = treeOf(events);
    const tree = treeOf(events, 9);
    assert.equal(tree.places, whole.places);
    assert.ok(tree.folded > 0);
    assert.equal(tree.nodes.size - 1 + tree.folded, tree.places);
    const words = (/** @type {typeof tree} */ { solved, ...rest }) =>
      solved.flat().map((node) => JSON.stringify(wordOf({ solved, ...rest }, node)));
    assert.deepEqual(words(tree).sort(), words(whole).sort());
    const all = stacks(events);
    for (const [at, stack] of all.entries()) {
      const kept = wordOf(tree, tree.nodeAt(at + 1));
      assert.deepEqual(kept, stack.slice(0, kept.length));
    }
    for (const level of tree.levels)
      for (const [at, node] of level.entries())
        if (at) assert.ok(tree.nodes.column[level[at - 1]] < tree.nodes.column[node]);
  });
}

test("the children of a node in their order, and how many places hang under it", () => {
  const tree = treeOf(searched("back", 3, 3));
  const digits = (/** @type {number} */ node) => tree.childrenOf(node).map((child) => tree.nodes.digit[child]);
  assert.deepEqual(digits(ROOT), [1, 2, 3]);
  assert.deepEqual(digits(tree.childrenOf(ROOT)[1]), [1, 3]);
  assert.deepEqual(tree.childrenOf(tree.nodes.size - 1), []);
  assert.equal(tree.over(tree.childrenOf(ROOT)[0]), 2 + 4);
});
