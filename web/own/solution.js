/** The page's own check of solutions. The page does not trust what a program says about its own result. */
import { hasDuplicates } from "../board/problems.js";
import { SIZE } from "../learn/classroom.js";

/** Return whether a grid solves a puzzle. @param {string} grid @param {string} puzzle  both texts have 81 characters */
export function isSolution(grid, puzzle) {
  const keeps = [...puzzle].every((given, cell) => given === "." || grid[cell] === given);
  return (
    keeps && /^[1-9]{81}$/.test(grid) && !hasDuplicates({ geometry: SIZE, givens: puzzle, values: grid, notes: null })
  );
}
