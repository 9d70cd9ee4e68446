/**
 * The entrance to assignments. An assignment in a link is opened at once, above everything else. Teachers create and
 * mark assignments in a section further down. The code for assignments is loaded when it is first needed.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";

/** Create the section for assignments, which loads its code when it is first needed. @param {OnAction} onAction */
export function createAssignDoor(onAction) {
  const task = h("section", { class: "assignment", hidden: true }, h("p", { role: "status" }, t("task.running")));
  const words = h("p", { class: "muted", role: "status" });
  const place = h("div", {}, words);
  const root = fold("learn.assign", { ontoggle: () => root.open && room.open() }, t("class.assign"), place);
  const room = createFetched(
    async () => {
      setText(words, t("class.more.loading"));
      const { openAssignments } = await loadRoom("assign");
      return openAssignments({ task, place }, onAction);
    },
    () => {
      setText(words, t("class.more.failed"));
      if (!task.hidden) onAction({ type: "notice", words: { key: "class.assign.not-here" } });
      onAction({ type: "classroom", classroom: { assign: null } });
    },
  );

  return {
    task,
    root,
    /** @param {State} state */
    render(state) {
      setHidden(task, !state.classroom.assign);
      room.render(state);
      if (state.classroom.assign) room.open();
    },
  };
}
