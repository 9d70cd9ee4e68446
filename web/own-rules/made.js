/**
 * Turn code into a rule: the isolated worker runs it once over all digits and returns a table.
 * @typedef {import("./drafts.js").Draft} Draft
 * @typedef {{table: string, form: string, allowed: number, total: number, states: number}} Table
 * @typedef {{words: string, text: string, line: number | null, column?: number}} Fault  `text`: Python's own message
 */
import { aboutText, wordsOf } from "../draw/custom.js";
import { t } from "../ui/i18n.js";

/** The longest time that a rule may take, in seconds. */
export const SECONDS = 20;
/** The most characters of name, sentence and code together, as Python allows. */
export const MOST_SIGNS = 2000;
/** The most cells of a group. */
const MOST_CELLS = 9;

/**
 * Return the bounds in a text such as "3" or "2-4", or null.
 * @param {string} text @returns {[number, number] | null}
 */
export function boundsOf(text) {
  const found = /^\s*(\d)\s*(?:[-–~]\s*(\d)\s*)?$/.exec(text);
  const [least, most] = found ? [Number(found[1]), Number(found[2] ?? found[1])] : [0, 0];
  return least > 0 && least <= most && most <= MOST_CELLS ? [least, most] : null;
}

/** Return which form of rule a code states, as far as it looks like one. @param {string} source */
export function formOf(source) {
  if (/^def\s+step\b/m.test(source)) return "line";
  return /^def\s+allows\s*\(\s*\w+\s*(?::[^,)]*)?\)/m.test(source) ? "group" : "pairs";
}

/** Return what is missing in a draft before its code is run, in words, or null. @param {Draft} draft */
export function lackOf(draft) {
  if (!draft.sentence.trim() && !draft.name.trim()) return { field: "sentence", words: t("own-rule.lack.sentence") };
  if (formOf(draft.source) === "group" && !boundsOf(draft.cells))
    return { field: "cells", words: t("own-rule.lack.cells", { most: MOST_CELLS }) };
  const count = [...wordsOf(draft)].length;
  if (count > MOST_SIGNS) return { field: "source", words: t("own-rule.lack.signs", { count, most: MOST_SIGNS }) };
  return null;
}

/**
 * Return the request for the worker.
 * @param {Pick<Draft, "source" | "shape" | "cells">} draft @param {number} size the number of digits
 */
export function requestOf({ source, shape, cells }, size) {
  const [fewest, most] = boundsOf(cells) ?? [1, 1];
  return {
    code: source,
    seconds: SECONDS,
    rule: { size, fewest, most, every: ["cage", "shade"].includes(shape) },
  };
}

/** Return the name of the tool that draws a rule. @param {string} table @param {Draft} draft */
export const nameOf = (table, { name, sentence, source, shape, colour }) =>
  `custom:${table}:${aboutText({ name, sentence, source, form: shape, colour })}`;

/** Return what a table says. @param {Table} table @returns {import("../app/state.js").Words} */
export const summaryOf = ({ form, allowed, total, states }) => ({
  key: `own-rule.made.${form}`,
  args: { allowed, total, count: states },
});

/**
 * Return an error of the worker in words.
 * @param {{code: string, args?: Record<string, any>, name?: string, text?: string, line?: number | null, column?: number | null}} error
 * @param {(error: any) => string} plainWords the words for errors of all programs
 * @returns {Fault}
 */
export function faultOf(error, plainWords) {
  const { code, args, name, text, line } = error;
  const key = `own-rule.error.${code}`;
  const own = t(key, args);
  const words = own === key ? plainWords(error) : own;
  const given = args?.given ? t("own-rule.given", { digits: args.given }) : "";
  return {
    words: [words, code.startsWith("rule-") ? "" : given].filter(Boolean).join(" "),
    text: [name, text].filter(Boolean).join(": "),
    line: line ?? null,
    column: error.column ?? 1,
  };
}
