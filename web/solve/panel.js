/**
 * The panel Solve: what to ask about the puzzle on the board, and each answer in words.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isEmpty } from "../board/board.js";
import { h, icon, setIdle } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createOutcome } from "../ui/outcome.js";
import { createTip } from "../ui/tip.js";

/** @typedef {(action: Action) => void} OnAction */

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createSolvePanel(root, onAction) {
  const run = (/** @type {import("./actions.js").TaskName} */ task) => () => onAction({ type: "run", task });
  const solve = button("solve.do", run("solve"), "primary");
  const back = button("solutions.previous", run("previous"), "", icon("back"));
  const forward = button("solutions.next", run("next"), "", icon("forward"));
  const count = button("count.do", run("count"));
  const reveal = button("reveal.do", run("reveal"));
  const check = button("check.do", run("check"));
  const shows = /** @type {const} */ (["candidates", "possible"]).map((kind) => createSwitch(kind, onAction));
  const onPuzzle = [solve, forward, reveal, check];
  const outcome = createOutcome(onAction, idleWords);
  const panel = h(
    "div",
    { class: "solve" },
    h("div", { class: "row main-row" }, solve, h("div", { class: "stepper" }, back, forward)),
    outcome.root,
    h("div", { class: "row" }, reveal, check, count),
    h("h3", {}, t("solve.shows")),
    ...shows.map(({ root: row }) => row),
  );
  root.append(panel);

  return {
    /** @param {State} state */
    render(state) {
      const nothing = isEmpty(state.board);
      for (const control of onPuzzle) setIdle(control, nothing);
      setIdle(back, !state.solutions || state.solutions.index <= 0);
      outcome.render(state);
      for (const { kind, input } of shows) input.checked = state.shown?.kind === kind || state.task?.name === kind;
    },
    destroy: () => panel.remove(),
  };
}

/** What there is to say before anything was asked. @param {State} state @returns {import("../app/state.js").Words} */
const idleWords = ({ board }) => ({ key: isEmpty(board) ? "panel.solve.empty" : "panel.solve.ready" });

/** @param {string} label @param {() => void} onclick @param {string} [look] @param {Node} [drawing] */
function button(label, onclick, look = "", drawing) {
  const name = t(label);
  const attributes = { type: "button", class: `button ${look}`, onclick };
  if (!drawing) return h("button", attributes, name);
  return h("button", { ...attributes, class: "icon-button", "aria-label": name, title: name }, drawing);
}

/** @param {"candidates" | "possible"} kind @param {OnAction} onAction */
function createSwitch(kind, onAction) {
  const onchange = () => onAction(input.checked ? { type: "run", task: kind } : { type: "shown", shown: null });
  const input = h("input", { type: "checkbox", role: "switch", id: `show-${kind}`, onchange });
  const label = h("label", { for: input.id }, t(`show.${kind}`));
  return { kind, input, root: h("div", { class: "switch" }, input, label, createTip(t(`show.${kind}.tip`))) };
}
