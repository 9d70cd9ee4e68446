/**
 * A run of the player's program, in a form that the classroom can play. The program reports its events without being
 * asked. As many of them are stored as can be watched.
 * @typedef {ReturnType<typeof createOwnRun>} OwnRun
 */
import { digitOf } from "../board/board.js";
import { LONGEST } from "../learn/classroom.js";
import { createLog, KINDS } from "../learn/event-log.js";

const [PLACE, UNDO, SOLUTION] = ["place", "undo", "solution"].map((kind) => KINDS.indexOf(/** @type {any} */ (kind)));

/** @param {string} givens @param {() => void} stop  stops the program */
export function createOwnRun(givens, stop) {
  const log = createLog([...givens].map(digitOf));
  let depth = 0;
  /** The callbacks that are waiting for more events. @type {(() => void)[]} */
  let waiting = [];
  const resumeWaiting = () => {
    for (const go of waiting) go();
    waiting = [];
  };

  /**
   * Return a reported event in the form of the event log. The depth of the search is found by counting the digits that
   * were placed and removed.
   * @param {(number | string)[]} item
   */
  const eventOf = ([reported, cell, digit, line]) => {
    const kind = typeof reported === "number" ? reported : KINDS.indexOf(/** @type {any} */ (reported));
    if (kind === PLACE && digit) depth += 1;
    if (kind === UNDO) depth = Math.max(depth - 1, 0);
    return /** @type {number[]} */ ([kind, cell, digit, -1, depth, line]);
  };

  const run = {
    log,
    givens,
    complete: false,
    /** @type {import("../learn/classroom.js").Refusal | null} */
    refused: null,
    cut: false,
    /** @returns {Promise<void>} */
    more: () => new Promise((go) => void waiting.push(go)),
    end: stop,
    rest: stop,
    /** @param {(number | string)[][]} items */
    take(items) {
      if (run.complete) return;
      log.append(items.slice(0, LONGEST - log.size).map(eventOf));
      run.complete = log.size >= LONGEST;
      resumeWaiting();
    },
    /** @param {{solved?: boolean, cut?: boolean}} how */
    finish({ solved = false, cut = false }) {
      if (solved && !log.solved && log.size < LONGEST) log.append([[SOLUTION, -1, 0, -1, depth, 0]]);
      run.cut = cut;
      run.complete = true;
      resumeWaiting();
    },
  };
  return run;
}
