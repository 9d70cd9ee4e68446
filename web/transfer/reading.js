/**
 * What is said of a text that was read: in one sentence how many puzzles there are in it, which lines are left out, and how
 * the rest was taken; and as the parts of a report. Every line that is left out is told, except comments and solutions
 * beside their puzzles.
 *
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").ReadError} ReadError
 * @typedef {{line: number, column: number, text: string}} Ignored a piece of the text that is no part of a puzzle
 * @typedef {import("../contract/shapes.js").About} About
 * @typedef {{puzzles: import("../board/board.js").BoardState[], format?: string, warnings: ReadError[], ignored?: Ignored[],
 *   about?: About[]}} Reading
 * @typedef {{name: string, format: string, puzzles: import("../board/board.js").BoardState[], warnings: ReadError[],
 *   ignored: Ignored[], about: About[]}} Part what one text held; `name` of its file, "" for what was pasted
 * @typedef {{parts: Part[], words: Words | null}} Imported  `words`: the sentence
 */
import { boardOfText } from "../board/board.js";
import { errorWords, namedArgs, numberWords } from "../board/names.js";

/** Warnings that tell how a puzzle was read; nothing was left out. */
const NOTES = ["as-wanted", "zero-based", "unknown-rules", "left-out"];
/** Forms that are told by another's words. @type {Record<string, string>} */
const TOLD_AS = {
  list: "line",
  framed: "grid",
  sudokuexchange: "sudokuexchange-link",
  sudokupad: "sudokupad-link",
  sudokuwiki: "sudokuwiki-link",
};
/** Nobody has to be told of these. */
const PLAIN = ["line", "lines", "framed", "list", "numbers", "spaces"];
/** Characters of a line that are quoted. */
const QUOTED = 20;

/** @param {string} format @returns {Words} */
export const formWords = (format) => ({ key: `format.${TOLD_AS[format] ?? format}` });

/** @param {Reading} reading @param {string} text that was read @param {string} name of its file @returns {Part} */
export const partOf = ({ puzzles, warnings, format = "line", ignored = [], about = [] }, text, name) => ({
  ...{ name, format, puzzles, warnings, about },
  ignored: wholeLines(ignored, text),
});

/** What was read of one text, or of several files. @param {Part[]} parts @returns {Words | undefined} */
export function readingWords(parts) {
  if (parts.length === 1) return wordsOf(parts[0]);
  const count = parts.flatMap(({ puzzles }) => puzzles).length;
  return { key: "load.files", args: { count, files: parts.length } };
}

/** @param {Part} part @returns {Words | undefined} */
function wordsOf({ puzzles, warnings, ignored, format }) {
  const notes = warnings.filter(({ code }) => NOTES.includes(code));
  const broken = warnings.filter((warning) => !notes.includes(warning));
  const said = [
    ...(puzzles.length > 1 ? [{ key: "load.many", args: { count: puzzles.length } }] : []),
    ...(PLAIN.includes(format) ? [] : [{ key: "load.as", args: { form: formWords(format) } }]),
    ...brokenWords(broken),
    ...ignoredWords(ignored),
    ...NOTES.flatMap((kind) => notes.find(({ code }) => code === kind) ?? []).map(noteWords),
  ];
  return said.slice(1).reduce(both, said[0]);
}

/** Of each kind of note, the first goes for all. @param {ReadError} note @returns {Words} */
export const noteWords = ({ code, args }) => ({ key: `error.${code}`, args: namedArgs(args) });

/** @param {Words} loaded @param {Words} skipped @returns {Words} */
const both = (loaded, skipped) => ({ key: "load.both", args: { loaded, skipped } });

/** @param {ReadError[]} broken @returns {Words[]} */
function brokenWords(broken) {
  const [first] = broken;
  if (!first) return [];
  const args = { count: broken.length, lines: lineNumbers(broken), first: errorWords(first) };
  return [{ key: "load.skipped", args }];
}

/** @param {Ignored[]} ignored @returns {Words[]} */
function ignoredWords(ignored) {
  const [first] = ignored;
  if (!first) return [];
  return [{ key: "load.ignored", args: { count: ignored.length, lines: lineNumbers(ignored), text: quoted(first) } }];
}

/** Only whole lines are reported, not what stands beside a puzzle, such as its name; quote marks of mail do not count. @param {Ignored[]} ignored @param {string} text */
function wholeLines(ignored, text) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/^[>\s]+/, "").trim());
  const isWhole = (/** @type {Ignored} */ { line, text: piece }) => lines[line - 1] === piece.trim();
  return ignored.filter((piece) => isWhole(piece) && !isComment(piece) && !isSolution(piece));
}

/** @param {Ignored} piece */
const isComment = ({ text }) => /^(#|\/\/|;)/.test(text);

/** @param {Ignored} piece */
const isSolution = ({ text }) => boardOfText(text) !== null && !text.includes(".");

/** @param {Ignored} piece */
export const quoted = ({ text }) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);

/** @param {{line: number}[]} pieces */
const lineNumbers = (pieces) => numberWords([...new Set(pieces.map(({ line }) => line))]);
