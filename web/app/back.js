/**
 * What is open over the page or in the keypad's place, and the browser's Back, which closes it.
 *
 * @typedef {import("./state.js").State} State
 */

import { listed } from "../lessons/model.js";
import { beforeThat } from "../photo/actions.js";

/** What is open among the algorithms. @param {"own" | "assign"} name @returns {[(state: State) => boolean, (state: State) => Partial<State>]} */
const inClassroom = (name) => [
  ({ place, lessons, classroom }) => place === "learn" && lessons.view === "algorithms" && classroom[name] !== null,
  ({ classroom }) => ({ classroom: { ...classroom, [name]: null } }),
];

/** What is open, the uppermost first, each with what closes it. @type {[(state: State) => boolean, Partial<State> | ((state: State) => Partial<State>)][]} */
const OPEN = [
  [({ report }) => report !== null, { report: null }],
  [({ outgoing }) => outgoing !== null, { outgoing: null }],
  [({ sharing }) => sharing !== null, { sharing: null }],
  [({ photo }) => photo?.phase === "corners", ({ photo }) => ({ photo: beforeThat(photo) })],
  [({ incoming }) => incoming !== null, { incoming: null }],
  [({ layer }) => layer !== "", { layer: "" }],
  [({ puzzlesOpen }) => puzzlesOpen, { puzzlesOpen: false }],
  [({ place, lessons }) => place === "learn" && lessons.view === "lessons" && lessons.technique !== "", listed],
  inClassroom("own"),
  inClassroom("assign"),
  [({ replay }) => replay !== null, { replay: null }],
  [({ explain }) => explain !== null, { explain: null, result: null }],
];

/** @param {State} state */
export const isOpen = (state) => OPEN.some(([open]) => open(state));

/** Without what lies uppermost. @param {State} state @returns {State} */
export function closed(state) {
  const uppermost = OPEN.find(([open]) => open(state));
  if (!uppermost) return state;
  const [, closing] = uppermost;
  return { ...state, ...(typeof closing === "function" ? closing(state) : closing) };
}

/**
 * While something is open the browser's history has a step of its own for it. Closing it otherwise leaves that step there,
 * since going back takes a while; the next Back then goes on to where it would have gone.
 * @param {ReturnType<typeof import("./store.js").createStore>} store
 */
export function closeByBack({ getState, act, watch }) {
  let ours = false;
  const keepStep = () => {
    if (isOpen(getState()) && !ours) history.pushState({ open: true }, "");
    ours ||= isOpen(getState());
  };
  watch(isOpen, keepStep);
  window.addEventListener("popstate", () => {
    const left = ours && !location.hash;
    ours = history.state?.open === true;
    if (left && isOpen(getState())) act({ type: "back" });
    else if (left) history.back();
    keepStep();
  });
}
