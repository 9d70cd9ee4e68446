/**
 * Warnings before printing, for example about titles that were cut, puzzles without exactly one solution, and
 * duplicates. Each warning has a code from Python, with a sentence for each code, and the numbers of the puzzles
 * concerned.
 * @typedef {{code: string, puzzles?: number[], args?: Record<string, unknown>}} Warning
 * @typedef {import("../app/state.js").Words} Words
 */

import { unknownRules } from "../board/geometry-name.js";
import { numberWords, partWords } from "../board/names.js";
import { h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { unprintable } from "./facts.js";

/** Return the message for a warning about the document. @param {Warning} warning @returns {Words} */
export const warningWords = ({ code, puzzles = [], args = {} }) => ({
  key: `print.warning.${code}`,
  args: { ...args, count: puzzles.length, puzzles: numberWords(puzzles) },
});

/**
 * Return warnings for puzzles that are left out of the document. The warnings say why the puzzles are left out.
 * @param {import("../app/state.js").State} state @returns {Warning[]}
 */
export function leftOutWarnings(state) {
  const found = unprintable(state);
  const rules = [...new Set(found.flatMap(({ state: board }) => unknownRules(board.geometry)))];
  return found.length ? [{ code: "unknown-rules", args: { left: found.length, rules: rules.map(partWords) } }] : [];
}

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
      root.replaceChildren(...sentences.map((sentence) => h("p", {}, sentence)));
    },
  };
}
