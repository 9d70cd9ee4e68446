/**
 * The steps of a lesson: a row of numbers to choose one, and the words of the step that is shown.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { hintWords } from "../explain/step-words.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { lineKey } from "./list.js";
import { familyOf, isCourse, stepsOf } from "./model.js";

/** The greatest number of steps that a lesson has. */
const MOST = 5;

/** Create the row of steps and the words of one step. @param {(action: Action) => void} onAction */
export function createLessonSteps(onAction) {
  const buttons = Array.from({ length: MOST }, (_, step) => {
    const onclick = () => onAction({ type: "lesson-step", step });
    return h("button", { type: "button", class: "button chip choice lesson-step", onclick }, String(step + 1));
  });
  const row = h("div", { class: "lesson-steps", role: "group", "aria-label": t("learn.steps") }, ...buttons);
  const title = h("h4", { class: "lesson-part" });
  const told = h("div", { class: "lesson-told" });
  const words = h("div", { class: "lesson-words-now", "aria-live": "polite" }, title, told);
  return {
    row,
    words,
    /** @param {State["lessons"]} lessons */
    render(lessons) {
      const steps = stepsOf(lessons);
      for (const [at, button] of buttons.entries()) {
        setHidden(button, at >= steps.length);
        if (at < steps.length)
          put(button, "aria-label", t("learn.step", { number: at + 1, title: titleOf(steps[at]) }));
        put(button, "aria-current", at === lessons.step ? "step" : null);
      }
      setText(title, titleOf(steps[lessons.step]));
      const lines = textOf(lessons).split("\n");
      if (told.textContent === lines.join("")) return;
      const conclusion = lines.length > 1 ? lines.pop() : "";
      told.replaceChildren(
        ...lines.map((line) => h("p", { class: "lesson-text" }, line)),
        ...(conclusion ? [h("p", { class: "lesson-text lesson-so" }, conclusion)] : []),
      );
    },
  };
}

/** Return the title of a step. @param {ReturnType<typeof stepsOf>[number]} step */
const titleOf = ({ part, number }) => t(`learn.step.${part}`, { number });

/** Return the text of the step that is shown. The last line of an example is its conclusion. @param {State["lessons"]} lessons */
function textOf(lessons) {
  const { technique, step } = lessons;
  const { part, board } = stepsOf(lessons)[step];
  if (isCourse(technique)) return t(`course.${technique}.${part}`);
  if (part === "idea") return t(lineKey(technique));
  if (part === "find") return t(`lesson.${familyOf(technique)}`);
  const example = lessons.boards[technique]?.[board ?? 0];
  return example ? say(hintWords(example.step)) : t("task.running");
}
