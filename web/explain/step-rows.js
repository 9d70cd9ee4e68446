/**
 * The list of all steps as rows. Steps are filtered and grouped, and steps with the same effect share a row. Functions
 * here are pure.
 * @typedef {import("./model.js").Step} Step
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {"" | "technique" | "effect" | "digit"} Grouping
 * @typedef {{by: Grouping, text: string, digit: number, places: boolean, cell: number | null}} StepFilter `digit` 0 and
 *   `cell` null match all steps
 * @typedef {{first: number, same: number[]}} Row `first`: the index of the step that the row shows; `same`: the indices
 *   of other steps with the same effect
 * @typedef {{heading: Words | string, rows: Row[]}} Group a heading that is a string is shown as it is
 */
import { symbolOf } from "../board/board.js";
import { CODES } from "../contract/constants.js";
import { effectText, nameWords } from "./step-words.js";

/** @type {Grouping[]} */
export const GROUPINGS = ["", "technique", "effect", "digit"];

/** @type {StepFilter} */
export const EVERY_STEP = { by: "", text: "", digit: 0, places: false, cell: null };

/** @param {Step} step */
const touched = ({ placements, eliminations }) => (placements.length ? placements : eliminations);

/**
 * Return a text that identifies the effect of a step. Steps with the same effect have the same text.
 * @param {Step} step
 */
const effectOf = (step) =>
  `${step.placements.length ? "=" : "≠"}${[...touched(step)].sort((a, b) => a[0] - b[0] || a[1] - b[1])}`;

/** Return the digits that a step writes or removes. @param {Step} step */
const digitsOf = (step) => [...new Set(touched(step).map(([, digit]) => digit))];

/**
 * Return the groups of rows in which the list shows the steps that pass the filter.
 * @param {Step[]} steps
 * @param {StepFilter} filter
 * @param {(step: Step) => string[]} namesOf returns the names to search in: the step's name in the person's language
 *   and in English
 * @returns {Group[]}
 */
export function groupsOf(steps, filter, namesOf) {
  const passing = steps.flatMap((step, index) => (passes(step, filter, namesOf) ? [index] : []));
  /** @type {Map<string | number, number[]>} */
  const groups = new Map();
  for (const index of passing)
    for (const key of keysOf(steps[index], filter)) groups.set(key, [...(groups.get(key) ?? []), index]);
  return sorted([...groups], filter.by).map(([key, indices]) => ({
    heading: headingOf(key, steps[indices[0]], filter.by),
    rows: filter.by === "effect" ? indices.map((first) => ({ first, same: [] })) : rowsOf(indices, steps),
  }));
}

/**
 * Return the indices of the steps in the order in which the list shows them. A step that is in several groups is
 * returned once.
 * @param {Group[]} groups
 */
export const listed = (groups) => [
  ...new Set(groups.flatMap(({ rows }) => rows.flatMap(({ first, same }) => [first, ...same]))),
];

/** @param {Step} step @param {StepFilter} filter @param {(step: Step) => string[]} namesOf */
function passes(step, { text, digit, places, cell }, namesOf) {
  const wanted = text.trim().toLowerCase();
  const isCalled = () =>
    [step.technique, ...namesOf(step)].some((name) => name.toLowerCase().includes(wanted)) ||
    CODES[step.technique]?.startsWith(wanted);
  return (
    (!wanted || isCalled()) &&
    (!digit || digitsOf(step).includes(digit)) &&
    (!places || step.placements.length > 0) &&
    (cell === null || touched(step).some(([at]) => at === cell))
  );
}

/**
 * Return the keys of the groups that a step belongs to: its technique, its effect or its digits, as the filter says. A
 * step with several digits belongs to several groups.
 * @param {Step} step @param {StepFilter} filter
 */
function keysOf(step, { by, digit }) {
  if (by === "technique") return [step.technique];
  if (by === "effect") return [effectOf(step)];
  if (by === "digit") return digitsOf(step).filter((each) => !digit || each === digit);
  return [""];
}

/**
 * Return the groups in order. Groups of digits are sorted by digit. Other groups stay in the order of the steps,
 * easiest first.
 * @param {[string | number, number[]][]} groups @param {Grouping} by
 */
const sorted = (groups, by) => (by === "digit" ? groups.sort(([a], [b]) => Number(a) - Number(b)) : groups);

/** @param {string | number} key @param {Step} step @param {Grouping} by @returns {Words | string} */
function headingOf(key, step, by) {
  if (by === "technique") return nameWords(step);
  if (by === "digit") return { key: "steps.digit", args: { digit: symbolOf(Number(key)) } };
  return by === "effect" ? effectText(step) : "";
}

/** @param {number[]} indices @param {Step[]} steps @returns {Row[]} */
function rowsOf(indices, steps) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const index of indices) {
    const row = rows.get(effectOf(steps[index]));
    if (row) row.same.push(index);
    else rows.set(effectOf(steps[index]), { first: index, same: [] });
  }
  return [...rows.values()];
}
