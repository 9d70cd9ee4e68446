/**
 * The entrance to the editor in which people can change an algorithm. The code of the editor is loaded when it is first
 * opened.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** Create the element that will contain the editor for a person's own programs. @param {OnAction} onAction */
export function createOwnDoor(onAction) {
  const root = h("section", { class: "class-own" }, h("p", { class: "muted", role: "status" }, t("task.running")));
  const room = createFetched(
    async () => {
      const { openOwn } = await loadRoom("own");
      return openOwn(root, onAction);
    },
    () => {
      onAction({ type: "classroom", classroom: { own: null } });
      onAction({ type: "notice", words: { key: "class.mine.not-here" } });
    },
  );

  return {
    root,
    /** @param {State} state */
    render(state) {
      room.render(state);
      if (state.classroom.own) room.open();
    },
  };
}
