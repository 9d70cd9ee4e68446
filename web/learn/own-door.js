/**
 * The door to the editor, in which a person makes an algorithm their own. What is behind it is fetched when it is first opened.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { importScript } from "../parts/parts.js";
import { h } from "../ui/dom.js";
import { t, voice } from "../ui/i18n.js";

/** @param {OnAction} onAction */
export function createOwnDoor(onAction) {
  const root = h("section", { class: "own" }, h("p", { class: "muted", role: "status" }, t("task.running")));
  /** @type {ReturnType<typeof import("../own/room.js").createOwn> | null} */
  let room = null;
  /** @type {State | null} */
  let now = null;
  let opening = false;

  const open = async () => {
    opening = true;
    try {
      const { openOwn } = /** @type {typeof import("../own.js")} */ (await importScript("own.js"));
      room = await openOwn(root, onAction, voice);
      if (now) room.render(now);
    } catch {
      onAction({ type: "classroom", classroom: { own: null } });
      onAction({ type: "notice", words: { key: "class.mine.not-here" } });
    }
    opening = false;
  };

  return {
    root,
    /** @param {State} state */
    render(state) {
      now = state;
      if (room) room.render(state);
      else if (state.classroom.own && !opening) open();
    },
  };
}
