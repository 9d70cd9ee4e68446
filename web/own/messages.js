/**
 * Messages from an isolated worker. They are checked before they are used, because other people's code runs there and
 * could send anything.
 * @typedef {"steps" | "solve"} Kind
 * @typedef {[kind: "try" | "conflict" | "place" | "undo" | "solution", cell: number, digit: number, line: number]} Item
 * @typedef {{ tries: number, conflicts: number, places: number, backtracks: number, solutions: number, depth: number, first: number | null }} Counters
 * @typedef {{ code: string, args: Record<string, unknown> }} Result
 * @typedef {Result & { name: string, text: string, line: number | null, column?: number }} OwnError
 * @typedef {{ line: number, name: string, text: string }} Call
 * @typedef {{ type: "loading" }
 *   | { type: "started", kind: Kind, lists: string[] }
 *   | { type: "print", text: string, cut: boolean }
 *   | { type: "events", items: Item[], counters: Counters, cut: boolean }
 *   | { type: "end", result: Result, counters: Counters, solved: boolean, right: boolean | null, grid: string }
 *   | { type: "table", table: string, form: string, allowed: number, total: number, states: number }
 *   | { type: "error", error: OwnError, trace: Call[] }
 *   | { type: "stopped" }} Message
 * @typedef {{ type: "boot" | "ready" | "running" | "flood" } | { type: "failed", detail: string }} Status  of the worker itself
 */

const KINDS = new Set(["try", "conflict", "place", "undo", "solution"]);
const RESULTS = new Set(["solved", "unsaid", "none"]);
const COUNTERS = ["tries", "conflicts", "places", "backtracks", "solutions", "depth"];

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isNumber = (/** @type {unknown} */ value) => Number.isSafeInteger(value);
const isFlag = (/** @type {unknown} */ value) => typeof value === "boolean";
const isObject = (/** @type {any} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {(each: any) => boolean} test */
const listOf = (test) => (/** @type {any} */ value) => Array.isArray(value) && value.every(test);

const isItem = (/** @type {any} */ [kind, cell, digit, line]) =>
  KINDS.has(kind) && cell >= -1 && cell < 81 && digit >= 0 && digit <= 9 && [cell, digit, line].every(isNumber);
const isCounters = (/** @type {any} */ value) => isObject(value) && COUNTERS.every((name) => isNumber(value[name]));
const isCell = (/** @type {any} */ value) => isNumber(value) && value >= 0 && value < 81;
const isArgument = (/** @type {[string, unknown]} */ [name, value]) =>
  name === "cells" ? listOf(isCell)(value) : isText(value) || Number.isFinite(value);
const isResult = (/** @type {any} */ value) =>
  isObject(value) &&
  isText(value.code) &&
  /^[a-z-]+$/.test(value.code) &&
  isObject(value.args) &&
  Object.entries(value.args).every(isArgument);
const isCall = (/** @type {any} */ value) =>
  isObject(value) && isNumber(value.line) && isText(value.name) && isText(value.text);
const isTable = (/** @type {any} */ value) => isText(value) && /^[palg][\w-]{1,60000}$/.test(value);
const isEnd = (/** @type {any} */ value) => isResult(value) && RESULTS.has(value.code);
const isError = (/** @type {any} */ value) =>
  isResult(value) &&
  isText(value.name) &&
  isText(value.text) &&
  (value.line === null || isNumber(value.line)) &&
  (value.column === undefined || isNumber(value.column));

/**
 * The fields of each type of message, with a check for each field.
 * @type {Record<string, Record<string, (value: any) => boolean>>}
 */
const SHAPES = {
  started: { kind: (kind) => kind === "steps" || kind === "solve", lists: listOf(isText) },
  print: { text: isText, cut: isFlag },
  events: { items: listOf((item) => Array.isArray(item) && isItem(item)), counters: isCounters, cut: isFlag },
  end: { result: isEnd, counters: isCounters, solved: isFlag, grid: (grid) => /^[.1-9]{81}$/.test(grid) },
  table: {
    ...{ table: isTable, form: (form) => ["pairs", "line", "group"].includes(form) },
    ...{ allowed: isNumber, total: isNumber, states: isNumber },
  },
  error: { error: isError, trace: listOf(isCall) },
};

/** The statuses of which the page reads only the type. */
const PLAIN = new Set(["boot", "ready", "running", "flood"]);

/**
 * Return the status that a message contains, or null if the message is not a status.
 * @param {any} data @returns {Status | null}
 */
export const statusOf = (data) =>
  isObject(data) && (PLAIN.has(data.type) || (data.type === "failed" && isText(data.detail))) ? data : null;

/** Return the message that a text contains, or null if the text is not a valid message. @param {unknown} text */
export function messageOf(text) {
  try {
    const message = JSON.parse(/** @type {string} */ (text));
    const shape = Object.hasOwn(SHAPES, message.type) ? Object.entries(SHAPES[message.type]) : null;
    return shape?.every(([name, test]) => test(message[name])) ? message : null;
  } catch {
    return null;
  }
}
