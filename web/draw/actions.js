/**
 * The field of the state about drawing rules, and its changes; the command that changes the rules.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").DrawChanges} DrawChanges
 */
import { learn } from "../board/geometry.js";
import { errorWords } from "../board/names.js";
import { faultWords } from "../ui/fault.js";
import { loadWords } from "../ui/i18n.js";

/** @type {import("../app/types.js").Changes<DrawChanges>} */
const DRAW_CHANGES = {
  draw: (state, { draw }) => ({
    ...state,
    draw,
    ...(draw ? { mode: /** @type {const} */ ("enter") } : {}),
    ...(draw?.cells.length ? selecting(draw) : {}),
  }),
};

/**
 * Return the fields of the state that select the cells being drawn. The cursor is in the last cell, or in the one that is
 * nearest to a clue outside the grid.
 * @param {import("./types.js").Draw} draw
 */
const selecting = ({ cells, from }) => ({
  selection: cells[from ? 0 : cells.length - 1],
  selected: [...new Set(cells)].sort((a, b) => a - b),
});

/** @type {import("../app/types.js").RoomState<import("./types.js").DrawPart, DrawChanges>} */
export const DRAW_STATE = { first: { draw: null }, changes: DRAW_CHANGES };

/**
 * Return the handler that changes the rules of the puzzle. Changes are made one after the other, each on the result of
 * the one before.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State,
 *   act: (action: import("../app/state.js").Action) => void,
 *   loadTools: () => Promise<typeof import("./later.js")>}} wiring
 * @returns {import("../app/types.js").Handlers<import("./types.js").DrawCommands>}
 */
export function drawCommands({ ask, getState, act, loadTools }) {
  let last = Promise.resolve();
  /** @param {import("./types.js").DrawCommands["redraw"]} wanted */
  const change = async ({ drawn, erase = false }) => {
    const [{ changeOf, deletion, toolOf }] = await Promise.all([loadTools(), loadWords("rules")]);
    const { geometry } = getState().board;
    const tool = toolOf(drawn.tool);
    const found = erase ? deletion(geometry, tool, drawn.cells) : changeOf(geometry, tool, drawn.cells, drawn.number);
    if (found) await make(geometry, found, erase || tool.way === "switch" ? null : drawn);
  };

  /**
   * Ask for the changed rules and show them. A rule that is refused is drawn again, so that it can be corrected.
   * @param {string} geometry @param {{add: string[], remove: string[]}} found @param {State["draw"]} drawn
   */
  const make = async (geometry, found, drawn) => {
    const answer = await ask("redraw", { geometry, ...found }, { lane: "quick" }).catch((failure) => {
      act({ type: "notice", words: failure.error ? errorWords(failure.error) : faultWords(failure) });
      return null;
    });
    const { board, draw } = getState();
    if (!answer && drawn && draw && !draw.cells.length) act({ type: "draw", draw: drawn });
    if (!answer || board.geometry !== geometry || answer.geometry === geometry) return;
    learn(answer.geometry, answer.rules);
    act({ type: "board", board: { ...board, geometry: answer.geometry } });
    act({ type: "rulesRead", rulesRead: { geometry: answer.geometry, error: null } });
  };

  /** Do something after all changes before it. @param {() => unknown} work */
  const later = (work) => {
    last = last.then(work).then(() => {});
  };
  return {
    redraw: (wanted) => later(() => change(wanted)),
    "undo-rule": () => later(() => act({ type: "undo" })),
  };
}
