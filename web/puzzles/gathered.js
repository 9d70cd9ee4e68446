/**
 * Results about puzzles, which are collected and then reported together, a few times per second. Each report redraws
 * the list, so reporting every result separately would be slow.
 * @typedef {import("./model.js").Item} Item
 */

/** The time in milliseconds for which results about puzzles are collected before they are reported together. */
const GATHER = 400;

/** @param {(action: import("../app/state.js").Action) => void} act */
export function createGathered(act) {
  /** @type {import("./asked.js").Found} */
  let found = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** Report the results collected so far, without waiting longer. */
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
