/**
 * Changes of the state by verdicts on the puzzle.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Judgement} Judgement
 * @typedef {{judged: {judgement: Judgement}, unjudged: {puzzle: string}}} VerdictChanges
 * @typedef {{judge: {}, "stop-rating": {}}} VerdictCommands
 */

/** @type {import("../app/actions.js").Changes<VerdictChanges>} */
export const VERDICT_CHANGES = {
  judged: (state, { judgement }) => ({ ...state, judgement, unjudged: null }),
  unjudged: (state, { puzzle }) => ({ ...state, unjudged: puzzle }),
};
