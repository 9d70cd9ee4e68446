/**
 * The lessons as plain data. Each lesson is about one technique. It contains the idea of the technique, boards that
 * show it, and positions for practice.
 * @typedef {(typeof VIEWS)[number]} View
 * @typedef {import("../explain/technique-card.js").Example} Example
 * @typedef {{view: View, technique: string, positions: Record<string, string[]> | null, failed: boolean,
 *   boards: Record<string, Example[]>, step: number}} Lessons  `technique`: the open lesson, which may be one of COURSES;
 *   `step`: the index of its step on the screen; `positions`: for each technique, positions as lines of text in HoDoKu's format, null until they are loaded;
 *   `boards`: for each technique, the boards of its lesson
 */
import { GROUPS, RULE_LESSONS } from "../contract/constants.js";

/** The three parts of Learn. */
export const VIEWS = /** @type {const} */ (["lessons", "practise", "algorithms"]);

/** @type {Lessons} */
export const NO_LESSONS = { view: "lessons", technique: "", positions: null, failed: false, boards: {}, step: 0 };

/**
 * The number of positions of a technique that are left for practice. If there are more, the lesson shows the others.
 */
const TRIED = 5;

/** The greatest number of examples that a lesson shows. */
const MOST_EXAMPLES = 3;

export const TECHNIQUES = Object.values(GROUPS).flat();

/** The lessons on how programs solve. They have their own exercises (web/courses/). */
export const COURSES = [
  "backtracking",
  "cell-order",
  "used-digits",
  "exact-cover",
  "one-or-many",
  "all-singles",
  "own-rule",
];

/** The names of all lessons, in the order of the list. */
export const LESSON_NAMES = [...TECHNIQUES, ...RULE_LESSONS, ...COURSES];

/** Return whether a lesson is about how programs solve. @param {string} name of a lesson */
export const isCourse = (name) => COURSES.includes(name);

/** Return whether a lesson is about puzzles with rules. @param {string} name of a lesson */
export const isAboutRules = (name) => RULE_LESSONS.includes(name);

/**
 * Patterns for the names of techniques, each with a family. All techniques of a family are explained in the same words.
 * The first pattern that matches gives the family. A technique without a family has words of its own.
 * @type {[RegExp, string][]}
 */
const FAMILIES = [
  [/^dual-empty-rectangle$/, "empty-rectangle"],
  [/^direct-/, "direct"],
  [/^(pointing|claiming)$/, "locked"],
  [/^(locked|naked)-(pair|triple|quadruple)$/, "naked-subset"],
  [/^hidden-(pair|triple|quadruple)$/, "hidden-subset"],
  [/^siamese-/, "siamese-fish"],
  [/(franken|mutant)-/, "wide-fish"],
  [/^(finned|sashimi)-/, "finned-fish"],
  [/^(x-wing|swordfish|jellyfish)$/, "fish"],
  [/(skyscraper|two-string-kite|turbot-fish)$/, "one-digit"],
  [/^(uniqueness-test|hidden-rectangle|unique-loop)/, "rectangle"],
  [/^avoidable-/, "avoidable"],
  [/-exocet$/, "exocet"],
  [/^(sk-loop|multi-sector-locked-set)$/, "sectors"],
  [/-firework$/, "firework"],
  [/^(broken-wing|bivalue-oddagon)$/, "odd-loop"],
  [/wxyz-wing$/, "bent"],
  [/^(extended-unique-rectangle|borescoper-deadly-pattern|bug-lite)$/, "deadly"],
  [/^bug-/, "bug"],
  [/-colors-/, "colours"],
  [/^grouped-/, "grouped"],
  [/-nice-loop$/, "loop"],
  [/^(x-chain|xy-chain|aic)$/, "chain"],
  [/als-/, "als"],
  [/^aligned-/, "aligned"],
  [/^template-/, "template"],
  [/-cycle$/, "cycle"],
  [/^nishio$/, "nishio"],
  [/^kraken-|-forcing-chain/, "branches"],
  [/^forcing-/, "forcing"],
];

/** Return the family of a technique, which decides the text of its lesson. @param {string} technique */
export const familyOf = (technique) => FAMILIES.find(([each]) => each.test(technique))?.[1] ?? technique;

/** Return the names of all families (techniques that are explained in the same words). */
export const allFamilies = () => [...new Set([...TECHNIQUES, ...RULE_LESSONS].map(familyOf))];

/** Return the link to a lesson. @param {string} technique */
export const linkTo = (technique) => `#learn/${technique}`;

/**
 * Return the name of the lesson that a link opens. Return "" for a link to the list of lessons, and null for any other
 * link.
 * @param {string} hash
 */
export function techniqueOf(hash) {
  const [, name] = /^#learn(?:\/([\w-]*))?$/.exec(hash) ?? [];
  if (!/^#learn(\/|$)/.test(hash)) return null;
  return LESSON_NAMES.find((lesson) => lesson === name) ?? "";
}

/**
 * Return the positions of a technique: those for practice (`tried`), and those that the lesson shows (`shown`).
 * @param {Lessons} lessons @param {string} technique
 */
export function positionsOf({ positions }, technique) {
  const all = positions?.[technique] ?? [];
  const shown = Math.max(all.length - TRIED, 0);
  return { shown: all.slice(0, shown), tried: all.slice(shown) };
}

/**
 * Return the steps of the open lesson. Each has a part of the lesson's text (`part`), or an example with its `number`.
 * `board` is the index of the board that is shown with it, or null in a lesson with an exercise of its own.
 * @param {Lessons} lessons @returns {{part: string, number: number, board: number | null}[]}
 */
export function stepsOf(lessons) {
  const { technique } = lessons;
  if (isCourse(technique)) return ["why", "how", "task", "more"].map((part) => ({ part, number: 0, board: null }));
  const packed = isAboutRules(technique) ? 0 : 1; // the example that comes with the Python package
  const examples = Math.min(packed + positionsOf(lessons, technique).shown.length, MOST_EXAMPLES);
  const told = ["idea", "find"].map((part) => ({ part, number: 0, board: 0 }));
  return [...told, ...Array.from({ length: examples }, (_, board) => ({ part: "example", number: board + 1, board }))];
}

/**
 * Return the lesson after another one in the list, or "" after the last one.
 * @param {string} name
 */
export const lessonAfter = (name) => LESSON_NAMES[LESSON_NAMES.indexOf(name) + 1] ?? "";

/**
 * Return the state of the lessons after the open lesson is closed.
 * @param {{lessons: Lessons}} state @returns {{lessons: Lessons}}
 */
export const closeLesson = ({ lessons }) => ({ lessons: { ...lessons, technique: "" } });
