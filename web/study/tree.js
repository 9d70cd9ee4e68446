/**
 * The recursion tree of a run, built from its events. Each placement of a digit is a node. Its parent is the latest
 * earlier placement that is still on the board.
 *
 * The first child of a node has the column of its parent. Every other child starts a new column. Therefore the parts
 * that are already drawn never change: each new node is below or to the right of the others. On every level, the
 * columns are in ascending order. If there are too many placements, further placements are only counted, except on the
 * paths to the first solutions.
 * @typedef {ReturnType<typeof createTree>} Tree
 * @typedef {{cell: number, digit: number, node: number, born: number, over: number}} Standing  a placement on the stack
 *   of placements on the board; `node` is -1 if it is only counted; `over`: the number of placements made above it that
 *   were removed again
 */
import { KINDS } from "../learn/event-log.js";

const [PLACE, UNDO, SOLUTION] = /** @type {const} */ (["place", "undo", "solution"]).map((kind) => KINDS.indexOf(kind));

/** The greatest number of nodes that are stored. */
export const MOST_NODES = 100_000;
/** The number of solutions, counted from the first, whose paths are stored even if MOST_NODES is already reached. */
export const MOST_WAYS = 100;
/** The index of the root. The root is the puzzle before the first placement. */
export const ROOT = 0;
export const NONE = -1;

/**
 * The outcomes of nodes. `open`: the digit is still on the board, and no solution with it has been found yet. `dead`:
 * it was removed without a solution. `solved`: it was part of a solution.
 */
export const FATES = /** @type {const} */ (["open", "dead", "solved"]);
const [OPEN, DEAD, SOLVED] = FATES.keys();

/**
 * The columns of the table of nodes. `born` and `ended` say after how many events of the run the digit was placed and
 * removed. `ended` is 0 as long as the digit was not removed.
 */
const KEPT = {
  parent: Int32Array,
  last: Int32Array, // the node's last child
  next: Int32Array, // the node's next sibling
  column: Int32Array,
  born: Int32Array,
  ended: Int32Array,
  over: Int32Array, // how many placements were made above the node before it was removed
  depth: Uint16Array,
  cell: Int16Array,
  digit: Uint8Array,
  fate: Uint8Array,
};

/** Create the recursion tree of a run, with only its root. Each node stands for a digit that the run has placed. */
export function createTree(most = MOST_NODES) {
  const nodes = tableOf(KEPT);
  /** The nodes of every level of the tree, from left to right. @type {number[][]} */
  const levels = [];
  /** The nodes of every level of the tree that are part of a solution. @type {number[][]} */
  const solved = [];
  /** @type {Standing[]} */
  const stack = [];
  /**
   * For each cell that has a placement on the stack, the index of this placement in the stack.
   * @type {Map<number, number>}
   */
  const heights = new Map();
  let columns = 0;
  let taken = 0;
  let places = 0;
  let solutions = 0;

  /** Add a node below a parent. @param {number} parent @param {Standing} place */
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

  /**
   * Return the node of the topmost stored placement that is lower on the stack than `height`. Return the root if there
   * is no such placement.
   * @param {number} height
   */
  const nodeBelow = (height) => {
    for (let at = height - 1; at >= 0; at -= 1) if (stack[at].node !== NONE) return stack[at].node;
    return ROOT;
  };

  /** Process an event that places a digit. @param {number} cell @param {number} digit */
  const place = (cell, digit) => {
    places += 1;
    const standing = { cell, digit, born: taken, node: NONE, over: 0 };
    // the root does not count towards the limit
    if (nodes.size <= most) standing.node = add(nodeBelow(stack.length), standing);
    heights.set(cell, stack.length);
    stack.push(standing);
  };

  /**
   * Process an event that makes a cell blank: remove its placement and all placements above it from the stack.
   * @param {number} cell
   */
  const clear = (cell) => {
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

  /** Process a solution: mark every placement on the stack as part of it. */
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

  /** Return the children of a node. @param {number} node @returns {number[]} */
  const childrenOf = (node) => {
    const children = [];
    // nodes are numbered in order of creation, so a first child follows its parent directly
    const first = nodes.last[node] === NONE ? NONE : node + 1;
    for (let child = first; child !== NONE; child = nodes.next[child]) children.push(child);
    return children;
  };

  return {
    nodes,
    levels,
    solved,
    childrenOf,
    /** Return the number of columns in the drawing. */
    get columns() {
      return columns + 1;
    },
    /** Return the number of events that have been processed. */
    get taken() {
      return taken;
    },
    /** Return the number of placements, including those that are only counted. */
    get places() {
      return places;
    },
    get folded() {
      return places - nodes.size + 1;
    },

    /** Process the next events of the run. @param {number[][]} items as sent by Python */
    append(items) {
      for (const [kind, cell, digit] of items) {
        taken += 1;
        if (kind === PLACE || kind === UNDO) clear(cell);
        if (kind === PLACE && digit > 0) place(cell, digit);
        if (kind === SOLUTION) succeed();
      }
    },

    /**
     * Return the node that is current after a given number of events. It belongs to the last placement that had not
     * been removed by then.
     * @param {number} position
     */
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

    /** Return the path from the root to a node. @param {number} node @returns {number[]} */
    pathTo(node) {
      const path = [];
      for (let at = node; at !== NONE; at = nodes.parent[at]) path.push(at);
      return path.reverse();
    },

    /**
     * Return the number of placements that have been made above a node so far, including those that were removed again.
     * @param {number} node
     */
    over(node) {
      if (node === ROOT) return places;
      if (nodes.ended[node]) return nodes.over[node];
      const standing = stack.slice(heights.get(nodes.cell[node]));
      return standing.reduce((sum, { over }) => sum + over, standing.length - 1);
    },
  };
}

/**
 * Create a table whose columns are typed arrays. The arrays grow when they are full.
 * @template {Record<string, any>} Kinds @param {Kinds} kinds
 */
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
