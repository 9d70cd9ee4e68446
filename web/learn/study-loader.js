/**
 * The loader of the recursion tree, the race and the plots.
 *
 * @typedef {import("./actions.js").Study} Study
 * @typedef {Parameters<typeof import("../study/study.js").createStudy>[0]} Wiring
 */
import { importScript } from "../parts/parts.js";
import { voice } from "../ui/i18n.js";
import { adoptStyles } from "./later-styles.js";

/**
 * Return a function that loads the tools once. It returns null on a failure, and tries again when it is next called.
 * @param {Omit<Wiring, "voice">} wiring @param {() => Promise<boolean>} words  loads their words
 */
export function createStudyLoader(wiring, words) {
  /** @type {Promise<Study> | null} */
  let fetched = null;
  const fetchStudy = async () => {
    const looks = adoptStyles("study/study.css");
    const [program, said] = await Promise.all([importScript("study.js"), words(), looks]);
    if (!said) throw new Error("no words");
    return /** @type {typeof import("../study.js")} */ (program).createStudy({ ...wiring, voice });
  };
  return async () => {
    fetched ??= fetchStudy();
    return fetched.catch(() => {
      fetched = null; // so that the next call tries again
      return null;
    });
  };
}
