/**
 * Practising a technique: a position on a desk of its own, where a person marks what the technique does. The board in Play
 * is not touched: what is done on the desk is done to it alone. Pure.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../contract/shapes.js").Exercise} Exercise
 * @typedef {import("../contract/shapes.js").Judged} Judged
 * @typedef {Pick<State, (typeof OWN)[number]>} Desk
 * @typedef {Judged | {worth: "none"}} Worth  `none`: nothing was marked
 * @typedef {{technique: string, at: number, found: number, exercise: Exercise | null, desk: Desk | null, done: boolean,
 *   judged: {worth: Worth, about: Desk["board"]} | null, working: number | null, failed: Words | null}} Practice
 *   `at`: which of the positions that there are, past them those made on the spot; `found`: how many were right without a
 *   hint; `done`: whether this one was, or had one; `working`: how many puzzles have been tried, 0 while something else is asked
 */
import { digitAt, symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { NO_HISTORY } from "../board/history.js";
import { digitsAt } from "../board/layers.js";
import { markCells } from "../board/marks.js";
import { cellName } from "../board/names.js";
import { STAGES } from "../explain/model.js";
import { isCourse } from "./model.js";

/** What of the state the desk has for itself. */
const OWN = /** @type {const} */ ([
  "board",
  "history",
  "selection",
  "selected",
  "mode",
  "writing",
  "crossing",
  "lit",
  "locking",
  "brush",
  "marks",
  "shown",
  "replay",
  "explain",
  "result",
  "typing",
]);

/** What is done on the desk, while there is one. @type {string[]} */
const DONE = [
  ...["select", "tap", "drag", "alike", "all", "narrow", "digit", "pick", "blank", "erase", "backspace", "writing"],
  ...["light", "locking", "hold", "undo", "redo", "tellMore", "pointAt", "explain"],
];

/** @type {Practice} */
export const NO_PRACTICE = {
  technique: "x-wing",
  at: 0,
  found: 0,
  exercise: null,
  desk: null,
  done: false,
  judged: null,
  working: null,
  failed: null,
};

/** Whether the board shows the desk. @param {State} state */
export const isPractising = ({ place, lessons, practice }) =>
  place === "learn" && lessons.view === "practise" && practice.desk !== null;

/** The state with what is on the desk, while there is one. @param {State} state @returns {State} */
export const seen = (state) => (isPractising(state) ? { ...state, ...state.practice.desk } : state);

/** What the page is laid out for. @param {State} state */
export function layoutOf(state) {
  if (isPractising(state)) return "practise";
  return inCourse(state) ? "course" : state.place;
}

/** Whether a lesson is open that has a small board of its own. @param {State} state */
const inCourse = ({ place, lessons }) => place === "learn" && lessons.view === "lessons" && isCourse(lessons.technique);

/** A change of the state, on the desk if it belongs there. @param {State} state @param {string} type of the action @param {(state: State) => State} change @returns {State} */
export function changedAt(state, type, change) {
  if (!isPractising(state)) return change(state);
  if (!DONE.includes(type)) return left(state, change(state));
  const after = change(seen(state));
  return { ...after, ...ownOf(state), practice: { ...after.practice, desk: ownOf(after) } };
}

/** Another puzzle on the person's own board is what is to be seen. @param {State} before @param {State} after @returns {State} */
const left = (before, after) =>
  after.board === before.board ? after : { ...after, practice: { ...after.practice, desk: null } };

/** @param {State} state @returns {Desk} */
const ownOf = (state) => /** @type {Desk} */ (Object.fromEntries(OWN.map((name) => [name, state[name]])));

/** A position laid out: where nothing is to be written, a digit crosses out. @param {Exercise} exercise @returns {Desk} */
export const deskOf = ({ state: board, step }) => ({
  ...{ board, history: NO_HISTORY, selection: 0, selected: null, mode: "play", crossing: true },
  ...{ writing: step.placements.length ? "digit" : "centre", lit: 0, locking: false, brush: 0, marks: [] },
  ...{ shown: null, replay: null, explain: null, result: null, typing: true },
});

/** What the person has written and crossed out. @param {Exercise} exercise @param {Desk["board"]} board @returns {{placed: Candidate[], struck: Candidate[]}} */
export function marksOn({ state: { values } }, board) {
  const cells = [...values].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));
  const written = cells.filter((cell) => board.values[cell] !== ".");
  return {
    placed: written.map((cell) => [cell, digitAt(board.values, cell)]),
    struck: cells.flatMap((cell) =>
      digitsAt(board, "crossed", cell).map((digit) => /** @type {Candidate} */ ([cell, digit])),
    ),
  };
}

/** After marks were judged: what is right is told in full, what is not is marked. @param {Practice} practice @param {Worth} worth @returns {Practice} */
export function judged(practice, worth) {
  const { desk, exercise, done } = practice;
  if (!desk || !exercise) return practice;
  const after = { ...practice, working: null, judged: { worth, about: desk.board } };
  if (worth.worth !== "right") return { ...after, desk: { ...desk, explain: null, marks: wrongMarks(worth) } };
  const found = practice.found + (done ? 0 : 1);
  return { ...after, found, done: true, desk: told(desk, exercise, worth.step, STAGES) };
}

/** A hint on the position. @param {Practice} practice @returns {Practice} */
export const hinted = (practice) =>
  practice.desk && practice.exercise
    ? { ...practice, judged: null, done: true, desk: told(practice.desk, practice.exercise, practice.exercise.step, 1) }
    : practice;

/** @param {Desk} desk @param {Exercise} exercise @param {Exercise["step"] | null} step @param {number} stage @returns {Desk} */
function told(desk, { state }, step, stage) {
  const cells = /** @type {NonNullable<typeof state.notes>} */ (state.notes);
  const hint = { code: /** @type {const} */ ("step"), wrong: [], right: "", step, cells };
  return { ...desk, marks: [], explain: { kind: "hint", about: desk.board, hint, stage } };
}

/** @param {Worth} worth */
const wrongMarks = (worth) =>
  "marks" in worth && worth.marks.length
    ? [markCells("doubtful", [...new Set(worth.marks.map(([cell]) => cell))])]
    : [];

/** What the person is told of the marks, as long as they stand. @param {Practice} practice @returns {{words: Words, tone: "good" | "bad" | "plain"} | null} */
export function worthWords({ judged: found, desk, exercise, technique }) {
  if (!found || !desk || !exercise || found.about !== desk.board) return null;
  const { worth } = found;
  const name = { key: `technique.${technique}.name` };
  const step = "step" in worth ? worth.step : null;
  const args = { name, other: step ? { key: `technique.${step.technique}.name` } : "", marks: [] };
  if (worth.worth === "none") return { words: { key: `learn.none.${kindOf(exercise)}` }, tone: "plain" };
  const marks = worth.marks.map((mark) => markName(mark, desk.board, worth.worth === "wrong"));
  const tone = worth.worth === "right" ? "good" : worth.worth === "wrong" ? "bad" : "plain";
  return { words: { key: `learn.${worth.worth}`, args: { ...args, marks } }, tone };
}

/** Whether the technique writes or rules out here. @param {Exercise} exercise */
export const kindOf = ({ step }) => (step.placements.length ? "write" : "strike");

/** What was marked, or where it is wrong, the contrary: r1c2=3. @param {Candidate} mark @param {Desk["board"]} board @param {boolean} wrong */
function markName([cell, digit], board, wrong) {
  const written = digitAt(board.values, cell) === digit;
  return `${cellName(geometry(board.geometry), cell)}${written === wrong ? "≠" : "="}${symbolOf(digit)}`;
}
