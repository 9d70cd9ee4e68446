/**
 * The state of the engine: a dot, a progress bar while it loads, and a text after a failure or for a new version.
 *
 * @typedef {import("./state.js").State} State
 */
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";

/** @param {(action: import("./state.js").Action) => void} onAction */
export function createStatus(onAction) {
  const words = h("span", { class: "status-words", role: "status" });
  const bar = h("progress", { class: "status-bar", max: "1", "aria-hidden": "true" });
  const retry = smallButton("header.retry", () => onAction({ type: "retry" }));
  const details = smallButton("header.details", () => onAction({ type: "diagnose" }));
  const update = smallButton("offline.update", () => onAction({ type: "update" }));
  const dot = h("span", { class: "status-dot", "aria-hidden": "true" });
  const root = h("div", { class: "status" }, dot, bar, words, retry, details, update);
  return {
    root,
    /** @param {State["engine"]} status @param {State["offline"]} offline */
    render(status, offline) {
      put(root, "data-phase", status.phase);
      setText(words, statusWords(status, offline));
      put(root, "title", words.textContent);
      const failed = status.phase === "failed";
      markRoot("asks", failed || offline.update !== "none");
      markRoot("failed", failed);
      setHidden(update, offline.update === "none");
      setText(update, t(offline.update === "coming" ? "offline.updating" : "offline.update"));
      setIdle(update, offline.update === "coming");
      for (const part of [details, retry]) setHidden(part, !failed);
      setHidden(bar, status.phase !== "loading");
      if (status.phase !== "loading") return;
      if (status.total) bar.value = status.bytes / status.total;
      else bar.removeAttribute("value");
    },
  };
}

/**
 * Return the state of the engine and of the offline copy as text.
 * @param {State["engine"]} status @param {State["offline"]} offline
 */
export const statusWords = (status, offline) =>
  [
    engineWords(status),
    ...(offline.phase === "whole" ? [t("offline.whole")] : []),
    ...(offline.update === "coming" ? [t("offline.updating")] : []),
  ].join(" · ");

/** @param {import("./state.js").Status} status */
function engineWords(status) {
  if (status.phase === "ready") return t("engine.ready");
  if (status.phase === "failed") return t(`engine.failed.${status.code}`);
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  return t(`engine.stage.${status.stage}`, { bytes: megabytes(status.bytes), total: megabytes(status.total) });
}

/** @param {string} label @param {() => void} onclick */
const smallButton = (label, onclick) => h("button", { type: "button", class: "button small", onclick }, t(label));
