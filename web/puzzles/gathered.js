/**
 * What is found about puzzles, handed on some times a second, as each change draws the list anew.
 *
 * @typedef {import("./model.js").Item} Item
 */

/** What is found is gathered for so many milliseconds. */
const GATHER = 400;

/** @param {(action: import("../app/state.js").Action) => void} act */
export function createGathered(act) {
  /** @type {import("./asked.js").Found} */
  let found = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** Hands it on at once. */
  const tell = () => {
    clearTimeout(soon);
    soon = undefined;
    if (found.size) act({ type: "tray-found", found });
    found = new Map();
  };

  return {
    tell,
    /** @param {string} key @param {Partial<Item>} facts */
    gather(key, facts) {
      found.set(key, { ...found.get(key), ...facts });
      soon ??= setTimeout(tell, GATHER);
    },
  };
}
