/**
 * A search for the rules that were probably mistyped in a puzzle without a solution. Other numbers are tried first. If
 * no number helps, each rule is left out.
 * @typedef {import("../contract/shapes.js").RuleSlip} RuleSlip
 * @typedef {import("../contract/shapes.js").Ask} Ask
 * @typedef {import("../app/state.js").State} State
 */

const RULES_AT_ONCE = 2;

/**
 * Return the rules that may be mistyped, the likeliest mistake first.
 * @param {Ask} asks @param {State["board"]} state @param {() => boolean} stale @returns {Promise<RuleSlip[]>}
 */
export async function findRuleSlips(asks, state, stale) {
  for (const numbers of [true, false]) {
    const found = await tryRules(asks, state, numbers, stale);
    if (found.length) return found.sort((one, other) => one.rank - other.rank);
  }
  return [];
}

/**
 * Try to change each rule, a few at a time. A search that takes too long ends without an answer.
 * @param {Ask} asks @param {State["board"]} state @param {boolean} numbers @param {() => boolean} stale
 */
async function tryRules(asks, state, numbers, stale) {
  /** @type {RuleSlip[]} */
  const found = [];
  /** @type {number | null} */
  let from = 0;
  while (from !== null && !stale()) {
    /** @type {import("../contract/shapes.js").RuleSlips} */
    const page = await asks("mistyped-rules", { state, numbers, from, limit: RULES_AT_ONCE });
    found.push(...page.items);
    from = page.next;
  }
  return found;
}
