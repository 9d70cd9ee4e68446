/**
 * The actions of a person who draws rules, whether by finger, mouse or keys.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").Draw} Draw
 * @typedef {import("./places.js").Spot} Spot
 * @typedef {import("./places.js").Place} Place
 */
import { geometry } from "../board/geometry.js";
import { cageAt, rulesIn } from "./named.js";
import { cornerOf, linesFrom } from "./places.js";
import { hasNumber, isOutside, toolOf } from "./tools.js";

/** The most digits of a number: no sum in a grid is longer. A corner has up to four digits. */
const LONGEST = 4;

/** The parts of a drawing before anything is drawn. */
export const NOTHING = { cells: [], number: "", from: null };

/** @param {() => State} getState @param {(action: import("../app/state.js").Action) => void} onAction */
export function createDrawer(getState, onAction) {
  const drawn = () => /** @type {Draw} */ (getState().draw);
  const tool = () => toolOf(drawn().tool);
  const name = () => getState().board.geometry;

  /** @param {Partial<Draw>} part */
  const set = (part) => onAction({ type: "draw", draw: { ...drawn(), ...part } });

  /** Draw the rule, and begin another one. */
  const confirm = () => {
    if (drawn().cells.length) onAction({ type: "redraw", drawn: drawn() });
    set(NOTHING);
  };

  /** Delete what the tool has drawn at some cells. @param {number[]} cells */
  const erase = (cells) => {
    onAction({ type: "redraw", drawn: { ...drawn(), cells }, erase: true });
    set(NOTHING);
  };

  /** Begin a clue at a place outside the grid. At the same place again, it looks along the next line. @param {Place} from */
  const look = (from) => {
    const lines = linesFrom(from, geometry(name()).side, tool().way === "diagonal");
    const isAgain = String(from) === String(drawn().from);
    const at = isAgain ? lines.findIndex((line) => String(line) === String(drawn().cells)) + 1 : 0;
    if (isAgain && lines.length > 1) return set({ cells: lines[at % lines.length] });
    confirm();
    const old = lines.find((line) => rulesIn(name()).some((rule) => isClue(rule, line)));
    set({ from, cells: old ?? lines[0] ?? [] });
  };

  /** @param {{kind: string, cells: number[]}} rule @param {number[]} line */
  const isClue = ({ kind, cells }, line) => kind === drawn().tool && String(cells) === String(line);

  /** Return the cells with which a tool begins in a cell. @param {Spot} spot */
  const firstCells = ({ cell, beside, corner }) => {
    if (tool().way === "edge") return beside === null ? [] : [cell, beside];
    return tool().way === "corner" ? corner : [cell];
  };

  return {
    confirm,
    /** @param {Spot} spot */
    begin(spot) {
      if (isOutside(tool()) && spot.from) return look(spot.from);
      confirm();
      if (spot.cell >= 0 && !isOutside(tool())) set({ cells: firstCells(spot) });
    },
    /** Draw on through a cell, or go back to the cell before. @param {number} cell */
    extend(cell) {
      const { cells } = drawn();
      if (!cells.length || ["edge", "corner"].includes(tool().way) || isOutside(tool())) return;
      set({ cells: cells.at(-2) === cell ? cells.slice(0, -1) : [...cells, cell] });
    },
    /** At the end of a drag, draw the rule at once unless its number is to be typed. */
    lift() {
      if (!hasNumber(tool())) return confirm();
      const old = tool().way === "sum" && cageAt(name(), drawn().cells[0]);
      if (old) set({ cells: [...new Set([...old.cells, ...drawn().cells])] });
    },
    /** Delete what is under a long press. Return whether there is anything. */
    hold() {
      const { cells } = drawn();
      const isThere = cells.length > 0 && rulesIn(name()).some((rule) => rule.cells.includes(cells[0]));
      const isPainted = tool().name === "regions" && cells.length > 0;
      if (isThere || isPainted) erase(cells);
      return isThere || isPainted;
    },
    /** Type a digit of the number. Without a drag before, the number is for the selected cell. @param {string} digit */
    type(digit) {
      if (!hasNumber(tool()) || drawn().number.length >= LONGEST) return;
      const { cells, number } = drawn();
      const { selection } = getState();
      const alone = tool().way === "sum" ? (cageAt(name(), selection)?.cells ?? [selection]) : cornerHere(selection);
      set({ cells: cells.length || isOutside(tool()) ? cells : alone, number: number + digit });
    },
    /** Remove the last digit of the number, or the rule itself. */
    back() {
      const { cells, number } = drawn();
      if (number) set({ number: number.slice(0, -1) });
      else erase(cells.length || isOutside(tool()) ? cells : firstHere());
    },
    /** Discard what is being drawn. Return whether there was anything. */
    discard() {
      const has = drawn().cells.length > 0;
      if (has) set(NOTHING);
      return has;
    },
    /** @param {string} chosen */
    choose(chosen) {
      confirm();
      set({ tool: chosen, margin: isOutside(toolOf(chosen)) ? 1 : 0 });
    },
    look,
    set,
  };

  /** @param {number} cell */
  function cornerHere(cell) {
    return cornerOf(cell, geometry(name()).side);
  }

  /** Return the cells that a key deletes without a drag before. */
  function firstHere() {
    const { selection } = getState();
    return tool().way === "corner" ? cornerHere(selection) : [selection];
  }
}
