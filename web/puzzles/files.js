/**
 * The tray's puzzles out into a file and in again.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { saveFile } from "../ui/save-file.js";
import { chosen, fileOf, ofFile } from "./model.js";

const NAME = "sudoku-tray.json";

/** @param {{getState: () => State, act: (action: import("../app/state.js").Action) => void, now?: () => number}} wiring */
export function createTrayFiles({ getState, act, now = Date.now }) {
  /** The selected ones, or all. */
  const save = () => saveFile(NAME, "application/json", fileOf(chosen(getState().tray)));

  /** Whether it was an exported tray. @param {string} text */
  const take = (text) => {
    const newcomers = ofFile(text);
    if (!newcomers) return false;
    const before = getState().tray.items.length;
    act({ type: "tray-add", newcomers, now: now() });
    const count = getState().tray.items.length - before;
    const key = count < newcomers.length ? "tray.imported-some" : "tray.imported";
    act({ type: "notice", words: { key, args: { count, total: newcomers.length } } });
    return true;
  };

  return { save, take };
}
