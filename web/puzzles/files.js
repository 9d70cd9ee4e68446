/**
 * Export of My puzzles to a file, and import from a file.
 * @typedef {import("../app/state.js").State} State
 */
import { MARK } from "../ui/csv.js";
import { saveFile } from "../ui/save-file.js";
import { csvOf } from "./columns.js";
import { fileOf, partsOfFile } from "./exported.js";
import { repeatsOf } from "./repeats.js";
import { selectedAmong, selectedOrAll } from "./selection.js";

const NAME = "sudoku-tray.json";
const TABLE = "sudoku-tray.csv";

/** @param {{getState: () => State, act: (action: import("../app/state.js").Action) => void, now?: () => number}} wiring */
export function createTrayFiles({ getState, act, now = Date.now }) {
  /**
   * Download the selected puzzles, or all puzzles if none is selected. Records that cannot be read are included if all
   * are downloaded.
   */
  const save = () => {
    const { tray } = getState();
    const damaged = tray.selected.size ? [] : tray.damaged;
    return saveFile(NAME, "application/json", fileOf(selectedOrAll(tray), {}, damaged));
  };

  /**
   * Download the visible puzzles as a table, in the order in which they are shown. If some of them are selected, the
   * table contains only the selected ones.
   * @param {string[]} keys
   */
  const saveTable = (keys) => {
    const { tray } = getState();
    return saveFile(TABLE, "text/csv", MARK + csvOf(tableOf(tray, keys), repeatsOf(tray.items)));
  };

  /** Import an exported file. Return false if the text is not such a file. @param {string} text */
  const take = (text) => {
    const file = partsOfFile(text);
    if (!file) return false;
    const { newcomers, damaged } = file;
    const before = getState().tray.items.length;
    act({ type: "tray-add", newcomers, now: now() });
    const count = getState().tray.items.length - before;
    const total = newcomers.length + damaged;
    const key = count < total ? "tray.imported-some" : "tray.imported";
    act({ type: "notice", words: { key, args: { count, total } } });
    return true;
  };

  return { save, saveTable, take };
}

/**
 * Return those puzzles with the given keys that are selected. If none of them is selected, return all with these keys.
 * @param {State["tray"]} tray @param {string[]} keys
 */
export function tableOf({ items, selected }, keys) {
  const known = new Map(items.map((item) => [item.key, item]));
  return selectedAmong(
    keys.flatMap((key) => known.get(key) ?? []),
    selected,
  );
}
