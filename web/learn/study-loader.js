/**
 * Fetches the recursion tree, the race and the plots when they are first asked for.
 *
 * @typedef {import("./actions.js").Study} Study
 * @typedef {Parameters<typeof import("../study/study.js").createStudy>[0]} Wiring
 */
import { importScript } from "../parts/parts.js";
import { voice } from "../ui/i18n.js";
import { adoptStyles } from "./later-styles.js";

/** Once; null where they cannot be had. @param {Omit<Wiring, "voice">} wiring @param {() => Promise<boolean>} words  fetches their words */
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
      fetched = null; // to be tried again
      return null;
    });
  };
}
