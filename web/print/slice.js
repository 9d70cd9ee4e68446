/** The state, views and commands that paper adds to the page. The services are loaded when Print is first opened. */
import { once } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { PRINT_STATE } from "./actions.js";
import { createDeskDoor } from "./desk-door.js";
import { fontStore, keysOf } from "./own-fonts.js";

/** @type {import("../app/types.js").Slice<import("./types.js").PrintCommands>} */
export const PRINT = {
  state: PRINT_STATE,
  views: { desk: { create: createDeskDoor, place: "over" } },
  start(page) {
    const open = once(async () => (await loadRoom("print")).startPrint(page));
    const openHere = async () => {
      // the place Print itself reports that it could not be loaded
      if (page.getState().place === "print") (await open().catch(() => null))?.update();
    };
    page.watch(({ place }) => [place], openHere);
    page.watch(
      ({ print }) => [print.fonts],
      ({ print }) => fontStore.keepOnly(Object.values(keysOf(print.fonts))),
    );
    const commands = {
      paper: async (/** @type {any} */ asked) => (await open()).commands.paper(asked),
      download: async (/** @type {any} */ asked) => (await open()).commands.download(asked),
      printed: async (/** @type {any} */ asked) => (await open()).commands.printed(asked),
      "font-chosen": async (/** @type {any} */ asked) => (await open()).commands["font-chosen"](asked),
    };
    return { commands, begin: openHere, spoken: openHere };
  },
};
