/**
 * The loader of the recursion tree, the race and the plots.
 *
 * @typedef {import("./types.js").Study} Study
 * @typedef {Parameters<typeof import("../study/study.js").createStudy>[0]} Wiring
 */
import { loadRoom } from "../parts/load-room.js";

/**
 * Return a function that loads the tools of the section More once. The function returns null on a failure, and tries
 * again on the next call.
 * @param {Wiring} wiring
 */
export function createStudyLoader(wiring) {
  /** @type {Promise<Study> | null} */
  let fetched = null;
  const fetchStudy = async () => (await loadRoom("study")).createStudy(wiring);
  return async () => {
    fetched ??= fetchStudy();
    return fetched.catch(() => {
      fetched = null; // so that the next call tries again
      return null;
    });
  };
}
