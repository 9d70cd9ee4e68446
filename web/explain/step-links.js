/**
 * What a step draws over the board and says of it link by link: its chain or one of its branches, and its reasons. Pure.
 *
 * @typedef {import("./model.js").Step} Step
 * @typedef {import("./model.js").Pointed} Pointed
 * @typedef {import("./model.js").Branch} Branch
 * @typedef {import("./model.js").NestedChain} NestedChain
 * @typedef {{links: Link[], nested: NestedChain[]}} Told
 * @typedef {Told & {branches: Branch[], branch: number | null, by: NestedChain | null}} Story
 *   what is shown of a step: its branches and which of them, and of a nested chain that itself
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
 * The stories that are open, each within the one before: the step's own, then a chain nested in it, and so on.
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

/** @param {Branch[]} branches @param {number} at @param {Told} [alone] what is told where there are no branches @returns {Story} */
function storyOf(branches, at, alone) {
  const { links, nested } = branches[at] ?? /** @type {Told} */ (alone);
  return { branches, branch: branches.length > 1 ? at : null, links, nested, by: null };
}

/** The innermost of the stories. @param {Step} step @param {Pointed} [pointed] */
const openStory = (step, pointed) => /** @type {Story} */ (storiesOf(step, pointed).at(-1));

/** What a step draws over the board: its chain, that of the branch that is shown, or of what is open in it. @param {Step} step @param {Pointed} [pointed] @returns {Links} */
export function linksOf(step, pointed = {}) {
  const { links, branch, by } = openStory(step, pointed);
  return { chain: links, reasons: by ? [] : step.reasons, lit: pointed.lit ?? null, branch };
}

/**
 * The marks of a step: the branch that is shown, its own, the cells that it writes into, and the digits that are its
 * reasons. Of a chain nested in it: what that rules out, and what has been ruled out before.
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

/** What a chain begins with: r1c2=3 where it is taken as true, else r1c2≠3. @param {Link[]} links @param {import("../board/geometry.js").Geometry} size */
export const startOf = ([{ from, strong }], size) => told(from, !strong, size);

/** What follows, by the numbers that the links have on the board. @param {Link[]} links @param {import("../board/geometry.js").Geometry} size */
export function conclusionsOf(links, size) {
  const numbers = numbersOf(links);
  const conclusions = links.map(({ to, strong }, index) => ({ number: numbers[index], text: told(to, strong, size) }));
  return conclusions.filter(({ number }, index) => number !== numbers[index - 1]);
}

/** What a nested chain does for a story: the numbers that it has there, and what is ruled out. @param {Link[]} links @param {NestedChain} by @param {import("../board/geometry.js").Geometry} size */
export function broughtBy(links, { gone }, size) {
  const texts = gone.map((candidate) => told(candidate, false, size));
  return conclusionsOf(links, size).filter(({ text }) => texts.includes(text));
}

/** Candidates that are ruled out, as text. @param {Candidate[]} candidates @param {import("../board/geometry.js").Geometry} size */
export const ruledOut = (candidates, size) => candidates.map((candidate) => told(candidate, false, size)).join(", ");

/** @param {Candidate} candidate @param {boolean} taken @param {import("../board/geometry.js").Geometry} size */
const told = ([cell, digit], taken, size) => `${cellName(size, cell)}${taken ? "=" : "≠"}${symbolOf(digit)}`;

/** What links take as true, and what as false: weak ones begin at what is true. @param {Link[]} links @returns {Mark[]} */
function coloursOf(links) {
  const ends = (/** @type {boolean} */ taken) => links.map(({ from, to, strong }) => (strong === taken ? to : from));
  return links.length ? [markOf("color-b", ends(false)), markOf("color-a", ends(true))] : [];
}

/** @param {Mark["role"]} role @param {Candidate[]} candidates @returns {Mark} */
const markOf = (role, candidates) => ({ ...markCells(role, []), candidates });
