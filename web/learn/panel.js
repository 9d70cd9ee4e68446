/**
 * The content of Learn: lessons, practice, and algorithms. People can choose an algorithm, watch it on the board, read
 * its program, and compare it with others.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 */

import { createLesson } from "../lessons/lesson.js";
import { createLessonList } from "../lessons/list.js";
import { VIEWS } from "../lessons/model.js";
import { createPractice } from "../lessons/practice-view.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { createWell } from "../ui/well.js";
import { createAbout } from "./about.js";
import { createAssignDoor } from "./assign-door.js";
import { createChoice } from "./choice.js";
import { createComparison } from "./compare.js";
import { createOutput } from "./output.js";
import { createOwnDoor } from "./own-door.js";
import { createPlayer } from "./player.js";
import { createSource } from "./source.js";
import { createStudyDoor } from "./study-door.js";
import { createTextDoor } from "./text-door.js";

/**
 * Create the content of Learn.
 * @param {HTMLElement} root @param {OnAction} onAction @param {HTMLElement} scene
 */
export function createLearn(root, onAction, scene) {
  const views = {
    lessons: createLessons(onAction),
    practise: createPractice(onAction),
    algorithms: createAlgorithms(onAction),
  };
  const buttons = VIEWS.map((view) => {
    const onclick = () => onAction({ type: "learn-view", view });
    return h("button", { type: "button", class: "control choice learn-view", onclick }, t(`learn.view.${view}`));
  });
  const choice = h(
    "div",
    { class: "place-head learn-views", role: "group", "aria-label": t("place.learn") },
    ...buttons,
  );
  const panel = h("div", { class: "place-body learn" }, ...VIEWS.map((view) => views[view].root));
  const feet = VIEWS.map((view) => views[view].foot);
  const foot = h("div", { class: "place-foot" }, ...feet);
  const well = createWell(t("learn.well"));
  root.append(choice, panel, foot);
  scene.append(...views.lessons.scene, well);
  return {
    /** @param {State} state */
    render(state) {
      const { view, technique } = state.lessons;
      for (const part of [panel, foot]) setHidden(part, view === "lessons" && !technique);
      for (const [at, name] of VIEWS.entries()) {
        put(buttons[at], "aria-pressed", String(name === view));
        views[name].root.hidden = name !== view;
        feet[at].hidden = name !== view;
      }
      markRoot("view", view);
      views[view].render(state);
      for (const part of views.lessons.scene) setHidden(part, view !== "lessons" || part.hasAttribute("hidden"));
      setHidden(well, view !== "practise");
    },
    destroy() {
      for (const part of [choice, panel, foot, ...views.lessons.scene, well]) part.remove();
    },
  };
}

/** Create the list of lessons and the open lesson. @param {OnAction} onAction */
function createLessons(onAction) {
  const list = createLessonList(onAction);
  const lesson = createLesson(onAction);
  const waiting = h("p", { class: "muted", role: "status" });
  const root = h("div", { class: "learn-lessons" }, waiting, lesson.root);
  return {
    root,
    foot: lesson.foot,
    /** The parts for the stage. */
    scene: [list.root, ...lesson.scene],
    /** @param {State} state */
    render(state) {
      const { technique, positions, failed } = state.lessons;
      const waits = technique !== "" && positions === null;
      list.root.hidden = technique !== "";
      if (!technique) list.render(state);
      setText(waiting, waits ? t(failed ? "learn.failed" : "task.running") : "");
      waiting.hidden = !waits;
      lesson.render(state);
    },
  };
}

/** Create the part of Learn about algorithms. @param {OnAction} onAction */
function createAlgorithms(onAction) {
  const assign = createAssignDoor(onAction);
  const own = createOwnDoor(onAction);
  const player = createPlayer(onAction);
  const first = [own, createChoice(onAction), player];
  const read = [createAbout(), createSource(), createOutput()];
  const study = createStudyDoor(onAction);
  const others = [createTextDoor(onAction), createComparison(onAction), study, assign];
  const more = fold(
    "learn.rest",
    { class: "more class-more", ontoggle: () => more.open && study.open() },
    t("class.more"),
    h("div", { class: "class-rest" }, player.more, ...others.map((part) => part.root)),
  );
  const folds = h("div", { class: "class-folds" }, ...read.map((part) => part.root), more);
  const root = h("div", { class: "class" }, assign.task, ...first.map((part) => part.root), folds);
  return {
    root,
    foot: h("div", { class: "class-foot" }, player.foot, own.foot),
    /** @param {State} state */
    render(state) {
      const { scene, own } = state.classroom;
      put(root, "data-staged", scene !== null);
      put(root, "data-own", own !== null);
      markRoot("program", own !== null && (scene === null ? "typed" : "staged"));
      for (const part of [...first, ...read, ...others]) part.render(state);
    },
  };
}
