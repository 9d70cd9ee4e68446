/**
 * The sentences and buttons about rules that were probably mistyped in a puzzle without a solution.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../contract/shapes.js").RuleSlip} RuleSlip
 * @typedef {import("./line.js").Offer} Offer
 */
import { geometry } from "../board/geometry.js";
import { cellNames, partWords } from "../board/names.js";

/** The greatest number of rules that are reported as mistyped. Each gets a button. */
const MOST_RULE_SLIPS = 3;

/**
 * Return the words about the rules that were probably mistyped.
 * @param {State} state @param {RuleSlip[]} slips @returns {Words}
 */
export function ruleSlipWords(state, [slip, ...others]) {
  if (others.length) return { key: "verdict.rule-slips" };
  return {
    key: slip.instead === null ? "verdict.rule-left-out" : "verdict.rule-slip",
    args: ruleSlipArgs(state, slip),
  };
}

/**
 * Return the buttons that correct the likeliest mistakes.
 * @param {State} state @param {RuleSlip[]} slips @returns {Offer[]}
 */
export const ruleSlipOffers = (state, slips) =>
  slips.slice(0, MOST_RULE_SLIPS).map((slip) => ruleSlipOffer(state, slip));

/**
 * Return a button that corrects the number of a rule that was probably mistyped, or removes the rule.
 * @param {State} state @param {RuleSlip} slip @returns {Offer}
 */
function ruleSlipOffer(state, slip) {
  const { rule, cells, number, instead } = ruleSlipArgs(state, slip);
  const label =
    slip.instead === null
      ? { key: "verdict.leave-out", args: { rule, cells } }
      : { key: "verdict.correct", args: { cell: cells, digit: number, instead } };
  return { label, action: { type: "board", board: { ...state.board, geometry: slip.geometry } } };
}

/** @param {State} state @param {RuleSlip} slip */
function ruleSlipArgs({ board }, { kind, cells, number, instead }) {
  const names = cells.length ? cellNames(geometry(board.geometry), cells) : { key: "verdict.whole-grid" };
  return { rule: partWords(kind), cells: names, number, instead };
}
