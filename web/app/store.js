/**
 * Holds the state of the page. An action is either a change, which makes a new state (`reduce`), or a command, which needs
 * the world outside: Python, clipboard, files. Whoever watches a part of the state is called when that part is another.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./actions.js").Action} Action
 */
import { reduce } from "./state.js";

/** @param {State} initial */
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

    /** Those of all features: a command without its action, or an action without its command, is found by tsc. @param {import("./actions.js").Commands} all */
    obey(all) {
      commands = all;
    },

    /** What else is to be done once these changes have been made. @param {Partial<import("./actions.js").Handlers<import("./actions.js").AllChanges>>} some */
    follow(some) {
      followers = some;
    },

    /** Effects run in the order in which they were named. @template Part @param {(state: State) => Part} part @param {(now: Part, before: Part) => void} effect */
    watch(part, effect) {
      let last = part(state);
      watchers.push(() => {
        const before = last;
        last = part(state);
        if (last !== before) effect(last, before);
      });
    },
  };
}
