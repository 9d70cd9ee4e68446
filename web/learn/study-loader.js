/**
 * The loader of the recursion tree, the race and the plots.
 * @typedef {import("./types.js").Study} Study
 * @typedef {Parameters<typeof import("../study/study.js").createStudy>[0]} Wiring
 */
import { importScript } from "../parts/parts.js";
import { voice } from "../ui/i18n.js";
import { adoptStyles } from "./later-styles.js";

/**
 * Return a function that loads the tools the first time it is called. If loading fails, the function returns null, and
 * the next call tries again.
 * @param {Omit<Wiring, "voice">} wiring @param {() => Promise<boolean>} words  loads the words of the tools
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
