/**
 * The last answer with its buttons: a result, a hint in its stages, all steps, or the solution path. On a small screen,
 * it is shown instead of the keypad until the player taps a cell.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../explain/hint.js").Offer} Offer
 */
import { asideOf, idleWords, mainOf, othersOf } from "../explain/hint.js";
import { showsWholeStep, stepOf, unfinishedPath } from "../explain/model.js";
import { createPostDoor } from "../explain/post-door.js";
import { isPointedAt } from "../explain/step-words.js";
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

/** Return whether the answer is a list of steps. @param {State} state */
export const isListed = ({ explain, replay }) => explain !== null && explain.kind !== "hint" && replay === null;

/**
 * Return whether the answer is a hint. On a small screen, the digits of the keypad stay below it.
 * @param {State} state
 */
export const isHinted = ({ explain, result, replay, task }) =>
  explain?.kind === "hint" && result === null && replay === null && task?.slow !== true;

/** @param {OnAction} onAction */
export function createAnswer(onAction) {
  const outcome = createOutcome(
    onAction,
    (state) => (state.replay ? { key: "replay.about" } : idleWords(state)),
    ({ task, explain }) => task?.name === "path" && unfinishedPath(explain) !== null,
  );
  const closing = { type: "button", class: "answer-close icon-button" };
  const close = h("button", { ...closing, onclick: () => onAction({ type: "explain", explain: null }) }, icon("close"));
  const idea = createIdea(onAction);
  const aside = createButtons("row answer-aside", "button small", onAction);
  const buttons = createButtons("row main-row", "button", onAction);
  const steps = createExplainSteps(onAction);
  const foot = h("div", { class: "place-foot answer-foot" }, steps.arrows, buttons.root);
  const post = createPostDoor(onAction);
  const replay = createReplay(onAction);
  idea.root.append(post.root);
  const card = h("div", { class: "answer-card" }, outcome.root, close, idea.root, aside.root, replay.root);
  const root = h("div", { class: "answer" }, card, steps.root);

  return {
    root,
    /** The buttons of the answer, for the foot of the place. */
    foot,
    /** @param {State} state */
    render(state) {
      const shown = isAnswered(state);
      const listed = isListed(state);
      put(root, "data-shown", shown);
      const step = showsWholeStep(state.explain) ? stepOf(state.explain) : null;
      put(root, "data-step", stepOf(state.explain) !== null);
      put(root, "data-pointed", step !== null && isPointedAt(step));
      const closes = shown && state.replay === null && (state.task?.slow !== true || listed);
      setHidden(close, !closes);
      put(card, "data-closes", closes);
      const label = t(listed ? "board.leave" : "dialog.close");
      for (const name of ["aria-label", "title"]) put(close, name, label);
      outcome.render(state);
      const main = mainOf(state);
      buttons.render(main, othersOf(state));
      aside.render(null, asideOf(state));
      idea.render(state);
      post.render(state);
      steps.render(state);
      replay.render(state);
      put(steps.arrows, "data-alone", buttons.root.hidden);
      setHidden(foot, steps.arrows.hasAttribute("hidden") && buttons.root.hasAttribute("hidden"));
    },
  };
}

/**
 * Create a row of buttons for the actions that an answer offers. The element of a button that is still needed is kept,
 * so that it does not lose the focus.
 * @param {string} row the class of the row @param {string} look the class of its buttons @param {OnAction} onAction
 */
function createButtons(row, look, onAction) {
  const root = h("div", { class: row });
  /** @type {Offer[]} */
  let offers = [];
  const take = (/** @type {number} */ at) => {
    const { action, next } = offers[at];
    onAction(action);
    if (next) onAction(next);
  };
  return {
    root,
    /** @param {Offer | null} main the offer of the filled button, which is the first @param {Offer[]} others */
    render(main, others) {
      offers = main ? [main, ...others] : others;
      const looks = offers.map((_, at) => (main && at === 0 ? `${look} primary` : look));
      const kept = looks.map((name, at) => (root.children[at]?.className === name ? root.children[at] : null));
      const buttons = looks.map(
        (name, at) => kept[at] ?? h("button", { type: "button", class: name, onclick: () => take(at) }),
      );
      if (root.children.length !== offers.length || kept.includes(null)) root.replaceChildren(...buttons);
      for (const [at, { label }] of offers.entries()) setText(buttons[at], say(label));
      setHidden(root, offers.length === 0);
    },
  };
}
