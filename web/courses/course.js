/** The exercise of a lesson on how programs solve, which answers at once. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createBacktracking } from "./backtracking-view.js";
import { createCover } from "./cover-view.js";
import { createFields } from "./fields-view.js";
import { createOrder } from "./order-view.js";
import { createOwnRule } from "./own-rule-view.js";
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
  "own-rule": createOwnRule,
};

/** @param {string} name */
export function createCourse(name) {
  return h("section", { class: "course", "aria-label": t("course.task") }, TASKS[name]());
}
