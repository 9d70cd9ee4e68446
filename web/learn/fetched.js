/**
 * Views that are loaded when first needed. They are requested once at a time, and drawn with the current state when
 * they arrive.
 */

/** @typedef {import("../app/state.js").State} State */

/**
 * Create a loader of views.
 * @template {{render: (state: State) => void}} Room
 * @param {() => Promise<Room>} fetch
 * @param {() => void} onFailed  called on a failure, after which `open` tries again
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
