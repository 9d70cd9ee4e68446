/**
 * A guard that calls the views, so that an error in one view does not stop the others. The failed view stays unchanged and is
 * reported once.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {{render: (state: State) => void, destroy: () => void, focus?: () => void}} View
 */

/** @type {View} */
const NOTHING = { render: () => {}, destroy: () => {} };

/** @param {(name: string, error: unknown) => void} onFailed  called once for each view */
export function createGuard(onFailed) {
  /** @type {Set<string>} */
  const failed = new Set();
  /** @template T @param {string} name @param {() => T} action @param {T} otherwise @returns {T} */
  const attempt = (name, action, otherwise) => {
    try {
      return action();
    } catch (error) {
      const first = !failed.has(name);
      failed.add(name);
      if (first) onFailed(name, error);
      return otherwise;
    }
  };
  return {
    /** @template {View} V @param {string} name @param {() => V} create @returns {V} */
    create: (name, create) => attempt(name, create, /** @type {V} */ (NOTHING)),
    /** @param {string} name @param {View} view @param {State} state */
    render: (name, view, state) => attempt(name, () => view.render(state), undefined),
  };
}
