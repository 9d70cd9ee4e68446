/**
 * The marking of wrong entries as soon as they are made, for players who want this. The solution is requested once for
 * each puzzle, so that no key press has to wait for it.
 * @typedef {import("../app/state.js").State} State
 */
import { hasUnknownRules, puzzleKey } from "./board.js";
import { geometry } from "./geometry.js";
import { wrongCells } from "./history.js";
import { cellNames } from "./names.js";
import { hasEnoughClues } from "./problems.js";

/** Return whether wrong entries are marked as soon as they are made. @param {State} state */
export const areShown = ({ settings }) => settings.playing.mistakes === "once";

/** Return the wrong cells to mark now. @param {State} state */
export const shownMistakes = (state) => (areShown(state) ? countedMistakes(state) : []);

/** Return whether the solution of the puzzle is known. @param {Pick<State, "board" | "right">} state */
export const isSolutionKnown = ({ board, right }) => right?.puzzle === puzzleKey(board);

/** Return the wrong cells, or none as long as the solution is not known. @param {State} state */
export const countedMistakes = ({ board, mode, right }) =>
  mode === "play" && right && isSolutionKnown({ board, right }) ? wrongCells(board, right.values) : [];

/**
 * Count wrong entries, if mistakes are shown at once or belong to an assignment. If they are shown, add a notice. Cells
 * that were filled before the solution is known are remembered until then.
 * @param {State} state
 * @param {number[]} cells that have just been filled
 * @returns {State}
 */
export function judged(state, cells) {
  const counts = areShown(state) || state.clock.assigned !== undefined;
  if (!counts || state.mode !== "play") return state;
  if (!isSolutionKnown(state)) return { ...state, early: withEarly(state, cells) };
  const wrong = countedMistakes(state).filter((cell) => cells.includes(cell));
  if (!wrong.length) return state;
  const clock = { ...state.clock, mistakes: state.clock.mistakes + wrong.length };
  if (!areShown(state)) return { ...state, clock };
  const names = cellNames(geometry(state.board.geometry), wrong);
  return { ...state, clock, notice: { key: "notice.wrong", args: { cells: names } } };
}

/** Return the cells that wait for the solution, and their puzzle. @param {State} state @param {number[]} cells */
function withEarly({ board, early }, cells) {
  const puzzle = puzzleKey(board);
  const before = early.puzzle === puzzle ? early.cells : [];
  return { puzzle, cells: [...new Set([...before, ...cells])] };
}

/**
 * Return the state with the solution, and judge the cells that were filled while it was not known.
 * @param {State} state @param {State["right"]} right @returns {State}
 */
export function judgedLater(state, right) {
  const { puzzle, cells } = state.early;
  const known = { ...state, right, early: { puzzle: "", cells: [] } };
  return puzzle === right?.puzzle ? judged(known, cells) : known;
}

/**
 * Create an object with a function `update`. It requests the solution of each new puzzle if wrong entries are to be
 * marked at once, or counted for an assignment.
 * @param {{ask: import("../contract/shapes.js").Ask, act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function createMistakes({ ask, act }) {
  let asked = "";
  return {
    /** @param {State} state */
    async update(state) {
      const { board, mode, right, clock } = state;
      const puzzle = puzzleKey(board);
      const counts = areShown(state) || (clock.assigned !== undefined && clock.puzzle === puzzle);
      const wanted = counts && mode === "play" && hasEnoughClues(board) && !hasUnknownRules(board);
      if (!wanted || puzzle === asked || puzzle === right?.puzzle) return;
      asked = puzzle;
      const answer = await ask("solve", { state: board }, { lane: "quick" }).catch(() => null); // errors of the engine are shown elsewhere
      const { code, solution } = answer ?? {};
      if (code === "one" && solution) act({ type: "right", right: { puzzle, values: solution } });
    },
  };
}
