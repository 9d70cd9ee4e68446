/**
 * A reader of the state that notes which fields are read. A view that draws from such a reader has to be drawn again
 * only when one of these fields has changed.
 * @typedef {import("./types.js").State} State
 */

/**
 * Create a reader of the state that notes which fields a view reads. The view has to be drawn again only when one of
 * these fields has changed.
 * @param {() => State} getState
 */
export function createReader(getState) {
  /**
   * The fields of the state that were read since the last drawing, with their values at that time.
   * @type {Map<keyof State, unknown>}
   */
  const read = new Map();
  const state = /** @type {State} */ ({});
  for (const field of /** @type {(keyof State)[]} */ (Object.keys(getState()))) {
    const get = () => {
      const value = getState()[field];
      read.set(field, value);
      return value;
    };
    Object.defineProperty(state, field, { enumerable: true, get });
  }
  return {
    /** The state with its current values, whose reading is noted. */
    state,
    /** Return whether a field has changed since it was read. */
    isOutdated: () => [...read].some(([field, value]) => getState()[field] !== value),
    /** Forget which fields were read, because everything is drawn again. */
    restart: () => read.clear(),
  };
}
