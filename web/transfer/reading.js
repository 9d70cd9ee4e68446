/**
 * The result of loading texts, as one sentence and as the parts of a report. The sentence says how many puzzles were
 * found, which lines were left out, and in which format the puzzles were read. All lines that were left out are
 * reported, except comments, and solutions that come with their puzzles.
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").ReadError} ReadError
 * @typedef {{line: number, column: number, text: string}} Ignored  a piece of a text that was not read as part of a
 *   puzzle
 * @typedef {import("../contract/shapes.js").About} About
 * @typedef {{puzzles: import("../board/board.js").BoardState[], format?: string, warnings: ReadError[], ignored?: Ignored[],
 *   about?: About[]}} Reading
 * @typedef {{name: string, format: string, puzzles: import("../board/board.js").BoardState[], warnings: ReadError[],
 *   ignored: Ignored[], about: About[]}} Part  the content of one text; `name`: the name of its file, "" for pasted
 *   text
 * @typedef {{parts: Part[], words: Words | null}} Imported  `words`: the result as one sentence
 */
import { boardOfText } from "../board/board.js";
import { errorWords, namedArgs, numberWords } from "../board/names.js";

/**
 * The codes of notes, which are warnings that only say how a puzzle was read. They do not mean that something was left
 * out.
 */
const NOTES = ["as-wanted", "zero-based", "two-readings", "misread", "padded", "unknown-rules", "left-out"];
/** For each format without its own name in messages, the format whose name is used. @type {Record<string, string>} */
const TOLD_AS = {
  list: "line",
  framed: "grid",
  sudokuexchange: "sudokuexchange-link",
  sudokupad: "sudokupad-link",
  sudokuwiki: "sudokuwiki-link",
};
/** The formats that messages do not mention, because they are so common. */
const PLAIN = ["line", "lines", "framed", "list", "numbers", "spaces"];
/** The greatest number of characters that are quoted from a line. */
const QUOTED = 20;

/** Return the name of a format. @param {string} format @returns {Words} */
export const formWords = (format) => ({ key: `format.${TOLD_AS[format] ?? format}` });

/**
 * Return the part of the report that is about one text.
 * @param {Reading} reading @param {string} text @param {string} name of its file @returns {Part}
 */
export const partOf = ({ puzzles, warnings, format = "line", ignored = [], about = [] }, text, name) => ({
  ...{ name, format, puzzles, warnings, about },
  ignored: wholeLines(ignored, text),
});

/**
 * Return the sentence about the result: about one text, or about several files.
 * @param {Part[]} parts @returns {Words | undefined}
 */
export function readingWords(parts) {
  if (parts.length === 1) return wordsOf(parts[0]);
  const count = parts.flatMap(({ puzzles }) => puzzles).length;
  return { key: "load.files", args: { count, files: parts.length } };
}

/**
 * Return the sentence about one text, or undefined if there is nothing to say.
 * @param {Part} part @returns {Words | undefined}
 */
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

/**
 * Return the words for a note, which says how a puzzle was read. Only the first note of each kind is shown.
 * @param {ReadError} note @returns {Words}
 */
export const noteWords = ({ code, args }) => ({ key: `error.${code}`, args: namedArgs(args) });

/** @param {Words} loaded @param {Words} skipped @returns {Words} */
const both = (loaded, skipped) => ({ key: "load.both", args: { loaded, skipped } });

/**
 * Return a list with a sentence about the puzzles that could not be read, or an empty list if there are none.
 * @param {ReadError[]} broken @returns {Words[]}
 */
function brokenWords(broken) {
  const [first] = broken;
  if (!first) return [];
  const args = { count: broken.length, lines: lineNumbers(broken), first: errorWords(first) };
  return [{ key: "load.skipped", args }];
}

/**
 * Return a list with a sentence about the lines that were ignored, or an empty list if there are none.
 * @param {Ignored[]} ignored @returns {Words[]}
 */
function ignoredWords(ignored) {
  const [first] = ignored;
  if (!first) return [];
  return [{ key: "load.ignored", args: { count: ignored.length, lines: lineNumbers(ignored), text: quoted(first) } }];
}

/**
 * Return only those ignored pieces that fill a whole line, apart from the marks > that mail programs put before quoted
 * lines. Text beside a puzzle, such as its name, is left out.
 * @param {Ignored[]} ignored @param {string} text
 */
function wholeLines(ignored, text) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/^[>\s]+/, "").trim());
  const isWhole = (/** @type {Ignored} */ { line, text: piece }) => lines[line - 1] === piece.trim();
  return ignored.filter((piece) => isWhole(piece) && !isComment(piece) && !isSolution(piece));
}

/** @param {Ignored} piece */
const isComment = ({ text }) => /^(#|\/\/|;)/.test(text);

/** Return whether a piece of text is a full grid. @param {Ignored} piece */
const isSolution = ({ text }) => boardOfText(text) !== null && !text.includes(".");

/** Return the start of a piece of text, for quoting it. @param {Ignored} piece */
export const quoted = ({ text }) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);

/** Return the numbers of lines as a text. Each number is named once. @param {{line: number}[]} pieces */
const lineNumbers = (pieces) => numberWords([...new Set(pieces.map(({ line }) => line))]);
