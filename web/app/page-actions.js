/**
 * The fields of the state about the page as a whole, and their changes; the commands on it.
 *
 * @typedef {import("./types.js").AppChanges} AppChanges
 */
import { NOT_YET } from "../offline/status.js";
import { withoutUppermost } from "./back.js";
import { advised } from "./keeping.js";
import { placeFrom } from "./places.js";
import { settingsFrom } from "./settings.js";

/** @type {import("./types.js").Changes<AppChanges>} */
const APP_CHANGES = {
  full: (state, { full }) => ({ ...state, full: { ...state.full, ...full } }),
  notice: (state, { words }) => ({ ...state, notice: words }),
  place: (state, { place }) => ({ ...state, place, layer: "", result: place === state.place ? state.result : null }),
  layer: (state, { layer }) => ({ ...state, layer }),
  back: (state) => withoutUppermost(state),
  engine: (state, { status }) => ({ ...state, engine: status }),
  offline: (state, { status }) => ({ ...state, offline: status }),
  "page-size": (state, { bytes }) => ({ ...state, pageSize: bytes }),
  advised: (state, { now }) => advised(state, now),
  choices: (state, { choices }) => ({ ...state, ...choices, print: { ...choices.print, book: state.print.book } }),
  settings: (state, { settings }) => ({ ...state, settings: { ...state.settings, ...settings } }),
};

/** @type {import("./types.js").RoomState<import("./types.js").AppPart, AppChanges>} */
export const APP_STATE = {
  first: {
    place: "play",
    layer: "",
    notice: null,
    full: { board: false, puzzles: false },
    engine: { phase: "loading", stage: "start", bytes: 0, total: 0 },
    offline: NOT_YET,
    settings: settingsFrom({}),
    pageSize: null,
  },
  changes: APP_CHANGES,
  saves: [
    {
      record: "settings",
      restore: (saved) => ({ settings: settingsFrom(saved) }),
      save: ({ settings }) => settings,
      parts: ({ settings }) => [settings],
    },
    {
      record: "board",
      restore: ({ panel }) => ({ place: placeFrom(panel) }),
      save: ({ place }) => ({ panel: place }),
      parts: ({ place }) => [place],
    },
  ],
};

/**
 * @param {{retry: () => void, update: () => void, focusBoard: () => void, offerPage: () => void, keepPage: () => void,
 *   everything: ReturnType<typeof import("./everything.js").createEverything>}} parts
 * @returns {import("./types.js").Handlers<import("./types.js").AppCommands>}
 */
export const appCommands = ({ focusBoard, offerPage, keepPage, everything, ...engine }) => ({
  ...engine,
  "to-board": focusBoard,
  "offer-page": offerPage,
  "keep-page": keepPage,
  "save-everything": () => everything.save(),
  "restore-everything": ({ file }) => everything.restore(file),
  forget: () => everything.forget(),
});
