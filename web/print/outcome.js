/** The progress and the result of a task of the tab Print or of the Book editor. */
import { h, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { PRINTING } from "./task-door.js";

/**
 * Create the line that shows the progress of printing and its result.
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createOutcome(onAction) {
  const words = h("p", { class: "outcome-words", role: "status", "aria-live": "polite" });
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const onclick = () => onAction({ type: "cancel" });
  const cancel = h("button", { type: "button", class: "button small", onclick }, t("task.cancel"));
  const work = h("div", { class: "outcome-work" }, bar, cancel);
  /** The task that was cancelled. @type {import("../solve/types.js").TaskName | ""} */
  let left = "";
  /** The focus was on Cancel when the task ended. */
  let held = false;
  const run = () => left && onAction({ type: "run", task: left });
  const goOn = h("button", { type: "button", class: "button small", onclick: run, hidden: true }, t("print.go-on"));
  const root = h("div", { class: "outcome" }, words, work, goOn);
  return {
    root,
    /** @param {import("../app/state.js").State} state */
    render({ task, result }) {
      const busy = task?.slow === true && isPrinting(task.name);
      setHidden(root, !busy && !isPrinting(result?.task ?? ""));
      const goesOn = !busy && result?.goesOn === true && isPrinting(result.task);
      left = goesOn ? /** @type {import("../solve/types.js").TaskName} */ (result.task) : "";
      const focused = document.activeElement;
      setHidden(work, !busy);
      setHidden(goOn, !goesOn);
      held = !busy && (held || focused === cancel);
      if (held && goesOn) goOn.focus();
      held &&= !goesOn;
      if (focused === goOn && busy) cancel.focus();
      put(root, "data-tone", busy ? "busy" : (result?.tone ?? "none"));
      setText(words, say((busy ? task?.words : result?.words) ?? { key: "task.running" }));
      const { done, total } = /** @type {{done?: number, total?: number}} */ (task?.words?.args ?? {});
      put(bar, "value", done);
      put(bar, "max", total);
    },
  };
}

/** Return whether a task is one of Print or of the Book editor. @param {string} name */
const isPrinting = (name) => PRINTING.some((each) => each === name);
