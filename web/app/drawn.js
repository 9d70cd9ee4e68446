/**
 * The content of the board on the screen. Several features want to show something there, and this module decides which
 * one comes first.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Mark} Mark
 */

import { markCells } from "../board/marks.js";
import { shownMistakes } from "../board/mistakes.js";
import { isSolved } from "../board/problems.js";
import { strongNow } from "../board/strong-links.js";
import { doubtfulIn } from "../draw/doubts.js";
import { linksNow } from "../explain/model.js";
import { stageOfExplain } from "../explain/stage.js";
import { stageOf } from "../learn/classroom.js";
import { isPractising } from "../lessons/practice.js";
import { lastRead } from "../photo/actions.js";
import { judgementNow } from "../verdict/now.js";

/**
 * Return what the view of the board draws besides the state: a board that is shown instead of the player's, marks and
 * links. In practice, they are those of a board in Play.
 * @param {State} state
 */
export function drawnNow(state) {
  const shown = isPractising(state) ? { ...state, place: /** @type {const} */ ("play") } : state;
  return {
    stage: stageNow(shown),
    marks: marksNow(shown),
    links: stageNow(shown) ? linksNow(shown) : strongNow(shown),
  };
}

/**
 * Return the board that an algorithm's run, a replay or an explanation shows instead of the player's board, or null if
 * there is none.
 * @param {State} state
 */
function stageNow({ place, lessons, classroom, explain, board, task, replay }) {
  if (task?.row !== undefined) return null; // while a row is read aloud, the player's own board is shown
  if (place === "play" && replay) return { board: replay.board, marks: [], conflicts: [], own: true };
  if (place === "play" && explain) return stageOfExplain(explain, board);
  return place === "learn" && lessons.view === "algorithms" && classroom.scene ? stageOf(classroom.scene) : null;
}

/**
 * The roles of marks that ask the player to look at a cell again. On a solved board, they are not shown.
 * @type {Mark["role"][]}
 */
const MISTAKES = ["out", "doubtful"];

/**
 * Return the marks to draw on the board. While a row is read aloud, only this row is marked. Otherwise, return the
 * marks of the last answer that the player asked for or, if there are none, those of the check of the puzzle. In both
 * cases, wrong entries that are shown now are marked as well. If the last answer has no marks, doubtful digits from a
 * photograph are marked, too. While rules are drawn, only cells are marked whose rules look wrong or
 * are in conflict.
 * @param {State} state
 * @returns {Mark[]}
 */
export function marksNow(state) {
  if (state.task?.row !== undefined) return [{ ...markCells("shown", []), houses: [["row", state.task.row]] }];
  if (state.draw) return [markCells("doubtful", doubtfulIn(state.board.geometry)), ...state.marks];
  const marks = marksOf(state);
  return isSolved(state.board) ? marks.filter(({ role }) => !MISTAKES.includes(role)) : marks;
}

/** @param {State} state @returns {Mark[]} */
function marksOf(state) {
  const wrong = markCells("out", shownMistakes(state));
  const judgement = judgementNow(state);
  const asked = state.marks.length > 0 || !judgement ? state.marks : verdictMarks(judgement);
  const unclear = markCells("doubtful", state.marks.length ? [] : (lastRead(state.photo)?.doubtful ?? []));
  return [...asked, wrong, unclear].filter((mark) => ![wrong, unclear].includes(mark) || mark.cells.length);
}

/** @param {import("./state.js").Judgement} judgement */
const verdictMarks = ({ slips, differing }) =>
  [
    markCells("differs", differing),
    markCells(
      "doubtful",
      slips.map((slip) => slip.cell),
    ),
  ].filter((mark) => mark.cells.length);
