/**
 * A runner of a race. It replays the events of its run, try by try, up to the first solution. Events are loaded in
 * advance.
 * @typedef {ReturnType<typeof createRunner>} Runner
 */
import { digitOf, symbolOf } from "../board/board.js";
import { KINDS } from "../learn/event-log.js";

const [TRY, , PLACE, UNDO, SOLUTION] = KINDS.keys();

/**
 * The smallest and the greatest number of events in a page. For every page, the solver repeats the run from its
 * beginning, so each page is as long as all earlier pages together.
 */
const SHORTEST_PAGE = 2000;
const LONGEST_PAGE = 50_000;

/**
 * Create a runner, which replays the events of an algorithm in a race, from their beginning.
 * @param {import("./pages.js").Source} source @param {string} givens
 */
export function createRunner(source, givens) {
  const values = [...givens].map(digitOf);
  /** @type {number[][]} */
  let page = [];
  let at = 0;
  let known = 0;
  let complete = false;
  let tries = 0;
  let over = false;
  /** @type {Promise<void> | null} */
  let fetching = null;

  const fetchPage = async () => {
    const limit = Math.min(Math.max(known, SHORTEST_PAGE), LONGEST_PAGE);
    const { items, next } = await source.more(known, limit);
    page = [...page.slice(at), ...items];
    at = 0;
    known += items.length;
    complete = next === null;
  };

  return {
    /** Return whether the run is over, with or without a solution. */
    get over() {
      return over;
    },
    get tries() {
      return tries;
    },
    /** Return the board as a Text. */
    get values() {
      return values.map(symbolOf).join("");
    },
    /** Return the number of loaded events that have not been replayed yet. */
    get ahead() {
      return page.length - at;
    },
    get complete() {
      return complete;
    },
    /** Load the next page of events. A call during loading waits for the same page. */
    more() {
      fetching ??= fetchPage().finally(() => {
        fetching = null;
      });
      return fetching;
    },

    /**
     * Replay loaded events until a number of tries is reached. Return true if it is reached or the run is over. Return
     * false if more events must be loaded first.
     * @param {number} wanted
     */
    advance(wanted) {
      while (!over && at < page.length) {
        const [kind, cell, digit] = page[at];
        if (kind === TRY && tries >= wanted) return true;
        at += 1;
        if (kind === TRY) tries += 1;
        if (kind === PLACE) values[cell] = digit;
        if (kind === UNDO) values[cell] = 0;
        over = kind === SOLUTION;
      }
      over ||= complete && at === page.length;
      return over;
    },
  };
}
