/**
 * Views that cannot take the page down with them: one that throws is left as it is, told once, and the others go on.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {{render: (state: State) => void, destroy: () => void}} View
 */

/** @type {View} */
const NOTHING = { render: () => {}, destroy: () => {} };

/** @param {(name: string, error: unknown) => void} onFailed  told once a view */
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
