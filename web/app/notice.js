/**
 * A short message about what has just happened; it lies over the page, so that nothing moves.
 *
 * @typedef {import("./state.js").State} State
 */
import { h, setText } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** @param {HTMLElement} root */
export function createNotice(root) {
  const words = h("p", { class: "notice", role: "status", "aria-live": "polite" });
  root.append(words);
  return {
    /** @param {State} state */
    render({ notice }) {
      words.classList.toggle("seen", notice !== null);
      if (notice) setText(words, say(notice));
    },
    destroy: () => words.remove(),
  };
}
