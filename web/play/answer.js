/**
 * The last answer with its buttons: a result, a hint in its stages, all steps, or the solution path. On a small screen,
 * it is shown instead of the keypad until the player taps a cell.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { idleWords, mainOf, offersOf } from "../explain/hint.js";
import { stepOf, unfinishedPath } from "../explain/model.js";
import { createExplainSteps } from "../explain/steps.js";
import { createIdea } from "../explain/technique-card.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createOutcome } from "../ui/outcome.js";

import { createReplay } from "./replay.js";

/** @typedef {(action: Action) => void} OnAction */

/** Return whether there is a hint, a result, a replay or a slow task to show. @param {State} state */
export const isAnswered = ({ explain, result, task, replay }) =>
  explain !== null || result !== null || replay !== null || task?.slow === true;

/** @param {OnAction} onAction */
export function createAnswer(onAction) {
  const outcome = createOutcome(
    onAction,
    (state) => (state.replay ? { key: "replay.about" } : idleWords(state)),
    ({ task, explain }) => task?.name === "path" && unfinishedPath(explain) !== null,
  );
  const close = h(
    "button",
    {
      type: "button",
      class: "answer-close icon-button",
      "aria-label": t("dialog.close"),
      title: t("dialog.close"),
      onclick: () => onAction({ type: "explain", explain: null }),
    },
    icon("close"),
  );
  const idea = createIdea(onAction);
  const buttonRow = createButtons(onAction);
  const foot = h("div", { class: "place-foot answer-foot" }, buttonRow.root);
  const steps = createExplainSteps(onAction);
  const replay = createReplay(onAction);
  const card = h("div", { class: "answer-card" }, outcome.root, close, idea.root, replay.root);
  const root = h("div", { class: "answer" }, card, steps.root);

  return {
    root,
    /** The buttons of the answer, for the foot of the place. */
    foot,
    /** Return whether the foot has a main button now. @param {State} state */
    hasMain: (state) => mainOf(state) !== null,
    /** @param {State} state */
    render(state) {
      const shown = isAnswered(state);
      put(root, "data-shown", shown);
      put(root, "data-step", stepOf(state.explain) !== null);
      // a list of steps has its own button for going back to the board
      const listed = state.explain !== null && state.explain.kind !== "hint";
      setHidden(close, !shown || listed || state.replay !== null || state.task?.slow === true);
      outcome.render(state);
      buttonRow.render(state);
      idea.render(state);
      steps.render(state);
      replay.render(state);
    },
  };
}

/**
 * Create the buttons of a hint: one that shows its next stage or applies the step, and one for each other action that
 * it offers.
 * @param {OnAction} onAction
 */
function createButtons(onAction) {
  const root = h("div", { class: "row main-row" });
  let drawn = "";
  return {
    root,
    /** @param {State} state */
    render(state) {
      const main = mainOf(state);
      const offers = [...(main ? [main] : []), ...offersOf(state)];
      const key = JSON.stringify(offers);
      if (key !== drawn) draw(root, offers, main !== null, onAction);
      drawn = key;
      setHidden(root, offers.length === 0);
    },
  };
}

/**
 * Draw a button for each action that a hint offers. The element of a button that is still needed is kept, so that it
 * does not lose the focus.
 * @param {HTMLElement} root @param {import("../explain/hint.js").Offer[]} offers
 * @param {boolean} first whether the first offer is the main one @param {OnAction} onAction
 */
function draw(root, offers, first, onAction) {
  const buttons = offers.map(({ label, action }, at) => {
    const look = first && at === 0 ? "button primary" : "button";
    const button =
      root.children[at]?.className === look ? root.children[at] : h("button", { type: "button", class: look });
    /** @type {HTMLButtonElement} */ (button).onclick = () => onAction(action);
    setText(button, say(label));
    return button;
  });
  root.replaceChildren(...buttons);
}
