/**
 * The lessons: a technique each, with its idea, boards that show it, and positions to try it on. Pure.
 *
 * @typedef {(typeof VIEWS)[number]} View
 * @typedef {import("../explain/technique-card.js").Example} Example
 * @typedef {{view: View, technique: string, positions: Record<string, string[]> | null, failed: boolean,
 *   boards: Record<string, Example[]>}} Lessons  `technique`: whose lesson, or which of COURSES, is open; `positions` as HoDoKu's lines, null until
 *   they are fetched; `boards` by technique
 */
import { GROUPS } from "../contract/constants.js";

/** What there is in Learn. */
export const VIEWS = /** @type {const} */ (["lessons", "practise", "algorithms"]);

/** @type {Lessons} */
export const NO_LESSONS = { view: "lessons", technique: "", positions: null, failed: false, boards: {} };

/** So many positions of a technique are to be tried; what there is more is shown in its lesson. */
const TRIED = 5;

export const TECHNIQUES = Object.values(GROUPS).flat();

/** Lessons on how programs solve; each has something to do in it (web/courses/). */
export const COURSES = ["backtracking", "cell-order", "used-digits", "exact-cover", "one-or-many", "all-singles"];

/** @param {string} name of a lesson */
export const isCourse = (name) => COURSES.includes(name);

/** What techniques have in common that are explained in the same words: the first that fits. @type {[RegExp, string][]} */
const FAMILIES = [
  [
    /^(full-house|hidden-single|naked-single|empty-rectangle|xyz?-wing|w-wing|remote-pair|sue-de-coq|death-blossom)$/,
    "$1",
  ],
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
  [/^forcing-/, "forcing"],
];

/** The family of a technique, by which its lesson goes on; any other one weighs branches. @param {string} technique */
export function familyOf(technique) {
  const [pattern, family] = FAMILIES.find(([each]) => each.test(technique)) ?? [/.*/, "branches"];
  return family === "$1" ? (pattern.exec(technique)?.[1] ?? "") : family;
}

/** Every family. */
export const allFamilies = () => [...new Set(TECHNIQUES.map(familyOf))];

/** A lesson's title. @param {string} name */
export const titleKey = (name) => `${isCourse(name) ? "course" : "technique"}.${name}.name`;

/** What a lesson is about, in a line. @param {string} name */
export const lineKey = (name) => (isCourse(name) ? `course.${name}.line` : `technique.${name}.idea`);

/** What leads to a lesson. @param {string} technique */
export const linkTo = (technique) => `#learn/${technique}`;

/** The lesson that a link leads to, or "" for the list of all; null where it leads elsewhere. @param {string} hash */
export function techniqueOf(hash) {
  const [, name] = /^#learn(?:\/([\w-]*))?$/.exec(hash) ?? [];
  if (!/^#learn(\/|$)/.test(hash)) return null;
  return [...TECHNIQUES, ...COURSES].find((lesson) => lesson === name) ?? "";
}

/** The positions to be tried, and those that are shown. @param {Lessons} lessons @param {string} technique */
export function positionsOf({ positions }, technique) {
  const all = positions?.[technique] ?? [];
  const shown = Math.max(all.length - TRIED, 0);
  return { shown: all.slice(0, shown), tried: all.slice(shown) };
}

/** What is open in Learn is closed. @param {{lessons: Lessons}} state @returns {{lessons: Lessons}} */
export const listed = ({ lessons }) => ({ lessons: { ...lessons, technique: "" } });
