/**
 * The plainest texts, which the page reads itself, before Python has started and thousands in a moment: 81 digits a line,
 * with comments perhaps. All others are Python's to read.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../contract/shapes.js").About} About
 */
import { boardOfText } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { inPortions } from "../ui/portions.js";

const CELLS = 81;
export const USUAL = "9";
const LINE = /^[1-9.]{81}$/;
const COMMENT = /\s*#.*$/;
const MARK = /^#(?![ADCBSLU])\s*/;
/** Words that are nothing but a name. */
const NAME = /^\p{L}(?:[\p{L}\p{M} '’-]*[\p{L}\p{M}])?$/u;
/** @type {About} */
const NOTHING = { title: "", author: "", rules: "", unknown: [], left_out: [], other: {} };
/** The lines before the first that says something. */
const SILENT = /^(?:\s*(?:#.*)?[\r\n])*/;

/** The geometry that such lines are read with: the one that is wanted, if it is of their size. @param {string} wanted */
export const plainGeometry = (wanted) => (geometry(wanted).cells === CELLS ? wanted : USUAL);

/** The puzzle of one line; null for any other text. @param {string} text @param {string} name of its geometry */
export function plainBoard(text, name) {
  const plain = text.trim().replaceAll("0", ".");
  return LINE.test(plain) ? boardOfText(plain, name) : null;
}

/** Whether its first line that says something is such a puzzle: most texts are no lists. @param {string} text */
export const mayBeList = (text) => listed(text.replace(SILENT, "").split(/[\r\n]/, 1)[0]) != null;

/**
 * The puzzles of a list, and what its comments tell. Null where a line is none, or is full and may be the solution of
 * another, and where it takes Python to tell names, ratings and fields apart.
 * @param {string} text @param {string} name of their geometry @returns {Promise<{puzzles: BoardState[], about: About[]} | null>}
 */
export async function plainList(text, name) {
  const lines = await inPortions(text.split(/\r\n|\r|\n/), (line) => ({
    board: listed(line, name),
    said: saidIn(line),
  }));
  const begin = lines.findIndex(({ board }) => board !== undefined);
  const above = lines.slice(0, begin).flatMap(({ said }) => said ?? []);
  const list = lines.slice(begin).filter(({ board, said }) => board !== undefined || said !== null);
  const isPlain = list.every(({ board }) => board?.values.includes("."));
  if (begin < 0 || !isPlain || lines.some(({ said }) => said !== null && !NAME.test(said))) return null;
  const puzzles = list.map(({ board }) => /** @type {BoardState} */ (board));
  const names = list.map(({ said }) => said ?? "");
  return { puzzles, about: aboutOf(names, above) };
}

/** A name for each; what is said above all is a comment of the first, or the name of the only one. @param {string[]} names @param {string[]} above @returns {About[]} */
function aboutOf([first, ...others], above) {
  const alone = !first && !others.length;
  const comments = alone ? above.slice(1) : above;
  /** @type {About["other"]} */
  const other = comments.length ? { comment: comments.join("\n") } : {};
  const title = alone ? (above[0] ?? "") : first;
  return [{ ...NOTHING, title, other }, ...others.map((name) => ({ ...NOTHING, title: name }))];
}

/** What a comment says; null without one. A capital right behind the # may be SadMan's, and then is no name. @param {string} line */
const saidIn = (line) => COMMENT.exec(line)?.[0].trim().replace(MARK, "") ?? null;

/** Nothing for a line without words. @param {string} line @param {string} [name] of its geometry @returns {BoardState | null | undefined} */
function listed(line, name = USUAL) {
  const bare = line.replace(COMMENT, "").trim();
  return bare ? plainBoard(bare, name) : undefined;
}
