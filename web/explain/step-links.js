/**
 * The drawing and the sentences of a step, link by link: its chain or one of its branches, and its reasons. Functions
 * here are pure.
 *
 * @typedef {import("./model.js").Step} Step
 * @typedef {import("./model.js").Pointed} Pointed
 * @typedef {import("./model.js").Branch} Branch
 * @typedef {import("./model.js").NestedChain} NestedChain
 * @typedef {{links: Link[], nested: NestedChain[]}} Told
 * @typedef {Told & {branches: Branch[], branch: number | null, by: NestedChain | null}} Story
 *   the part of a step on the screen: its branches and the open one, and `by`, the nested chain that the story belongs to
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
 * Return the open stories, each nested in the one before it. The first story is that of the step itself.
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

/** @param {Branch[]} branches @param {number} at @param {Told} [alone] the links if there are no branches @returns {Story} */
function storyOf(branches, at, alone) {
  const { links, nested } = branches[at] ?? /** @type {Told} */ (alone);
  return { branches, branch: branches.length > 1 ? at : null, links, nested, by: null };
}

/** Return the innermost open story. @param {Step} step @param {Pointed} [pointed] */
const openStory = (step, pointed) => /** @type {Story} */ (storiesOf(step, pointed).at(-1));

/**
 * Return the links that a step draws: its chain, or that of the open branch or nested chain.
 * @param {Step} step @param {Pointed} [pointed] @returns {Links}
 */
export function linksOf(step, pointed = {}) {
  const { links, branch, by } = openStory(step, pointed);
  return { chain: links, reasons: by ? [] : step.reasons, lit: pointed.lit ?? null, branch };
}

/**
 * Return the marks of a step: those of the open branch, its own ones, the cells it writes in, and the digits that are
 * its reasons. An open nested chain has other marks: the candidates it rules out, and those ruled out before.
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
 * Return the start of a chain: r1c2=3 if the start is assumed to be true, otherwise r1c2≠3.
 * @param {Link[]} links @param {import("../board/geometry.js").Geometry} size
 */
export const startOf = ([{ from, strong }], size) => claimText(from, !strong, size);

/**
 * Return the conclusions of links, with the numbers that the links have on the board.
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
 * Return the conclusions of a story that a nested chain leads to, with their numbers.
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
 * Return marks for the candidates that links assume to be true and to be false. Weak links start at a true candidate.
 * @param {Link[]} links @returns {Mark[]}
 */
function coloursOf(links) {
  const ends = (/** @type {boolean} */ taken) => links.map(({ from, to, strong }) => (strong === taken ? to : from));
  return links.length ? [markOf("color-b", ends(false)), markOf("color-a", ends(true))] : [];
}

/** @param {Mark["role"]} role @param {Candidate[]} candidates @returns {Mark} */
const markOf = (role, candidates) => ({ ...markCells(role, []), candidates });
