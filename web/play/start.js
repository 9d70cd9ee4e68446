/**
 * The choices on an empty board: type a puzzle, paste one, open one, or make one. If there is an answer, it is shown
 * instead of these choices.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isEmpty } from "../board/board.js";
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { isAnswered } from "./answer.js";

/** @typedef {(action: Action) => void} OnAction */

/** @param {OnAction} onAction */
export function createStart(onAction) {
  const choices = [
    startChoice("pencil", "type", () => {
      onAction({ type: "typeIn" });
      onAction({ type: "to-board" });
    }),
    startChoice("paste", "paste", () => onAction({ type: "incoming", incoming: { text: "", error: null } })),
    startChoice("sparkle", "new", () => onAction({ type: "make", what: "one" })),
  ];
  const words = h("p", { class: "muted", role: "status" });
  const root = h("div", { class: "start" }, ...choices, words);
  return {
    root,
    /** @param {State} state */
    render(state) {
      const { board, making, made } = state;
      setHidden(root, !isEmpty(board) || isAnswered(state));
      setText(words, making ? t("make.running") : made?.tone === "bad" ? t(made.words.key, made.words.args) : "");
    },
  };
}

/** @param {Parameters<typeof icon>[0]} drawing @param {string} name @param {() => void} onclick */
function startChoice(drawing, name, onclick) {
  const title = h("span", { class: "start-name" }, t(`start.${name}`));
  const note = h("span", { class: "start-note" }, t(`start.note.${name}`));
  return h("button", { type: "button", class: "start-way control", onclick }, icon(drawing), title, note);
}
