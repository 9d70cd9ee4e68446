/**
 * Results about puzzles, collected and reported a few times per second, because each report draws the list again.
 *
 * @typedef {import("./model.js").Item} Item
 */

/** The time for which results are collected, in milliseconds. */
const GATHER = 400;

/** @param {(action: import("../app/state.js").Action) => void} act */
export function createGathered(act) {
  /** @type {import("./asked.js").Found} */
  let found = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** Report the collected results at once. */
  const report = () => {
    clearTimeout(soon);
    soon = undefined;
    if (found.size) act({ type: "tray-found", found });
    found = new Map();
  };

  return {
    report,
    /** @param {string} key @param {Partial<Item>} facts */
    gather(key, facts) {
      found.set(key, { ...found.get(key), ...facts });
      soon ??= setTimeout(report, GATHER);
    },
  };
}
