/**
 * The line of a panel that shows a running task with its progress and a Cancel button. If no task is running, it shows
 * the last result.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 */
import { h, put, setHidden, setText } from "./dom.js";
import { say, t } from "./i18n.js";

/**
 * Create the line that shows the result of the last task or, while a task runs, its progress.
 * @param {(action: import("../app/state.js").Action) => void} onAction
 * @param {(state: State) => Words} idle  returns the words to show if there is no result
 * @param {(state: State) => boolean} [isRead]  returns whether the result stays visible while a task runs; the task is
 *   then shown in a second line
 */
export function createOutcome(onAction, idle, isRead = () => false) {
  const words = h("p", { class: "outcome-words", role: "status", "aria-live": "polite" });
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const cancel = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "cancel" }) },
    t("task.cancel"),
  );
  const beside = h("p", { class: "outcome-beside" });
  const root = h("div", { class: "outcome" }, words, beside, h("div", { class: "outcome-work" }, bar, cancel));
  const work = /** @type {HTMLElement} */ (root.lastElementChild);
  return {
    root,
    /** @param {State} state */
    render(state) {
      const busy = state.task?.slow === true;
      const reads = busy && isRead(state);
      // not a second time while the voice reads these words aloud
      put(words, "aria-live", state.task?.row === undefined ? "polite" : "off");
      setLines(words, say(busy && !reads ? workWords(state) : (state.result?.words ?? idle(state))));
      setText(beside, reads ? say(workWords(state)) : "");
      setHidden(beside, !reads);
      put(root, "data-tone", busy ? "busy" : (state.result?.tone ?? "none"));
      setHidden(work, !busy);
    },
  };
}

/** Return the words about the running task. @param {State} state @returns {Words} */
function workWords({ task, engine }) {
  return task?.words ?? { key: engine.phase === "ready" ? "task.running" : "task.waiting" };
}

/**
 * Show a text. If it has several lines, as a hint has, the first one is its claim and the last one its conclusion.
 * @param {HTMLElement} words @param {string} text
 */
function setLines(words, text) {
  if (words.textContent === text) return;
  put(words, "data-lines", text.includes("\n"));
  if (!text.includes("\n")) setText(words, text);
  else words.replaceChildren(...partsOf(text.split("\n")));
}

/** @param {string[]} lines of a hint: its claim, perhaps reasons, and its conclusion */
function partsOf(lines) {
  const why = lines.slice(1, -1).join("\n");
  const reasons = why ? [h("span", {}, why), "\n"] : [];
  return [h("span", {}, lines[0]), "\n", ...reasons, h("strong", {}, lines.at(-1))];
}
