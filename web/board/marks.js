/**
 * Marks on cells, each with its role.
 *
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("../app/state.js").State} State
 */

/**
 * Return a mark for cells. The role, such as "base", decides how they are drawn.
 * @param {import("../app/state.js").Role} role @param {number[]} cells @returns {Mark}
 */
export const markCells = (role, cells) => ({ role, candidates: [], cells, houses: [] });

/**
 * Return the marks of entries that were found to be wrong and are still on the board.
 * @param {State} state @param {import("./board.js").BoardState} board the next board @returns {Mark[]}
 */
export function stillWrong({ board: before, marks, explain }, board) {
  const checked = marks.filter(({ role }) => role === "out").flatMap(({ cells }) => cells);
  const hinted = explain?.kind === "hint" && explain.hint.code === "wrong-entries" ? explain.hint.wrong : [];
  const wrong = [...new Set([...checked, ...hinted])].filter((cell) => before.values[cell] === board.values[cell]);
  return wrong.length ? [markCells("out", wrong)] : [];
}
