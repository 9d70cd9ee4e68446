/**
 * The loader of the recursion tree, the race and the plots.
 *
 * @typedef {import("./types.js").Study} Study
 * @typedef {Parameters<typeof import("../study/study.js").createStudy>[0]} Wiring
 */
import { once } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";

/**
 * Return a function that loads the tools of the section More once. The function returns null on a failure, and tries
 * again on the next call.
 * @param {Wiring} wiring
 */
export function createStudyLoader(wiring) {
  const fetchStudy = once(async () => (await loadRoom("study")).createStudy(wiring));
  return () => fetchStudy().catch(() => null);
}
