/** The recursion tree, the race and the plots, which are loaded when the section More is first opened. */
import { createFetched } from "../parts/fetched.js";
import { h, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @typedef {import("./types.js").Study} Study */

/**
 * Create the place for the three tools. Its function `open` loads them through the action "study".
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createStudyDoor(onAction) {
  const words = h("p", { class: "muted", role: "status" });
  const root = h("div", { class: "class-study" }, words);
  const views = createFetched(
    async () => {
      setText(words, t("class.more.loading"));
      /** @type {Study | null} */
      const study = await new Promise((take) => onAction({ type: "study", take }));
      if (!study) throw new Error("it could not be fetched");
      const found = study.createViews(onAction);
      words.replaceWith(found.root);
      return found;
    },
    () => setText(words, t("class.more.failed")),
  );
  return { root, open: views.open, render: views.render };
}
