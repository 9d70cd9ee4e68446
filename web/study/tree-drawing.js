/**
 * A drawing of a tree on a canvas. Only the visible part is drawn. If several nodes share a pixel, only one of them is
 * drawn. Therefore the time depends on the number of pixels, not on the number of nodes.
 * @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./camera.js").Size} Size
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {{dead: string, solved: string, path: string, here: string, on: string, paper: string, font: string}} Inks
 * @typedef {{nodes: number[], ink: string, width: number, bold: boolean}} Layer
 */
import { symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { SIZE } from "../learn/classroom.js";
import { from, NEAR, pointOf } from "./camera.js";
import { NONE, ROOT } from "./tree.js";

/**
 * The least widths of a column, in pixels, at which a node shows the name of its cell, and at which it shows its digit.
 */
const WORDS = 38;
const DIGIT = 13;
/** The distance in pixels below which several nodes are drawn as one. */
const APART = 1.5;
const CELL = geometry(SIZE);

/**
 * Draw the visible part of the recursion tree, and mark the current node.
 * @param {CanvasRenderingContext2D} pen @param {Size} size @param {Tree} tree @param {Camera} camera
 * @param {number} here @param {Inks} inks
 */
export function drawTree(pen, size, tree, camera, here, inks) {
  pen.clearRect(0, 0, size.width, size.height);
  const path = tree.pathTo(here);
  /** @type {Layer[]} */
  const layers = [
    { nodes: visibleNodes(tree.levels, tree, camera, size), ink: inks.dead, width: 1, bold: false },
    { nodes: path, ink: inks.path, width: 2, bold: false },
    { nodes: visibleNodes(tree.solved, tree, camera, size), ink: inks.solved, width: 3, bold: true },
  ];
  for (const layer of layers) drawEdges(pen, size, tree, camera, layer);
  for (const layer of layers) drawNodes(pen, tree, camera, layer, inks);
  drawHere(pen, tree, camera, here, inks);
}

/**
 * Return the nodes that are visible. On each level, also return the next node to the right, because its edge may be
 * visible.
 * @param {number[][]} levels @param {Tree} tree @param {Camera} camera @param {Size} size @returns {number[]}
 */
export function visibleNodes(levels, { nodes: { column } }, camera, { width, height }) {
  /** @type {number[]} */
  const found = [];
  const right = camera.column + width / camera.across;
  const gap = APART / camera.across;
  const first = Math.max(Math.floor(camera.level), 0);
  const last = Math.min(Math.ceil(camera.level + height / camera.down), levels.length - 1);
  for (let at = first; at <= last; at += 1) {
    const level = levels[at];
    let place = from(level, column, camera.column - 1);
    while (place < level.length) {
      const node = level[place];
      found.push(node);
      if (column[node] > right) break;
      place = from(level, column, column[node] + gap, place + 1);
    }
  }
  return found;
}

/**
 * Draw the edges from nodes to their parents. An edge goes up from the node, and then across to the parent.
 * @param {CanvasRenderingContext2D} pen @param {Size} size @param {Tree} tree @param {Camera} camera
 * @param {Layer} layer
 */
function drawEdges(pen, { width }, { nodes: table }, camera, { nodes, ink, width: thick }) {
  const edge = (/** @type {number} */ x) => Math.max(-thick, Math.min(x, width + thick));
  pen.beginPath();
  for (const node of nodes) {
    const parent = table.parent[node];
    if (parent === NONE) continue;
    const { x, y } = pointOf(camera, table.column[node], table.depth[node]);
    const above = pointOf(camera, table.column[parent], table.depth[parent]);
    const turn = y - camera.down * 0.5;
    if (x <= width + thick) pen.moveTo(edge(x), y);
    if (x <= width + thick) pen.lineTo(edge(x), turn);
    else pen.moveTo(edge(x), turn);
    pen.lineTo(edge(above.x), turn);
    pen.lineTo(edge(above.x), above.y);
  }
  pen.strokeStyle = ink;
  pen.lineWidth = camera.across < DIGIT ? Math.max(thick / 2, 0.75) : thick;
  pen.stroke();
}

/**
 * Draw nodes as boxes. If there is room, write the text of each node in its box.
 * @param {CanvasRenderingContext2D} pen @param {Tree} tree @param {Camera} camera @param {Layer} layer
 * @param {Inks} inks
 */
function drawNodes(pen, tree, camera, { nodes, ink, width, bold }, { paper, font }) {
  pen.fillStyle = camera.across < DIGIT ? ink : paper;
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.beginPath();
  for (const node of nodes) box(pen, tree, camera, node);
  pen.fill();
  if (camera.across < DIGIT) return;
  pen.stroke();
  pen.fillStyle = ink;
  for (const node of nodes) write(pen, tree, camera, node, font, bold);
}

/**
 * Draw the current node as a filled box. It has a minimum size, so that it is visible even when the tree is small.
 * @param {CanvasRenderingContext2D} pen @param {Tree} tree @param {Camera} camera @param {number} here
 * @param {Inks} inks
 */
function drawHere(pen, tree, camera, here, inks) {
  pen.fillStyle = inks.here;
  pen.strokeStyle = inks.paper;
  pen.lineWidth = 1.5;
  pen.beginPath();
  box(pen, tree, camera, here, 8);
  pen.fill();
  if (camera.across < DIGIT) return pen.stroke();
  pen.fillStyle = inks.on;
  write(pen, tree, camera, here, inks.font, true);
}

/**
 * Add the box of a node to the path of the pen.
 * @param {CanvasRenderingContext2D} pen @param {Tree} tree @param {Camera} camera @param {number} node
 * @param {number} [least] the least size of the box in pixels
 */
function box(pen, { nodes }, camera, node, least = 1) {
  const { x, y } = pointOf(camera, nodes.column[node], nodes.depth[node]);
  const [wide, high] = [camera.across / NEAR.across, camera.down / NEAR.down].map((part, at) =>
    Math.max(part * (at ? 32 : 40), least),
  );
  pen.rect(x - wide / 2, y - high / 2, wide, high);
}

/**
 * Write the digit of a node. If there is room, also write the name of its cell under the digit.
 * @param {CanvasRenderingContext2D} pen @param {Tree} tree @param {Camera} camera @param {number} node
 * @param {string} font @param {boolean} bold
 */
function write(pen, { nodes }, camera, node, font, bold) {
  if (camera.down < DIGIT) return;
  const { x, y } = pointOf(camera, nodes.column[node], nodes.depth[node]);
  const near = camera.across >= WORDS && camera.down >= WORDS;
  const size = near ? 14 : Math.min(camera.across, camera.down, 14) * 0.8;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `${bold ? 700 : 500} ${size}px ${font}`;
  if (node === ROOT) return pen.fillText("•", x, y);
  pen.fillText(symbolOf(nodes.digit[node]), x, near ? y - 6 : y);
  if (!near) return;
  pen.font = `${bold ? 600 : 400} 11px ${font}`;
  pen.fillText(cellName(CELL, nodes.cell[node]), x, y + 8);
}
