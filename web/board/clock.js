/**
 * How long and with how much help a person is at the puzzle on the board. Times in milliseconds.
 *
 * @typedef {import("../contract/shapes.js").ClockRecord} ClockRecord
 * @typedef {ClockRecord & {since: number | null, paused: boolean}} Clock  `since`: it runs, from then on
 */
import { isEmpty, puzzleKey } from "./board.js";
import { isSolved } from "./problems.js";

/** @type {Clock} */
export const NO_CLOCK = { puzzle: "", time: 0, hints: 0, solved: null, since: null, paused: false };

/** @param {Clock} clock @param {number} now */
export const spent = ({ time, since }, now) => time + (since === null ? 0 : Math.max(0, now - since));

/** @param {Clock} clock @param {number} now @returns {Clock} */
export const stopped = (clock, now) => ({ ...clock, time: spent(clock, now), since: null });

/** What is kept of it. @param {Clock} clock @param {number} now @returns {ClockRecord} */
export const savedClock = (clock, now) => {
  const { puzzle, time, hints, solved } = stopped(clock, now);
  return { puzzle, time, hints, solved };
};

/** @param {ClockRecord | null} [saved] @returns {Clock} */
export const clockFrom = (saved) => ({ ...NO_CLOCK, ...saved });

/** Whether time is to be counted, as long as the page is seen. @param {import("../app/state.js").State} state */
export const isTimed = ({ clock, settings, mode, board }) =>
  settings.playing.timer !== "off" && mode === "play" && !clock.paused && !clock.solved && !isEmpty(board);

/** Whether a person has just solved the puzzle, and has not been shown how. @param {import("../app/state.js").State} before @param {import("../app/state.js").State} state */
export const isJustSolved = (before, { board, mode, clock, solutions }) =>
  mode === "play" &&
  !clock.solved &&
  isSolved(board) &&
  !isSolved(before.board) &&
  board.values !== board.givens &&
  puzzleKey(board) === puzzleKey(before.board) &&
  !solutions?.items.includes(board.values);
