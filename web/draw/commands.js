/**
 * The commands that change the rules of the puzzle and answer questions about them. They are loaded with the tools.
 * @typedef {import("../app/state.js").State} State
 */
import { errorWords } from "../board/names.js";
import { faultWords } from "../ui/fault.js";
import { loadWords } from "../ui/i18n.js";
import { changeOf, deletion } from "./changes.js";
import { createSetter } from "./setter/service.js";
import { toolOf } from "./tools.js";

/**
 * Create the commands. Changes are made one after the other, each on the result of the one before. `learn` is that of
 * the page, which draws the board.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State,
 *   act: (action: import("../app/state.js").Action) => void, learn: typeof import("../board/geometry.js").learn}} wiring
 * @returns {import("../app/types.js").Handlers<import("./types.js").DrawCommands> & {update: () => void}}
 */
export function createCommands({ ask, getState, act, learn }) {
  const setter = createSetter({ ask, getState, act });
  let last = Promise.resolve();
  /** @param {import("./types.js").DrawCommands["redraw"]} wanted */
  const change = async ({ drawn, erase = false }) => {
    await loadWords("rules");
    const { geometry } = getState().board;
    const tool = toolOf(drawn.tool);
    const found = erase ? deletion(geometry, tool, drawn.cells) : changeOf(geometry, tool, drawn.cells, drawn.number);
    if (found) await make(geometry, found, erase || tool.way === "switch" ? null : drawn);
  };

  /**
   * Ask for the changed rules and show them. A rule that is refused is drawn again, so that it can be corrected.
   * @param {string} geometry @param {{add: string[], remove: string[]}} found @param {State["draw"]} drawn
   * @param {boolean} [keep] whether the removed rules are only switched off
   */
  const make = async (geometry, found, drawn, keep) => {
    const answer = await ask("redraw", { geometry, ...found }, { lane: "quick" }).catch((failure) => {
      act({ type: "notice", words: failure.error ? errorWords(failure.error) : faultWords(failure) });
      return null;
    });
    const { board, draw } = getState();
    if (!answer && drawn && draw && !draw.cells.length) act({ type: "draw", draw: drawn });
    if (!answer || board.geometry !== geometry || answer.geometry === geometry) return;
    learn(answer.geometry, answer.rules);
    act({ type: "board", board: { ...withOff(board, found, keep), geometry: answer.geometry } });
    act({ type: "rulesRead", rulesRead: { geometry: answer.geometry, error: null } });
  };

  /** Do something after all changes before it. @param {() => unknown} work */
  const later = (work) => {
    last = last.then(work).then(() => {});
  };
  return {
    redraw: (wanted) => later(() => change(wanted)),
    "change-rules": ({ keep, add, remove }) =>
      later(() => make(getState().board.geometry, { add, remove }, null, keep)),
    "undo-rule": () => later(() => act({ type: "undo" })),
    "ask-setter": setter.answer,
    update: setter.update,
  };
}

/**
 * Return the board with the rules that are switched off after a change.
 * @param {State["board"]} board @param {{add: string[], remove: string[]}} change @param {boolean} [keep]
 * @returns {State["board"]}
 */
function withOff({ off = [], ...board }, { add, remove }, keep) {
  const left = [...off.filter((text) => !add.includes(text)), ...(keep ? remove : [])];
  return left.length ? { ...board, off: left } : board;
}
