/**
 * Advice about data that the browser may delete. Safari on an iPhone or iPad deletes the data of a page after seven
 * days without a visit, unless the page is on the Home Screen. In Safari the page explains this once, and recommends a
 * backup when many puzzles are in no file.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Words} Words
 * @typedef {{told: boolean, saved: string}} Keeping  `told`: whether the person has seen the advice about
 *   the Home Screen; `saved`: the time of the last backup or reminder, in the format of an item's `created`
 */

/** @type {Keeping} */
export const NO_KEEPING = { told: false, saved: "" };

/** A reminder is shown when at least this number of puzzles has no backup. */
const MANY = 10;

/**
 * Return whether the browser may delete saved data. Only Safari on iPhone and iPad has the property `standalone`, which
 * is false when the page is open in the browser.
 * @param {object} browser
 */
export const mayLoseData = (browser) => /** @type {{standalone?: unknown}} */ (browser).standalone === false;

/**
 * Return the saved record of backups and of the advice that was read. Values that are not valid get their defaults.
 * @param {unknown} saved @returns {Keeping}
 */
export function keepingFrom(saved) {
  const { told, saved: when } = /** @type {Partial<Keeping>} */ (saved ?? {});
  return { told: told === true, saved: typeof when === "string" ? when : "" };
}

/**
 * Return the advice about saved data that is due, or null: first to add the page to the Home Screen, later to back up
 * new puzzles. The advice is only for browsers that may delete data.
 * @param {State} state
 * @returns {Words | null}
 */
export function adviceOf({ settings: { keeping }, tray: { items } }) {
  const count = items.filter(({ created }) => created > keeping.saved).length;
  if (!keeping.told && items.length) return { key: "keeping.home" };
  return count >= MANY ? { key: "keeping.save", args: { count } } : null;
}

/**
 * Return the state after the advice about saved data was read, or after a backup. Both restart the count of puzzles
 * without a backup, and the advice about the Home Screen does not appear again.
 * @param {State} state
 * @param {number} now
 * @returns {State}
 */
export function advised(state, now) {
  const keeping = { told: true, saved: new Date(now).toISOString() };
  return { ...state, settings: { ...state.settings, keeping } };
}
