/**
 * The store of the page's state. An action is a change or a command. A change makes a new state (`reduce`). A command
 * needs something outside the state, such as Python, the clipboard or files. A watcher is called when one of the values
 * that it watches has changed.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./types.js").Action} Action
 */
import { reduce } from "./state.js";

/** Create a store that holds the state. @param {State} initial */
export function createStore(initial) {
  let state = initial;
  /** @type {(() => void)[]} */
  const watchers = [];
  /** @type {Partial<Record<string, (action: any) => unknown>>} */
  let commands = {};
  /** @type {Partial<Record<string, (action: any) => unknown>>} */
  let followers = {};

  return {
    getState: () => state,

    /** @param {Action} action */
    act(action) {
      const command = commands[action.type];
      if (command) return command(action);
      const before = state;
      state = reduce(state, action);
      if (state !== before) for (const look of watchers) look();
      followers[action.type]?.(action);
    },

    /**
     * Set the handlers of all commands. The type check finds a missing or unknown handler.
     * @param {import("./types.js").Commands} all
     */
    setCommands(all) {
      commands = all;
    },

    /**
     * Set functions that are called after certain changes.
     * @param {Partial<import("./types.js").Handlers<import("./types.js").AllChanges>>} some
     */
    setFollowers(some) {
      followers = some;
    },

    /**
     * Call `effect` with the new and the previous state whenever one of the values has changed. Effects run in the
     * order in which they were added.
     * @param {(state: State) => unknown[]} values @param {(now: State, before: State) => void} effect
     */
    watch(values, effect) {
      let last = state;
      watchers.push(() => {
        const before = last;
        last = state;
        const now = values(last);
        if (values(before).some((value, at) => value !== now[at])) effect(last, before);
      });
    },
  };
}
