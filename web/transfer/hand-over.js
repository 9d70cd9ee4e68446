/** Functions that move a board to another device by a link. The link also contains the time and the number of hints. */
import { timeSpent } from "../board/clock.js";
import { handOverText } from "../storage/hand-over.js";
import { wholeLink } from "../storage/links.js";

/** Return a link that continues the game elsewhere. @param {import("../app/state.js").State} state */
export const handOverLink = ({ board, clock }) =>
  wholeLink(handOverText({ board, time: timeSpent(clock, Date.now()), hints: clock.hints }));

/**
 * Load a board from a link. The clock continues from the time in the link.
 * @param {import("../storage/hand-over.js").Handed} handed
 * @param {{getState: () => import("../app/state.js").State, act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function takeOver({ board, time, hints }, { getState, act }) {
  act({ type: "load", puzzles: [board], words: { key: "share.taken" } });
  act({ type: "clock", clock: { ...getState().clock, time, hints } });
}
