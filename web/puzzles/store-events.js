/** Handlers for the reports of the store of My puzzles. */

/**
 * Return the handlers for what the store of My puzzles reports, such as damaged records or a change in another tab.
 * @param {(action: import("../app/state.js").Action) => void} act
 */
export const storeEvents = (act) => ({
  /** @param {unknown[]} records */
  onDamaged(records) {
    act({ type: "tray-damaged", records });
    act({ type: "notice", words: { key: "tray.damaged", args: { count: records.length } } });
  },
  /** @param {string | null} reason */
  onRefused(reason) {
    act({ type: "tray-unkept", unkept: reason !== null });
    act({ type: "full", full: { puzzles: reason === "tray.full" } });
    if (reason && reason !== "tray.full") act({ type: "notice", words: { key: reason } });
  },
  /** @param {import("./types.js").PuzzlesChanges["tray-joined"]["change"]} change */
  onOther: (change) => act({ type: "tray-joined", change }),
});
