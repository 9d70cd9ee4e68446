/** A story in one room: actions one after the other, the view after each, and what the room asks of the page. */

import { CHANGES } from "../../web/app/actions.js";
import { reduce } from "../../web/app/state.js";
import { expectNews, news } from "./news.js";
import { aFrame } from "./still.js";

const TURNS = 4;
const PATIENCE = 100_000;

/** Waits until pending work is done. */
export async function settled() {
  for (let turn = 0; turn < TURNS; turn++) await aFrame();
}

/** Waits for slower work such as compression. @param {() => unknown} come */
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
 * Turns the room's actions into the next state and draws it at once; records actions that only the page could carry out.
 * @template {{render: (state: any) => void}} Room
 * @param {import("../../web/app/state.js").State} begun
 * @param {(onAction: (action: any) => void, getState: () => import("../../web/app/state.js").State) => Room} create
 * @param {() => string[]} look  returns everything visible, line by line: see seen.js
 * @param {unknown[]} asked  also receives, in words, what is asked of others than the page
 * @param {Partial<Record<string, (action: any) => unknown>>} commands  the page's commands by action
 */
export function storyOf(begun, create, look, asked = [], commands = {}) {
  let state = begun;
  const act = (/** @type {any} */ action) => {
    commands[action.type]?.(action);
    if (!Object.hasOwn(CHANGES, action.type)) return;
    state = reduce(state, action);
    room.render(state);
  };
  const room = create(
    (action) => {
      asked.push(action);
      act(action);
    },
    () => state,
  );
  /** @type {string[]} */
  let before = [];
  return {
    room,
    act,
    /**
     * Do a step, and check what is new to see and what is asked: see expectNews.
     * @param {string} said the action in words @param {() => unknown} done @param {string[]} [expected]
     */
    async step(said, done, expected = []) {
      await done();
      await settled();
      const now = look();
      const asks = await Promise.all(asked.splice(0).map(inWords));
      expectNews(said, [...news(before, now), ...asks.map((ask) => `> ${ask}`)], expected);
      before = now;
    },
  };
}
