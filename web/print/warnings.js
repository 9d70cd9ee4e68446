/**
 * What of the sheets a person should know before they are printed: cut titles, puzzles without one solution, repeats. Each
 * is a code of the engine with a sentence of its own, and the numbers of the puzzles that it is about.
 *
 * @typedef {{code: string, puzzles?: number[], args?: Record<string, unknown>}} Warning
 * @typedef {import("../app/state.js").Words} Words
 */

import { numberWords } from "../board/names.js";
import { h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** @param {Warning} warning @returns {Words} */
export const warningWords = ({ code, puzzles = [], args = {} }) => ({
  key: `print.warning.${code}`,
  args: { ...args, count: puzzles.length, puzzles: numberWords(puzzles) },
});

export function createWarnings() {
  const root = h("div", { class: "print-warnings", role: "status" });
  let shown = "";
  return {
    root,
    /** @param {Warning[]} warnings */
    render(warnings) {
      const sentences = warnings.map((warning) => say(warningWords(warning)));
      const now = sentences.join("\n");
      if (now === shown) return; // every page that is turned brings them again
      shown = now;
      root.replaceChildren(...sentences.map((sentence) => h("p", {}, sentence)));
    },
  };
}
