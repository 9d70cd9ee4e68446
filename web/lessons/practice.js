/**
 * Practice of a technique as plain data. A position is put on a desk, which is a board separate from the one in Play.
 * The player marks on the desk what the technique does.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../contract/shapes.js").Exercise} Exercise
 * @typedef {import("../contract/shapes.js").Judged} Judged
 * @typedef {Pick<State, (typeof DESK_PARTS)[number]>} Desk
 * @typedef {Judged | {worth: "none"}} Worth  the result of Check; `none`: the player has marked nothing
 * @typedef {{technique: string, at: number, found: number, exercise: Exercise | null, desk: Desk | null, done: boolean,
 *   judged: {worth: Worth, about: Desk["board"]} | null, working: number | null, failed: Words | null}} Practice
 *   `at`: the index of the position; if it is beyond the last one, a new position is made; `found`: the number of
 *   positions solved without a hint; `done`: whether this position is solved or has had a hint; `working`: the number
 *   of puzzles tried so far to make a position, 0 during other requests
 */
import { digitAt } from "../board/board.js";
import { NO_HISTORY } from "../board/history.js";
import { digitsAt } from "../board/layers.js";
import { markCells } from "../board/marks.js";
import { STAGES } from "../explain/model.js";
import { isCourse } from "./model.js";

/** The fields of the state of which the desk (the separate board for practice) has its own copies. */
const DESK_PARTS = /** @type {const} */ ([
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

/**
 * The types of actions that, during practice, change the desk (the separate board for practice) instead of the board in
 * Play.
 * @type {string[]}
 */
const DESK_ACTIONS = [
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

/**
 * Return whether the page shows the desk (the board for practice) instead of the player's own board.
 * @param {State} state
 */
export const isPractising = ({ place, lessons, practice }) =>
  place === "learn" && lessons.view === "practise" && practice.desk !== null;

/**
 * Return the state to draw. During practice, the fields of the desk (the board for practice) replace those of the
 * player's own board.
 * @param {State} state
 * @returns {State}
 */
export const withDesk = (state) => (isPractising(state) ? { ...state, ...state.practice.desk } : state);

/**
 * Return the name of the layout that the page needs now: that of practice, of a lesson with a small board, or of the
 * current place.
 * @param {State} state
 */
export function layoutOf(state) {
  if (isPractising(state)) return "practise";
  return inCourse(state) ? "course" : state.place;
}

/** Return whether a lesson with its own small board is open. @param {State} state */
const inCourse = ({ place, lessons }) => place === "learn" && lessons.view === "lessons" && isCourse(lessons.technique);

/**
 * Apply a change to the state. During practice, an action on the board changes the desk (the board for practice)
 * instead of the board in Play.
 * @param {State} state @param {string} type of the action @param {(state: State) => State} change @returns {State}
 */
export function applyChange(state, type, change) {
  if (!isPractising(state)) return change(state);
  if (!DESK_ACTIONS.includes(type)) return withoutOldDesk(state, change(state));
  const after = change(withDesk(state));
  return { ...after, ...deskParts(state), practice: { ...after.practice, desk: deskParts(after) } };
}

/**
 * Return the state after a change. If the change has replaced the player's own board, remove the desk (the board for
 * practice), so that the new board becomes visible.
 * @param {State} before @param {State} after @returns {State}
 */
const withoutOldDesk = (before, after) =>
  after.board === before.board ? after : { ...after, practice: { ...after.practice, desk: null } };

/** Return those fields of the state that a desk (a board for practice) has. @param {State} state @returns {Desk} */
const deskParts = (state) => /** @type {Desk} */ (Object.fromEntries(DESK_PARTS.map((name) => [name, state[name]])));

/**
 * Return a desk (a board for practice) with the position of an exercise. If the technique does not place a digit,
 * digits that the player types are crossed out.
 * @param {Exercise} exercise @returns {Desk}
 */
export const deskOf = ({ state: board, step }) => ({
  ...{ board, history: NO_HISTORY, selection: 0, selected: null, mode: "play", crossing: true },
  ...{ writing: step.placements.length ? "digit" : "centre", lit: 0, locking: false, brush: 0, marks: [] },
  ...{ shown: null, replay: null, explain: null, result: null, typing: true },
});

/**
 * Return the digits that the player has entered, and the candidates that the player has crossed out.
 * @param {Exercise} exercise @param {Desk["board"]} board @returns {{placed: Candidate[], struck: Candidate[]}}
 */
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

/**
 * Return the practice with the result of Check. A right answer is explained in full. After a wrong answer, the player's
 * wrong digits are highlighted.
 * @param {Practice} practice @param {Worth} worth @returns {Practice}
 */
export function withWorth(practice, worth) {
  const { desk, exercise, done } = practice;
  if (!desk || !exercise) return practice;
  const after = { ...practice, working: null, judged: { worth, about: desk.board } };
  if (worth.worth !== "right") return { ...after, desk: { ...desk, explain: null, marks: wrongMarks(worth) } };
  const found = practice.found + (done ? 0 : 1);
  return { ...after, found, done: true, desk: withExplanation(desk, exercise, worth.step, STAGES) };
}

/**
 * Return the practice with the first stage of a hint shown on its board.
 * @param {Practice} practice @returns {Practice}
 */
export const withHint = (practice) =>
  practice.desk && practice.exercise
    ? {
        ...practice,
        judged: null,
        done: true,
        desk: withExplanation(practice.desk, practice.exercise, practice.exercise.step, 1),
      }
    : practice;

/**
 * Return the practice board (desk) with an explanation of the step, up to a stage of the hint.
 * @param {Desk} desk @param {Exercise} exercise @param {Exercise["step"] | null} step @param {number} stage
 * @returns {Desk}
 */
function withExplanation(desk, { state }, step, stage) {
  const cells = /** @type {NonNullable<typeof state.notes>} */ (state.notes);
  const hint = { code: /** @type {const} */ ("step"), wrong: [], right: "", step, cells };
  return { ...desk, marks: [], explain: { kind: "hint", about: desk.board, hint, stage } };
}

/**
 * Return marks that highlight the cells in which the player has written or crossed out a wrong digit.
 * @param {Worth} worth
 */
const wrongMarks = (worth) =>
  "marks" in worth && worth.marks.length
    ? [markCells("doubtful", [...new Set(worth.marks.map(([cell]) => cell))])]
    : [];

/** Return what an exercise asks for: to write a digit, or to cross out candidates. @param {Exercise} exercise */
export const kindOf = ({ step }) => (step.placements.length ? "write" : "strike");
