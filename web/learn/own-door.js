/**
 * The entrance to the editor in which people can change an algorithm. The code of the editor is loaded when it is first
 * opened.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { h, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** Create the element that will contain the editor for a person's own programs. @param {OnAction} onAction */
export function createOwnDoor(onAction) {
  const root = h("section", { class: "class-own" }, h("p", { class: "muted", role: "status" }, t("task.running")));
  const foot = h("div", { class: "row main-row", hidden: true });
  const room = createFetched(
    async () => {
      const { openOwn } = await loadRoom("own");
      return openOwn(root, foot, onAction);
    },
    () => {
      onAction({ type: "classroom", classroom: { own: null } });
      onAction({ type: "notice", words: { key: "class.mine.not-here" } });
    },
  );

  return {
    root,
    /** The button that runs the program. */
    foot,
    /** @param {State} state */
    render(state) {
      setHidden(foot, !state.classroom.own);
      room.render(state);
      if (state.classroom.own) room.open();
    },
  };
}
