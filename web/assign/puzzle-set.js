/** The set of puzzles on which the programs of all pupils are run. Functions here are pure. */
import { boardOfText } from "../board/board.js";
import { SIZE } from "../learn/classroom.js";

/**
 * Return the puzzle in a line, or null if there is none. The puzzle is the first 81 characters, in which 0, a dot or
 * another sign stands for a blank cell. The rest of the line is ignored.
 * @param {string} line
 */
function puzzleOf(line) {
  const [text] = /^[\d.*_-]{81}(?![\d.*_-])/.exec(line.trim()) ?? [];
  return boardOfText(text?.replace(/[0*_-]/g, ".") ?? "", SIZE)?.givens ?? null;
}

/**
 * Return the puzzles already known and those in the lines, without repetitions. Also return the numbers of the lines
 * that contain no puzzle.
 * @param {string[]} known @param {string} lines
 */
export function puzzleSet(known, lines) {
  const read = lines.split("\n").map((line) => ({ blank: !line.trim(), puzzle: puzzleOf(line) }));
  const wrong = read.flatMap(({ blank, puzzle }, at) => (blank || puzzle ? [] : [at + 1]));
  const found = read.flatMap(({ puzzle }) => puzzle ?? []);
  return { puzzles: [...new Set([...known, ...found])], wrong };
}
