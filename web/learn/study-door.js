/**
 * The place Learn, under More: the recursion tree, a race, plots. What is behind this door is fetched when it is first opened.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./actions.js").Study} Study
 * @typedef {Parameters<typeof import("../study/study.js").createStudy>[0]} Wiring
 */
import { importScript } from "../parts/parts.js";
import { h, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t, voice } from "../ui/i18n.js";
import { adoptStyles } from "./later-styles.js";

/** Fetches it, once; null where it cannot be had. @param {Omit<Wiring, "voice">} wiring @param {() => Promise<boolean>} words  fetches its words */
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

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createStudyDoor(onAction) {
  const words = h("p", { class: "muted", role: "status" });
  const root = fold("learn.more", { class: "class-source", ontoggle: () => open() }, t("class.more"), words);
  /** @type {ReturnType<Study["createViews"]> | null} */
  let views = null;
  /** @type {State | null} */
  let now = null;

  const open = () => {
    if (!root.open || views) return;
    setText(words, t("class.more.loading"));
    onAction({ type: "study", take: enter });
  };

  /** @param {Study | null} study */
  const enter = (study) => {
    setText(words, study ? "" : t("class.more.failed"));
    if (!study || views) return;
    views = study.createViews(onAction);
    words.replaceWith(views.root);
    if (now) views.render(now);
  };

  return {
    root,
    /** @param {State} state */
    render(state) {
      now = state;
      views?.render(state);
    },
  };
}
