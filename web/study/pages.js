/**
 * Sources of events. A source returns the events of a run in pages, one after the other.
 * @typedef {{items: number[][], next: number | null, counters?: object, refused?: unknown}} Page  `next`: the number of
 *   the first event after the page, or null if there is none
 * @typedef {{more: (start: number, limit: number) => Promise<Page>}} Source
 */

/**
 * Return a source of the events of the run that is shown. Events that the run has not loaded yet are loaded when they
 * are needed.
 * @param {import("../learn/event-run.js").Run} run @returns {Source}
 */
export const sourceOf = (run) => ({
  async more(start, limit) {
    while (run.log.size <= start && !run.complete) await run.more();
    const items = run.log.items(start, limit);
    const end = start + items.length;
    return { items, next: run.complete && end === run.log.size ? null : end };
  },
});
