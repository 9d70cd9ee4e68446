/** The button that downloads the open lesson as a worksheet, and the line about the progress. */
import { h, setHidden, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { isCourse } from "./model.js";

const TASK = "worksheet";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createWorksheet(onAction) {
  const onclick = () => onAction({ type: "run", task: TASK });
  const make = h("button", { type: "button", class: "button small", onclick }, t("learn.worksheet"));
  const cancel = h("button", { type: "button", class: "button small", hidden: true }, t("task.cancel"));
  cancel.addEventListener("click", () => onAction({ type: "cancel" }));
  const words = h("p", { class: "muted lesson-sheet-words", role: "status" });
  const root = h("div", { class: "lesson-sheet" }, make, cancel, words);
  return {
    root,
    /** @param {import("../app/state.js").State} state */
    render({ lessons, task, result }) {
      setHidden(root, isCourse(lessons.technique));
      const busy = task?.name === TASK;
      const said = busy ? task.words : result?.task === TASK ? result.words : null;
      const left = result?.task === TASK && result.goesOn === true;
      const wasFocused = document.activeElement === cancel;
      setIdle(make, busy);
      setText(make, t(left && !busy ? "learn.worksheet.go-on" : "learn.worksheet"));
      setHidden(cancel, !busy || !task.slow);
      if (wasFocused && cancel.hidden) make.focus();
      setText(words, said ? say(said) : "");
      setHidden(words, !said);
    },
  };
}
