/**
 * What is said of a text that was read: how many puzzles there are in it, which lines are left out, and how the rest was
 * taken. Every line that is left out is reported, except comments and solutions beside their puzzles.
 *
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").ReadError} ReadError
 * @typedef {{line: number, column: number, text: string}} Ignored a piece of the text that is no part of a puzzle
 * @typedef {{puzzles: import("../board/board.js").BoardState[], warnings: ReadError[], ignored?: Ignored[]}} Reading
 */
import { boardOfText } from "../board/board.js";
import { errorWords, namedArgs, numberWords } from "../board/names.js";

/** Warnings that tell how a puzzle was read; nothing was left out. */
const NOTES = ["zero-based", "unknown-rules", "left-out"];
/** Characters of a line that are quoted. */
const QUOTED = 20;

/** @param {Reading} reading @param {string} text that was read @returns {Words | undefined} */
export function readingWords({ puzzles, warnings, ignored = [] }, text) {
  const notes = warnings.filter(({ code }) => NOTES.includes(code));
  const broken = warnings.filter((warning) => !notes.includes(warning));
  const said = [
    ...(puzzles.length > 1 ? [{ key: "load.many", args: { count: puzzles.length } }] : []),
    ...brokenWords(broken),
    ...ignoredWords(wholeLines(ignored, text)),
    ...NOTES.flatMap((kind) => notes.find(({ code }) => code === kind) ?? []).map(noteWords),
  ];
  return said.slice(1).reduce(both, said[0]);
}

/** Of each kind of note, the first goes for all. @param {ReadError} note @returns {Words} */
const noteWords = ({ code, args }) => ({ key: `error.${code}`, args: namedArgs(args) });

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
const isComment = ({ text }) => /^(#|\/\/)/.test(text);

/** @param {Ignored} piece */
const isSolution = ({ text }) => boardOfText(text) !== null && !text.includes(".");

/** @param {Ignored} piece */
const quoted = ({ text }) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);

/** @param {{line: number}[]} pieces */
const lineNumbers = (pieces) => numberWords([...new Set(pieces.map(({ line }) => line))]);
