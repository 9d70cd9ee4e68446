/**
 * Views that are loaded when they are first needed. Only one request runs at a time. When a view arrives, the current
 * state is drawn in it.
 */

/** @typedef {import("../app/state.js").State} State */

/**
 * Create an object with two functions. `open` loads the views, unless they are loaded already. `render` draws a state
 * in the views. If they have not arrived yet, the last state is drawn when they arrive.
 * @template {{render: (state: State) => void}} Room
 * @param {() => Promise<Room>} fetch
 * @param {() => void} onFailed  called if loading fails; the next call of `open` then tries again
 */
export function createFetched(fetch, onFailed) {
  /** @type {Room | null} */
  let room = null;
  /** @type {State | null} */
  let now = null;
  let asked = false;

  return {
    async open() {
      if (room || asked) return;
      asked = true;
      room = await fetch().catch(() => null);
      asked = false;
      if (!room) return onFailed();
      if (now) room.render(now);
    },
    /** @param {State} state */
    render(state) {
      now = state;
      room?.render(state);
    },
  };
}
