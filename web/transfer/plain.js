/**
 * The simplest texts: lines of 81 digits, perhaps with comments. The page reads such texts without Python, thousands of
 * puzzles in a moment. Python reads all other texts.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../contract/shapes.js").About} About
 */
import { boardOfText } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { partsOf } from "../board/geometry-name.js";
import { inPortions } from "../ui/portions.js";

const CELLS = 81;
export const USUAL = "9";
const LINE = /^[1-9.]{81}$/;
const COMMENT = /\s*#.*$/;
const MARK = /^#(?![ADCBSLU])\s*/;
/** A pattern for comments that can only be names of puzzles. */
const NAME = /^\p{L}(?:[\p{L}\p{M} '’-]*[\p{L}\p{M}])?$/u;
/** @type {About} */
const NOTHING = { title: "", author: "", rules: "", unknown: [], left_out: [], other: {} };
/** A pattern for the blank lines and comments at the start of a text. */
const SILENT = /^(?:\s*(?:#.*)?[\r\n])*/;

/**
 * Return the geometry that a text without rules is read for: that of the board. If the board has digits, its rules
 * belong to the puzzle on it, and only its grid is wanted.
 * @param {BoardState} board
 */
export const wantedGeometry = ({ geometry: name, values }) => (/^\.*$/.test(values) ? name : partsOf(name).grid);

/**
 * Return the geometry for lines of 81 digits. It is the wanted geometry if this has 81 cells, and otherwise the usual
 * one.
 * @param {string} wanted
 */
export const plainGeometry = (wanted) => (geometry(wanted).cells === CELLS ? wanted : USUAL);

/**
 * Return the puzzle in a text of one line. Return null if the text is anything else.
 * @param {string} text @param {string} name of its geometry
 */
export function plainBoard(text, name) {
  const plain = text.trim().replaceAll("0", ".");
  return LINE.test(plain) ? boardOfText(plain, name) : null;
}

/**
 * Return whether the first line that is not blank or a comment is a puzzle. Otherwise the text cannot be a plain list.
 * @param {string} text
 */
export const mayBeList = (text) => boardOfLine(text.replace(SILENT, "").split(/[\r\n]/, 1)[0]) != null;

/**
 * Return the puzzles of a list and the information in its comments. Return null if only Python can read the text. This
 * is the case if a line is not a puzzle, if a full line may be the solution of another line, or if comments may contain
 * more than names.
 * @param {string} text @param {string} name of their geometry
 * @returns {Promise<{puzzles: BoardState[], about: About[]} | null>}
 */
export async function plainList(text, name) {
  const lines = await inPortions(text.split(/\r\n|\r|\n/), (line) => ({
    board: boardOfLine(line, name),
    said: commentIn(line),
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

/**
 * Return the information about each puzzle of a list. Comments above the list belong to the first puzzle. If the list
 * has only one puzzle, and this has no name in its own line, the first comment above it is its name.
 * @param {string[]} names @param {string[]} above @returns {About[]}
 */
function aboutOf([first, ...others], above) {
  const alone = !first && !others.length;
  const comments = alone ? above.slice(1) : above;
  /** @type {About["other"]} */
  const other = comments.length ? { comment: comments.join("\n") } : {};
  const title = alone ? (above[0] ?? "") : first;
  return [{ ...NOTHING, title, other }, ...others.map((name) => ({ ...NOTHING, title: name }))];
}

/**
 * Return the text of the comment in a line, or null if the line has none. A capital letter directly after # may start a
 * field of the SadMan format. In this case, the # is not removed, so that the text does not count as a name.
 * @param {string} line
 */
const commentIn = (line) => COMMENT.exec(line)?.[0].trim().replace(MARK, "") ?? null;

/**
 * Return the puzzle of a line. Return null if the line is not a puzzle, and undefined if it is blank.
 * @param {string} line @param {string} [name] of its geometry @returns {BoardState | null | undefined}
 */
function boardOfLine(line, name = USUAL) {
  const bare = line.replace(COMMENT, "").trim();
  return bare ? plainBoard(bare, name) : undefined;
}
