/**
 * The wave that runs across the board when its puzzle has just been solved. It begins at the cell of the cursor.
 * @typedef {import("../app/state.js").State} State
 */
import { put } from "../ui/dom.js";
import { geometry } from "./geometry.js";

/** @param {HTMLElement} board @param {() => HTMLElement[]} elements  returns the elements of the cells */
export function createWave(board, elements) {
  /** @type {State["clock"] | null} */
  let before = null;
  board.addEventListener("animationend", ({ target }) => {
    if (/** @type {HTMLElement} */ (target).hasAttribute("data-last")) put(board, "data-wave", null);
  });
  return {
    /** @param {Pick<State, "board" | "clock" | "selection">} state */
    render({ board: { geometry: name }, clock, selection }) {
      const ended = clock.solved !== null && before?.solved === null && before.puzzle === clock.puzzle;
      before = clock;
      if (!ended) return;
      const distances = distancesFrom(selection, name);
      const most = Math.max(...distances);
      for (const [cell, element] of elements().entries()) {
        element.style.setProperty("--late", String(distances[cell] / most));
        put(element, "data-last", distances[cell] === most);
      }
      put(board, "data-wave", "true");
    },
  };
}

/** Return the distance of every cell from one cell. @param {number} cell @param {string} name of the geometry */
function distancesFrom(cell, name) {
  const { rowOf, columnOf } = geometry(name);
  return [...rowOf.keys()].map((other) => Math.hypot(rowOf[other] - rowOf[cell], columnOf[other] - columnOf[cell]));
}
