/**
 * Warnings before printing, for example about titles that were cut, puzzles without exactly one solution, and
 * duplicates. Each warning has a code from Python, with a sentence for each code, and the numbers of the puzzles
 * concerned.
 * @typedef {{code: string, puzzles?: number[], args?: Record<string, unknown>}} Warning
 * @typedef {import("../app/state.js").Words} Words
 */

import { numberWords } from "../board/names.js";
import { h, put } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** Return the message for a warning about the document. @param {Warning} warning @returns {Words} */
export const warningWords = ({ code, puzzles = [], args = {} }) => ({
  key: `print.warning.${code}`,
  args: { ...args, count: puzzles.length, puzzles: numberWords(puzzles) },
});

/** The number of warnings that are seen without scrolling. */
const UNSCROLLED = 2;

export function createWarnings() {
  const root = h("div", { class: "print-warnings", role: "status" });
  let shown = "";
  return {
    root,
    /** @param {Warning[]} warnings */
    render(warnings) {
      const sentences = warnings.map((warning) => say(warningWords(warning)));
      const now = sentences.join("\n");
      if (now === shown) return; // every drawn page brings the same warnings again
      shown = now;
      put(root, "tabindex", sentences.length > UNSCROLLED ? "0" : null); // a list that scrolls can be reached by keys
      root.replaceChildren(...sentences.map((sentence) => h("p", {}, sentence)));
    },
  };
}
