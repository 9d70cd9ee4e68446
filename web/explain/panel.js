/**
 * The panel Explain: the next step in three stages, every other step, and the whole path with its ratings.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 */
import { isEmpty } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { cellNames } from "../board/names.js";
import { h, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createOutcome } from "../ui/outcome.js";
import { createTip } from "../ui/tip.js";
import {
  hintWords,
  lastGood,
  nameWords,
  STAGES,
  stepOf,
  tellsAll,
  whereWords,
  withAllNotes,
  withoutEntriesAt,
} from "./model.js";
import { createExplainSteps } from "./steps.js";
import { createIdea } from "./technique-card.js";

/** @typedef {(action: Action) => void} OnAction */
/** @typedef {{label: Words, action: Action}} Offer */

const ORDERS = /** @type {const} */ (["hint", "ladder"]);

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createExplainPanel(root, onAction) {
  const main = h("button", { type: "button", class: "button primary", onclick: () => onAction(mainOf(now).action) });
  const outcome = createOutcome(onAction, idleWords);
  const idea = createIdea(onAction);
  const offers = h("div", { class: "row" });
  const others = taskButton("explain.steps", "steps", onAction);
  const path = taskButton("explain.path", "path", onAction);
  const steps = createExplainSteps(onAction);
  const options = createOptions(onAction);
  const panel = h(
    "div",
    { class: "explain" },
    h("div", { class: "row main-row" }, main),
    outcome.root,
    idea.root,
    offers,
    h("div", { class: "row" }, others, path),
    steps.root,
    options.root,
  );
  /** @type {State} */
  let now;
  let offered = "";
  root.append(panel);

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const nothing = isEmpty(state.board);
      for (const control of [main, others, path]) setIdle(control, nothing);
      setText(main, t(mainOf(state).label));
      outcome.render(state);
      idea.render(state);
      const made = offersOf(state);
      const key = JSON.stringify(made);
      if (key !== offered) offers.replaceChildren(...made.map((offer) => offerButton(offer, onAction)));
      offered = key;
      offers.hidden = made.length === 0;
      steps.render(state);
      options.render(state);
    },
    destroy: () => panel.remove(),
  };
}

/** @param {string} label @param {import("../solve/actions.js").TaskName} task @param {OnAction} onAction */
const taskButton = (label, task, onAction) =>
  h("button", { type: "button", class: "button", onclick: () => onAction({ type: "run", task }) }, t(label));

/** The one thing to do next. @param {State} state @returns {{label: string, action: Action}} */
function mainOf({ explain }) {
  const step = stepOf(explain);
  if (!explain || !step || explain.kind === "path")
    return { label: "explain.hint", action: { type: "run", task: "hint" } };
  if (tellsAll(explain)) return { label: "explain.apply", action: { type: "apply" } };
  return { label: `explain.more.${/** @type {any} */ (explain).stage}`, action: { type: "tellMore" } };
}

/** What is being explained, in words. @param {State} state @returns {Words} */
function idleWords({ explain, board }) {
  if (!explain) return { key: isEmpty(board) ? "panel.solve.empty" : "explain.ready" };
  const step = stepOf(explain);
  if (explain.kind === "hint" && !step) return codeWords(explain.hint, board);
  if (!step) return { key: /** @type {any} */ (explain).solved ? "explain.end" : "explain.beyond" };
  if (explain.kind !== "hint" || explain.stage >= STAGES) return hintWords(step);
  return explain.stage === 1
    ? whereWords(step, board.geometry)
    : { key: "explain.called", args: { name: nameWords(step) } };
}

/** @param {import("./model.js").Hint} hint @param {State["board"]} board @returns {Words} */
function codeWords({ code, wrong }, board) {
  return { key: `explain.${code}`, args: { count: wrong.length, cells: cellNames(geometry(board.geometry), wrong) } };
}

/** What a person may do about wrong entries or notes. @param {State} state @returns {Offer[]} */
function offersOf(state) {
  const { explain, board } = state;
  if (explain?.kind !== "hint") return [];
  const { code, wrong, right, cells } = explain.hint;
  const names = cellNames(geometry(board.geometry), wrong);
  if (code === "wrong-notes") return [offer("explain.repair", withAllNotes(board, cells, wrong), { cells: names })];
  if (code === "wrong-entries") {
    const good = lastGood(state, right);
    const remove = offer("explain.remove", withoutEntriesAt(board, wrong), { cells: names }, { count: wrong.length });
    return good ? [remove, offer("explain.back", good)] : [remove];
  }
  return code === "step" && explain.stage >= STAGES ? [offer("explain.notes", withAllNotes(board, cells))] : [];
}

/** A button, and what is said when it has been pressed. @param {string} key @param {State["board"]} board @param {object} [done] @param {object} [args] @returns {Offer} */
function offer(key, board, done = {}, args = {}) {
  /** @type {import("../app/state.js").Result} */
  const result = { task: "hint", tone: "good", words: { key: `${key}.done`, args: { ...done } } };
  return { label: { key, args: { ...args } }, action: { type: "board", board, result } };
}

/** @param {Offer} offer @param {OnAction} onAction */
const offerButton = ({ label, action }, onAction) =>
  h("button", { type: "button", class: "button small", onclick: () => onAction(action) }, say(label));

/** Which order, and whether to count on there being one solution. @param {OnAction} onAction */
function createOptions(onAction) {
  const order = h(
    "select",
    {
      id: "explain-order",
      class: "select",
      onchange: () => onAction({ type: "explainBy", by: { order: ORDERS.find((name) => name === order.value) } }),
    },
    ...ORDERS.map((value) => h("option", { value }, t(`explain.order.${value}`))),
  );
  const change = () => onAction({ type: "explainBy", by: { unique: unique.checked } });
  const unique = h("input", { type: "checkbox", role: "switch", id: "explain-unique", onchange: change });
  const root = h(
    "div",
    { class: "options" },
    h("div", { class: "option" }, h("label", { for: order.id }, t("explain.order")), order),
    h(
      "div",
      { class: "switch" },
      unique,
      h("label", { for: unique.id }, t("explain.unique")),
      createTip(t("explain.unique.tip")),
    ),
  );
  return {
    root,
    /** @param {State} state */
    render(state) {
      order.value = state.order;
      unique.checked = state.unique;
    },
  };
}
