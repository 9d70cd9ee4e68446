/** The section with a short explanation of the chosen algorithm. */
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { TAUGHT } from "./classroom.js";

const EXPLAINED = ["idea", "cost", "bad", "mended"];

/** Create the section that describes the chosen algorithm. */
export function createAbout() {
  const about = EXPLAINED.map((part) => {
    const words = h("dd");
    return { part, words, root: h("div", {}, h("dt", {}, t(`class.about.${part}`)), words) };
  });
  const list = h("dl", { class: "class-about" }, ...about.map(({ root }) => root));
  return {
    root: fold("learn.about", {}, t("class.about.title"), list),
    /** @param {import("../app/state.js").State} state */
    render({ classroom: { slug } }) {
      for (const { part, words, root } of about) {
        setHidden(root, part === "mended" && !TAUGHT.includes(slug));
        setText(words, root.hidden ? "" : t(`class.${slug}.${part}`));
      }
    },
  };
}
