/**
 * The reading of the rules on the board. Python says once for each geometry what its rules mean. The board is then
 * drawn anew.
 * @typedef {import("../app/state.js").State} State
 */
import { loadWords } from "../ui/i18n.js";
import { isToLearn, learn } from "./geometry.js";

/** @param {{ask: import("../contract/shapes.js").Ask, act: (action: import("../app/state.js").Action) => void}} wiring */
export function createRuleReader({ ask, act }) {
  let asked = "";
  return {
    /** Ask about the rules on the board, unless they are known or cannot be read. @param {State} state */
    async update({ board: { geometry }, rulesRead }) {
      if (!isToLearn(geometry) || geometry === asked || geometry === rulesRead?.geometry) return;
      asked = geometry;
      const reading = ask("rules", { geometry }, { lane: "quick" }).then(
        (rules) => {
          learn(geometry, rules);
          return { geometry, error: null };
        },
        (failure) => (failure.error ? { geometry, error: failure.error } : null), // other failures are shown elsewhere
      );
      const [read] = await Promise.all([reading, loadWords("rules")]);
      if (asked === geometry) asked = "";
      if (read) act({ type: "rulesRead", rulesRead: read });
    },
  };
}
