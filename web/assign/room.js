/**
 * The views of assignments: one for doing an assignment from a link, one for creating an assignment, and one for
 * marking answers.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { createAnswersView } from "./answers-view.js";
import { createSetting } from "./set-view.js";
import { createTask } from "./task-view.js";

/**
 *
 * @param {{task: HTMLElement, place: HTMLElement}} roots
 * @param {OnAction} onAction
 * @param {{desk: ReturnType<typeof import("./desk.js").createDesk>, stopwatch: ReturnType<typeof import("./stopwatch.js").createStopwatch>}} lasting  objects that continue to exist when the views are created again
 */
export function createAssignments({ task, place }, onAction, { desk, stopwatch }) {
  const setting = createSetting(onAction);
  const parts = [createTask(task, onAction, stopwatch), setting, createAnswersView(desk, onAction)];
  place.replaceChildren(setting.root);
  return {
    /** @param {State} state */
    render(state) {
      for (const part of parts) part.render(state);
    },
  };
}
