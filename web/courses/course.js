/** A lesson on how programs solve. It has some paragraphs and an exercise that answers at once. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createBacktracking } from "./backtracking-view.js";
import { createCover } from "./cover-view.js";
import { createFields } from "./fields-view.js";
import { createOrder } from "./order-view.js";
import { createUnique } from "./unique-view.js";
import { createUsed } from "./used-view.js";

/** The exercises, each under the name that its lesson has in links. @type {Record<string, () => HTMLElement>} */
const TASKS = {
  backtracking: createBacktracking,
  "cell-order": createOrder,
  "used-digits": createUsed,
  "exact-cover": createCover,
  "one-or-many": createUnique,
  "all-singles": createFields,
};

/** @param {string} name */
export function createCourse(name) {
  return h(
    "div",
    { class: "course" },
    h("p", { class: "lesson-text" }, t(`course.${name}.why`)),
    h("p", { class: "lesson-text" }, t(`course.${name}.how`)),
    h(
      "section",
      { class: "course-task", "aria-label": t("course.task") },
      h("h4", {}, t("course.task")),
      TASKS[name](),
    ),
    h("p", { class: "lesson-text" }, t(`course.${name}.more`)),
  );
}
