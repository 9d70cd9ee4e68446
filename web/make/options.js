/**
 * The wish: the options that the player has chosen for new puzzles in Make.
 * @typedef {import("../contract/shapes.js").Technique} Technique
 * @typedef {{size: string, grade: string, symmetry: string, clues: string, technique: string, seed: string, count: number, kind: string,
 *   givens: string, cages: string, needed: boolean, pattern: string}} Wish  `givens`, `cages` and `needed` are about puzzles
 *   with rules; `pattern` is the code of the cells with clues, which may be for another size, or ""
 */
import { geometry, SIZES } from "../board/geometry.js";
import {
  GRADED,
  GRADES,
  LIMITED,
  MADE_GRADES,
  RATED,
  SYMMETRIES,
  TRIMMED,
  VARIANT_GRADES,
  VARIANTS,
} from "../contract/constants.js";

export { GRADES, MADE_GRADES, RATED, SYMMETRIES };

export const ANY = "any";
export const MOST = 500;

/** The kind of puzzles without further rules. */
export const CLASSIC = "classic";
/** The kind whose regions are those of the board. */
export const DRAWN = "jigsaw-drawn";
/** Between the kinds of a mixture, such as "killer+x". */
const AND = "+";
/** Return the kinds of a mixture. @param {string} kind */
export const kindsOf = (kind) => kind.split(AND);
/** Return a mixture of a kind with another, or without one. @param {string} kind @param {string} also */
export const mixed = (kind, also) => (also ? kind + AND + also : kind);
/** The beginnings of kinds that cannot be mixed with each other, such as "kropki" and "kropki-some". */
const FAMILIES = ["jigsaw", "kropki", "xv"];
const familyOf = (/** @type {string} */ kind) => FAMILIES.find((name) => kind.startsWith(name)) ?? kind;

/** Return the kinds with which a kind can be mixed. @param {string} kind */
export const partnersOf = (kind) =>
  kind === CLASSIC || LIMITED[kind]
    ? []
    : Object.keys(VARIANTS).filter((name) => !LIMITED[name] && familyOf(name) !== familyOf(kind));

/**
 * Return a grid with the regions of a board, or null if the board has none.
 * @param {string} geometry
 */
export function regionsIn(geometry) {
  const [base, ...rules] = geometry.split(AND);
  const regions = rules.find((rule) => rule.startsWith("regions:"));
  return regions ? `${base.replace("x", "")}${AND}${regions}` : null;
}

/**
 * Return a wish for the regions of the board if that is what it asks for.
 * @param {Wish} wish @param {string} geometry  of the board
 */
export const withRegions = (wish, geometry) =>
  kindsOf(wish.kind).includes(DRAWN) ? { ...wish, size: regionsIn(geometry) ?? wish.size } : wish;

/** The sizes of most puzzles with further rules. */
const VARIANT_SIZES = ["9", "6"];

/** Return the geometry of an empty board for a wish. @param {Wish} wish */
export const boardFor = ({ kind, size }) => LIMITED[kind]?.board ?? size;

/** Return the sizes that can be chosen for a kind. @param {string} kind */
export const sizesFor = (kind) => (kind === CLASSIC ? SIZES : (LIMITED[kind]?.sizes ?? VARIANT_SIZES));

/** The choices about clues of puzzles with rules: what is usual for the kind, none, or some. */
export const GIVENS = [ANY, "none", "some"];
/** The fewest and most cells of killer cages. The first is usual. */
export const CAGES = [ANY, "2-3", "2-5", "3-5", "4-6"];

/** @type {Wish} */
export const FIRST_WISH = {
  kind: CLASSIC,
  size: "9",
  grade: "medium",
  symmetry: "half-turn",
  clues: "",
  technique: ANY,
  seed: "",
  count: 12,
  givens: ANY,
  cages: ANY,
  needed: false,
  pattern: "",
};

/** The most rows of a grid whose pattern of clues can be drawn. */
const MOST_DRAWN = 9;
/** The pattern of clues in a wish: a letter, and a hexadecimal digit for every four cells. */
const PATTERN = /^p[0-9a-f]+$/;

/** Return whether the pattern of clues can be drawn for a wish. @param {Wish} wish */
export const canDraw = ({ kind, size }) => !LIMITED[kind] && geometry(size).side <= MOST_DRAWN;

/** Return the code of the pattern of clues that a wish asks for, or "" if it asks for none. @param {Wish} wish */
export const patternIn = (wish) =>
  canDraw(wish) && wish.pattern.length === 1 + Math.ceil(geometry(wish.size).side ** 2 / 4) ? wish.pattern : "";

/** Return the number of cells in a pattern of clues. @param {string} code */
export const countIn = (code) =>
  [...code.slice(1)].reduce((sum, digit) => sum + Number.parseInt(digit, 16).toString(2).replaceAll("0", "").length, 0);

/**
 * Return the parts of a wish about clues, as they are entered, from the clues in a recipe.
 * @param {string} clues @returns {Pick<Wish, "clues" | "givens" | "pattern">}
 */
export const cluesFrom = (clues) => ({
  clues: clues === ANY || GIVENS.includes(clues) || PATTERN.test(clues) ? "" : clues,
  givens: GIVENS.includes(clues) ? clues : ANY,
  pattern: PATTERN.test(clues) ? clues : "",
});

/** Return whether puzzles of a size have grades. @param {string} size */
export const isGraded = (size) => GRADED.includes(size);

/**
 * Return whether techniques can be chosen for a size. On smaller grids, hardly any puzzle needs a technique.
 * @param {string} size
 */
export const hasTechniques = (size, kind = CLASSIC) => size === RATED && kind === CLASSIC;

/** Return whether a range of ER can be chosen for a size. @param {string} size */
export const hasBands = (size, kind = CLASSIC) => size === RATED && kind === CLASSIC;

/**
 * Return the grades that can be chosen.
 * @param {Wish} wish @param {Technique[]} techniques @returns {string[]}
 */
export function gradesFor({ kind, size, technique }, techniques) {
  if (kind !== CLASSIC)
    return GRADES.filter((grade) => kindsOf(kind).every((name) => VARIANT_GRADES[name]?.includes(grade)));
  return isGraded(size) ? gradesWith(technique, techniques) : [];
}

/**
 * Return the grades that can be chosen. They depend on the chosen technique.
 * @param {string} technique @param {Technique[]} techniques
 */
export const gradesWith = (technique, techniques) =>
  techniques.find(({ name }) => name === technique)?.grades ?? MADE_GRADES;

/** The pattern of a range of ER that is used instead of a grade. */
const BAND = /^er(\d{1,2}\.\d)-(\d{1,2}\.\d)$/;

/**
 * Return the lowest and the highest ER of a range, as texts. Return null if the text is a grade.
 * @param {string} grade
 */
export function bandOf(grade) {
  const found = BAND.exec(grade);
  return found && { low: found[1], high: found[2] };
}

/**
 * Return the range of ER that a person typed, such as "2.8-3.2", or a single ER such as "8,4", in the form of a grade.
 * If nothing was typed, return "any". If the text is not a range, return null.
 * @param {string} text
 */
export function gradeTyped(text) {
  const typed = spanOf(text).replaceAll(",", ".");
  if (!typed) return ANY;
  const [, low, high = low] = /^(?:er)?(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?$/.exec(typed) ?? [];
  return low && Number(low) <= Number(high) ? `er${Number(low).toFixed(1)}-${Number(high).toFixed(1)}` : null;
}

/**
 * Return the options for new puzzles after one choice has changed. If the grade or the technique is not available any
 * more, it becomes "any".
 * @param {Wish} wish @param {Partial<Wish>} choice @param {Technique[]} [techniques] @returns {Wish}
 */
export function withChoice(wish, choice, techniques = []) {
  const next = { ...wish, ...choice };
  const { kind } = next;
  if (kind !== CLASSIC && !sizesFor(kind).includes(next.size)) [next.size] = sizesFor(kind);
  const technique = hasTechniques(next.size, kind) ? next.technique : ANY;
  const grades = gradesFor({ ...next, technique }, techniques);
  const fits = grades.includes(next.grade) || (hasBands(next.size, kind) && bandOf(next.grade));
  return { ...next, technique, grade: fits ? next.grade : ANY };
}

/**
 * Return the saved options for new puzzles. Options that are missing or not valid get their defaults. The choices under
 * "More options" are not saved.
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
    pattern: PATTERN.test(String(known.pattern)) ? String(known.pattern) : "",
  });
}

/** Return the number of puzzles that was entered, rounded and kept within the limits. @param {unknown} entered */
export const numberOf = (entered) => Math.min(Math.max(Math.round(Number(entered)) || 1, 1), MOST);

/**
 * Return the recipe of a puzzle: the options, the seed and the number from which Python makes it.
 * @param {Wish} wish @param {string} seed @param {number} index @returns {import("./find-puzzle.js").Recipe}
 */
export function recipeOf(wish, seed, index) {
  return { wish: wish.kind === CLASSIC ? classicWish(wish) : variantWish(wish), seed: plain(seed), index };
}

/** Return the options of a puzzle with rules as Python knows them. @param {Wish} wish */
export const variantWish = (wish) => {
  const { kind, size, grade, symmetry, givens, cages, needed } = wish;
  const pattern = patternIn(wish);
  return {
    ...{ kinds: inOrder(kind), size, grade, symmetry: pattern ? "none" : symmetry },
    clues: hasGivens(kind) ? pattern || spanOf(wish.clues) || givens : ANY,
    cages: hasCages(kind) ? cages : ANY,
    rules: needed && isTrimmed(kind) ? "needed" : "all",
  };
};

/** Return the kinds of a mixture in the order that IDs have. @param {string} kind */
const inOrder = (kind) =>
  Object.keys(VARIANTS)
    .filter((name) => kindsOf(kind).includes(name))
    .join(AND);

/**
 * Return whether puzzles of a kind may have no clues. A kind with a board of its own has no further rules, so it needs
 * clues.
 * @param {string} kind
 */
export const hasGivens = (kind) => kind !== CLASSIC && !LIMITED[kind];

/** Return whether a kind has killer cages. @param {string} kind */
export const hasCages = (kind) => kindsOf(kind).includes("killer");

/** Return whether rules that a puzzle of a kind does not need can be left out. @param {string} kind */
export const isTrimmed = (kind) => kindsOf(kind).some((name) => TRIMMED.includes(name));

/** Return the options of a puzzle without further rules as Python knows them. @param {Wish} wish */
export const classicWish = (wish) => {
  const { size, grade, symmetry, clues, technique } = wish;
  const pattern = patternIn(wish);
  return { size, grade, symmetry: pattern ? "none" : symmetry, clues: pattern || spanOf(clues) || ANY, technique };
};

/** Return a range of numbers in the form that Python expects: "24 – 28" becomes "24-28". @param {string} text */
const spanOf = (text) => plain(text).replaceAll(/\s/g, "").replace(BETWEEN, "-");

/** A pattern for the signs and words that mean "to" between two numbers, on keyboards of several languages. */
const BETWEEN = /(?<=\d)(?:[‐-―−~〜至到]|to)(?=\d)/;

/**
 * Return a text in lower case, with plain digits and letters instead of the wide ones of East Asian keyboards.
 * @param {string} text
 */
export const plain = (text) => text.normalize("NFKC").trim().toLowerCase();

/**
 * Return a key that is the same for equal options. The seed and the number of puzzles do not change the key.
 * @param {Wish} wish
 */
export const wishKey = (wish) => JSON.stringify(recipeOf(wish, "", 0));

/**
 * The letters and digits of seeds. No two of them look alike on paper, because people type the IDs of printed puzzles
 * by hand.
 */
const LEGIBLE = "23456789abcdefghjkmnpqrstuvwxyz";
const SEED_LENGTH = 6;

/** Return a new random seed. @param {() => number} [random] */
export const randomSeed = (random = Math.random) =>
  Array.from({ length: SEED_LENGTH }, () => LEGIBLE[Math.floor(random() * LEGIBLE.length)]).join("");
