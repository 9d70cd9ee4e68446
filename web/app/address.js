/**
 * What the page's address asks for: a puzzle, one that an id makes, a board as it stood elsewhere, a lesson, a program, an assignment,
 * what was shared.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { techniqueOf } from "../lessons/model.js";
import { assignmentOf, codeOf, readLink } from "../storage/links.js";
import { SHARED, takeShare } from "../transfer/arrivals.js";
import { takeOver } from "../transfer/hand-over.js";

/**
 * It is done once: then the address is plain again, and a reload finds what has been done since.
 * @param {{getState: () => State, act: (action: Action) => void, make: (id: string) => void}} wiring
 */
export function followAddress({ getState, act, make }) {
  const { hash } = location;
  const link = readLink(hash);
  const technique = techniqueOf(hash);
  const shared = codeOf(hash);
  const assigned = assignmentOf(hash);
  if (!link && hash !== SHARED && technique === null && shared === null && assigned === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (technique !== null) return act({ type: "lesson", technique });
  if (shared !== null) return act({ type: "own", own: { shared } });
  if (assigned !== null) return act({ type: "assign", assign: { text: assigned } });
  if (!link) return takeShare(act);
  if ("id" in link) act({ type: "place", place: "make" }); // it shows the progress
  if ("id" in link) make(link.id);
  if ("board" in link) act({ type: "load", puzzles: [link.board] });
  if ("handed" in link) takeOver(link.handed, { getState, act });
  if ("error" in link) act({ type: "notice", words: link.error });
}
