/**
 * The controls for a small board that is embedded in another page: a hint, a check, their answers, and a link to the
 * whole page.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isEmpty } from "../board/board.js";
import { createAnswer, isAnswered } from "../play/answer.js";
import { h, put, setIdle } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction @param {(board: State["board"]) => string} addressOf  returns the address of the whole page with this puzzle */
export function createEmbedPanel(root, onAction, addressOf) {
  const hint = button("play.hint", "primary", () => onAction({ type: "run", task: "hint" }));
  const check = button("check.do", "", () => onAction({ type: "run", task: "check" }));
  const whole = h("a", { class: "embed-whole", target: "_blank", rel: "noopener" }, t("embed.whole"));
  const answer = createAnswer(onAction);
  const panel = h(
    "div",
    { class: "embed-panel" },
    h("div", { class: "row" }, hint, check, whole),
    answer.root,
    answer.foot,
  );
  root.append(panel);

  return {
    /** @param {State} state */
    render(state) {
      for (const control of [hint, check]) setIdle(control, isEmpty(state.board));
      hint.classList.toggle("primary", !isAnswered(state));
      put(whole, "href", addressOf(state.board));
      answer.render(state);
    },
    destroy: () => panel.remove(),
  };
}

/** @param {string} label @param {string} look @param {() => void} onclick */
const button = (label, look, onclick) => h("button", { type: "button", class: `button ${look}`, onclick }, t(label));
