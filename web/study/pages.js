/**
 * Where events come from: whoever has a run tells them in pages, in order.
 *
 * @typedef {{items: number[][], next: number | null, counters?: object, refused?: unknown}} Page  `next`: the number of the
 *   first event after it; null: there is none
 * @typedef {{more: (start: number, limit: number) => Promise<Page>}} Source
 */

/** Of a run that is watched, as far as it is known; what is not, it fetches. @param {import("../learn/event-run.js").Run} run @returns {Source} */
export const sourceOf = (run) => ({
  async more(start, limit) {
    while (run.log.size <= start && !run.complete) await run.more();
    const items = run.log.items(start, limit);
    const end = start + items.length;
    return { items, next: run.complete && end === run.log.size ? null : end };
  },
});
