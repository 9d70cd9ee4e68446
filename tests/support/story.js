/** A room by itself: what is done in it one after the other, what is seen then, and what it asks the page for. */

import { CHANGES } from "../../web/app/actions.js";
import { reduce } from "../../web/app/state.js";
import { difference } from "./golden.js";
import { aFrame } from "./still.js";

const TURNS = 4;
const PATIENCE = 100_000;

/** Lets what was begun come to its end. */
export async function settled() {
  for (let turn = 0; turn < TURNS; turn++) await aFrame();
}

/** Lets what takes a moment come, as packing does. @param {() => unknown} come */
export async function until(come) {
  for (let turn = 0; !come(); turn++) {
    if (turn > PATIENCE) throw new Error("it does not come");
    await aFrame();
  }
}

/** Values that JSON has no words for. @param {string} _ @param {any} value */
const plain = (_, value) => (value instanceof Blob ? `${value.constructor.name} of ${value.size} bytes` : value);

/**
 * What a room asks for becomes the next state of the page, which is drawn at once; what only the page could do is noted.
 * @template {{render: (state: any) => void}} Room
 * @param {import("../../web/app/state.js").State} begun
 * @param {(onAction: (action: any) => void) => Room} create @param {() => string[]} look  all that there is to see then, line by line
 * @param {unknown[]} asked  what others than the page are asked for goes there, too, in words
 */
export function storyOf(begun, create, look, asked = []) {
  let state = begun;
  const act = (/** @type {any} */ action) => {
    asked.push(action);
    if (!Object.hasOwn(CHANGES, action.type)) return;
    state = reduce(state, action);
    room.render(state);
  };
  const room = create(act);
  /** @type {string[]} */
  const told = [];
  /** @type {string[]} */
  let before = [];
  return {
    room,
    told,
    act,
    /** @param {string} said what is done, in words @param {() => unknown} [done] */
    async step(said, done = () => {}) {
      await done();
      await settled();
      const now = look();
      const asks = asked.splice(0).map((each) => `> ${typeof each === "string" ? each : JSON.stringify(each, plain)}`);
      told.push(said, ...difference(before, now), ...asks);
      before = now;
    },
  };
}
