/**
 * Keeps how far a person is with each of My puzzles, and runs the clock of the one on the board: only while the page is
 * seen, and, unless it is off, while the puzzle is played. A puzzle that comes back goes on as it was left.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isUntouched, puzzleKey, withoutEntries } from "../board/board.js";
import { clockFrom, isJustSolved, isTimed, savedClock, stopped } from "../board/clock.js";
import { judgementNow } from "../verdict/now.js";

/** A pause of so many milliseconds, and what has been done is kept. */
const REST = 1000;

/** @param {{getState: () => State, act: (action: Action) => void, page?: Pick<Document, "hidden" | "addEventListener">, now?: () => number}} wiring */
export function createPlayKeeper({ getState, act, page = document, now = Date.now }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** The clocks of puzzles that were left, for those that My puzzles tells nothing of. @type {Map<string, import("../board/clock.js").ClockRecord>} */
  const left = new Map();

  /** What has been done on a board goes to its puzzle, if it is one of those that are kept. @param {State} state */
  const keep = ({ board, clock, tray }) => {
    clearTimeout(rest);
    const item = itemOf(tray.items, board);
    if (!item || (isUntouched(board) && !item.progress)) return;
    const { time, hints, solved } = savedClock(clock, now());
    const progress = { board, time, hints, solved };
    if (JSON.stringify(progress) !== JSON.stringify(item.progress)) act({ type: "tray-played", progress });
  };

  /** Another puzzle comes onto the board. @param {State} before @param {State} state */
  const leave = (before, { tray }) => {
    const { board, clock } = before;
    if (clock.puzzle !== puzzleKey(board)) return;
    left.set(clock.puzzle, savedClock(clock, now()));
    keep({ ...before, tray });
  };

  /** Another puzzle is on the board. @param {State} state */
  const begin = ({ board, tray }) => {
    const known = itemOf(tray.items, board)?.progress ?? left.get(puzzleKey(board));
    const { time = 0, hints = 0, solved = null } = known ?? {};
    act({ type: "clock", clock: clockFrom({ puzzle: puzzleKey(board), time, hints, solved }) });
  };

  /** @param {State} state */
  const solve = (state) => {
    const when = new Date(now()).toISOString();
    const clock = { ...stopped(state.clock, now()), solved: when };
    act({ type: "clock", clock });
    keep(getState());
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

  const seen = () => {
    run();
    if (page.hidden) keep(getState());
  };
  page.addEventListener("visibilitychange", seen);

  return {
    /** @param {State} before @param {State} state */
    update(before, state) {
      const { board, clock } = state;
      if (clock.puzzle !== puzzleKey(board)) {
        leave(before, state);
        begin(state);
      } else if (board !== before.board) {
        if (clock.paused) act({ type: "pause", now: now() });
        if (isJustSolved(before, state) && isOne(state)) return solve(state);
        clearTimeout(rest);
        rest = setTimeout(() => keep(getState()), REST);
      }
      run();
    },
  };
}

/** @param {import("./model.js").Item[]} items @param {State["board"]} board */
function itemOf(items, board) {
  const puzzle = puzzleKey(withoutEntries(board));
  return items.find(({ state }) => puzzleKey(state) === puzzle);
}

/** Unless it is known to have more solutions than the one that has been found. @param {State} state */
const isOne = (state) => !["several", "none"].includes(judgementNow(state)?.verdict.code ?? "one");
