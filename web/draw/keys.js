/**
 * The keys while rules are drawn: a letter chooses a tool, arrows move, Shift and an arrow draw, digits are the number,
 * Enter draws the rule, Escape discards it. With tools for clues, an arrow at the border leads outside the grid.
 * @typedef {import("../app/state.js").State} State
 * @typedef {{tool?: string, digit?: string, cells?: number[], cell?: number, from?: import("./places.js").Place,
 *   does?: "confirm" | "back" | "discard" | "undo"}} Doing
 */
import { geometry } from "../board/geometry.js";
import { isOutside, TOOLS, toolOf } from "./tools.js";

const DOES = /** @type {const} */ ({ Enter: "confirm", Backspace: "back", Delete: "back", Escape: "discard" });
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

/**
 * Return what a key does, or null.
 * @param {KeyboardEvent} event @param {State} state @returns {Doing | null}
 */
export function keysOf(event, state) {
  if (!state.draw || event.altKey) return null;
  const { key } = event;
  if (event.ctrlKey || event.metaKey) return key === "z" ? { does: "undo" } : null;
  if (key in STEPS) return stepOf(event, state, state.draw);
  if (key in DOES) return { does: DOES[/** @type {keyof typeof DOES} */ (key)] };
  if (/^\d$/.test(key)) return { digit: key };
  const tool = key.length === 1 && TOOLS.find(({ letter }) => letter === key.toLowerCase());
  return tool ? { tool: tool.name } : null;
}

/** @param {KeyboardEvent} event @param {State} state @param {import("./types.js").Draw} draw @returns {Doing} */
function stepOf({ key, shiftKey }, { board, selection }, { tool, cells, from }) {
  const { side: n } = geometry(board.geometry);
  const [down, across] = STEPS[key];
  if (from) return outsideStep(from, [down, across], n);
  const [row, column] = [Math.floor(selection / n) + down, (selection % n) + across];
  if (row < 0 || column < 0 || row >= n || column >= n) return isOutside(toolOf(tool)) ? { from: [row, column] } : {};
  const next = row * n + column;
  if (!shiftKey || isOutside(toolOf(tool))) return { cells: [], cell: next };
  const path = cells.length ? cells : [selection];
  return { cells: path.at(-2) === next ? path.slice(0, -1) : [...path, next] };
}

/**
 * Move outside the grid: along its side, back inside, or outwards again, which turns a clue about a diagonal.
 * @param {import("./places.js").Place} from @param {[number, number]} step @param {number} n @returns {Doing}
 */
function outsideStep([row, column], [down, across], n) {
  const [r, c] = [row + down, column + across].map((at) => Math.min(Math.max(at, -1), n));
  const isInside = r >= 0 && c >= 0 && r < n && c < n;
  return isInside ? { cells: [], cell: r * n + c } : { from: [r, c] };
}
