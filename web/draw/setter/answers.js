/**
 * The questions of setters, the progress of the one that is being answered, and its answer with what can be done then.
 * @typedef {import("../../app/state.js").State} State
 * @typedef {import("../../app/state.js").Action} Action
 * @typedef {import("../types.js").Setter} Setter
 * @typedef {import("../types.js").SetterAnswer} SetterAnswer
 * @typedef {(action: Action) => void} OnAction
 */
import { writeGiven } from "../../board/board.js";
import { withoutLayers } from "../../board/layers.js";
import { MADE_GRADES } from "../../contract/constants.js";
import { h, put, setHidden, setIdle, setText } from "../../ui/dom.js";
import { say, t } from "../../ui/i18n.js";
import { judgementNow } from "../../verdict/now.js";
import { NOTHING } from "../drawer.js";
import { createClues } from "./clues.js";
import { USUAL } from "./questions.js";
import { answerWords, clueWords, placeOf } from "./words.js";

/** The most rules at the selected cell whose numbers are offered. */
const MOST = 3;

/** @param {OnAction} onAction */
export function createAnswers(onAction) {
  /** @type {State} */
  let now;
  const needed = button(t("setter.needed"), () => onAction({ type: "ask-setter", does: "needed" }));
  const numbers = h("span", { class: "draw-numbers" });
  const grade = /** @type {HTMLSelectElement} */ (
    h("select", { id: "draw-grade" }, ...MADE_GRADES.map((name) => h("option", { value: name }, t(`grade.${name}`))))
  );
  grade.value = USUAL;
  const chosen = () => /** @type {import("../types.js").Grade} */ (grade.value);
  const reach = button(t("setter.reach"), () => onAction({ type: "ask-setter", does: "reach", grade: chosen() }));
  const ease = button(t("setter.ease"), () => onAction({ type: "ask-setter", does: "ease", grade: chosen() }));
  const level = h(
    "div",
    { class: "draw-level" },
    h("label", { for: "draw-grade" }, t("setter.grade")),
    grade,
    reach,
    ease,
  );
  const clues = createClues(onAction);
  const work = createWork(onAction);
  const answer = createAnswer(onAction, () => now);
  const root = h(
    "section",
    {},
    h("div", { class: "draw-asks" }, needed, numbers),
    level,
    clues.root,
    work.root,
    answer.root,
  );
  let offered = "";

  /** Offer to try the numbers of the rules at the selected cell. @param {Setter} setter @param {number} cell */
  const offerNumbers = ({ list }, cell) => {
    const rules = (list?.on ?? []).filter(({ rule, numbered }) => numbered && rule.cells.includes(cell)).slice(0, MOST);
    const key = rules.map(({ text }) => text).join();
    if (key === offered) return;
    offered = key;
    const ask = (/** @type {string} */ rule) => () => onAction({ type: "ask-setter", does: "numbers", rule });
    const faces = rules.map((listed) => t("setter.numbers", { rule: placeOf(listed) }));
    numbers.replaceChildren(...rules.map(({ text }, at) => button(faces[at], ask(text))));
  };

  return {
    root,
    /** @param {State} state @param {Setter} setter */
    render(state, setter) {
      now = state;
      const isOne = judgementNow(state)?.verdict.code === "one";
      setIdle(needed, !isOne || !setter.list?.on.length);
      setIdle(ease, !isOne);
      offerNumbers(setter, state.selection);
      clues.render(state, setter);
      work.render(setter);
      answer.render(setter.answer);
    },
  };
}

/** Create the progress bar of a question, with a button that cancels it. @param {OnAction} onAction */
function createWork(onAction) {
  const bar = h("progress", { "aria-label": t("task.running") });
  const cancel = button(t("task.cancel"), () => onAction({ type: "ask-setter", does: null }));
  const root = h("div", { class: "draw-work" }, bar, cancel);
  return {
    root,
    /** @param {Setter} setter */
    render({ asked, slow, done, total }) {
      setHidden(root, !asked || !slow);
      put(bar, "max", total || 1);
      put(bar, "value", total ? done : null);
    },
  };
}

/** Create the answer. @param {OnAction} onAction @param {() => State} getState */
function createAnswer(onAction, getState) {
  const words = h("p", { role: "status" });
  const doing = h("div", { class: "draw-asks" });
  const root = h("div", { class: "draw-answer", tabindex: "-1" }, words, doing);
  /** @type {SetterAnswer | null} */
  let drawn = null;
  return {
    root,
    /** @param {SetterAnswer | null} answer */
    render(answer) {
      if (answer === drawn) return;
      drawn = answer;
      if (doing.contains(document.activeElement)) root.focus(); // the button goes, and the focus stays here
      setHidden(doing, !answer);
      setText(words, answer ? say(answerWords(answer)) : "");
      doing.replaceChildren(...(answer ? buttonsOf(answer, getState, onAction) : []));
      if (answer && answer.does !== "text") root.scrollIntoView({ block: "nearest" });
    },
  };
}

/**
 * Return the buttons for what can be done with an answer: use a number, show a position, add a clue, use all clues.
 * @param {SetterAnswer} answer @param {() => State} getState @param {OnAction} onAction
 */
function buttonsOf(answer, getState, onAction) {
  const { board } = getState();
  if (answer.does === "numbers")
    return answer.items
      .filter(({ count }) => count === 1)
      .map(({ number, text }) => button(String(number), () => useNumber(text, answer.rule)));
  if (answer.does === "ease")
    return answer.clues.map(([cell, digit]) => button(say(clueWords(board, cell, digit)), () => addClue(cell, digit)));
  if (answer.does === "clues") return [button(t("setter.clues.use"), () => useClues(answer.givens))];
  return answer.does === "reach" ? [button(t("setter.position"), () => showPosition(answer.reached))] : [];

  /** @param {string} text @param {string} before */
  function useNumber(text, before) {
    const { draw } = getState();
    if (draw) onAction({ type: "draw", draw: { ...draw, ...NOTHING } });
    onAction({ type: "change-rules", add: [text], remove: text === before ? [] : [before] });
  }

  /** @param {number} cell @param {number} digit */
  function addClue(cell, digit) {
    onAction({ type: "board", board: writeGiven(getState().board, cell, digit) });
  }

  /** @param {string} givens */
  function useClues(givens) {
    const { board: before } = getState();
    const { excluded: _, ...cleared } = withoutLayers({ ...before, givens, values: givens });
    onAction({ type: "board", board: { ...cleared, ...(before.off && { off: before.off }) } });
  }

  /** @param {import("../../contract/shapes.js").LogicReach} reached */
  function showPosition({ values, cells }) {
    onAction({ type: "board", board: { ...getState().board, values, notes: cells } });
  }
}

/** @param {string} face @param {() => void} onclick */
const button = (face, onclick) => h("button", { type: "button", class: "button small", onclick }, face);
