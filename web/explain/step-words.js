/**
 * Steps in words.
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../board/geometry.js").Geometry} Geometry
 * @typedef {import("./model.js").Step} Step
 * @typedef {import("./model.js").Conclusion} Conclusion
 */
import { symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { cellName, cellNames, housesWords, houseWords } from "../board/names.js";
import { whereCells, whereHouses } from "./stage.js";

/**
 * Return the first stage of a hint in words. It names a house or some cells to look at.
 * @param {Step} step @param {string} name of the geometry @returns {Words}
 */
export function whereWords(step, name) {
  const [house] = whereHouses(step);
  if (house) return { key: "explain.where.house", args: { house: houseWords(house) } };
  return { key: "explain.where.cells", args: { cells: cellNames(geometry(name), whereCells(step)) } };
}

/** @param {{technique: string}} step @returns {Words} */
export const nameWords = (step) => ({ key: `technique.${step.technique}.name` });

/** The steps that are explained by pointing at the board, because beginners do not know the names of cells. */
const POINTED_AT = ["full-house", "hidden-single", "naked-single"];

/** The houses that have their own word for "this". */
const USUAL = ["row", "column", "box"];

/** Return whether a step is explained by pointing at the board. @param {Step} step */
export const isPointedAt = ({ technique, words: { house = ["box"] } }) =>
  POINTED_AT.includes(technique) && Array.isArray(house) && USUAL.includes(house[0]);

/**
 * Return a step in words beside the board that shows it. A simple one says "this box" and "here", and names its cell
 * only at the end.
 * @param {Step} step @returns {Words}
 */
export const toldWords = (step) => (isPointedAt(step) ? hintWords(step, "here") : hintWords(step));

/**
 * Return a step in words: its claim, reasons and conclusions. The `links` of a step are more reasons: rules because of
 * which candidates exclude each other.
 * @param {Step} step @param {"hint" | "here"} [form] `here`: with words that point at the board
 * @returns {Words}
 */
export function hintWords(step, form = "hint") {
  const args = mapped(step.words);
  if (form === "here") args.house = { key: `explain.this.${step.words.house?.[0]}` };
  /** @type {Words} */
  const told = { key: `technique.${step.technique}.${form}`, args };
  const why = linksIn(args).reduce(because, told);
  return {
    key: "explain.told",
    args: { why, so: step.conclusions.map(conclusionWords).reduce(joined("conclusion.and")) },
  };
}

/**
 * Return the sentences that name the rules behind the links of a step.
 * @param {Record<string, any>} args @returns {Words[]}
 */
const linksIn = ({ links }) => (Array.isArray(links) ? links.filter((each) => typeof each === "object") : []);

/** @param {Words} why @param {Words} links @returns {Words} */
const because = (why, links) => ({ key: "explain.because", args: { why, links } });

/** @param {Record<string, any>} words @returns {Record<string, any>} */
const mapped = (words) => Object.fromEntries(Object.entries(words).map(([name, value]) => [name, wordOf(value)]));

/**
 * Return an argument of a sentence in words. A list that begins with a name and a number, such as ["row", 3], is a house. All other
 * lists contain houses, cells, digits or phrases. A phrase is a sentence inside this one.
 * @param {any} value @returns {unknown}
 */
function wordOf(value) {
  if (value && typeof value === "object" && "key" in value) return { key: value.key, args: mapped(value.args) };
  if (!Array.isArray(value)) return value;
  if (typeof value[1] === "number") return houseWords(/** @type {import("../board/houses.js").HouseName} */ (value));
  return value.length > 1 && Array.isArray(value[0])
    ? housesWords(/** @type {import("../board/houses.js").HouseName[]} */ (value))
    : value.map(wordOf);
}

/**
 * Return a conclusion in words, for example "r5c3 is 4" or "r1c2 and r1c5 are not 3 or 7".
 * @param {Conclusion} conclusion @returns {Words}
 */
const conclusionWords = ({ taken, cells, digits }) => ({
  key: `conclusion.${cells.length > 1 ? "are" : "is"}${taken ? "" : "-not"}`,
  args: { cells, digits: eitherOf(digits) },
});

/** Return digits as alternatives, for example "3 or 7". @param {unknown[]} digits @returns {unknown} */
function eitherOf(digits) {
  const [others, last] = [digits.slice(0, -1), digits.at(-1)];
  return others.length ? joined("list.or")(others.reduce(joined("list.more")), last) : last;
}

/**
 * Return a function that joins two items of a list into one part of a sentence.
 * @param {string} key @returns {(first: unknown, last: unknown) => Words}
 */
const joined = (key) => (first, last) => ({ key, args: { first, last } });

/**
 * Return the effect of a step as text: the digits that it places and the candidates that it removes.
 * @param {Step} step
 */
export const effectText = ({ words }) => [words.in, words.out].filter(Boolean).join(", ");

/** The most candidates that are named after a step. Of more, only the number is told, so that the text stays short. */
const NAMED = 12;

/**
 * Return the placements and eliminations that were applied, in words.
 * @param {Step} step @param {string} name of the geometry @returns {Words}
 */
export function appliedWords({ placements, eliminations }, name) {
  const size = geometry(name);
  const written = placements.map(([cell, digit]) => ({
    key: "explain.did.write",
    args: { cell: cellName(size, cell), digit: symbolOf(digit) },
  }));
  const count = eliminations.length;
  const struck = count > NAMED ? [{ key: "explain.did.many", args: { count } }] : struckWords(eliminations, size);
  const parts = /** @type {unknown[]} */ ([...written, ...struck]).reduce(joined("explain.did.and"));
  return { key: "explain.did", args: { parts } };
}

/**
 * Return the candidates that were removed, in words. Digits that were removed from the same cells are told together.
 * @param {Candidate[]} eliminations @param {import("../board/geometry.js").Geometry} size @returns {Words[]}
 */
function struckWords(eliminations, size) {
  const digits = [...new Set(eliminations.map(([, digit]) => digit))].sort((a, b) => a - b);
  /** @type {Map<string, { digits: string[], cells: number[] }>} */
  const groups = new Map();
  for (const digit of digits) {
    const cells = eliminations
      .filter((out) => out[1] === digit)
      .map(([cell]) => cell)
      .sort((a, b) => a - b);
    const group = groups.get(String(cells)) ?? { digits: [], cells };
    group.digits.push(symbolOf(digit));
    groups.set(String(cells), group);
  }
  return [...groups.values()].map((group) => {
    const names = cellNames(size, group.cells);
    const cells = Array.isArray(names) ? names.join(", ") : names;
    return { key: "explain.did.strike", args: { digits: group.digits, cells } };
  });
}
