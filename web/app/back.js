/**
 * The parts of the page that are open over it or replace the keypad. The Back button of the browser closes them.
 *
 * @typedef {import("./state.js").State} State
 */

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
 * Everything that can be open, uppermost first. Each entry has a function that returns whether the part is open, and
 * the change of the state that closes it.
 * @type {[(state: State) => boolean, Partial<State> | ((state: State) => Partial<State>)][]}
 */
const OPEN = [
  [({ report }) => report !== null, { report: null }],
  [({ outgoing }) => outgoing !== null, { outgoing: null }],
  [({ sharing }) => sharing !== null, { sharing: null }],
  [({ photo }) => photo?.phase === "corners", ({ photo }) => ({ photo: beforeThat(photo) })],
  [({ incoming }) => incoming !== null, { incoming: null }],
  [({ layer }) => layer !== "", { layer: "" }],
  [({ puzzlesOpen }) => puzzlesOpen, { puzzlesOpen: false }],
  [({ place, lessons }) => place === "learn" && lessons.view === "lessons" && lessons.technique !== "", closeLesson],
  inClassroom("own"),
  inClassroom("assign"),
  [({ replay }) => replay !== null, { replay: null }],
  [({ explain }) => explain !== null, { explain: null, result: null }],
];

/** Return whether something is open that Back can close. @param {State} state */
export const isOpen = (state) => OPEN.some(([open]) => open(state));

/** Return the state without the uppermost open part. @param {State} state @returns {State} */
export function withoutUppermost(state) {
  const uppermost = OPEN.find(([open]) => open(state));
  if (!uppermost) return state;
  const [, closing] = uppermost;
  return { ...state, ...(typeof closing === "function" ? closing(state) : closing) };
}

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
