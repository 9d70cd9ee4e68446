/**
 * The part of the state that the browser saves, and the state with which the page starts next time. Each room declares
 * which of its fields are saved.
 * @typedef {import("./state.js").State} State
 * @typedef {import("./types.js").Saved} Saved
 * @typedef {ReturnType<typeof import("../storage/storage.js").createStorage>} Storage
 * @typedef {Pick<State, "settings" | "wish" | "print" | "listing">} Choices
 */
import { STATES } from "./actions.js";
import { INITIAL } from "./state.js";

/**
 * All groups of fields of the state that the browser saves, each with functions to save and restore it.
 * @type {Saved[]}
 */
const SAVES = STATES.flatMap(({ saves = [] }) => saves);

/**
 * Return the groups of fields that are saved in one record of the browser's storage, for example in "settings".
 * @param {Saved["record"]} record
 */
const partsOf = (record) => SAVES.filter((part) => part.record === record);

/**
 * Return the state with the fields that a saved record contains.
 * @param {State} state @param {Saved["record"]} record @param {unknown} saved
 */
function restored(state, record, saved) {
  const after = { ...state };
  for (const { restore } of partsOf(record)) Object.assign(after, restore(saved, after));
  return after;
}

/**
 * Return the saved choices (settings and options). A choice that is missing or not valid gets its default.
 * @param {object} saved @returns {Choices}
 */
export function choicesFrom(saved) {
  const { settings, wish, print, listing } = restored(INITIAL, "settings", saved);
  return { settings, wish, print, listing };
}

/**
 * Return the fields of the state that belong to a record, as one object to save.
 * @param {Saved["record"]} record @param {State} state
 */
const joined = (record, state) => Object.assign({}, ...partsOf(record).map(({ save }) => save(state)));

/** Return the person's choices (settings and options), as one object to save. @param {State} state */
export const savedChoices = (state) => joined("settings", state);

/** Return the state with which the page starts. @param {Storage} storage @returns {State} */
export function restoredState(storage) {
  const chosen = restored(INITIAL, "settings", storage.loadSettings() ?? {});
  const booked = restored(chosen, "book", storage.loadBook());
  const solved = restored(booked, "solved", storage.loadSolved());
  const state = restored(solved, "stock", storage.loadStock());
  const board = storage.loadBoard();
  return board ? restored(state, "board", board) : state;
}

/**
 * Save each record when one of its fields changes. Adopt the lists of solved puzzles and the books that other tabs
 * save.
 * @param {ReturnType<typeof import("./store.js").createStore>} store
 * @param {Storage} storage
 */
export function saveChanges({ act, watch }, storage) {
  /** @type {Record<Saved["record"], (state: State) => unknown>} */
  const writers = {
    board: (state) => storage.saveBoard(joined("board", state)),
    settings: (state) => storage.saveSettings(savedChoices(state)),
    book: (state) => state.print.book && storage.saveBook(joined("book", state)),
    solved: ({ solved }) => storage.saveSolved(solved),
    stock: ({ stock }) => storage.saveStock(stock),
  };
  for (const { record, parts } of SAVES) watch(parts, writers[record]);
  storage.onSolved((records) => act({ type: "solved-all", records }));
  storage.onBook((saved) => act({ type: "book-elsewhere", saved }));
}
