/** The state, view and commands that drawing rules adds to the page. All but the state is loaded when it is first used. */
import { learn } from "../board/geometry.js";
import { once } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { DRAW_STATE } from "./actions.js";
import { createDrawDoor } from "./door.js";

/** @type {(keyof import("./types.js").DrawCommands)[]} */
const COMMANDS = ["redraw", "change-rules", "undo-rule", "ask-setter"];

/** @type {import("../app/types.js").Slice<import("./types.js").DrawCommands>} */
export const DRAW = {
  state: DRAW_STATE,
  views: { draw: { create: createDrawDoor, place: "keypad" } },
  start({ ask, getState, act, watch }) {
    const load = once(async () => (await loadRoom("draw")).createCommands({ ask, getState, act, learn }));
    watch(
      ({ setter, draw, layer, board, judgement }) => [setter, !draw, layer, board, judgement],
      async ({ setter }) => setter && (await load()).update(),
    );
    /** @type {any} */
    const commands = {};
    for (const name of COMMANDS)
      commands[name] = async (/** @type {any} */ action) => (await load())[name](/** @type {never} */ (action));
    return { commands };
  },
};
