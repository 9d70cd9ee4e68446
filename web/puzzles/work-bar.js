/**
 * The progress of an analysis of many puzzles, with numbers and a Cancel button. It is hidden while no analysis runs.
 */
import { h, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { countRequests } from "./asked.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createWorkBar(onAction) {
  /** The largest number of requested analyses since there was last no request. */
  let total = 0;
  const words = h("p", { class: "outcome-words", role: "status" });
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("tray.working-out") });
  const cancel = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "tray-unask" }) },
    t("task.cancel"),
  );
  const root = h("div", { class: "outcome tray-work" }, words, h("div", { class: "outcome-work" }, bar, cancel));
  return {
    root,
    /** @param {import("./model.js").Item[]} items */
    render(items) {
      const { left, formless } = countRequests(items);
      total = left && Math.max(total, left);
      setHidden(root, !left);
      if (!left) return;
      // canonical forms come first, because they are found quickly
      const stage = formless ? "tray.formed" : "tray.worked-out";
      setText(words, t(stage, { done: total - (formless || left), total }));
      put(bar, "max", 2 * total);
      put(bar, "value", 2 * total - left - formless);
    },
  };
}
