/**
 * The explanation of a step: its chain in words, and the name of its technique, also in English, as a link to the
 * lesson. When unfolded, a section shows the idea, an example on a small board and, if ratings are wanted, the rating.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {{state: import("../board/board.js").BoardState, step: import("./model.js").Step}} Example
 */
import { pictureOf } from "../board/cell-state.js";
import { createDrawing } from "../board/drawing.js";
import { GROUPS, RULE_LESSONS } from "../contract/constants.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { inEnglish, say, t } from "../ui/i18n.js";
import { createChainWords } from "./chain-words.js";
import { showsWholeStep, stepOf } from "./model.js";
import { linksOf, marksOfStep } from "./step-links.js";
import { hintWords, nameWords } from "./step-words.js";

/** Return whether a technique has a lesson. The very last resorts have none. @param {string} technique */
const hasLesson = (technique) => [...Object.values(GROUPS), RULE_LESSONS].some((names) => names.includes(technique));

/** @param {(action: Action) => void} onAction */
export function createIdea(onAction) {
  const text = h("p", { class: "idea-text" });
  const picture = createPicture();
  const rating = h("p", { class: "muted" });
  const card = fold(
    "technique",
    { class: "more idea", ontoggle: () => loadExample() },
    t("explain.idea"),
    text,
    picture.root,
    rating,
  );
  const chain = createChainWords(onAction);
  const lesson = h("a", { class: "idea-lesson" });
  lesson.addEventListener("click", (event) => {
    event.preventDefault();
    onAction({ type: "lesson", technique });
  });
  const root = h("div", { class: "explained" }, chain.root, lesson, card);
  let technique = "";
  /** Load the example when the card is unfolded for the first time. */
  const loadExample = () => {
    if (card.open && technique) onAction({ type: "technique-example?", technique });
  };
  return {
    root,
    /** @param {State} state */
    render(state) {
      const { explain, examples, ratings } = state;
      chain.render(state);
      const step = stepOf(explain);
      setHidden(root, !showsWholeStep(explain));
      if (!step || !showsWholeStep(explain)) return;
      const another = step.technique !== technique;
      technique = step.technique;
      setHidden(lesson, !hasLesson(technique));
      setText(lesson, t("learn.lesson", { name: titleOf(step) }));
      lesson.setAttribute("href", `#learn/${technique}`);
      setText(text, t(`technique.${technique}.idea`));
      setText(rating, step.er === null || !ratings ? "" : t("explain.er", { er: step.er.toFixed(1) }));
      setHidden(rating, rating.textContent === "");
      picture.render(examples[technique] ?? null);
      if (another) loadExample();
    },
  };
}

/** @param {import("./model.js").Step} step */
function titleOf(step) {
  const { key } = nameWords(step);
  const english = inEnglish(key);
  return english === t(key) ? english : `${t(key)} · ${english}`;
}

/** Create the figure of an example on a small board. The caption also describes the example to screen readers. */
function createPicture() {
  const drawing = createDrawing({ inert: true });
  const words = h("figcaption", {});
  const root = h("figure", { class: "idea-picture", hidden: true }, drawing.root, words);
  /** @type {Example | null} */
  let drawn = null;
  return {
    root,
    /** @param {Example | null} example */
    render(example) {
      setHidden(root, !example);
      if (!example || example === drawn) return;
      drawn = example;
      const { state: board, step } = example;
      const marks = marksOfStep(step);
      drawing.render(board.geometry, pictureOf({ board, marks, conflicts: [] }), linksOf(step), marks);
      setText(words, t("explain.example", { words: say(hintWords(step)) }));
    },
  };
}
