/** Whether a grid solves a puzzle, as the page itself sees it: what a program says of its own work is not asked. */
import { hasDuplicates } from "../board/problems.js";
import { SIZE } from "../learn/classroom.js";

/** @param {string} grid @param {string} puzzle  81 characters each */
export function isSolution(grid, puzzle) {
  const keeps = [...puzzle].every((given, cell) => given === "." || grid[cell] === given);
  return (
    keeps && /^[1-9]{81}$/.test(grid) && !hasDuplicates({ geometry: SIZE, givens: puzzle, values: grid, notes: null })
  );
}
