/**
 * A lesson. It explains a technique, shows boards with a sentence for each, and offers positions for practice. A lesson
 * on how programs solve has its own exercises instead.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { createPicture } from "../explain/technique-card.js";
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { inEnglish, t } from "../ui/i18n.js";
import { createCourseDoor } from "./course-door.js";
import { lineKey, titleKey } from "./list.js";
import { familyOf, isCourse, linkTo, positionsOf } from "./model.js";

/** The greatest number of boards that show a technique in a lesson. */
const BOARDS = 3;

/**
 * Create the view of a lesson: its words, its main button, and its boards, which are on the stage.
 * @param {(action: Action) => void} onAction
 */
export function createLesson(onAction) {
  let technique = "";
  const all = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "lesson", technique: "" }) },
    icon("back"),
    t("learn.all"),
  );
  const title = h("h3", { class: "lesson-title", tabindex: -1 });
  const english = h("p", { class: "muted" });
  const idea = h("p", { class: "lesson-text" });
  const more = h("p", { class: "lesson-text" });
  const pictures = Array.from({ length: BOARDS }, (_, at) => createPicture({ key: "learn.board", number: at + 1 }));
  const boards = h("div", { class: "scene-main lesson-boards" }, ...pictures.map(({ root }) => root));
  const practise = h("button", {
    type: "button",
    class: "button primary",
    onclick: () => onAction({ type: "practise-technique", technique }),
  });
  const link = h("a", { class: "lesson-share" }, t("learn.link"));
  const head = h("div", { class: "lesson-head" }, all, link);
  const foot = h("div", { class: "row main-row" }, practise);
  const ofTechnique = [more, foot, boards];
  const course = createCourseDoor();
  const root = h("article", { class: "lesson" }, head, title, english, idea, more);
  return {
    root,
    foot,
    /** The parts of the lesson for the stage. */
    scene: [boards, course.root],
    /** @param {State} state */
    render({ lessons }) {
      root.hidden = !lessons.technique || lessons.positions === null;
      for (const part of [foot, boards]) part.hidden = root.hidden;
      if (root.hidden) return course.render("");
      const another = lessons.technique !== technique;
      technique = lessons.technique;
      const name = titleKey(technique);
      setText(title, t(name));
      setText(english, inEnglish(name) === t(name) ? "" : inEnglish(name));
      setText(idea, t(lineKey(technique)));
      link.setAttribute("href", linkTo(technique));
      for (const part of ofTechnique) setHidden(part, isCourse(technique));
      course.render(isCourse(technique) ? technique : "");
      if (!isCourse(technique)) renderTechnique(lessons);
      if (another) for (const part of [root.closest(".place-body"), boards]) part?.scrollTo(0, 0);
    },
  };

  /** @param {State["lessons"]} lessons */
  function renderTechnique(lessons) {
    setText(more, t(`lesson.${familyOf(technique)}`));
    const count = positionsOf(lessons, technique).tried.length;
    setText(practise, count ? t("learn.practise", { count }) : t("learn.begin"));
    for (const [at, picture] of pictures.entries()) picture.render(lessons.boards[technique]?.[at] ?? null);
  }
}
