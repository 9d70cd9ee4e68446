/**
 * The check of rules that mean more than the page knows, such as renban lines. Whenever all cells of such a rule are
 * filled, Python says whether the digits break it.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { hasUnknownRules } from "./board.js";
import { jointProblems, learnJoint } from "./broken-rules.js";
import { geometry } from "./geometry.js";

/** @param {{ask: import("../contract/shapes.js").Ask, act: (action: import("../app/state.js").Action) => void}} wiring */
export function createJointReader({ ask, act }) {
  let asked = "";
  return {
    /** Ask about the digits on the board, unless the answer is known. @param {State} state */
    async update({ board }) {
      const name = `${board.geometry} ${board.values}`;
      if (name === asked || hasUnknownRules(board) || jointProblems(board) || !hasFilled(board)) return;
      asked = name;
      const answer = await ask("broken-rules", { state: board }, { lane: "quick" }).catch(() => null); // other requests show errors of the engine
      if (asked === name) asked = "";
      if (!answer) return;
      learnJoint(board, answer.problems);
      act({ type: "jointRead", jointRead: name });
    },
  };
}

/** Return whether all cells of a rule are filled that only Python can check. @param {BoardState} board */
function hasFilled({ geometry: name, values }) {
  const { joint, stated } = geometry(name);
  return stated.some(({ kind, cells }) => joint.includes(kind) && cells.every((cell) => values[cell] !== "."));
}
