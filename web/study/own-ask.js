/**
 * Requests about the user's own programs. They are answered in the same form as by the solver. The programs run in the
 * isolated worker, up to their first solution and within the same limits. Some programs only return a solution. For
 * these, each digit that they enter counts as a try, so that their progress can be shown.
 * @typedef {import("../contract/shapes.js").Program} Program
 * @typedef {import("../learn/comparison.js").Row & {written: boolean}} OwnRow  `written`: whether the tries are the
 *   digits that the program entered
 * @typedef {import("../own/messages.js").Message} Message
 * @typedef {{tries?: number, from?: number, limit?: number, state: import("../board/board.js").BoardState}} Params
 */
import { digitOf, symbolOf } from "../board/board.js";
import { KINDS } from "../learn/event-log.js";
import { isSolution } from "../own/solution.js";
import { nameOf } from "./contenders.js";

const [TRY, , PLACE, UNDO, SOLUTION] = KINDS.keys();
/** The time that a program has for one puzzle, in seconds. */
export const SECONDS = 20;

/**
 * Create the functions that run a user's program and return its results and events.
 * @param {Pick<ReturnType<typeof import("../own/runner.js").createOwnRunner>, "run" | "stop">} runner
 * @param {() => number} [clock]
 */
export function createOwnAsk(runner, clock = () => performance.now()) {
  /** The events of the last run of each program, by the program's name. @type {Map<string, number[][]>} */
  const done = new Map();
  return {
    /**
     * Run a program on a puzzle, and return the figures of the run.
     * @param {string} slug @param {Program} program @param {Params} params @param {AbortSignal} signal
     * @returns {Promise<OwnRow>}
     */
    compare(slug, program, { state, tries = Number.POSITIVE_INFINITY }, signal) {
      const record = createRecord(state.givens, tries);
      done.set(slug, record.items);
      return new Promise((resolve, reject) => {
        let began = clock();
        const settle = (/** @type {() => void} */ act) => {
          signal.removeEventListener("abort", abort);
          act();
        };
        const abort = () => {
          runner.stop();
          settle(() => reject(new DOMException("", "AbortError")));
        };
        if (signal.aborted) return abort();
        signal.addEventListener("abort", abort);
        /** @param {Message} message */
        const hear = (message) => {
          if (message.type === "started") began = clock();
          const end = record.hear(message);
          if (!end) return;
          const seconds = (clock() - began) / 1000;
          if (end === "broken") return settle(() => reject(brokenBy(slug, message)));
          settle(() => resolve({ slug, puzzle: state.givens, end, seconds, ...record.counted() }));
          // stopped, because the program may continue after its first solution, or for too long
          if (message.type === "events") runner.stop();
        };
        runner.run({ code: program.code, puzzle: state.givens, seconds: SECONDS }, hear);
      });
    },
    /**
     * Return a page of the events of the last run.
     * @param {string} slug @param {Pick<Params, "from" | "limit">} params
     */
    events(slug, { from = 0, limit = 0 }) {
      const all = done.get(slug) ?? [];
      const items = all.slice(from, from + limit);
      return { items, next: from + items.length < all.length ? from + items.length : null };
    },
  };
}

/**
 * Create a record of the run of a program: its events, its number of tries, and whether it has solved the puzzle. The
 * record is filled from the messages of the program.
 * @param {string} givens @param {number} most  the limit of tries
 */
function createRecord(givens, most) {
  /** @type {number[][]} */
  const items = [];
  const values = [...givens].map(digitOf);
  const counters = { tries: 0, conflicts: 0, places: 0, backtracks: 0, depth: 0 };
  let written = false;
  let solved = false;

  /** @param {import("../own/messages.js").Item} item */
  const take = ([name, cell, digit]) => {
    const kind = KINDS.indexOf(name);
    if (solved || counters.tries > most) return;
    if (written && kind === PLACE && digit) items.push([TRY, cell, digit]);
    items.push([kind, cell, digit]);
    if (kind === TRY || (written && kind === PLACE && digit)) counters.tries += 1;
    if (kind === PLACE && digit) counters.places += 1;
    if (kind === UNDO) counters.backtracks += 1;
    if (kind === PLACE || kind === UNDO) values[cell] = kind === PLACE ? digit : 0;
    solved = kind === SOLUTION && isSolution(values.map(symbolOf).join(""), givens);
  };

  /**
   * Process a message of the program. Return how the run has ended, or "" if it has not ended yet.
   * @param {Message} message
   */
  const hear = (message) => {
    if (message.type === "started") written = message.kind === "solve";
    if (message.type === "events") {
      for (const item of message.items) take(item);
      if (solved) return "first";
      return counters.tries > most || message.cut ? "tries" : "";
    }
    if (message.type === "error") return message.error.code === "time" ? "tries" : "broken";
    if (message.type === "stopped") return "tries";
    if (message.type !== "end") return "";
    if (message.solved && message.right === false) return "broken";
    if (message.solved && !solved) items.push([SOLUTION, -1, 0]);
    solved ||= message.solved;
    return message.solved ? "first" : "end";
  };

  return {
    items,
    hear,
    counted: () => ({
      ...counters,
      tries: Math.min(counters.tries, most),
      solutions: Number(solved),
      first: null,
      written,
    }),
  };
}

/** Return the error that is reported for a program that failed. @param {string} slug @param {Message} message */
function brokenBy(slug, message) {
  const line = message.type === "error" ? message.error.line : null;
  const key = line ? "study.own.broken.line" : "study.own.broken";
  return Object.assign(new Error("broken"), { words: { key, args: { name: nameOf(slug), line } } });
}
