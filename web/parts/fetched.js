/** Parts of the page that are loaded when they are first needed. */

/** @typedef {import("../app/state.js").State} State */

/**
 * Return a function that loads something once, however often it is called. After a failure, the next call tries again.
 * @template T @param {() => Promise<T>} fetch @returns {() => Promise<T>}
 */
export function once(fetch) {
  /** @type {Promise<T> | null} */
  let fetched = null;
  return () => {
    fetched ??= fetch();
    fetched.catch(() => {
      fetched = null;
    });
    return fetched;
  };
}

/**
 * Create an object with three functions. `open` loads the views, unless they are loaded already. `render` draws a state
 * in the views. If they have not arrived yet, the last state is drawn when they arrive. After `destroy`, nothing is drawn.
 * @template {{render: (state: State) => void, destroy?: () => void}} Room
 * @param {() => Promise<Room>} fetch
 * @param {() => void} onFailed  called if loading fails; the next call of `open` then tries again
 */
export function createFetched(fetch, onFailed) {
  /** @type {Room | null} */
  let room = null;
  /** @type {State | null} */
  let now = null;
  let asked = false;
  let left = false;

  return {
    async open() {
      if (room || asked) return;
      asked = true;
      room = await fetch().catch(() => null);
      asked = false;
      if (left) return room?.destroy?.();
      if (!room) return onFailed();
      if (now) room.render(now);
    },
    /** @param {State} state */
    render(state) {
      now = state;
      room?.render(state);
    },
    destroy() {
      left = true;
      room?.destroy?.();
    },
  };
}
