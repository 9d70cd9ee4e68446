/**
 * The list of all lessons, in foldable groups. Each lesson has its name and a line about its content.
 * @typedef {import("../app/state.js").Action} Action
 */
import { GROUPS } from "../contract/constants.js";
import { h } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { COURSES, isCourse, linkTo } from "./model.js";

/** Return the message key of a lesson's title. @param {string} name */
export const titleKey = (name) => `${isCourse(name) ? "course" : "technique"}.${name}.name`;

/** Return the message key of the line that describes a lesson in the list. @param {string} name */
export const lineKey = (name) => (isCourse(name) ? `course.${name}.line` : `technique.${name}.idea`);

/** Create the list of lessons. @param {(action: Action) => void} onAction */
export function createLessonList(onAction) {
  const groups = Object.entries({ ...GROUPS, programs: COURSES }).map(([group, names], at) => {
    const items = names.map((name) => h("li", {}, lessonLink(name, onAction)));
    return fold(
      `lessons.${group}`,
      { class: "lesson-group", open: at === 0 },
      t(`learn.group.${group}`),
      h("ul", { class: "lesson-list" }, ...items),
    );
  });
  return { root: h("div", { class: "scene-main lesson-groups" }, ...groups) };
}

/** Return the link to a lesson. @param {string} name @param {(action: Action) => void} onAction */
function lessonLink(name, onAction) {
  /**
   * Open the lesson on a plain click. If a key such as Ctrl is held, the browser handles the click, as for any link.
   * @param {MouseEvent} event
   */
  const onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAction({ type: "lesson", technique: name });
  };
  return h(
    "a",
    { class: "lesson-link", href: linkTo(name), onclick },
    h("span", { class: "lesson-name" }, t(titleKey(name))),
    h("span", { class: "lesson-line" }, t(lineKey(name))),
  );
}
