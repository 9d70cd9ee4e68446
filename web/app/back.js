/**
 * The parts of the page that are open over it or replace the keypad. The Back button of the browser closes them.
 *
 * @typedef {import("./state.js").State} State
 */

import { isEmpty } from "../board/board.js";
import { closeLesson } from "../lessons/model.js";
import { beforeThat } from "../photo/actions.js";

/**
 * Return the entry of `OPEN` for the program editor (`own`) or for assignments (`assign`), both of which open among the
 * algorithms in Learn.
 * @param {"own" | "assign"} name
 * @returns {[(state: State) => boolean, (state: State) => Partial<State>]}
 */
const inClassroom = (name) => [
  ({ place, lessons, classroom }) => place === "learn" && lessons.view === "algorithms" && classroom[name] !== null,
  ({ classroom }) => ({ classroom: { ...classroom, [name]: null } }),
];

/**
 * Parts that can be open. Each has a function that returns whether it is open, and the change of the state that closes
 * it.
 * @typedef {[(state: State) => boolean, Partial<State> | ((state: State) => Partial<State>)][]} Parts
 */

/**
 * The sheets and dialogs, of which one is open at a time, uppermost first.
 * @type {Parts}
 */
const SHEETS = [
  [({ report }) => report !== null, { report: null }],
  [({ outgoing }) => outgoing !== null, { outgoing: null }],
  [({ sharing }) => sharing !== null, { sharing: null }],
  [({ photo }) => photo?.phase === "corners", ({ photo }) => ({ photo: beforeThat(photo) })],
  [({ incoming }) => incoming !== null, { incoming: null }],
  [({ layer }) => !["", "menu"].includes(layer), { layer: "" }],
];

/** Everything that can be open, uppermost first. @type {Parts} */
const OPEN = [
  ...SHEETS,
  [({ layer }) => layer === "menu", { layer: "" }],
  [({ puzzlesOpen }) => puzzlesOpen, { puzzlesOpen: false }],
  [({ place, lessons }) => place === "learn" && lessons.view === "lessons" && lessons.technique !== "", closeLesson],
  inClassroom("own"),
  inClassroom("assign"),
  [({ replay }) => replay !== null, { replay: null }],
  [({ place, board, typing }) => place === "play" && typing && isEmpty(board), { typing: false }],
  [({ explain }) => explain !== null, { explain: null, result: null }],
];

/** Return whether something is open that Back can close. @param {State} state */
export const isOpen = (state) => OPEN.some(([open]) => open(state));

/** Return the state without the uppermost open part. @param {State} state @returns {State} */
export function withoutUppermost(state) {
  const uppermost = OPEN.find(([open]) => open(state));
  if (!uppermost) return state;
  const [, closing] = uppermost;
  return { ...state, ...changeOf(closing, state) };
}

/** Return whether a sheet or a dialog is open. @param {State} state */
export const isSheetOpen = (state) => SHEETS.some(([open]) => open(state));

/** Return whether the book or the table of answers fills the page. @param {State} state */
export const isPageFilled = ({ layer }) => layer === "desk" || layer === "answers";

/**
 * Return the state with at most one sheet. If a sheet was opened, the others are closed. If the place changed, or if My
 * puzzles were opened, all are closed.
 * @param {State} before the state before the change @param {State} state
 */
export function withOneSheet(before, state) {
  const opened = SHEETS.find(([open]) => open(state) && !open(before));
  const elsewhere = state.place !== before.place || (state.puzzlesOpen && !before.puzzlesOpen);
  if (!opened && !elsewhere) return state;
  const left = SHEETS.filter((sheet) => sheet !== opened && sheet[0](state));
  return Object.assign({}, state, ...left.map(([, closing]) => changeOf(closing, state)));
}

/** @param {Parts[number][1]} closing @param {State} state */
const changeOf = (closing, state) => (typeof closing === "function" ? closing(state) : closing);

/**
 * Close open parts with the Back button of the browser. While something is open, the browser's history has an extra
 * entry for it. If the part is closed in another way, this entry stays, because the browser cannot remove it at once.
 * The next Back then skips the entry and goes to the previous page.
 * @param {ReturnType<typeof import("./store.js").createStore>} store
 */
export function closeByBack({ getState, act, watch }) {
  let ours = false;
  const keepStep = () => {
    if (isOpen(getState()) && !ours) history.pushState({ open: true }, "");
    ours ||= isOpen(getState());
  };
  watch((state) => [isOpen(state)], keepStep);
  window.addEventListener("popstate", () => {
    const left = ours && !location.hash;
    ours = history.state?.open === true;
    if (left && isOpen(getState())) act({ type: "back" });
    else if (left) history.back();
    keepStep();
  });
}
