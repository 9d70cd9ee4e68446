/** The exercise on your own rules, whose editor is loaded when the lesson is opened. */
import { loadRoom } from "../parts/load-room.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

export function createOwnRule() {
  const root = h("div", { class: "course-code" }, h("p", { class: "muted", role: "status" }, t("task.running")));
  Promise.all([loadRoom("own-rules"), loadRoom("own")]).then(
    ([room, own]) => root.replaceChildren(room.createRuleExercise(own)),
    () => root.replaceChildren(h("p", { role: "alert" }, t("course.failed"))),
  );
  return root;
}
