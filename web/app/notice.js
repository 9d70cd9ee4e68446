/**
 * A short message about something that has just happened or is still going on. It has a strip of the page for itself.
 * Some messages have a button: show all puzzles that were read, or stop reading. As long as the browser's storage is
 * full, the message about this appears again after every other message, with a button for a backup.
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { publishHeight } from "./room.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createNotice(root, onAction) {
  const words = h("p", { class: "notice-words", role: "status", "aria-live": "polite" });
  const report = button("import.show", () => onAction({ type: "layer", layer: "import" }));
  const stop = button("task.cancel", () => onAction({ type: "stop-reading" }));
  const backup = button("notice.backup", () => onAction({ type: "save-everything" }));
  const box = h("div", { class: "notice" }, words, report, stop, backup);
  root.append(box);
  const leave = publishHeight(root, "--notices");
  return {
    /** @param {State} state */
    render({ notice, reading, imported, full }) {
      const sentence = notice ?? reading ?? fullWords(full);
      box.classList.toggle("seen", sentence !== null);
      if (sentence) setText(words, say(sentence));
      setHidden(report, notice === null || imported?.words !== notice);
      setHidden(stop, sentence === null || sentence !== reading);
      setHidden(backup, sentence === null || sentence === notice || sentence === reading);
    },
    destroy() {
      leave();
      box.remove();
    },
  };
}

/** Return the message that the browser's storage is full, or null if it is not. @param {State["full"]} full */
const fullWords = ({ board, puzzles }) => (puzzles ? { key: "tray.full" } : board ? { key: "storage.full" } : null);

/** @param {string} label @param {() => void} onclick */
const button = (label, onclick) =>
  h("button", { type: "button", class: "notice-button control", hidden: true, onclick }, t(label));
