/**
 * The sheet with guessed rules. Each choice shows the rule, the drawing and the author's sentence that led to it. Then
 * come what no rule explains, and the solutions that follow.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./model.js").Choice} Choice
 * @typedef {(action: Action) => void} OnAction
 */
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createSheet, footButton } from "../ui/sheet.js";
import { choicesOf, isGood, needsComplete, resultWords, unexplainedWords } from "./model.js";

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createGuessSheet(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const status = h("p", { class: "guess-status", role: "status" });
  const bar = h("progress", { "aria-label": t("guessing.working") });
  const cancel = footButton("task.cancel", close);
  const list = createList(onAction);
  const accept = footButton("guessing.accept", () => onAction({ type: "accept-rules" }), "primary");
  const body = h("div", { class: "guess" }, status, bar, list.root);
  const sheet = createSheet("guessing.title", body, close, [cancel, accept]);
  root.append(sheet.root);

  return {
    /** @param {State} state */
    render({ layer, guess }) {
      const phase = guess?.phase ?? "working";
      setText(status, t(`guessing.${phase}`));
      setHidden(bar, phase !== "working");
      setHidden(cancel, phase !== "working");
      setHidden(accept, phase !== "found");
      list.render(guess);
      if (guess) setIdle(accept, !canAccept(guess));
      sheet.show(layer === "guess");
    },
    destroy: sheet.destroy,
  };
}

/** Return whether the chosen rules can be accepted. @param {import("./types.js").Guess} guess */
const canAccept = (guess) =>
  guess.refused.length < (guess.proposal?.guesses.length ?? 0) && (!needsComplete(guess) || guess.complete);

/** Create the list of choices, with what is left out and not explained, and the result. @param {OnAction} onAction */
function createList(onAction) {
  const rules = h("div", { class: "guess-rules" });
  const broken = createPart("guessing.broken");
  const unexplained = createPart("guessing.unexplained");
  const result = h("p", { class: "guess-result", role: "status" });
  const whole = h("input", {
    type: "checkbox",
    onchange: () => onAction({ type: "complete-guess", complete: whole.checked }),
  });
  const complete = h("label", { class: "guess-complete" }, whole, h("span", {}, t("guessing.complete")));
  const root = h("div", {}, rules, broken.root, unexplained.root, result, complete);
  /** @type {import("./types.js").Guess["proposal"]} */
  let drawn = null;
  /** @type {ReturnType<typeof choiceBox>[]} */
  let boxes = [];

  return {
    root,
    /** @param {State["guess"]} guess */
    render(guess) {
      setHidden(root, !guess?.proposal);
      if (!guess?.proposal) return;
      if (guess.proposal !== drawn) {
        drawn = guess.proposal;
        boxes = choicesOf(drawn.guesses).map((choice) => choiceBox(choice, onAction));
        rules.replaceChildren(...boxes.map(({ label }) => label));
        broken.show(choicesOf(drawn.broken).map(choiceText));
        unexplained.show(unexplainedWords(drawn).map(say));
      }
      for (const { box, numbers } of boxes) box.checked = !numbers.some((number) => guess.refused.includes(number));
      setText(result, say(resultWords(guess)));
      put(result, "data-good", isGood(guess));
      setHidden(complete, !needsComplete(guess));
      whole.checked = guess.complete;
    },
  };
}

/** Create a choice: a box to tick with the rule, and its reasons. @param {Choice} choice @param {OnAction} onAction */
function choiceBox(choice, onAction) {
  const { numbers } = choice;
  const box = h("input", {
    type: "checkbox",
    onchange: () => onAction({ type: "choose-guess", numbers, wanted: box.checked }),
  });
  const reasons = reasonsOf(choice).map((reason) => h("span", { class: "guess-reason" }, reason));
  const words = h("span", {}, h("span", { class: "guess-rule" }, choiceText(choice)), ...reasons);
  return { box, numbers, label: h("label", { class: "guess-choice" }, box, words) };
}

/** The greatest number of places that are named. */
const NAMED = 6;

/** Return the sentence of a choice with its cells. @param {Choice} choice */
function choiceText({ words, cells }) {
  if (!cells.length) return say(words);
  const more = cells.length > NAMED ? [t("guessing.more", { count: cells.length - NAMED })] : [];
  return t("rule.placed", { rule: words, cells: [...cells.slice(0, NAMED), ...more].join("; ") });
}

/** Return the drawing and the text that led to a guess, in words. @param {Choice} choice */
const reasonsOf = ({ drawing, texts }) => [
  ...(drawing ? [t("guessing.drawing", { drawing })] : []),
  ...texts.map((text) => t("guessing.quote", { text })),
];

/** Create a heading with a list below it, which is hidden if it is empty. @param {string} title the key of the heading */
function createPart(title) {
  const list = h("ul", { class: "guess-list" });
  const root = h("section", { class: "guess-part" }, h("h3", {}, t(title)), list);
  return {
    root,
    /** @param {string[]} said */
    show(said) {
      setHidden(root, said.length === 0);
      list.replaceChildren(...said.map((words) => h("li", {}, words)));
    },
  };
}
