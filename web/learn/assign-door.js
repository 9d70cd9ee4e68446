/**
 * The door to assignments: one that a link brought is opened at once, above all else; setting and marking are in a fold. What
 * is behind it is fetched when it is first opened.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { importScript } from "../parts/parts.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t, voice } from "../ui/i18n.js";
import { adoptStyles } from "./later-styles.js";

/** @param {OnAction} onAction */
export function createAssignDoor(onAction) {
  const task = h("section", { class: "assignment", hidden: true }, h("p", { role: "status" }, t("task.running")));
  const words = h("p", { class: "muted", role: "status" });
  const place = h("div", {}, words);
  const root = fold("learn.assign", { class: "class-source", ontoggle: () => draw() }, t("class.assign"), place);
  /** @type {ReturnType<typeof import("../assign/room.js").createAssignments> | null} */
  let room = null;
  /** @type {State | null} */
  let now = null;
  let opening = false;

  const open = async () => {
    opening = true;
    setText(words, t("class.more.loading"));
    try {
      const [script] = await Promise.all([importScript("assign.js"), adoptStyles("assign/assign.css")]);
      const { openAssignments } = /** @type {typeof import("../assign.js")} */ (script);
      room = await openAssignments({ task, place }, onAction, voice);
      if (now) room.render(now);
    } catch {
      setText(words, t("class.more.failed"));
      if (now?.classroom.assign) onAction({ type: "notice", words: { key: "class.assign.not-here" } });
      onAction({ type: "classroom", classroom: { assign: null } });
    }
    opening = false;
  };

  const draw = () => {
    const { assign = null } = now?.classroom ?? {};
    setHidden(task, !assign);
    if (room && now) room.render(now);
    else if ((assign || root.open) && !opening) open();
  };

  return {
    task,
    root,
    /** @param {State} state */
    render(state) {
      now = state;
      if (room || state.classroom.assign) draw();
      else setHidden(task, true);
    },
  };
}
