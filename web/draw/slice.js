/** The state, view and command that drawing rules adds to the page. The view is loaded when it is first used. */
import { loadRoom } from "../parts/load-room.js";
import { DRAW_STATE, drawCommands } from "./actions.js";
import { createDrawDoor } from "./door.js";

/** @type {import("../app/types.js").Slice<import("./types.js").DrawCommands>} */
export const DRAW = {
  state: DRAW_STATE,
  views: { draw: { create: createDrawDoor, place: "keypad" } },
  start({ ask, getState, act }) {
    return { commands: drawCommands({ ask, getState, act, loadTools: () => loadRoom("draw") }) };
  },
};
