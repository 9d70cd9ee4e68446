/**
 * Safari on an iPhone or iPad deletes what a page has kept after seven days without a visit, but not for a page on the Home
 * Screen. In the browser the page says so once, and reminds of saving when there is much that no file has.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Words} Words
 * @typedef {{told: boolean, saved: string}} Keeping  told: of the Home Screen; saved: when everything was last put into
 *   a file, or the person was reminded of it, as in an item's `created`
 */

/** @type {Keeping} */
export const NO_KEEPING = { told: false, saved: "" };

/** So many puzzles that no file has are worth a word. */
const MANY = 10;

/** Only Safari there knows the word `standalone`: false where the page is in the browser. @param {object} browser */
export const forgets = (browser) => /** @type {{standalone?: unknown}} */ (browser).standalone === false;

/** @param {unknown} saved @returns {Keeping} */
export function keepingFrom(saved) {
  const { told, saved: when } = /** @type {Partial<Keeping>} */ (saved ?? {});
  return { told: told === true, saved: typeof when === "string" ? when : "" };
}

/** What to say to a person whose browser forgets, as soon as there is something to lose. @param {State} state @returns {Words | null} */
export function adviceOf({ settings: { keeping }, tray: { items } }) {
  const count = items.filter(({ created }) => created > keeping.saved).length;
  if (!keeping.told && items.length) return { key: "keeping.home" };
  return count >= MANY ? { key: "keeping.save", args: { count } } : null;
}

/** Read, or saved: for both a new count begins; the first advice does not come again. @param {State} state @param {number} now @returns {State} */
export function advised(state, now) {
  const keeping = { told: true, saved: new Date(now).toISOString() };
  return { ...state, settings: { ...state.settings, keeping } };
}
