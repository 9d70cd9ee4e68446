/**
 * The progress of each puzzle in My puzzles, which is saved, and the clock of the puzzle on the board. The clock runs
 * only while the timer is on, the page is visible and shows Play, and the puzzle is being played. A puzzle that is opened again
 * continues from its saved progress.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isUntouched, puzzleKey, withoutEntries } from "../board/board.js";
import { clockFrom, isJustSolved, isTimed, savedClock, stopped } from "../board/clock.js";
import { judgementNow } from "../verdict/now.js";

/** The pause after the last change before progress is saved, in milliseconds. */
const REST = 1000;

/** @param {{getState: () => State, act: (action: Action) => void, page?: Pick<Document, "hidden" | "addEventListener">, now?: () => number}} wiring */
export function createPlayKeeper({ getState, act, page = document, now = Date.now }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /**
   * The clocks of puzzles that are not on the board any more, by key. They are needed for puzzles that are not in My
   * puzzles.
   * @type {Map<string, import("../board/clock.js").ClockRecord>}
   */
  const clocksLeft = new Map();

  /** Save the progress on the board with its puzzle, if the puzzle is in My puzzles. @param {State} state */
  const saveProgress = ({ board, clock, tray }) => {
    clearTimeout(rest);
    const item = itemOf(tray.items, board);
    if (!item || (isUntouched(board) && !item.progress)) return;
    const { puzzle: _, ...counted } = savedClock(clock, now());
    const progress = { board, ...counted };
    const { played, ...before } = item.progress ?? {};
    if (JSON.stringify(progress) === JSON.stringify(before)) return;
    act({ type: "tray-played", progress: { ...progress, played: new Date(now()).toISOString() } });
  };

  /**
   * Save the clock and the progress of the puzzle that has just left the board.
   * @param {State} before @param {State} state
   */
  const leave = (before, { tray }) => {
    const { board, clock } = before;
    if (clock.puzzle !== puzzleKey(board)) return;
    clocksLeft.set(clock.puzzle, savedClock(clock, now()));
    saveProgress({ ...before, tray });
  };

  /**
   * Start the clock of the puzzle that is now on the board. It continues from the time of earlier visits.
   * @param {State} state
   */
  const begin = ({ board, tray }) => {
    const known = itemOf(tray.items, board)?.progress ?? clocksLeft.get(puzzleKey(board));
    const { time = 0, hints = 0, mistakes, checks, assigned, solved = null } = known ?? {};
    const more = { ...(mistakes && { mistakes }), ...(checks && { checks }), ...(assigned && { assigned }) };
    act({ type: "clock", clock: clockFrom({ puzzle: puzzleKey(board), time, hints, ...more, solved }) });
  };

  /** @param {State} state */
  const solve = (state) => {
    const when = new Date(now()).toISOString();
    const clock = { ...stopped(state.clock, now()), solved: when };
    act({ type: "clock", clock });
    saveProgress(getState());
    const { grade = null } = judgementNow(state)?.verdict ?? itemOf(state.tray.items, state.board) ?? {};
    const time = state.settings.playing.timer === "off" ? null : clock.time;
    act({ type: "solved", record: { puzzle: clock.puzzle, grade, time, hints: clock.hints, when } });
  };

  const run = () => {
    const state = getState();
    const timed = isTimed(state) && !page.hidden;
    if (timed === (state.clock.since !== null)) return;
    act({ type: "clock", clock: timed ? { ...state.clock, since: now() } : stopped(state.clock, now()) });
  };

  const onVisibility = () => {
    run();
    if (page.hidden) saveProgress(getState());
  };
  page.addEventListener("visibilitychange", onVisibility);

  return {
    /** @param {State} before @param {State} state */
    update(before, state) {
      const { board, clock } = state;
      if (clock.puzzle !== puzzleKey(board)) {
        leave(before, state);
        begin(state);
      } else if (board !== before.board || state.jointRead !== before.jointRead) {
        if (clock.paused) act({ type: "pause", now: now() });
        if (isJustSolved(before, state) && isOne(state)) return solve(state);
        clearTimeout(rest);
        rest = setTimeout(() => saveProgress(getState()), REST);
      }
      run();
    },
  };
}

/**
 * Return the item of the puzzle on the board, or undefined if the puzzle is not in My puzzles.
 * @param {import("./model.js").Item[]} items @param {State["board"]} board
 */
function itemOf(items, board) {
  const puzzle = puzzleKey(withoutEntries(board));
  return items.find(({ state }) => puzzleKey(state) === puzzle);
}

/**
 * Return whether the puzzle may have exactly one solution. Return false only if the check has found none or several.
 * @param {State} state
 */
const isOne = (state) => !["several", "none"].includes(judgementNow(state)?.verdict.code ?? "one");
