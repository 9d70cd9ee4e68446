/** The puzzles that all programs are tried on. Pure. */
import { boardOfText } from "../board/board.js";
import { SIZE } from "../learn/classroom.js";

/** The puzzle of a line, null for none: 81 digits with 0, . or another sign for a blank; what follows them does not matter. @param {string} line */
function puzzleOf(line) {
  const [text] = /^[\d.*_-]{81}(?![\d.*_-])/.exec(line.trim()) ?? [];
  return boardOfText(text?.replace(/[0*_-]/g, ".") ?? "", SIZE)?.givens ?? null;
}

/** Each once, and the numbers of the lines in which there is none. @param {string[]} known @param {string} lines */
export function puzzleSet(known, lines) {
  const read = lines.split("\n").map((line) => ({ blank: !line.trim(), puzzle: puzzleOf(line) }));
  const wrong = read.flatMap(({ blank, puzzle }, at) => (blank || puzzle ? [] : [at + 1]));
  const found = read.flatMap(({ puzzle }) => puzzle ?? []);
  return { puzzles: [...new Set([...known, ...found])], wrong };
}
