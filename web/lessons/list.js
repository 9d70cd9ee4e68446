/**
 * All lessons, in groups, a fold each: a technique's name, and what it is in a line.
 *
 * @typedef {import("../app/state.js").Action} Action
 */
import { GROUPS } from "../contract/constants.js";
import { h } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { linkTo } from "./model.js";

/** @param {(action: Action) => void} onAction */
export function createLessonList(onAction) {
  const groups = Object.entries(GROUPS).map(([group, techniques], at) => {
    const items = techniques.map((technique) => h("li", {}, lessonLink(technique, onAction)));
    return fold(
      `lessons.${group}`,
      { class: "lesson-group", open: at === 0 },
      t(`learn.group.${group}`),
      h("ul", { class: "lesson-list" }, ...items),
    );
  });
  return { root: h("div", { class: "lesson-groups" }, ...groups) };
}

/** @param {string} technique @param {(action: Action) => void} onAction */
function lessonLink(technique, onAction) {
  /** A plain click opens the lesson here; another one is the browser's, as with any link. @param {MouseEvent} event */
  const onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAction({ type: "lesson", technique });
  };
  return h(
    "a",
    { class: "lesson-link", href: linkTo(technique), onclick },
    h("span", { class: "lesson-name" }, t(`technique.${technique}.name`)),
    h("span", { class: "lesson-line" }, t(`technique.${technique}.idea`)),
  );
}
