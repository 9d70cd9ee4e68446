/**
 * The list of all lessons, in foldable groups. Each lesson is a tile with its figure, its name and a line about its
 * content, and with a tick when it is done. Above the list is the lesson to continue with.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { GROUPS, RULE_LESSONS } from "../contract/constants.js";
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { createFigure } from "./figure.js";
import { lessonToContinue } from "./learned.js";
import { COURSES, isCourse, LESSON_NAMES, linkTo } from "./model.js";

/** Return the message key of a lesson's title. @param {string} name */
export const titleKey = (name) => `${isCourse(name) ? "course" : "technique"}.${name}.name`;

/** Return the message key of the line that describes a lesson in the list. @param {string} name */
export const lineKey = (name) => (isCourse(name) ? `course.${name}.line` : `technique.${name}.idea`);

/** @type {Record<string, readonly string[]>} */
const ALL = { ...GROUPS, rules: RULE_LESSONS, programs: COURSES };

/** Return the name of the group that has a lesson. @param {string} name */
export const groupOf = (name) => Object.keys(ALL).find((group) => ALL[group].includes(name)) ?? "";

/** Create the list of lessons. @param {(action: Action) => void} onAction */
export function createLessonList(onAction) {
  const groups = Object.entries(ALL).map(([group, names], at) => createGroup(group, names, at === 0, onAction));
  const next = h("button", {
    type: "button",
    class: "button primary lesson-continue",
    onclick: () => onAction({ type: "lesson", technique: toContinue }),
  });
  const progress = h("p", { class: "muted lesson-progress" });
  let toContinue = "";
  return {
    root: h(
      "div",
      { class: "lesson-all" },
      h("div", { class: "lesson-first" }, next, progress),
      h("div", { class: "scene-main lesson-groups" }, ...groups.map(({ root }) => root)),
    ),
    /** @param {State} state */
    render({ settings: { learned } }) {
      toContinue = lessonToContinue(learned);
      setHidden(next, !toContinue);
      const name = toContinue && t(titleKey(toContinue));
      setText(next, toContinue && t(learned.last ? "learn.continue" : "learn.start", { name }));
      setText(progress, t("learn.progress", { done: learned.done.length, total: LESSON_NAMES.length }));
      for (const group of groups) group.render(learned);
    },
  };
}

/**
 * Create a group of lessons.
 * @param {string} group @param {readonly string[]} names @param {boolean} open @param {(action: Action) => void} onAction
 */
function createGroup(group, names, open, onAction) {
  const tiles = names.map((name) => createTile(name, onAction));
  const count = h("span", { class: "muted" });
  return {
    root: fold(
      `lessons.${group}`,
      { class: "lesson-group", open: open || !matchMedia("(width < 600px)").matches },
      h("summary", {}, h("span", {}, t(`learn.group.${group}`)), count),
      h("ul", { class: "lesson-list" }, ...tiles.map(({ root }) => root)),
    ),
    /** @param {import("./learned.js").Learned} learned */
    render({ done }) {
      const number = names.filter((name) => done.includes(name)).length;
      setText(count, number ? t("learn.group.done", { done: number, total: names.length }) : String(names.length));
      for (const tile of tiles) tile.render(done);
    },
  };
}

/** Create the tile of a lesson, which is a link to it. @param {string} name @param {(action: Action) => void} onAction */
function createTile(name, onAction) {
  /**
   * Open the lesson on a plain click. If a key such as Ctrl is held, the browser handles the click, as for any link.
   * @param {MouseEvent} event
   */
  const onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAction({ type: "lesson", technique: name });
  };
  const done = h("span", { class: "lesson-done" }, icon("done"), h("span", { class: "unseen" }, t("learn.done")));
  const words = [
    h("span", { class: "lesson-name" }, t(titleKey(name))),
    h("span", { class: "lesson-line" }, t(lineKey(name))),
  ];
  const link = h(
    "a",
    { class: "lesson-link", href: linkTo(name), onclick },
    h("span", { class: "lesson-words" }, ...words),
    done,
  );
  link.prepend(createFigure(name));
  return {
    root: h("li", {}, link),
    /** @param {string[]} all  the lessons that are done */
    render: (all) => setHidden(done, !all.includes(name)),
  };
}
