/**
 * The panel Solve: what to ask about the puzzle on the board, and each answer in words.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { isEmpty } from "./board.js";
import { h, icon, put, setText } from "./dom.js";
import { say, t } from "./i18n.js";
import { createTip } from "./tip.js";

/** @typedef {(action: Action) => void} OnAction */

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createSolvePanel(root, onAction) {
  const order = (/** @type {string} */ task) => () => onAction({ type: "order", task });
  const solve = button("solve.do", order("solve"), "primary");
  const back = button("solutions.previous", order("previous"), "", icon("back"));
  const forward = button("solutions.next", order("next"), "", icon("forward"));
  const count = button("count.do", order("count"));
  const reveal = button("reveal.do", order("reveal"));
  const check = button("check.do", order("check"));
  const shows = /** @type {const} */ (["candidates", "possible"]).map((kind) => createSwitch(kind, onAction));
  const onPuzzle = [solve, forward, reveal, check];
  const outcome = createOutcome(onAction);
  const panel = h(
    "div",
    { class: "solve" },
    h("div", { class: "row main-row" }, solve, h("div", { class: "stepper" }, back, forward)),
    outcome.root,
    h("div", { class: "row" }, reveal, check, count),
    h("h2", {}, t("solve.shows")),
    ...shows.map(({ root: row }) => row),
  );
  root.append(panel);

  return {
    /** @param {State} state */
    render(state) {
      const nothing = isEmpty(state.board);
      for (const control of onPuzzle) control.disabled = nothing;
      back.disabled = !state.solutions || state.solutions.index <= 0;
      outcome.render(state);
      for (const { kind, input } of shows) input.checked = state.shown?.kind === kind || state.task?.name === kind;
    },
    destroy: () => panel.remove(),
  };
}

/** @param {string} label @param {() => void} onclick @param {string} [look] @param {Node} [drawing] */
function button(label, onclick, look = "", drawing) {
  const name = t(label);
  const attributes = { type: "button", class: `button ${look}`, onclick };
  if (!drawing) return h("button", attributes, name);
  return h("button", { ...attributes, class: "icon-button", "aria-label": name, title: name }, drawing);
}

/** What runs, with its number and Cancel; else the last answer. It keeps its height. @param {OnAction} onAction */
function createOutcome(onAction) {
  const words = h("p", { class: "outcome-words", role: "status", "aria-live": "polite" });
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const cancel = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "cancel" }) },
    t("task.cancel"),
  );
  const root = h("div", { class: "outcome" }, words, h("div", { class: "outcome-work" }, bar, cancel));
  const work = /** @type {HTMLElement} */ (root.lastElementChild);
  return {
    root,
    /** @param {State} state */
    render(state) {
      const busy = state.task?.slow === true;
      setText(words, say(outcomeWords(state)));
      put(root, "data-tone", busy ? "busy" : (state.result?.tone ?? "none"));
      work.hidden = !busy;
    },
  };
}

/** @param {State} state @returns {import("./state.js").Words} */
function outcomeWords({ task, result, engine, board }) {
  if (task?.slow) return task.words ?? { key: engine.phase === "ready" ? "task.running" : "task.waiting" };
  return result?.words ?? { key: isEmpty(board) ? "panel.solve.empty" : "panel.solve.ready" };
}

/** @param {"candidates" | "possible"} kind @param {OnAction} onAction */
function createSwitch(kind, onAction) {
  const onchange = () => onAction(input.checked ? { type: "order", task: kind } : { type: "shown", shown: null });
  const input = h("input", { type: "checkbox", role: "switch", id: `show-${kind}`, onchange });
  const label = h("label", { for: input.id }, t(`show.${kind}`));
  return { kind, input, root: h("div", { class: "switch" }, input, label, createTip(t(`show.${kind}.tip`))) };
}
