/** An engine that answers the requests of the race and the plots, always in the same way. */

import { SLUGS } from "../../../web/learn/classroom.js";
import { KINDS } from "../../../web/learn/event-log.js";
import { SOLUTION } from "../../support/boards.js";

const [TRY, , PLACE, , SOLVED] = KINDS.keys();

/**
 * Return the events of an algorithm that fills the blank cells in order. The number of tries for each cell is the
 * number of the algorithm.
 * @param {string} slug @param {string} givens
 */
function eventsOf(slug, givens) {
  const blanks = [...givens].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));
  const tries = SLUGS.indexOf(slug) + 1;
  const steps = blanks.flatMap((cell) => [
    ...Array.from({ length: tries }, (_, at) => [TRY, cell, at + 1]),
    [PLACE, cell, Number(SOLUTION[cell])],
  ]);
  return [...steps, [SOLVED, -1, 0]];
}

/** @param {unknown[]} asked  where it is noted */
export const engineIn =
  (asked) =>
  async (/** @type {string} */ method, /** @type {any} */ params, /** @type {any} */ { signal }) => {
    asked.push(`engine: ${method} ${JSON.stringify({ ...params, state: params.state?.givens })}`);
    signal.throwIfAborted();
    if (method === "generate") return { puzzle: SOLUTION.replace("4", "."), er: 1.5 };
    const events = eventsOf(params.slug, params.state.givens);
    if (method === "events") {
      const items = events.slice(params.from, params.from + params.limit);
      const next = params.from + items.length;
      return { items, next: next < events.length ? next : null };
    }
    const tries = events.filter(([kind]) => kind === TRY).length;
    const end = params.slug === "engine" ? "tries" : "first";
    return { slug: params.slug, end, tries, backtracks: tries - 9, seconds: tries / 100, conflicts: 0, places: 0 };
  };
