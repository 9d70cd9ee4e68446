/**
 * What a step draws over the board and says of it link by link: its chain or one of its branches, and its reasons. Pure.
 *
 * @typedef {import("./model.js").Step} Step
 * @typedef {import("./model.js").Pointed} Pointed
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../board/link-paths.js").Link} Link
 * @typedef {import("../board/link-paths.js").Links} Links
 */
import { symbolOf } from "../board/board.js";
import { numbersOf } from "../board/link-paths.js";
import { markCells } from "../board/marks.js";
import { cellName } from "../board/names.js";

/** What a step draws over the board: its chain, or the one of the branch that is shown. @param {Step} step @param {Pointed} [pointed] @returns {Links} */
export function linksOf({ links, reasons, branches }, { lit = null, branch = 0 } = {}) {
  const shown = branches[branch];
  return { chain: shown?.links ?? links, reasons, lit, branch: shown ? branch : null };
}

/** The marks of a step: its branch that is shown, its own, the cells that it writes into, and the digits that are its reasons. @param {Step} step @param {Pointed} [pointed] @returns {Mark[]} */
export function marksOfStep(step, { branch = 0 } = {}) {
  const cells = [
    markCells("found", cellsIn(step.placements)),
    markCells("cover", cellsIn(step.reasons.map(({ from }) => from))),
  ].filter((mark) => mark.cells.length);
  return [...coloursOf(step.branches[branch]?.links ?? []), ...step.marks, ...cells];
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

/** @param {Candidate} candidate @param {boolean} taken @param {import("../board/geometry.js").Geometry} size */
const told = ([cell, digit], taken, size) => `${cellName(size, cell)}${taken ? "=" : "≠"}${symbolOf(digit)}`;

/** What links take as true, and what as false: weak ones begin at what is true. @param {Link[]} links @returns {Mark[]} */
function coloursOf(links) {
  const ends = (/** @type {boolean} */ taken) => links.map(({ from, to, strong }) => (strong === taken ? to : from));
  const mark = (/** @type {Mark["role"]} */ role, /** @type {boolean} */ taken) => ({
    ...markCells(role, []),
    candidates: ends(taken),
  });
  return links.length ? [mark("color-b", false), mark("color-a", true)] : [];
}
