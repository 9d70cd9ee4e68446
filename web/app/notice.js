/**
 * A short message about something that has just happened or is still going on. It has a strip of the page for itself.
 * Some messages have a button: show all puzzles that were read, or stop reading or making puzzles. As long as the browser's storage is
 * full, the message about this appears again after every other message, with a button for a backup.
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { isEmpty } from "../board/board.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { publishHeight } from "./room.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createNotice(root, onAction) {
  const words = h("p", { class: "notice-words", role: "status", "aria-live": "polite" });
  const report = button("import.show", () => onAction({ type: "layer", layer: "import" }));
  const stop = button("task.cancel", () => onAction({ type: "stop-reading" }));
  const cancel = button("task.cancel", () => onAction({ type: "make-cancel" }));
  const backup = button("notice.backup", () => onAction({ type: "save-everything" }));
  const box = h("div", { class: "notice" }, words, report, stop, cancel, backup);
  root.append(box);
  const leave = publishHeight(root, "--notices");
  return {
    /** @param {State} state */
    render(state) {
      const { notice, reading, imported, full } = state;
      const making = makingWords(state);
      const sentence = notice ?? reading ?? making ?? fullWords(full);
      box.classList.toggle("seen", sentence !== null);
      if (sentence) setText(words, say(sentence));
      setHidden(report, notice === null || imported?.words !== notice);
      setHidden(stop, sentence === null || sentence !== reading);
      setHidden(cancel, sentence === null || sentence !== making);
      setHidden(backup, sentence === null || [notice, reading, making].includes(sentence));
    },
    destroy() {
      leave();
      box.remove();
    },
  };
}

/**
 * Return the message that a puzzle is being made, if a puzzle on the board hides the start, which says so otherwise. Make
 * and the end of a puzzle have their own messages.
 * @param {State} state
 */
const makingWords = ({ board, clock, making, place }) =>
  place === "play" && making?.total === 1 && !isEmpty(board) && !clock.solved ? MAKING : null;

/** @type {import("./state.js").Words} */
const MAKING = { key: "make.running" };

/** Return the message that the browser's storage is full, or null if it is not. @param {State["full"]} full */
const fullWords = ({ board, puzzles }) => (puzzles ? { key: "tray.full" } : board ? { key: "storage.full" } : null);

/** @param {string} label @param {() => void} onclick */
const button = (label, onclick) =>
  h("button", { type: "button", class: "notice-button control", hidden: true, onclick }, t(label));
