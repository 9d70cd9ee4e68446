/**
 * The verdict line. It is shown soon after every change, and spoken after a pause. A tap anywhere on the line opens the
 * dialog About this puzzle, if there is one.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isEmpty } from "../board/board.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createSpeech } from "../ui/speech.js";
import { lineOf } from "./line.js";
import { createTimer } from "./timer.js";

/**
 * Create the verdict line, which shows what is known about the puzzle on the board.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 */
export function createVerdict(root, onAction) {
  const words = h("p", { class: "verdict-words", role: "status", "aria-live": "off" });
  const spoken = h("p", { class: "unseen", "aria-live": "polite" });
  const speech = createSpeech((text) => setText(spoken, text));
  const name = t("about.title");
  const about = h(
    "button",
    {
      type: "button",
      class: "verdict-about",
      "aria-haspopup": "dialog",
      "aria-label": name,
      title: name,
      onclick: () => onAction({ type: "layer", layer: "about" }),
    },
    icon("about"),
  );
  const timer = createTimer(onAction);
  const mark = h("span", { class: "verdict-mark", "aria-hidden": "true" });
  const verdict = h("div", { class: "verdict" }, mark, words, timer.mistakes, timer.root, about);
  root.append(verdict, spoken);

  return {
    /** @param {State} state */
    render(state) {
      const line = lineOf(state);
      put(verdict, "data-tone", line.tone);
      const text = line.words.map(say).join("\u00a0· ");
      setText(words, text);
      timer.render(state);
      put(verdict, "data-timed", !timer.root.hidden);
      setHidden(about, isEmpty(state.board));
      speech.say(text, line.urgency);
    },
    destroy() {
      speech.end();
      timer.destroy();
      verdict.remove();
      spoken.remove();
    },
  };
}
