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

/** @param {unknown} asked */
async function inWords(asked) {
  if (asked instanceof Blob) return `a file, ${asked.type}: ${(await asked.text()).trim()}`;
  return typeof asked === "string" ? asked : JSON.stringify(asked);
}

/**
 * What a room asks for becomes the next state of the page, which is drawn at once; what only the page could do is noted.
 * @template {{render: (state: any) => void}} Room
 * @param {import("../../web/app/state.js").State} begun
 * @param {(onAction: (action: any) => void, getState: () => import("../../web/app/state.js").State) => Room} create
 * @param {() => string[]} look  all that there is to see then, line by line
 * @param {unknown[]} asked  what others than the page are asked for goes there, too, in words
 * @param {Partial<Record<string, (action: any) => unknown>>} commands  what the page does when it is asked
 */
export function storyOf(begun, create, look, asked = [], commands = {}) {
  let state = begun;
  const act = (/** @type {any} */ action) => {
    asked.push(action);
    commands[action.type]?.(action);
    if (!Object.hasOwn(CHANGES, action.type)) return;
    state = reduce(state, action);
    room.render(state);
  };
  const room = create(act, () => state);
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
      const asks = await Promise.all(asked.splice(0).map(inWords));
      told.push(said, ...difference(before, now), ...asks.flatMap((each) => each.split("\n")).map((ask) => `> ${ask}`));
      before = now;
    },
  };
}
