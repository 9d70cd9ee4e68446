/**
 * What the browser keeps of the state, and the state that it begins with next time.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {ReturnType<typeof import("../storage/storage.js").createStorage>} Storage
 */
import { wishFrom } from "../make/options.js";
import { printFrom, savedPrint } from "../print/request.js";
import { placeFrom } from "./places.js";
import { settingsFrom } from "./settings.js";
import { INITIAL } from "./state.js";

/** @param {Storage} storage @returns {State} */
export function restored(storage) {
  const { print, wish, ...chosen } = storage.loadSettings() ?? {};
  const state = { ...INITIAL, settings: settingsFrom(chosen), wish: wishFrom(wish), print: printFrom(print) };
  const saved = storage.loadBoard();
  if (!saved) return state;
  const { state: board, history, mode, panel, shelf } = saved;
  return { ...state, board, history, mode, place: placeFrom(panel), shelf };
}

/** Everything that is to be kept is kept as soon as it changes. @param {ReturnType<typeof import("./store.js").createStore>} store @param {Storage} storage */
export function keepSaved({ getState, watch }, storage) {
  const saveBoard = () => {
    const { board, history, mode, place, shelf } = getState();
    storage.saveBoard({ state: board, history, mode, panel: place, shelf });
  };
  const saveSettings = () => {
    const { settings, print, wish } = getState();
    storage.saveSettings({ ...settings, print: savedPrint(print), wish });
  };
  for (const part of /** @type {const} */ (["board", "history", "mode", "place", "shelf"]))
    watch((state) => state[part], saveBoard);
  for (const part of /** @type {const} */ (["options", "source", "groups"]))
    watch((state) => state.print[part], saveSettings);
  watch((state) => state.wish, saveSettings);
  watch((state) => state.settings, saveSettings);
}
