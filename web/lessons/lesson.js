/**
 * A lesson. It shows one position at a time on the stage, with the words of a step in the panel: the idea of a technique,
 * how to find it, and examples. A lesson on how programs solve has an exercise on the stage instead.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { inEnglish, t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { createCourseDoor } from "./course-door.js";
import { createLessonBoard } from "./lesson-board.js";
import { createLessonSteps } from "./lesson-steps.js";
import { titleKey } from "./list.js";
import { isCourse, lessonAfter, linkTo, positionsOf, stepsOf } from "./model.js";
import { createWorksheet } from "./worksheet.js";

/**
 * Create the view of a lesson: its words, its foot, and its position, which is on the stage.
 * @param {(action: Action) => void} onAction
 */
export function createLesson(onAction) {
  let technique = "";
  let shown = "";
  const title = h("h3", { class: "lesson-title", tabindex: -1 });
  const english = h("p", { class: "muted lesson-english" });
  const steps = createLessonSteps(onAction);
  const link = h("a", { class: "lesson-share" }, t("learn.link"));
  const sheet = createWorksheet(onAction);
  const board = createLessonBoard();
  const course = createCourseDoor();
  const foot = createFoot(onAction);
  const root = h(
    "article",
    { class: "lesson" },
    allLessons(onAction),
    title,
    english,
    steps.row,
    steps.words,
    sheet.root,
    link,
  );
  return {
    root,
    foot: foot.root,
    /** The parts of the lesson for the stage. */
    scene: [board.root, course.root],
    /** @param {State} state */
    render(state) {
      const { lessons } = state;
      root.hidden = !lessons.technique || lessons.positions === null;
      for (const part of [foot.root, board.root]) part.hidden = root.hidden;
      course.render(root.hidden || !isCourse(lessons.technique) ? "" : lessons.technique);
      markRoot("lesson", root.hidden ? null : stepsOf(lessons)[lessons.step].part);
      if (root.hidden) return;
      technique = lessons.technique;
      const name = titleKey(technique);
      setText(title, t(name));
      setText(english, inEnglish(name) === t(name) ? "" : inEnglish(name));
      link.setAttribute("href", linkTo(technique));
      steps.render(lessons);
      foot.render(state);
      sheet.render(state);
      const { board: at } = stepsOf(lessons)[lessons.step];
      setHidden(board.root, at === null);
      if (at !== null) board.render(lessons.boards[technique]?.[at] ?? null, at + 1, hasDigits(state));
      const now = `${technique} ${lessons.step}`;
      if (now !== shown) root.closest(".place-body")?.scrollTo(0, 0);
      shown = now;
    },
  };
}

/** Create the button that goes back to the list. @param {(action: Action) => void} onAction */
export function allLessons(onAction) {
  const onclick = () => onAction({ type: "lesson", technique: "" });
  const words = t("learn.all");
  const look = { type: "button", class: "button small lesson-back", title: words, "aria-label": words, onclick };
  return h("button", look, icon("back"), h("span", {}, words));
}

/**
 * Create the foot of a lesson: a button to the next step and one to the exercises. At the last step, the main button goes
 * to the exercises, and the other one to the next lesson.
 * @param {(action: Action) => void} onAction
 */
function createFoot(onAction) {
  const main = h("button", {
    type: "button",
    class: "button primary lesson-next",
    onclick: () => onAction(choices[0][1]),
  });
  const other = h("button", { type: "button", class: "button", onclick: () => onAction(choices[1][1]) });
  /** The words and the action of each button. @type {[string, Action][]} */
  let choices = [];
  return {
    root: h("div", { class: "row main-row" }, main, other),
    /** @param {State} state */
    render({ lessons }) {
      choices = choicesOf(lessons);
      for (const [at, button] of [main, other].entries()) {
        setHidden(button, !choices[at]);
        setText(button, choices[at]?.[0] ?? "");
      }
    },
  };
}

/** Return the words and the action of one or two buttons. @param {State["lessons"]} lessons @returns {[string, Action][]} */
function choicesOf(lessons) {
  const { technique, step } = lessons;
  const after = lessonAfter(technique);
  const count = positionsOf(lessons, technique).tried.length;
  /** @type {[string, Action]} */
  const practise = [
    count ? t("learn.practise", { count }) : t("learn.begin"),
    { type: "practise-technique", technique },
  ];
  /** @type {[string, Action]} */
  const next = [t("learn.step.next"), { type: "lesson-step", step: step + 1 }];
  /** @type {[string, Action]} */
  const following = [t(after ? "learn.lesson.next" : "learn.all"), { type: "lesson", technique: after }];
  const isLast = step === stepsOf(lessons).length - 1;
  const exercises = isCourse(technique) ? [] : [practise];
  return isLast ? [...exercises, following] : [next, ...exercises];
}

/** Return whether the player's own board has digits. @param {State} state */
const hasDigits = ({ board }) => /[^.]/.test(board.values);
