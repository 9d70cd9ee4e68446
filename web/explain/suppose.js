/** The task that tries a candidate. What it shows is loaded with the first trial. */
import { leftAt, showsCandidates } from "../board/candidates.js";
import { loadRoom } from "../parts/load-room.js";
import { applied } from "./apply.js";

/**
 * Show what follows from the candidate that is supposed. If none is, ask which one of the selected cell.
 * @type {import("../solve/tasks.js").TaskRun}
 */
export async function suppose(state, asks) {
  const { board, selection, supposed } = state;
  const { chooseCandidate, digitsOf, showTrial } = await loadRoom("explain");
  if (!supposed) return chooseCandidate(board, selection, leftAt(board, selection));
  const [cell, digit] = supposed;
  const found = await asks("suppose", { state: board, cell, digit });
  const after = (/** @type {object} */ does) => {
    const step = { placements: [], eliminations: [], ...does };
    return applied(board, step, { [cell]: leftAt(board, cell) }, showsCandidates(state));
  };
  const kept = after({ placements: digitsOf(board, found.path) });
  return showTrial(board, supposed, found, { kept, crossed: after({ eliminations: [supposed] }) });
}
