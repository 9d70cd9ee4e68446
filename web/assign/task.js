/**
 * A pupil's work on one assignment. It is saved while the pupil writes, and becomes a file when it is handed in.
 * @typedef {import("./assignment.js").Assignment} Assignment
 * @typedef {import("./saved.js").Draft} Draft
 * @typedef {import("../app/state.js").State} State
 */
import { boardOfText } from "../board/board.js";
import { hashOf } from "../board/hash.js";
import { SIZE } from "../learn/classroom.js";
import { loadPrograms, saveProgram } from "../storage/programs.js";
import { newKey } from "../storage/schema.js";
import { textOf } from "./answer-file.js";
import { reportsOf, sumOf } from "./solving.js";

/**
 * Return the actions that start an assignment. They show the algorithm at its position on the puzzle, or open the
 * program in the editor. Puzzles to solve wait until the pupil opens them.
 * @param {Assignment} assignment
 * @param {Draft} draft
 * @param {State} state
 * @returns {import("../app/state.js").Action[]}
 */
export function startActions({ puzzle, slug, seed, position, code, puzzles: solving }, { program }, { board }) {
  if (solving) return [];
  const laid = board.geometry === SIZE && board.givens === puzzle;
  const puzzles = [/** @type {import("../board/board.js").BoardState} */ (boardOfText(puzzle, SIZE))];
  return [
    ...(laid ? [] : [/** @type {const} */ ({ type: "load", puzzles, kept: true })]),
    { type: "classroom", classroom: { slug, seed, making: false, ran: null } },
    ...(code === null
      ? goToPosition(position)
      : [/** @type {const} */ ({ type: "own", own: { slug: program ?? slug } })]),
  ];
}

/**
 * Return the actions that play the algorithm up to a position.
 * @param {number} position @returns {import("../app/state.js").Action[]}
 */
export const goToPosition = (position) => (position ? [{ type: "class", command: "reach", to: position }] : []);

/**
 * Save a copy of the assignment's program for the pupil, if the assignment contains one. Return the draft with the key
 * of this copy.
 * @param {Assignment} assignment @param {Draft} draft @returns {Draft}
 */
export function withProgram({ title, code }, draft) {
  if (code === null || loadPrograms().some(({ key }) => key === draft.program)) return draft;
  const program = newKey();
  saveProgram({ key: program, name: title, code, shared: true });
  return { ...draft, program };
}

/**
 * Return the pupil's current program, or null if the assignment does not ask for a program.
 * @param {Assignment} assignment @param {Draft} draft
 */
export function codeOf({ asks, code }, { program }) {
  if (asks !== "program") return null;
  return loadPrograms().find(({ key }) => key === program)?.code ?? code;
}

/**
 * Return the number of tries in the pupil's last run. If a program is open in the editor, this is the run of the
 * program, otherwise the run of the algorithm.
 * @param {State["classroom"]} classroom @param {string} puzzle
 */
export function triesOf({ own, ran, scene }, puzzle) {
  if (own) return ran;
  return scene?.givens === puzzle ? scene.counters.tries : null;
}

/**
 * Return a hash of the work. It shows whether something has changed since the work was handed in.
 * @param {Draft} draft @param {string | null} code
 */
export const contentOf = ({ name, answer, figures }, code) =>
  String(hashOf(JSON.stringify([name, answer, code, ...(figures.length ? [figures] : [])])));

/**
 * Return the text of the file that the pupil hands in.
 * @param {Draft} draft @param {string | null} code @param {Date} now
 */
export function fileText({ text, name, answer, tries, seconds, figures }, code, now) {
  const handed = { assignment: text, name: name.trim(), answer, tries, seconds, code, handed: now.toISOString() };
  if (!figures.length) return textOf(handed);
  const puzzles = reportsOf(figures);
  return textOf({ ...handed, seconds: sumOf(puzzles, "seconds"), puzzles });
}
