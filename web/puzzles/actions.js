/**
 * The fields of the state about My puzzles, the changes of these fields, and the commands on My puzzles.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {import("./types.js").PuzzlesChanges} PuzzlesChanges
 */

import { FIRST_WISH } from "../make/options.js";
import { withoutRequests, withRequests, withResults } from "./asked.js";
import { hasColumn } from "./column.js";
import { listingFrom, NO_LISTING, savedListing, withWorkedOut } from "./listing.js";
import * as trays from "./model.js";
import { itemOfDay, nextPuzzle, openingOf } from "./next.js";
import * as orders from "./order.js";
import * as ratings from "./rated.js";
import * as selection from "./selection.js";
import { recorded } from "./solved.js";

/** @typedef {import("./types.js").TrayChanges} TrayChanges */

/** @type {{[Type in keyof TrayChanges]: (tray: Tray, action: TrayChanges[Type]) => Tray}} */
const TRAY_CHANGES = {
  "tray-loaded": (tray, { items, now }) => trays.withLoaded(tray, items, now),
  "tray-rated": (tray, { key, rating }) => ratings.withRating(tray, key, rating),
  "tray-reached": (tray, { puzzle, reached }) => ratings.withUnfinished(tray, puzzle, reached),
  "tray-played": (tray, { progress }) => trays.withProgress(tray, progress),
  "tray-stretch": (tray, { keys }) => selection.withSelected(tray, keys),
  "tray-add": (tray, { newcomers, now, drafts = [] }) => trays.added(trays.withoutDrafts(tray, drafts), newcomers, now),
  "tray-restore": (tray, { newcomers, now }) => trays.withBackup(tray, newcomers, now),
  "tray-remove": (tray, { keys }) => trays.without(tray, keys ?? tray.selected),
  "tray-unask": (tray) => withoutRequests(tray),
  "tray-found": (tray, { found }) => withResults(tray, found),
  "tray-undo": (tray) => trays.restored(tray),
  "tray-select": (tray, { key }) => selection.toggled(tray, key),
  "tray-all": (tray, { keys }) => selection.allToggled(tray, keys),
  "tray-rename": (tray, { name }) => trays.renamed(tray, [...tray.selected][0], name),
  "tray-folder": (tray, { folder }) => trays.withFacts(tray, tray.selected, { folder: folder || undefined }),
  "tray-unkept": (tray, { unkept }) => ({ ...tray, unkept }),
  "tray-damaged": (tray, { records }) => ({ ...tray, damaged: records }),
  "tray-joined": (tray, { change }) => trays.withChange(tray, change),
  "tray-front": (tray) => orders.inFront(tray, tray.selected),
  "tray-sort": (tray) => orders.sorted(tray),
  "tray-move": (tray, { step, key }) => orders.moved(tray, movedKeys(tray, key), step),
  "tray-place": (tray, { key, before }) => orders.placed(tray, movedKeys(tray, key), before),
};

/** @typedef {PuzzlesChanges & Pick<import("../app/types.js").AllChanges, "judged">} Handled */

/** @type {import("../app/types.js").Changes<Omit<Handled, keyof TrayChanges>>} */
const OTHER_CHANGES = {
  puzzles: (state, { open }) => ({ ...state, puzzlesOpen: open }),
  "tray-ask": (state, { keys }) => ({
    ...state,
    tray: withRequests(state.tray, keys),
    listing: withWorkedOut(state.listing),
  }),
  listing: (state, { choice }) => ({ ...state, listing: { ...state.listing, ...choice } }),
  solved: (state, { record }) => ({ ...state, solved: recorded(state.solved, record) }),
  "solved-all": (state, { records }) => ({ ...state, solved: records }),
  judged: (state, { judgement }) => ({ ...state, tray: ratings.withResult(state.tray, judgement) }),
};

/** @type {import("../app/types.js").Changes<Handled>} */
const PUZZLES_CHANGES = /** @type {any} */ ({
  ...Object.fromEntries(
    Object.entries(TRAY_CHANGES).map(([type, change]) => [type, onTray(/** @type {any} */ (change))]),
  ),
  ...OTHER_CHANGES,
});

/**
 * Return a function that changes the state, made from a function that changes the tray. If the tray stays the same, so
 * does the state.
 * @param {(tray: Tray, action: any) => Tray} change
 */
function onTray(change) {
  /** @param {State} state @param {any} action @returns {State} */
  return (state, action) => {
    const tray = change(state.tray, action);
    return tray === state.tray ? state : { ...state, tray };
  };
}

/**
 * Return the keys of the puzzles to move. These are all selected puzzles if no key is given, or if the puzzle with this
 * key is selected. Otherwise, only the puzzle with this key moves.
 * @param {Tray} tray @param {string} [key]
 */
const movedKeys = ({ selected }, key) => (key === undefined || selected.has(key) ? selected : [key]);

/** @type {import("../app/types.js").RoomState<import("./types.js").PuzzlesPart, Handled>} */
export const PUZZLES_STATE = {
  first: { tray: trays.NO_TRAY, listing: NO_LISTING, solved: [], puzzlesOpen: false },
  changes: PUZZLES_CHANGES,
  saves: [
    {
      record: "settings",
      restore: ({ listing }) => ({ listing: listingFrom(listing) }),
      save: ({ listing }) => ({ listing: savedListing(listing) }),
      parts: ({ listing: { form, by, down, columns } }) => [form, by, down, columns],
    },
    {
      record: "settings",
      restore: ({ column }) => ({ puzzlesOpen: column === true && hasColumn() }),
      save: ({ puzzlesOpen }) => ({ column: puzzlesOpen && hasColumn() }),
      parts: ({ puzzlesOpen }) => [puzzlesOpen],
    },
    {
      record: "solved",
      restore: (solved) => ({ solved }),
      save: ({ solved }) => solved,
      parts: ({ solved }) => [solved],
    },
  ],
};

/**
 * @param {ReturnType<typeof import("./files.js").createTrayFiles>} files
 * @param {{getState: () => import("../app/state.js").State, act: (action: import("../app/state.js").Action) => void, keepBoard: () => void}} wiring
 * @returns {import("../app/types.js").Handlers<import("./types.js").PuzzlesCommands>}
 */
export const puzzlesCommands = (files, { getState, act, keepBoard }) => ({
  "tray-board": keepBoard,
  "tray-export": () => files.save(),
  "tray-csv": ({ keys }) => files.saveTable(keys),
  "next-puzzle"({ grade }) {
    const item = nextPuzzle(getState(), grade);
    act(item ? openingOf(item) : { type: "make-grade", grade: grade ?? FIRST_WISH.grade });
  },
  "day-puzzle"({ day }) {
    const item = itemOfDay(getState(), day);
    act(item ? openingOf(item) : { type: "make-day", day });
  },
});
