/**
 * Words about the rule that is being drawn, and about rules that look wrong.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 */
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { doubtsOf } from "./doubts.js";
import { isOutside, toolOf } from "./tools.js";

/** Return what is being drawn or, if there is nothing, what looks wrong or how the tool is used. @param {State} state @returns {Words} */
export function statusWords(state) {
  const { board, draw } = state;
  const { tool: name, cells, number } = /** @type {import("./types.js").Draw} */ (draw);
  const tool = toolOf(name);
  const count = new Set(cells).size;
  if (name === "regions") return regionWords(state) ?? doubtWords(board.geometry) ?? { key: "draw.how.cells" };
  if (!cells.length) return doubtWords(board.geometry) ?? { key: `draw.how.${tool.way}` };
  if (isOutside(tool) || tool.way === "corner")
    return number ? { key: "draw.typed", args: { number } } : { key: `draw.type.${tool.way}` };
  return { key: number ? "draw.sum" : "draw.cells", args: { count, number } };
}

/** Return the size of the region in hand, while it can grow. @param {State} state @returns {Words | null} */
function regionWords({ board, draw, selection }) {
  const { regions, n } = geometry(board.geometry);
  const cells = draw?.cells ?? [];
  const sign = (regions || ".")[cells[0] ?? selection] ?? ".";
  const own = sign === "." ? [] : [...regions].flatMap((other, cell) => (other === sign ? [cell] : []));
  const count = new Set([...own, ...cells]).size;
  const isClosed = doubtsOf(board.geometry).closed.includes(own[0]);
  return count && (cells.length || (count !== n && !isClosed)) ? { key: "draw.region", args: { count, of: n } } : null;
}

/** Return what looks wrong in the rules of a geometry, or null. @param {string} name @returns {Words | null} */
function doubtWords(name) {
  const { overlapping, closed, uncaged } = doubtsOf(name);
  const size = geometry(name);
  const named = (/** @type {number[]} */ cells) => ({
    count: cells.length,
    cells: cells.slice(0, 6).map((cell) => cellName(size, cell)),
  });
  if (overlapping.length) return { key: "draw.overlapping", args: named(overlapping) };
  if (closed.length) {
    const own = [...size.regions].filter((sign) => sign === size.regions[closed[0]]);
    return { key: "draw.closed", args: { count: own.length, of: size.n, cell: cellName(size, closed[0]) } };
  }
  return uncaged.length ? { key: "draw.uncaged", args: named(uncaged) } : null;
}
