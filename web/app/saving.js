/**
 * What the browser keeps of the state, and the state that it begins with next time.
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

/** What a person has chosen, as far as it is valid. @param {any} saved @returns {Choices} */
export function choicesFrom({ print, wish, listing, ...chosen }) {
  return {
    settings: settingsFrom(chosen),
    wish: wishFrom(wish),
    print: printFrom(print),
    listing: listingFrom(listing),
  };
}

/** What of it is kept. @param {State} state */
export const savedChoices = ({ settings, print, wish, listing }) => ({
  ...settings,
  print: savedPrint(print),
  wish,
  listing: savedListing(listing),
});

/** @param {Storage} storage @returns {State} */
export function restored(storage) {
  const choices = choicesFrom(storage.loadSettings() ?? {});
  const print = { ...choices.print, book: bookFrom(storage.loadBook()) };
  const state = { ...INITIAL, ...choices, print, solved: storage.loadSolved() };
  const saved = storage.loadBoard();
  if (!saved) return state;
  const { state: board, history, mode, panel, shelf, clock } = saved;
  return { ...state, board, history, mode, place: placeFrom(panel), shelf, clock: clockFrom(clock) };
}

/** Everything that is to be kept is kept as soon as it changes, and what another tab keeps is heard. @param {ReturnType<typeof import("./store.js").createStore>} store @param {Storage} storage */
export function keepSaved({ getState, act, watch }, storage) {
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
