/**
 * A search for the clues that were probably mistyped in a puzzle without a solution. Some people play in Edit mode, so
 * that their wrong entries become clues. If the puzzle had exactly one solution before a wrong clue was typed, only
 * this clue is named. The right digit is not named, because it would give away the solution.
 * @typedef {import("../app/state.js").Slip} Slip
 * @typedef {import("../contract/shapes.js").RuleSlip} RuleSlip
 * @typedef {import("../contract/shapes.js").Ask} Ask
 * @typedef {import("../board/history.js").Place} Place
 */
import { digitAt, isExplained, isPartOf, withoutEntries } from "../board/board.js";
import { typedFrom } from "../board/history.js";
import { hasEnoughClues } from "../board/problems.js";
import { findRuleSlips } from "./rule-slips.js";

const CLUES_AT_ONCE = 3;
/** The greatest number of clues that are reported as mistyped. All of them are marked, and each gets a button. */
const MOST_SLIPS = 3;

/**
 * Search for mistyped clues, a few clues at a time, so that the first one is shown as soon as it is found. If there are
 * none, search for mistyped rules.
 * @type {(asks: Ask, place: Place, tell: (found: {slips: Slip[], ruleSlips?: RuleSlip[], searched: boolean}) => void, stale: () => boolean) => Promise<void>}
 */
export async function searchSlips(asks, place, tell, stale) {
  const played = await playedSlip(asks, place);
  if (played) return tell({ slips: [played], searched: true });
  const state = withoutEntries(place.board);
  /** @type {Slip[]} */
  let slips = [];
  /** @type {number | null} */
  let from = 0;
  while (from !== null && slips.length < MOST_SLIPS && !stale()) {
    /** @type {import("../contract/shapes.js").Slips} */
    const page = await asks("mistyped", { state, from, limit: CLUES_AT_ONCE });
    slips = [...slips, ...page.items].slice(0, MOST_SLIPS);
    from = page.next;
    tell({ slips, searched: from === null && isExplained(state) });
  }
  if (slips.length || isExplained(state)) return;
  const ruleSlips = await findRuleSlips(asks, state, stale);
  tell({ slips, ruleSlips, searched: true });
}

/**
 * Return a clue that was probably added by mistake to a puzzle that already had exactly one solution. The correction
 * makes its cell blank again. Return null if there is no such clue.
 * @type {(asks: Ask, place: Place) => Promise<Slip | null>}
 */
async function playedSlip(asks, { history, board }) {
  for (const before of typedFrom({ history, board })) {
    const puzzle = withoutEntries(before);
    if (!hasEnoughClues(puzzle)) return null;
    const { code } = await asks("verdict", { state: puzzle, limit: 2 });
    if (code === "one" && isPartOf(puzzle, board)) return wrongIn(asks, puzzle, board.givens);
    if (code !== "none") return null;
  }
  return null;
}

/**
 * Return the wrong clue among those that were added to a puzzle with one solution.
 * @type {(asks: Ask, puzzle: Place["board"], values: string) => Promise<Slip>}
 */
async function wrongIn(asks, puzzle, values) {
  const { wrong } = await asks("check", { state: { ...puzzle, values } });
  return { cell: wrong[0], digit: digitAt(values, wrong[0]), instead: 0 };
}
