/**
 * Words of the tools for setters.
 * @typedef {import("../../app/state.js").State} State
 * @typedef {import("../../app/state.js").Words} Words
 * @typedef {import("../../contract/shapes.js").ListedRule} ListedRule
 */
import { hasUnknownRules, isEmpty, symbolOf } from "../../board/board.js";
import { geometry } from "../../board/geometry.js";
import { cellName, cellNames } from "../../board/names.js";
import { duplicates } from "../../board/problems.js";
import { say } from "../../ui/i18n.js";
import { judgementNow } from "../../verdict/now.js";

/** From this number on, solutions are not told apart. */
const MANY = 100;

/** Return the number of solutions of the puzzle on the board, as far as it is known. @param {State} state @returns {Words} */
export function countWords(state) {
  const { board } = state;
  if (hasUnknownRules(board)) return { key: "setter.unknown" };
  if (isEmpty(board)) return many(MANY);
  const found = judgementNow(state)?.verdict;
  if (!found) return duplicates(board).length ? exactly(0) : { key: "setter.counting" };
  if (found.code !== "several") return exactly(found.code === "one" ? 1 : 0);
  return found.exact && found.count < MANY ? exactly(found.count) : many(Math.min(found.count, MANY));
}

/** @param {number} count @returns {Words} */
const exactly = (count) => ({ key: "setter.count", args: { count } });

/** @param {number} count @returns {Words} */
const many = (count) => ({ key: "setter.many", args: { count } });

/** Return the sentence that states a rule, without its cells. @param {ListedRule} listed @returns {Words} */
export const sentenceOf = ({ rule: { kind, number, listed, sentence } }) => ({
  key: `rule.${kind}`,
  args: { number, listed: listed.join(", "), sentence: sentence ?? null },
});

/** Return the cells of a rule in words, or the name of a rule about the whole grid. @param {ListedRule} listed @returns {Words} */
export function placeOf({ rule: { kind, places } }) {
  if (!places.length) return { key: `rule.${kind}.name` };
  return places.length === 1
    ? { key: "setter.text", args: { text: places[0] } }
    : { key: `rule.${kind}.places`, args: { one: places[0], other: places[1] } };
}

/** Return the sentences that state some rules, each once, with the cells of its rules. @param {ListedRule[]} rules */
function statedWords(rules) {
  /** @type {Map<string, {rule: Words, cells: string[]}>} */
  const found = new Map();
  for (const listed of rules) {
    const rule = sentenceOf(listed);
    const cells = listed.rule.places.length ? [say(placeOf(listed))] : [];
    found.set(say(rule), { rule, cells: [...(found.get(say(rule))?.cells ?? []), ...cells] });
  }
  return [...found.values()].map(({ rule, cells }) =>
    cells.length ? { key: "rule.placed", args: { rule, cells: cells.join("; ") } } : rule,
  );
}

/**
 * Return the sentences about the conflict in a puzzle without a solution.
 * @param {NonNullable<State["setter"]>} setter @param {State["board"]} board @returns {Words[]}
 */
export function conflictWords({ conflict, list }, board) {
  if (!conflict) return [];
  if (!conflict.known) return [{ key: "setter.conflict.unknown" }];
  const rules = statedWords((list?.on ?? []).filter(({ text }) => conflict.rules.includes(text)));
  const clues = cellNames(geometry(board.geometry), conflict.clues);
  return conflict.clues.length ? [...rules, { key: "setter.conflict.clues", args: { cells: clues } }] : rules;
}

/**
 * Return the sentence that answers a question.
 * @param {import("../types.js").SetterAnswer} answer @returns {Words}
 */
export function answerWords(answer) {
  if (answer.does === "needed") {
    const count = answer.unneeded.length;
    return count ? { key: "setter.unneeded", args: { count, total: answer.total } } : { key: "setter.all-needed" };
  }
  if (answer.does === "numbers") return numbersWords(answer.items);
  if (answer.does === "clues")
    return { key: "setter.clues.found", args: { count: [...answer.givens].filter((sign) => sign !== ".").length } };
  if (answer.does === "no-clues") return answer.words;
  if (answer.does === "text") return { key: "setter.text", args: { text: "" } };
  if (answer.does === "failed") return { key: "task.failed", args: { detail: answer.detail } };
  const grade = { key: `grade.${answer.wanted}` };
  if (answer.does === "reach") return reachWords(answer.reached, grade);
  if (answer.isEasy) return { key: "setter.easy-already", args: { grade } };
  return { key: answer.clues.length ? "setter.eased" : "setter.not-eased", args: { grade } };
}

/** @param {import("../../contract/shapes.js").NumberTried[]} items @returns {Words} */
function numbersWords(items) {
  const [ones, several] = [1, 2].map((count) => items.filter((item) => item.count === count));
  if (ones.length) return { key: "setter.numbers.one", args: { count: ones.length } };
  if (!several.length) return { key: "setter.numbers.none" };
  return { key: "setter.numbers.several", args: { count: several.length } };
}

/** @param {import("../../contract/shapes.js").LogicReach} reached @param {Words} grade @returns {Words} */
function reachWords({ left, steps }, grade) {
  const args = { grade, count: left, steps };
  return { key: left ? "setter.stuck" : "setter.solvable", args };
}

/** Return a clue in words. @param {State["board"]} board @param {number} cell @param {number} digit @returns {Words} */
export const clueWords = (board, cell, digit) => ({
  key: "setter.clue",
  args: { digit: symbolOf(digit), cell: cellName(geometry(board.geometry), cell) },
});
