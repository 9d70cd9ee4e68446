/**
 * The answers to one assignment that a teacher has opened, with their marks. Marks are found automatically or given by
 * hand. This module has the plain data and the functions that change it.
 * @typedef {import("./answer-file.js").Answer} Answer
 * @typedef {import("./answer-file.js").Fault} Fault
 * @typedef {import("./assignment.js").Assignment} Assignment
 * @typedef {import("./marking.js").ByHand} ByHand
 * @typedef {import("./marking.js").Runs} Runs
 * @typedef {{key: string, answer: Answer, runs: Runs, hand: ByHand, again: boolean, solved?: boolean[]}} Row  `again`:
 *   whether another answer is from a pupil with the same name; `solved`: which puzzles of the assignment were solved
 * @typedef {{file: string, why: Fault | "unread" | "another" | "same", title?: string}} Refused  a file that was
 *   refused, and why; `title`: the title of the assignment that it belongs to, if that is another one
 * @typedef {{text: string, assignment: Assignment | null, rows: Row[], refused: Refused[], expected: string}} Answers
 *   `text`: the text in the link
 *   of the assignment, or "" before an answer is opened
 * @typedef {{file: string, assignment: Assignment | null, answer: Answer} | {file: string, fault: Fault | "unread"}} Opened
 */

import { hashOf } from "../board/hash.js";
import { csvOf } from "../ui/csv.js";
import { countRight, finalMark, foundMark, normalized } from "./marking.js";
import { solvedOf, sumOf } from "./solving.js";

/** @type {Answers} */
export const NO_ANSWERS = { text: "", assignment: null, rows: [], refused: [], expected: "" };

/**
 * Return the key of an answer. It depends only on the content of the answer, so that a saved mark finds the same answer
 * again.
 * @param {Answer} answer
 */
export const keyOf = ({ name, answer, code, handed, puzzles }) =>
  hashOf(JSON.stringify([name, answer, code, handed, ...(puzzles ? [puzzles] : [])])).toString(36);

/**
 * Return the answers after one more file was opened. The first answer that is opened decides which assignment is
 * marked.
 * @param {Answers} answers @param {Opened} opened @returns {Answers}
 */
export function withFile(answers, opened) {
  const refuse = (/** @type {Refused["why"]} */ why, title = "") => ({
    ...answers,
    refused: [...answers.refused, { file: opened.file, why, title }],
  });
  if ("fault" in opened) return refuse(opened.fault);
  const { answer, assignment } = opened;
  if (!assignment) return refuse("damaged");
  if (answers.text && answer.assignment !== answers.text) return refuse("another", assignment.title);
  const key = keyOf(answer);
  if (answers.rows.some((row) => row.key === key)) return refuse("same");
  const again = (/** @type {Row} */ row) => normalized(row.answer.name) === normalized(answer.name);
  const before = answers.rows.map((row) => (again(row) ? { ...row, again: true } : row));
  const { puzzles } = assignment;
  if (puzzles?.length !== answer.puzzles?.length) return refuse("damaged");
  const solved = puzzles && solvedOf(puzzles, answer.puzzles);
  const row = { key, answer, runs: {}, hand: null, again: answers.rows.some(again), ...(solved && { solved }) };
  return { ...answers, text: answer.assignment, assignment, rows: [...before, row] };
}

/**
 * Return the answers with one row changed.
 * @param {Answers} answers
 * @param {string} key
 * @param {Partial<Row> | ((row: Row) => Partial<Row>)} change
 * @returns {Answers}
 */
export const withRow = (answers, key, change) => ({
  ...answers,
  rows: answers.rows.map((row) =>
    row.key === key ? { ...row, ...(typeof change === "function" ? change(row) : change) } : row,
  ),
});

/**
 * Return the marks given by hand, in the format in which they are saved.
 * @param {Answers} answers @returns {Record<string, string>}
 */
export const marksOf = ({ rows }) => Object.fromEntries(rows.flatMap(({ key, hand }) => (hand ? [[key, hand]] : [])));

/**
 * Return the answers with the expected answer and the marks from an earlier visit. Newer marks are not replaced.
 * @param {Answers} answers @param {{expected: string, marks: Record<string, string>}} kept @returns {Answers}
 */
export const withMarks = (answers, { expected, marks }) => ({
  ...answers,
  expected,
  rows: answers.rows.map((row) => ({ ...row, hand: row.hand ?? handFrom(marks[row.key]) })),
});

/** @param {unknown} value @returns {ByHand} */
const handFrom = (value) => (value === "right" || value === "wrong" || value === "none" ? value : null);

/** Return the final mark of an answer. @param {Row} row @param {string} expected */
export const markOf = ({ hand, ...row }, expected) => finalMark(hand, automaticMark(row, expected));

/** Return the mark that is found automatically. @param {Omit<Row, "hand">} row @param {string} expected */
export const automaticMark = ({ answer, runs, solved }, expected) =>
  foundMark(answer.answer, solved ? "" : expected, runs, solved);

/** Return the number of puzzles that were solved. @param {Pick<Row, "solved">} row */
export const countSolved = ({ solved = [] }) => solved.filter(Boolean).length;

/** Return the sum of a number over all puzzles. @param {Row} row @param {"hints" | "checks" | "mistakes"} what */
export const countOf = ({ answer }, what) => sumOf(answer.puzzles ?? [], what);

/**
 * The columns by which answers can be sorted, each with a function that returns the value to sort by.
 * @type {Record<string, (row: Row, expected: string) => string | number>}
 */
export const COLUMNS = {
  name: ({ answer }) => normalized(answer.name),
  solved: countSolved,
  answer: ({ answer }) => normalized(answer.answer),
  tries: ({ answer }) => answer.tries ?? -1,
  time: ({ answer }) => answer.seconds,
  hints: (row) => countOf(row, "hints"),
  checks: (row) => countOf(row, "checks"),
  mistakes: (row) => countOf(row, "mistakes"),
  code: ({ answer }) => linesOf(answer.code),
  runs: ({ runs }) => countRight(runs),
  mark: (row, expected) => ["right", "wrong"].indexOf(markOf(row, expected) ?? ""),
};

/** The columns of the two kinds of assignments, among those of `COLUMNS`. */
const QUESTION = ["name", "answer", "tries", "time", "code", "runs", "mark"];
const SOLVING = ["name", "solved", "answer", "time", "hints", "checks", "mistakes", "mark"];

/** Return the columns that an assignment needs. @param {Assignment | null} assignment */
export const columnsOf = (assignment) => (assignment?.puzzles ? SOLVING : QUESTION);

/**
 * Return the answers sorted by a column, in descending order if `down` is true.
 * @param {Answers} answers @param {string} column @param {boolean} down @returns {Answers}
 */
export function sortedBy(answers, column, down) {
  const value = (/** @type {Row} */ row) => COLUMNS[column](row, answers.expected);
  const rows = answers.rows.toSorted((one, other) => compared(value(one), value(other)));
  return { ...answers, rows: down ? rows.reverse() : rows };
}

/** @param {string | number} one @param {string | number} other */
const compared = (one, other) =>
  typeof one === "string" ? one.localeCompare(String(other), undefined, { numeric: true }) : one - Number(other);

/** Return the number of lines of a program. @param {string | null} code */
export const linesOf = (code) => (code ? code.trimEnd().split("\n").length : 0);

/**
 * Return the table of answers as CSV text.
 * @param {Answers} answers
 * @param {(column: string) => string} headOf
 * @param {(mark: import("./marking.js").Mark) => string} wordOf
 */
export function tableOf({ rows, expected, assignment }, headOf, wordOf) {
  if (assignment?.puzzles) return solvingTable({ rows, expected }, headOf, wordOf);
  const columns = ["name", "answer", "tries", "seconds", "handed", "right", "runs", "mark", "code"];
  const lines = rows.map((row) => {
    const { answer, runs } = row;
    const mark = markOf(row, expected);
    const figures = [answer.tries, answer.seconds, answer.handed];
    const ran = Object.keys(runs).length;
    return [
      ...[answer.name, answer.answer, ...figures, ran ? countRight(runs) : null, ran || null],
      ...[mark && wordOf(mark), answer.code],
    ];
  });
  return csvOf([columns.map(headOf), ...lines]);
}

/**
 * Return the table of an assignment to solve puzzles as CSV text. If there are several puzzles, each has columns of its
 * own after the sums.
 * @param {Pick<Answers, "rows" | "expected">} answers @param {(column: string) => string} headOf
 * @param {(mark: import("./marking.js").Mark) => string} wordOf
 */
function solvingTable({ rows, expected }, headOf, wordOf) {
  const counts = /** @type {const} */ (["seconds", "hints", "checks", "mistakes"]);
  const puzzles = rows[0]?.answer.puzzles ?? [];
  const several = puzzles.length > 1 ? puzzles.map((_, at) => at) : [];
  const columns = ["name", "solved", "puzzles", ...counts, "answer", "handed", "mark"];
  const own = ["solved", ...counts];
  const heads = several.flatMap((at) => own.map((column) => `${at + 1}: ${headOf(column)}`));
  const lines = rows.map((row) => {
    const { answer, solved = [] } = row;
    const reports = answer.puzzles ?? [];
    const mark = markOf(row, expected);
    const sums = counts.map((what) => sumOf(reports, what));
    const each = several.flatMap((at) => [Number(solved[at]), ...counts.map((what) => reports[at][what])]);
    const about = [answer.answer, answer.handed, mark && wordOf(mark)];
    return [answer.name, countSolved(row), reports.length, ...sums, ...about, ...each];
  });
  return csvOf([[...columns.map(headOf), ...heads], ...lines]);
}
