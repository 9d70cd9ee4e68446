/** The state, views and commands that paper adds to the page. */
import { PRINT_STATE, printCommands } from "./actions.js";
import { createDeskDoor } from "./desk-door.js";
import { fontStore, keysOf } from "./own-fonts.js";
import { createPreview } from "./preview.js";

/** @type {import("../app/types.js").Slice<import("./types.js").PrintCommands>} */
export const PRINT = {
  state: PRINT_STATE,
  views: { desk: { create: createDeskDoor, place: "over" } },
  start({ watch, ...wiring }) {
    const preview = createPreview(wiring);
    const update = () => preview.update(wiring.getState());
    watch(
      ({ place, layer, engine, print, tray, board, shelf, judgement }) => [
        ...[place, layer, engine, print, tray],
        ...[board, shelf, judgement],
      ],
      update,
    );
    watch(
      ({ print }) => [print.fonts],
      ({ print }) => fontStore.keepOnly(Object.values(keysOf(print.fonts))),
    );
    return { commands: printCommands(preview), spoken: update };
  },
};
