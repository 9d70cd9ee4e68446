/**
 * All actions of the page. Each feature lists its own actions with their arguments, and this module joins them into one
 * closed union. tsc therefore finds a misspelt action, one without a handler, and one that lacks an argument.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../board/actions.js").BoardChanges & import("../transfer/actions.js").TransferChanges
 *   & import("../solve/actions.js").SolveChanges & import("../verdict/actions.js").VerdictChanges
 *   & import("../explain/actions.js").ExplainChanges & import("../make/actions.js").MakeChanges
 *   & import("../puzzles/actions.js").PuzzlesChanges & import("../learn/actions.js").LearnChanges
 *   & import("../lessons/actions.js").LessonChanges
 *   & import("../print/actions.js").PrintChanges & import("../photo/actions.js").PhotoChanges & AppChanges} AllChanges
 * @typedef {import("../transfer/actions.js").TransferCommands & import("../solve/actions.js").SolveCommands
 *   & import("../verdict/actions.js").VerdictCommands & import("../explain/actions.js").ExplainCommands
 *   & import("../make/actions.js").MakeCommands & import("../puzzles/actions.js").PuzzlesCommands
 *   & import("../learn/actions.js").LearnCommands & import("../lessons/actions.js").LessonCommands & import("../print/actions.js").PrintCommands & import("../photo/actions.js").PhotoCommands & AppCommands} AllCommands
 * @typedef {{
 *   notice: {words: State["notice"]},
 *   full: {full: Partial<State["full"]>},
 *   place: {place: State["place"]},
 *   layer: {layer: State["layer"]},
 *   puzzles: {open: boolean},
 *   back: {},
 *   engine: {status: State["engine"]},
 *   offline: {status: State["offline"]},
 *   report: {text: State["report"]},
 *   "page-size": {bytes: State["pageSize"]},
 *   advised: {now: number},
 *   choices: {choices: import("./saving.js").Choices},
 *   settings: {settings: Partial<State["settings"]>},
 * }} AppChanges
 * @typedef {{retry: {}, update: {}, "to-board": {}, "offer-page": {}, "keep-page": {}, "save-everything": {}, "restore-everything": {file: File}, forget: {}, diagnose: {}, "copy-report": {}}} AppCommands
 */

/** @template P @typedef {{[Type in keyof P]: {type: Type} & P[Type]}[keyof P]} Union */
/** @template P @typedef {{[Type in keyof P]: (state: State, action: P[Type]) => State}} Changes */
/** @template P @typedef {{[Type in keyof P]: (action: P[Type]) => unknown}} Handlers */

/** @typedef {Union<AllChanges>} Change */
/** @typedef {Union<AllCommands>} Command */
/** @typedef {Change | Command} Action */
/** @typedef {Handlers<AllCommands>} Commands */

import { BOARD_CHANGES } from "../board/actions.js";
import { EXPLAIN_CHANGES } from "../explain/actions.js";
import { LEARN_CHANGES } from "../learn/actions.js";
import { LESSON_CHANGES } from "../lessons/actions.js";
import { MAKE_CHANGES } from "../make/actions.js";
import { PHOTO_CHANGES } from "../photo/actions.js";
import { PRINT_CHANGES } from "../print/actions.js";
import { PUZZLES_CHANGES, withResultOnBoard } from "../puzzles/actions.js";
import { SOLVE_CHANGES } from "../solve/actions.js";
import { TRANSFER_CHANGES } from "../transfer/actions.js";
import { VERDICT_CHANGES } from "../verdict/actions.js";
import { withoutUppermost } from "./back.js";
import { advised } from "./keeping.js";

/** @type {Changes<AppChanges>} */
const APP_CHANGES = {
  notice: (state, { words }) => ({ ...state, notice: words }),
  full: (state, { full }) => ({ ...state, full: { ...state.full, ...full } }),
  place: (state, { place }) => ({ ...state, place, layer: "", result: place === state.place ? state.result : null }),
  layer: (state, { layer }) => ({ ...state, layer }),
  puzzles: (state, { open }) => ({ ...state, puzzlesOpen: open }),
  back: (state) => withoutUppermost(state),
  engine: (state, { status }) => ({ ...state, engine: status }),
  offline: (state, { status }) => ({ ...state, offline: status }),
  report: (state, { text }) => ({ ...state, report: text }),
  "page-size": (state, { bytes }) => ({ ...state, pageSize: bytes }),
  advised: (state, { now }) => advised(state, now),
  choices: (state, { choices }) => ({ ...state, ...choices, print: { ...choices.print, book: state.print.book } }),
  settings: (state, { settings }) => ({ ...state, settings: { ...state.settings, ...settings } }),
};

/** All changes of the state, by name. @type {Changes<AllChanges>} */
export const CHANGES = {
  ...BOARD_CHANGES,
  ...TRANSFER_CHANGES,
  ...SOLVE_CHANGES,
  ...VERDICT_CHANGES,
  ...EXPLAIN_CHANGES,
  ...MAKE_CHANGES,
  ...PUZZLES_CHANGES,
  ...LEARN_CHANGES,
  ...LESSON_CHANGES,
  ...PHOTO_CHANGES,
  ...PRINT_CHANGES,
  ...APP_CHANGES,
  judged: (state, action) => withResultOnBoard(VERDICT_CHANGES.judged(state, action), action.judgement),
};
