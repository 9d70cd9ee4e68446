/**
 * The recursion tree of a run, from its events: every place is a node, and its parent is the place below it on the stack.
 *
 * A node keeps the column of its parent while it is the first child, and begins a new column else. So the drawing of what is
 * there never changes: a new node stands below or to the right of all others, and in every level the columns ascend.
 *
 * Beyond so many nodes places are counted only, but for the ways to the first solutions.
 *
 * @typedef {ReturnType<typeof createTree>} Tree
 * @typedef {{cell: number, digit: number, node: number, born: number, over: number}} Standing  a place on the stack; node -1:
 *   counted only; `over`: how many places have come and gone over it
 */
import { KINDS } from "../learn/event-log.js";

const [PLACE, UNDO, SOLUTION] = /** @type {const} */ (["place", "undo", "solution"]).map((kind) => KINDS.indexOf(kind));

/** So many nodes are kept one by one. */
export const MOST_NODES = 100_000;
/** And the ways to so many solutions. */
export const MOST_WAYS = 100;
/** Of all nodes, the one that is no place: the puzzle as it was given. */
export const ROOT = 0;
export const NONE = -1;

/** What became of a node; `open`: it stands, and nothing is known yet. */
export const FATES = /** @type {const} */ (["open", "dead", "solved"]);
const [OPEN, DEAD, SOLVED] = FATES.keys();

/** What is known of each node. `born`, `ended`: so many events had happened; `ended` 0: it stands. */
const KEPT = {
  parent: Int32Array,
  last: Int32Array, // its last child
  next: Int32Array, // its next sibling
  column: Int32Array,
  born: Int32Array,
  ended: Int32Array,
  over: Int32Array, // so many places had come and gone over it when it ended
  depth: Uint16Array,
  cell: Int16Array,
  digit: Uint8Array,
  fate: Uint8Array,
};

export function createTree(most = MOST_NODES) {
  const nodes = tableOf(KEPT);
  /** The nodes of every level, in order of their columns, and those of them that led to a solution. @type {number[][]} */
  const levels = [];
  /** @type {number[][]} */
  const solved = [];
  /** @type {Standing[]} */
  const stack = [];
  /** Where on the stack a cell stands. @type {Map<number, number>} */
  const heights = new Map();
  let columns = 0;
  let taken = 0;
  let places = 0;
  let solutions = 0;

  /** @param {number} parent @param {Standing} place */
  const add = (parent, { cell, digit, born }) => {
    const node = nodes.add();
    const before = parent === NONE ? NONE : nodes.last[parent];
    if (before !== NONE) nodes.next[before] = node;
    if (before !== NONE) columns += 1;
    if (parent !== NONE) nodes.last[parent] = node;
    const depth = parent === NONE ? 0 : nodes.depth[parent] + 1;
    nodes.parent[node] = parent;
    nodes.last[node] = NONE;
    nodes.next[node] = NONE;
    nodes.column[node] = columns;
    nodes.born[node] = born;
    nodes.depth[node] = depth;
    nodes.cell[node] = cell;
    nodes.digit[node] = digit;
    levels[depth] ??= [];
    levels[depth].push(node);
    return node;
  };
  add(NONE, { cell: NONE, digit: 0, born: 0, node: ROOT, over: 0 });

  /** The last place on the stack that is a node, below this height. @param {number} height */
  const nodeBelow = (height) => {
    for (let at = height - 1; at >= 0; at -= 1) if (stack[at].node !== NONE) return stack[at].node;
    return ROOT;
  };

  /** @param {number} cell @param {number} digit */
  const place = (cell, digit) => {
    places += 1;
    const standing = { cell, digit, born: taken, node: NONE, over: 0 };
    if (nodes.size <= most) standing.node = add(nodeBelow(stack.length), standing); // the root is one more
    heights.set(cell, stack.length);
    stack.push(standing);
  };

  /** The cell is blank again, and what was placed after it is over. @param {number} cell */
  const leave = (cell) => {
    const height = heights.get(cell) ?? stack.length;
    while (stack.length > height) {
      const { node, cell: left, over } = /** @type {Standing} */ (stack.pop());
      heights.delete(left);
      if (stack.length) stack[stack.length - 1].over += over + 1;
      if (node === NONE) continue;
      nodes.ended[node] = taken;
      nodes.over[node] = over;
      if (nodes.fate[node] === OPEN) nodes.fate[node] = DEAD;
    }
  };

  /** What stands leads to a solution. */
  const succeed = () => {
    solutions += 1;
    markSolved(ROOT);
    for (const [height, standing] of stack.entries()) {
      if (standing.node === NONE && solutions <= MOST_WAYS) standing.node = add(nodeBelow(height), standing);
      if (standing.node !== NONE) markSolved(standing.node);
    }
  };

  /** @param {number} node */
  const markSolved = (node) => {
    if (nodes.fate[node] === SOLVED) return;
    nodes.fate[node] = SOLVED;
    const depth = nodes.depth[node];
    solved[depth] ??= [];
    solved[depth].push(node);
  };

  /** The children of a node. @param {number} node @returns {number[]} */
  const childrenOf = (node) => {
    const children = [];
    const first = nodes.last[node] === NONE ? NONE : node + 1; // what is born next is the first child, if there is one
    for (let child = first; child !== NONE; child = nodes.next[child]) children.push(child);
    return children;
  };

  return {
    nodes,
    levels,
    solved,
    childrenOf,
    /** How many columns the drawing has. */
    get columns() {
      return columns + 1;
    },
    /** So many events have been taken. */
    get taken() {
      return taken;
    },
    /** All places, the folded ones too. */
    get places() {
      return places;
    },
    get folded() {
      return places - nodes.size + 1;
    },

    /** The next events of the run. @param {number[][]} items as Python sends them */
    append(items) {
      for (const [kind, cell, digit] of items) {
        taken += 1;
        if (kind === PLACE || kind === UNDO) leave(cell);
        if (kind === PLACE && digit > 0) place(cell, digit);
        if (kind === SOLUTION) succeed();
      }
    },

    /** The node that stood last after so many events. @param {number} position */
    nodeAt(position) {
      let [low, high] = [0, nodes.size];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (nodes.born[middle] <= position) low = middle;
        else high = middle;
      }
      while (nodes.ended[low] && nodes.ended[low] <= position) low = nodes.parent[low];
      return low;
    },

    /** From the root to a node. @param {number} node @returns {number[]} */
    pathTo(node) {
      const path = [];
      for (let at = node; at !== NONE; at = nodes.parent[at]) path.push(at);
      return path.reverse();
    },

    /** How many places have been made over a node so far. @param {number} node */
    over(node) {
      if (node === ROOT) return places;
      if (nodes.ended[node]) return nodes.over[node];
      const standing = stack.slice(heights.get(nodes.cell[node]));
      return standing.reduce((sum, { over }) => sum + over, standing.length - 1);
    },
  };
}

/** Columns of numbers that grow. @template {Record<string, any>} Kinds @param {Kinds} kinds */
function tableOf(kinds) {
  let room = 1024;
  /** @type {any} */
  const table = { size: 0 };
  for (const [name, Kind] of Object.entries(kinds)) table[name] = new Kind(room);

  table.add = () => {
    if (table.size === room) {
      room *= 2;
      for (const [name, Kind] of Object.entries(kinds)) {
        const larger = new Kind(room);
        larger.set(table[name]);
        table[name] = larger;
      }
    }
    table.size += 1;
    return table.size - 1;
  };
  return /** @type {{[Name in keyof Kinds]: InstanceType<Kinds[Name]>} & {size: number, add: () => number}} */ (table);
}
