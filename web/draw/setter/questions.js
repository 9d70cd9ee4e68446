/**
 * The questions of setters that take a while. Python answers them in portions, so that the progress can be shown and
 * every change cancels them.
 * @typedef {import("../../contract/shapes.js").Ask} Ask
 * @typedef {import("../types.js").SetterAnswer} SetterAnswer
 * @typedef {import("../../board/board.js").BoardState} BoardState
 * @typedef {(done: number, total: number) => void} Tell
 * @typedef {{rule?: string, grade?: import("../types.js").Grade, pattern?: string,
 *   form?: "plain" | "markdown" | "bbcode"}} Wanted
 */
import { refusalOf } from "../../ui/refusal.js";

/** The parts of a puzzle that are tried in each request. */
const PORTION = 3;

/** The number of clues after which no others are searched for. */
const ENOUGH = 3;

/** The tries of each request that looks for clues. */
const TRIES = 20;

/** The difficulty that is tried first. */
export const USUAL = "hard";

/**
 * Return the answer to a question about the puzzle on a board.
 * @param {import("../types.js").Question} does @param {Wanted} wanted @param {BoardState} state @param {Ask} ask
 * @param {Tell} tell @returns {Promise<SetterAnswer>}
 */
export const answerTo = (does, wanted, state, ask, tell) => QUESTIONS[does](state, wanted, ask, tell);

/** @type {Record<import("../types.js").Question, (state: BoardState, wanted: Wanted, ask: Ask, tell: Tell) => Promise<SetterAnswer>>} */
const QUESTIONS = {
  async needed(state, _wanted, ask, tell) {
    const { items, total } = await allOf((from) => ask("unneeded-rules", { state, from, limit: PORTION }), tell);
    return { does: "needed", unneeded: items, total };
  },
  async numbers(state, { rule = "" }, ask, tell) {
    const { items } = await allOf((from) => ask("numbers", { state, rule, from, limit: PORTION }), tell);
    return { does: "numbers", rule, items };
  },
  async reach(state, { grade = USUAL }, ask) {
    return { does: "reach", wanted: grade, reached: await ask("reach", { state, grade }) };
  },
  async ease(state, { grade = USUAL }, ask, tell) {
    const { values, cells, left } = await ask("reach", { state, grade });
    const isEasy = left === 0;
    const part = (/** @type {number | null} */ from) =>
      ask("easing-clues", { state, there: { values, cells }, grade, from, limit: PORTION });
    const { items } = isEasy ? { items: [] } : await allOf(part, tell, ENOUGH);
    return { does: "ease", wanted: grade, isEasy, clues: items };
  },
  async clues({ geometry }, { pattern = "" }, ask, tell) {
    const seed = String(Math.random());
    try {
      for (let upto = TRIES; ; upto += TRIES) {
        const { givens, tries, total } = await ask("clues-at", { geometry, pattern, seed, upto });
        if (givens) return { does: "clues", givens };
        tell(tries, total);
      }
    } catch (failure) {
      return { does: "no-clues", words: await refusal(failure) };
    }
  },
  async text({ geometry }, { form = "plain" }, ask) {
    const language = document.documentElement.lang;
    return { does: "text", ...(await ask("rule-text", { geometry, form, language })) };
  },
};

/**
 * Return why there are no clues in the cells that were drawn. Other failures are thrown again.
 * @param {any} failure @returns {Promise<import("../../app/state.js").Words>}
 */
async function refusal(failure) {
  const words = await refusalOf(failure);
  if (!words) throw failure;
  return words;
}

/**
 * Make requests until an answer is complete, or until it has enough items.
 * @template Item
 * @param {(from: number | null) => Promise<{items: Item[], next: number | null, total: number}>} part @param {Tell} tell
 * @param {number} [enough]
 */
async function allOf(part, tell, enough = Number.POSITIVE_INFINITY) {
  /** @type {Item[]} */
  const items = [];
  let total = 0;
  /** @type {number | null} */
  let from = null;
  do {
    /** @type {{items: Item[], next: number | null, total: number}} */
    const found = await part(from);
    items.push(...found.items);
    ({ next: from, total } = found);
    tell(from ?? total, total);
  } while (from !== null && items.length < enough);
  return { items, total };
}
