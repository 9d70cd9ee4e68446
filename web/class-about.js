/** The panel Class: the algorithm in a few words. */
import { h, setText } from "./dom.js";
import { t } from "./i18n.js";

const EXPLAINED = ["idea", "cost", "bad"];

export function createAbout() {
  const about = EXPLAINED.map((part) => ({ part, words: h("dd") }));
  const terms = about.flatMap(({ part, words }) => [h("dt", {}, t(`class.about.${part}`)), words]);
  return {
    root: h("dl", { class: "class-about" }, ...terms),
    /** @param {import("./state.js").State} state */
    render({ lesson: { slug } }) {
      for (const { part, words } of about) setText(words, t(`class.${slug}.${part}`));
    },
  };
}
