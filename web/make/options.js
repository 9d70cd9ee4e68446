/**
 * The wish: what a puzzle should be like, chosen in the place Make.
 *
 * @typedef {import("../contract/shapes.js").Technique} Technique
 * @typedef {{size: string, grade: string, symmetry: string, clues: string, technique: string, seed: string, count: number}} Wish
 */
import { SIZES } from "../board/geometry.js";
import { GRADED, GRADES, MADE_GRADES, RATED, SYMMETRIES } from "../contract/constants.js";

export { GRADES, MADE_GRADES, RATED, SYMMETRIES };

export const ANY = "any";
export const MOST = 500;

/** @type {Wish} */
export const FIRST_WISH = {
  size: "9",
  grade: "medium",
  symmetry: "half-turn",
  clues: "",
  technique: ANY,
  seed: "",
  count: 12,
};

/** Return whether puzzles of a size have grades. @param {string} size */
export const isGraded = (size) => GRADED.includes(size);

/**
 * Return whether techniques can be chosen for a size. On smaller grids hardly any puzzle needs one.
 * @param {string} size
 */
export const hasTechniques = (size) => size === RATED;

/**
 * Return the grades to choose from, which depend on the technique.
 * @param {string} technique @param {Technique[]} techniques
 */
export const gradesWith = (technique, techniques) =>
  techniques.find(({ name }) => name === technique)?.grades ?? MADE_GRADES;

/** A range of ER in place of a grade. */
const BAND = /^er(\d{1,2}\.\d)-(\d{1,2}\.\d)$/;

/** Return the lowest and the highest ER as text, or null for a grade. @param {string} grade */
export function bandOf(grade) {
  const found = BAND.exec(grade);
  return found && { low: found[1], high: found[2] };
}

/**
 * Return the range for a typed ER such as "2.8-3.2" or "8,4". An empty text means any grade, and any other text gives
 * null.
 * @param {string} text
 */
export function gradeTyped(text) {
  const typed = spanOf(text).replaceAll(",", ".");
  if (!typed) return ANY;
  const [, low, high = low] = /^(?:er)?(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?$/.exec(typed) ?? [];
  return low && Number(low) <= Number(high) ? `er${Number(low).toFixed(1)}-${Number(high).toFixed(1)}` : null;
}

/**
 * Return the wish with a choice made. A grade or technique that is not available for it is reset.
 * @param {Wish} wish @param {Partial<Wish>} choice @param {Technique[]} [techniques] @returns {Wish}
 */
export function withChoice(wish, choice, techniques = []) {
  const next = { ...wish, ...choice };
  const technique = hasTechniques(next.size) ? next.technique : ANY;
  /** @type {string[]} */
  const grades = isGraded(next.size) ? gradesWith(technique, techniques) : [];
  const fits = grades.includes(next.grade) || (grades.length > 0 && bandOf(next.grade));
  return { ...next, technique, grade: fits ? next.grade : ANY };
}

/**
 * Return the saved wish as far as it is valid. The choices under "More options" are not saved.
 * @param {unknown} saved @returns {Wish}
 */
export function wishFrom(saved) {
  const known = /** @type {Record<string, unknown>} */ (saved && typeof saved === "object" ? saved : {});
  const among = (/** @type {"size" | "grade" | "symmetry"} */ part, /** @type {string[]} */ names) =>
    names.find((name) => name === known[part]) ?? FIRST_WISH[part];
  return withChoice(FIRST_WISH, {
    size: among("size", SIZES),
    grade: among("grade", [ANY, ...MADE_GRADES]),
    symmetry: among("symmetry", SYMMETRIES),
    count: numberOf(known.count ?? FIRST_WISH.count),
  });
}

/** Return a number of puzzles within the limits. @param {unknown} entered */
export const numberOf = (entered) => Math.min(Math.max(Math.round(Number(entered)) || 1, 1), MOST);

/**
 * Return the recipe of a puzzle, in the form that Python expects.
 * @param {Wish} wish @param {string} seed @param {number} index
 */
export function recipeOf({ size, grade, symmetry, clues, technique }, seed, index) {
  return { wish: { size, grade, symmetry, clues: spanOf(clues) || ANY, technique }, seed: plain(seed), index };
}

/** Return a typed range such as "24 – 28" as "24-28". @param {string} text */
const spanOf = (text) => plain(text).replaceAll(/\s/g, "").replace(BETWEEN, "-");

/** The signs and words that keyboards of several languages offer for "to" between two numbers. */
const BETWEEN = /(?<=\d)(?:[‐-―−~〜至到]|to)(?=\d)/;

/**
 * Return a text with plain digits and letters in place of the wide ones of East Asian keyboards.
 * @param {string} text
 */
export const plain = (text) => text.normalize("NFKC").trim().toLowerCase();

/** Return a key that is equal for wishes for the same kind of puzzle. @param {Wish} wish */
export const wishKey = (wish) => JSON.stringify(recipeOf(wish, "", 0));

/** The letters and digits of seeds. None can be confused on paper, because IDs are typed by hand. */
const LEGIBLE = "23456789abcdefghjkmnpqrstuvwxyz";
const SEED_LENGTH = 6;

/** Return a new random seed. @param {() => number} [random] */
export const randomSeed = (random = Math.random) =>
  Array.from({ length: SEED_LENGTH }, () => LEGIBLE[Math.floor(random() * LEGIBLE.length)]).join("");
