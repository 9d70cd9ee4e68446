/**
 * The part of the state that the browser saves, and the state with which the page starts next time.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {ReturnType<typeof import("../storage/storage.js").createStorage>} Storage
 */

import { clockFrom, savedClock } from "../board/clock.js";
import { wishFrom } from "../make/options.js";
import { bookFrom, savedBook } from "../print/book.js";
import { printFrom, savedPrint } from "../print/request.js";
import { listingFrom, savedListing } from "../puzzles/listing.js";
import { placeFrom } from "./places.js";
import { settingsFrom } from "./settings.js";
import { INITIAL } from "./state.js";

/** @typedef {Pick<State, "settings" | "wish" | "print" | "listing">} Choices */

/** Return the valid choices of the saved ones, with defaults for the others. @param {any} saved @returns {Choices} */
export function choicesFrom({ print, wish, listing, ...chosen }) {
  return {
    settings: settingsFrom(chosen),
    wish: wishFrom(wish),
    print: printFrom(print),
    listing: listingFrom(listing),
  };
}

/** Return the choices to save. @param {State} state */
export const savedChoices = ({ settings, print, wish, listing }) => ({
  ...settings,
  print: savedPrint(print),
  wish,
  listing: savedListing(listing),
});

/** Return the state with which the page starts. @param {Storage} storage @returns {State} */
export function restoredState(storage) {
  const choices = choicesFrom(storage.loadSettings() ?? {});
  const print = { ...choices.print, book: bookFrom(storage.loadBook()) };
  const state = { ...INITIAL, ...choices, print, solved: storage.loadSolved() };
  const saved = storage.loadBoard();
  if (!saved) return state;
  const { state: board, history, mode, panel, shelf, clock } = saved;
  return { ...state, board, history, mode, place: placeFrom(panel), shelf, clock: clockFrom(clock) };
}

/**
 * Save each part of the state when it changes, and take over records and books that another tab saves.
 * @param {ReturnType<typeof import("./store.js").createStore>} store
 * @param {Storage} storage
 */
export function saveChanges({ getState, act, watch }, storage) {
  const saveBoard = () => {
    const { board, history, mode, place, shelf, clock } = getState();
    const counted = savedClock(clock, Date.now());
    storage.saveBoard({ state: board, history, mode, panel: place, shelf, clock: counted });
  };
  const saveSettings = () => storage.saveSettings(savedChoices(getState()));
  for (const part of /** @type {const} */ (["board", "history", "mode", "place", "shelf", "clock"]))
    watch((state) => state[part], saveBoard);
  for (const part of /** @type {const} */ (["options", "source", "groups", "fonts"]))
    watch((state) => state.print[part], saveSettings);
  watch(
    ({ print }) => print.book,
    (book) => book && storage.saveBook(savedBook(book)),
  );
  watch((state) => state.wish, saveSettings);
  for (const part of /** @type {const} */ (["form", "by", "down", "columns"]))
    watch((state) => state.listing[part], saveSettings);
  watch((state) => state.settings, saveSettings);
  watch(({ solved }) => solved, storage.saveSolved);
  storage.onSolved((records) => act({ type: "solved-all", records }));
  storage.onBook((saved) => act({ type: "book-elsewhere", saved }));
}
