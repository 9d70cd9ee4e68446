/**
 * The recursion tree for keys and for screen readers: the node that a key goes to, the description of a node, and rows
 * of text.
 */
import { symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { SIZE } from "../learn/classroom.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { FATES, MOST_NODES, MOST_WAYS, NONE, ROOT } from "./tree.js";

const CELL = geometry(SIZE);

/**
 * Return the node that a key goes to. Return -1 if there is no node in this direction. Return null if the key does
 * nothing in the tree.
 * @param {import("./tree.js").Tree} tree @param {number} here @param {string} key
 */
export function nextOf({ nodes, childrenOf }, here, key) {
  const parent = nodes.parent[here];
  const beside = parent === NONE ? [here] : childrenOf(parent);
  const at = beside.indexOf(here);
  switch (key) {
    case "ArrowDown":
      return childrenOf(here)[0] ?? NONE;
    case "ArrowUp":
      return parent;
    case "ArrowLeft":
      return beside[at - 1] ?? NONE;
    case "ArrowRight":
      return beside[at + 1] ?? NONE;
    case "Home":
      return ROOT;
    case "End":
      return nodes.size - 1;
    default:
      return null;
  }
}

/**
 * Return the name of a node: its cell and its digit, or the name of the root.
 * @param {import("./tree.js").Tree} tree @param {number} node
 */
const nameOf = ({ nodes }, node) =>
  node === ROOT
    ? t("study.tree.root")
    : t("study.tree.node", { cell: cellName(CELL, nodes.cell[node]), digit: symbolOf(nodes.digit[node]) });

/**
 * Return the description of a node: its cell and digit, its depth, and whether it led to a solution.
 * @param {import("./tree.js").Tree} tree @param {number} node
 */
export function nodeWords(tree, node) {
  const fate = t(`study.tree.fate.${FATES[tree.nodes.fate[node]]}`);
  return t("study.tree.words", {
    node: nameOf(tree, node),
    depth: tree.nodes.depth[node],
    count: tree.over(node),
    fate,
  });
}

/**
 * Return a sentence about the nodes that are only counted, not stored. Return an empty text if all nodes are stored.
 * @param {import("./tree.js").Tree} tree
 */
export const foldedWords = ({ folded, places }) =>
  folded ? t("study.tree.folded", { count: folded, places, most: MOST_NODES, ways: MOST_WAYS }) : "";

/** Return the ID of the row that describes a node for screen readers. @param {number} node */
export const idOf = (node) => `tree-node-${node}`;

/**
 * Return the rows that describe the tree around a node for screen readers: the path to the node, the node itself, its
 * siblings and its children.
 * @param {import("./tree.js").Tree} tree @param {number} here
 */
export function rowsOf(tree, here) {
  const above = tree.pathTo(here).slice(0, -1);
  const parent = tree.nodes.parent[here];
  const beside = parent === NONE ? [here] : tree.childrenOf(parent);
  const after = beside.indexOf(here) + 1;
  const listed = [...above, ...beside.slice(0, after), ...tree.childrenOf(here), ...beside.slice(after)];
  return listed.map((node) => rowOf(tree, node, node === here || above.includes(node)));
}

/**
 * Return the row that describes one node for screen readers.
 * @param {import("./tree.js").Tree} tree @param {number} node
 * @param {boolean} open  whether rows of its children may follow
 */
function rowOf(tree, node, open) {
  const { parent, depth, last } = tree.nodes;
  const beside = parent[node] === NONE ? [node] : tree.childrenOf(parent[node]);
  const place = {
    "aria-level": depth[node] + 1,
    "aria-posinset": beside.indexOf(node) + 1,
    "aria-setsize": beside.length,
    "aria-expanded": last[node] === NONE ? null : String(open),
  };
  return h("div", { role: "treeitem", id: idOf(node), ...place }, nodeWords(tree, node));
}
