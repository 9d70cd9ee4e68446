/**
 * Actions on My puzzles.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {{
 *   "tray-loaded": {items: Tray["items"], now: number},
 *   "tray-rated": {key: string, rating: import("./model.js").Rating},
 *   "tray-reached": {puzzle: string, reached: import("../contract/shapes.js").Rated},
 *   "tray-played": {progress: import("./model.js").Progress},
 *   "tray-stretch": {keys: string[]},
 *   "tray-add": {newcomers: import("./model.js").Newcomer[], now: number, drafts?: import("../board/board.js").BoardState[]},
 *   "tray-restore": {newcomers: import("./model.js").Newcomer[], now: number},
 *   "tray-remove": {keys?: string[]},
 *   "tray-undo": {},
 *   "tray-ask": {keys: string[]},
 *   "tray-unask": {},
 *   "tray-found": {found: import("./asked.js").Found},
 *   "tray-select": {key: string},
 *   "tray-all": {keys: string[]},
 *   "tray-rename": {name: string},
 *   "tray-folder": {folder: string},
 *   solved: {record: import("./solved.js").Solved},
 *   "solved-all": {records: import("./solved.js").Solved[]},
 *   listing: {choice: Partial<import("./listing.js").Listing>},
 *   "tray-damaged": {records: unknown[]},
 *   "tray-unkept": {unkept: boolean},
 *   "tray-joined": {change: import("./changes.js").Change},
 *   "tray-front": {},
 *   "tray-sort": {},
 *   "tray-move": {step: number, key?: string},
 *   "tray-place": {key?: string, before?: string},
 * }} PuzzlesChanges  without `keys` or `key`: the selected puzzles; without `before`: at
 *   the end; `drafts`: the versions that the newcomer replaces
 * @typedef {{"tray-board": {}, "tray-export": {}, "tray-csv": {keys: string[]}, "next-puzzle": {}}} PuzzlesCommands
 */
import { withoutRequests, withRequests, withResults } from "./asked.js";
import { withWorkedOut } from "./listing.js";
import * as trays from "./model.js";
import * as orders from "./order.js";
import * as ratings from "./rated.js";
import * as selection from "./selection.js";
import { recorded } from "./solved.js";

/** @template P @typedef {{[Type in keyof P]: (tray: Tray, action: P[Type]) => Tray}} TrayChanges */

/** @type {TrayChanges<Omit<PuzzlesChanges, "tray-ask" | "listing" | "solved" | "solved-all">>} */
const CHANGES = {
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

/** @type {import("../app/actions.js").Changes<PuzzlesChanges>} */
export const PUZZLES_CHANGES = /** @type {any} */ ({
  ...Object.fromEntries(Object.entries(CHANGES).map(([type, change]) => [type, onTray(/** @type {any} */ (change))])),
  "tray-ask": (/** @type {State} */ state, /** @type {PuzzlesChanges["tray-ask"]} */ { keys }) => ({
    ...state,
    tray: withRequests(state.tray, keys),
    listing: withWorkedOut(state.listing),
  }),
  listing: (/** @type {State} */ state, /** @type {PuzzlesChanges["listing"]} */ { choice }) => ({
    ...state,
    listing: { ...state.listing, ...choice },
  }),
  solved: (/** @type {State} */ state, /** @type {PuzzlesChanges["solved"]} */ { record }) => ({
    ...state,
    solved: recorded(state.solved, record),
  }),
  "solved-all": (/** @type {State} */ state, /** @type {PuzzlesChanges["solved-all"]} */ { records }) => ({
    ...state,
    solved: records,
  }),
});

/**
 * Return the state in which a saved puzzle has the result that was found for it on the board.
 * @param {State} state @param {import("../app/state.js").Judgement} judgement @returns {State}
 */
export const withResultOnBoard = (state, judgement) => ({ ...state, tray: ratings.withResult(state.tray, judgement) });

/**
 * Return a change of the tray as a change of the state. If the tray stays the same, so does the state.
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
 * Return the keys that move together: all selected ones if the key is selected or there is no key, otherwise the key
 * alone.
 * @param {Tray} tray @param {string} [key]
 */
const movedKeys = ({ selected }, key) => (key === undefined || selected.has(key) ? selected : [key]);
