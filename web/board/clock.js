/**
 * The time, the hints and the checks a person has used on the current puzzle. Times are in milliseconds.
 *
 * @typedef {import("../contract/shapes.js").ClockRecord} ClockRecord
 * @typedef {ClockRecord & {mistakes: number, checks: number, since: number | null, paused: boolean}} Clock  `since`: the time from which the clock runs, or null while it is stopped
 */
import { isEmpty, puzzleKey } from "./board.js";
import { isSolved } from "./problems.js";

/** @type {Clock} */
export const NO_CLOCK = {
  ...{ puzzle: "", time: 0, hints: 0, mistakes: 0, checks: 0, solved: null },
  ...{ since: null, paused: false },
};

/** Return the time used up to now. @param {Clock} clock @param {number} now */
export const timeSpent = ({ time, since }, now) => time + (since === null ? 0 : Math.max(0, now - since));

/**
 * Return the clock after stopping it. Its time includes the time up to now.
 * @param {Clock} clock @param {number} now @returns {Clock}
 */
export const stopped = (clock, now) => ({ ...clock, time: timeSpent(clock, now), since: null });

/**
 * Return the values of the clock that are saved: the puzzle, the time, the numbers of hints, mistakes and checks, the
 * assignment, and whether it is solved.
 * @param {Clock} clock @param {number} now @returns {ClockRecord}
 */
export const savedClock = (clock, now) => {
  const { puzzle, time, hints, mistakes, checks, assigned, solved } = stopped(clock, now);
  const more = { ...(mistakes > 0 && { mistakes }), ...(checks > 0 && { checks }), ...(assigned && { assigned }) };
  return { puzzle, time, hints, ...more, solved };
};

/**
 * Return a clock that is stopped and has the saved time, or zero if nothing is saved.
 * @param {ClockRecord | null} [saved] @returns {Clock}
 */
export const clockFrom = (saved) => ({ ...NO_CLOCK, ...saved });

/**
 * Return whether the clock should run as long as the page is visible. The time of an assignment is always counted.
 * @param {import("../app/state.js").State} state
 */
export const isTimed = ({ clock, settings, mode, board, place }) =>
  (settings.playing.timer !== "off" || clock.assigned !== undefined) &&
  place === "play" &&
  mode === "play" &&
  !clock.paused &&
  !clock.solved &&
  !isEmpty(board);

/**
 * Return whether a person has just solved the puzzle without being shown the solution.
 * @param {import("../app/state.js").State} before
 * @param {import("../app/state.js").State} state
 */
export const isJustSolved = (before, { board, mode, clock, solutions, jointRead }) =>
  mode === "play" &&
  !clock.solved &&
  isSolved(board) &&
  (!isSolved(before.board) || jointRead !== before.jointRead) &&
  board.values !== board.givens &&
  puzzleKey(board) === puzzleKey(before.board) &&
  !solutions?.items.includes(board.values);
