/**
 * Return whether the place shows the board, or its puzzle in another form. Print shows it on paper, and the algorithms
 * run on it. In other places, a puzzle that is put on the board would not be seen.
 * @param {import("../app/state.js").State} state
 */
export const usesBoard = ({ place, lessons }) =>
  place === "play" || place === "print" || (place === "learn" && lessons.view === "algorithms");
