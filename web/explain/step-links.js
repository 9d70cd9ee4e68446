/**
 * The drawing and the sentences of a step, link by link: its chain or one of its branches, and its reasons. Functions
 * here are pure.
 * @typedef {import("./model.js").Step} Step
 * @typedef {import("./model.js").Pointed} Pointed
 * @typedef {import("./model.js").Branch} Branch
 * @typedef {import("./model.js").NestedChain} NestedChain
 * @typedef {{links: Link[], nested: NestedChain[]}} Told
 * @typedef {Told & {branches: Branch[], branch: number | null, by: NestedChain | null}} Story
 *   the part of a step on the screen: its branches, the index of the open branch, and its links; `by`: the nested chain
 *   that the story explains, or null for the step itself
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../board/link-paths.js").Link} Link
 * @typedef {import("../board/link-paths.js").Links} Links
 */
import { symbolOf } from "../board/board.js";
import { numbersOf } from "../board/link-paths.js";
import { markCells } from "../board/marks.js";
import { cellName } from "../board/names.js";

/**
 * Return the parts of the explanation that are unfolded (stories). The first story explains the step itself. Each
 * further story explains a nested chain of the story before it.
 * @param {Step} step @param {Pointed} [pointed] @returns {Story[]}
 */
export function storiesOf(step, { branch = 0, inside = [] } = {}) {
  const stories = [storyOf(step.branches, branch, step)];
  for (let at = 0; at < inside.length; at += 2) {
    const by = stories[at / 2].nested[inside[at]];
    stories.push({ ...storyOf(by.branches, inside[at + 1]), by });
  }
  return stories;
}

/**
 * Return the story, which is a part of the explanation, for the branch `at`. If there are no branches, its links are
 * those of the step (`alone`).
 * @param {Branch[]} branches
 * @param {number} at
 * @param {Told} [alone] the step
 * @returns {Story}
 */
function storyOf(branches, at, alone) {
  const { links, nested } = branches[at] ?? /** @type {Told} */ (alone);
  return { branches, branch: branches.length > 1 ? at : null, links, nested, by: null };
}

/**
 * Return the part of the explanation (story) for the nested chain that was unfolded last, or for the step if none is
 * unfolded.
 * @param {Step} step @param {Pointed} [pointed]
 */
const openStory = (step, pointed) => /** @type {Story} */ (storiesOf(step, pointed).at(-1));

/**
 * Return the links to draw for a step. If a nested chain is unfolded, return the links of this chain. Otherwise, return
 * those of the branch that is shown or, if there are no branches, of the step's only chain.
 * @param {Step} step @param {Pointed} [pointed] @returns {Links}
 */
export function linksOf(step, pointed = {}) {
  const { links, branch, by } = openStory(step, pointed);
  return { chain: links, reasons: by ? [] : step.reasons, lit: pointed.lit ?? null, branch };
}

/**
 * Return the cells and candidates to mark on the board for a step. If the step has branches, mark the candidates of the
 * branch that is shown. Add the step's own marks, the cells that get a digit, and the cells whose digits are reasons.
 * If a nested chain is unfolded, mark only the candidates of this chain, the candidates that it rules out, and the
 * candidates that must be ruled out before it holds.
 * @param {Step} step @param {Pointed} [pointed] @returns {Mark[]}
 */
export function marksOfStep(step, pointed) {
  const { links, by } = openStory(step, pointed);
  if (by) return [...coloursOf(links), markOf("out", [...by.gone, ...by.without])];
  const cells = [
    markCells("found", cellsIn(step.placements)),
    markCells("cover", cellsIn(step.reasons.map(({ from }) => from))),
  ].filter((mark) => mark.cells.length);
  return [...(step.branches.length ? coloursOf(links) : []), ...step.marks, ...cells];
}

/** @param {Candidate[]} candidates */
const cellsIn = (candidates) => [...new Set(candidates.map(([cell]) => cell))];

/**
 * Return the first claim of a chain: r1c2=3 if this is assumed to be true, or r1c2≠3 if it is assumed to be false.
 * @param {Link[]} links @param {import("../board/geometry.js").Geometry} size
 */
export const startOf = ([{ from, strong }], size) => claimText(from, !strong, size);

/**
 * Return what each link of a chain concludes, such as r1c2≠3, with the number of the link on the board.
 * @param {Link[]} links @param {import("../board/geometry.js").Geometry} size
 */
export function conclusionsOf(links, size) {
  const numbers = numbersOf(links);
  const conclusions = links.map(({ to, strong }, index) => ({
    number: numbers[index],
    text: claimText(to, strong, size),
  }));
  return conclusions.filter(({ number }, index) => number !== numbers[index - 1]);
}

/**
 * Return those conclusions of the links that follow from one nested chain, with their numbers.
 * @param {Link[]} links @param {NestedChain} by @param {import("../board/geometry.js").Geometry} size
 */
export function conclusionsFrom(links, { gone }, size) {
  const texts = gone.map((candidate) => claimText(candidate, false, size));
  return conclusionsOf(links, size).filter(({ text }) => texts.includes(text));
}

/**
 * Return a list of candidates that are ruled out, as text.
 * @param {Candidate[]} candidates @param {import("../board/geometry.js").Geometry} size
 */
export const ruledOut = (candidates, size) =>
  candidates.map((candidate) => claimText(candidate, false, size)).join(", ");

/** @param {Candidate} candidate @param {boolean} taken @param {import("../board/geometry.js").Geometry} size */
const claimText = ([cell, digit], taken, size) => `${cellName(size, cell)}${taken ? "=" : "≠"}${symbolOf(digit)}`;

/**
 * Return marks for the candidates that the links claim to be true, and for those that they claim to be false. A weak
 * link goes from a true candidate to a false one, a strong link from a false one to a true one.
 * @param {Link[]} links @returns {Mark[]}
 */
function coloursOf(links) {
  const ends = (/** @type {boolean} */ taken) => links.map(({ from, to, strong }) => (strong === taken ? to : from));
  return links.length ? [markOf("color-b", ends(false)), markOf("color-a", ends(true))] : [];
}

/** @param {Mark["role"]} role @param {Candidate[]} candidates @returns {Mark} */
const markOf = (role, candidates) => ({ ...markCells(role, []), candidates });
