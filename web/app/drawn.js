/**
 * What is on the screen's board: what several features want to show there, and which of them comes first.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Mark} Mark
 */
import { markCells } from "../board/marks.js";
import { mistakes } from "../board/mistakes.js";
import { isSolved } from "../board/problems.js";
import { linksNow, stageOfExplain } from "../explain/model.js";
import { stageOf } from "../learn/classroom.js";
import { isPractising } from "../lessons/practice.js";
import { lastRead } from "../photo/actions.js";
import { judgementNow } from "../verdict/now.js";

/** Everything that the board's view needs besides the state; on a desk of its own as in Play. @param {State} state */
export function drawnNow(state) {
  const shown = isPractising(state) ? { ...state, place: /** @type {const} */ ("play") } : state;
  return { stage: stageNow(shown), marks: marksNow(shown), links: linksNow(shown) };
}

/** What a classroom or an explanation shows on the board instead of what the person has there, or null. @param {State} state */
function stageNow({ place, lessons, classroom, explain, board, task, replay }) {
  if (task?.row !== undefined) return null; // the person's own board is read aloud
  if (place === "play" && replay) return { board: replay.board, marks: [], conflicts: [], own: true };
  if (place === "play" && explain) return stageOfExplain(explain, board);
  return place === "learn" && lessons.view === "algorithms" && classroom.scene ? stageOf(classroom.scene) : null;
}

/** What is to be looked at again; there is nothing on a board that is solved. @type {Mark["role"][]} */
const MISTAKES = ["out", "doubtful"];

/** The marks to draw: the row that is read; what was asked for, else what the verdict points at; and mistakes. @param {State} state @returns {Mark[]} */
export function marksNow(state) {
  if (state.task?.row !== undefined) return [{ ...markCells("shown", []), houses: [["row", state.task.row]] }];
  const marks = marksOf(state);
  return isSolved(state.board) ? marks.filter(({ role }) => !MISTAKES.includes(role)) : marks;
}

/** @param {State} state @returns {Mark[]} */
function marksOf(state) {
  const wrong = markCells("out", mistakes(state));
  const judgement = judgementNow(state);
  const asked = state.marks.length > 0 || !judgement ? state.marks : judgedMarks(judgement);
  const unclear = markCells("doubtful", state.marks.length ? [] : (lastRead(state.photo)?.doubtful ?? []));
  return [...asked, wrong, unclear].filter((mark) => ![wrong, unclear].includes(mark) || mark.cells.length);
}

/** @param {import("./state.js").Judgement} judgement */
const judgedMarks = ({ slips, differing }) =>
  [
    markCells("differs", differing),
    markCells(
      "doubtful",
      slips.map((slip) => slip.cell),
    ),
  ].filter((mark) => mark.cells.length);
