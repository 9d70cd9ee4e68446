/** What is fetched when it is first needed: asked for once at a time, and drawn as things are when it has come. */

/** @typedef {import("../app/state.js").State} State */

/**
 * @template {{render: (state: State) => void}} Room
 * @param {() => Promise<Room>} fetch
 * @param {() => void} onFailed  then it can be asked for again
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
