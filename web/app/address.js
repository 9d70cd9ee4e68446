/**
 * Actions that the page's address asks for: open a puzzle, make the puzzle of an ID, continue a board from another
 * device, or open a lesson, a program, an assignment or shared data.
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { techniqueOf } from "../lessons/model.js";
import { assignmentOf, codeOf, readLink } from "../storage/links.js";
import { SHARED, takeShare } from "../transfer/arrivals.js";
import { takeOver } from "../transfer/hand-over.js";

/**
 * Do what the page's address asks for, such as opening a linked puzzle, and remove the request from the address. A
 * reload then shows the current board instead of repeating the request.
 * @param {{getState: () => State, act: (action: Action) => void}} wiring
 */
export function followAddress({ getState, act }) {
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
  if ("id" in link) act({ type: "place", place: "make" }); // the place Make shows the progress
  if ("id" in link) act({ type: "make-id", id: link.id });
  if ("board" in link) act({ type: "load", puzzles: [link.board] });
  if ("handed" in link) takeOver(link.handed, { getState, act });
  if ("error" in link) act({ type: "notice", words: link.error });
}
