/**
 * One of a race: it goes through the events of its run try by try, to the first solution, a little behind what is fetched.
 *
 * @typedef {ReturnType<typeof createRunner>} Runner
 */
import { digitOf, symbolOf } from "../board/board.js";
import { KINDS } from "../learn/event-log.js";

const [TRY, , PLACE, UNDO, SOLUTION] = KINDS.keys();

/** Pages begin anew in the engine, so each is as long as all before it, within these. */
const SHORTEST_PAGE = 2000;
const LONGEST_PAGE = 50_000;

/** @param {import("./pages.js").Source} source @param {string} givens */
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
    /** Whether it is over: solved, or nothing is left. */
    get over() {
      return over;
    },
    get tries() {
      return tries;
    },
    /** The board as it stands, as a text. */
    get values() {
      return values.map(symbolOf).join("");
    },
    /** How many events are at hand. */
    get ahead() {
      return page.length - at;
    },
    get complete() {
      return complete;
    },
    /** Fetches one page more; calls meanwhile wait for the same page. */
    more() {
      fetching ??= fetchPage().finally(() => {
        fetching = null;
      });
      return fetching;
    },

    /** Goes on up to so many tries, as far as events are at hand; whether it got there. @param {number} wanted */
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
