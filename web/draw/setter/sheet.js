/**
 * The sheet with the tools for setters: the solutions and true candidates, rules in conflict, questions with their
 * answers, the rules with a switch for each, and their text to publish.
 * @typedef {import("../../app/state.js").State} State
 * @typedef {import("../../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 */
import { h, setHidden, setText } from "../../ui/dom.js";
import { say, t } from "../../ui/i18n.js";
import { createSheet } from "../../ui/sheet.js";
import { createAnswers } from "./answers.js";
import { createRuleList } from "./rule-list.js";
import { LAYER } from "./service.js";
import { createTexts } from "./texts.js";
import { conflictWords, countWords } from "./words.js";

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createSetterSheet(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const count = h("p", { class: "draw-count", role: "status" });
  const shown = switchOf("draw-shown", t("setter.candidates"), () => show(shown.input.checked));
  const conflict = createConflict();
  const answers = createAnswers(onAction);
  const list = createRuleList(onAction);
  const texts = createTexts(onAction);
  const now = h("div", { class: "draw-now" }, count, shown.root);
  const search = createSearch(() => show(false));
  const parts = [now, search, conflict.root, answers.root, list.root, texts.root];
  const sheet = createSheet("setter.title", h("div", { class: "draw-setter" }, ...parts), close);
  root.append(sheet.root);

  /** Show the true candidates, or hide them. @param {boolean} isShown */
  function show(isShown) {
    onAction({ type: "setter", setter: { isShown } });
    if (!isShown) onAction({ type: "shown", shown: null });
  }

  return {
    /** @param {State} state */
    render(state) {
      const { setter, board, layer, draw } = state;
      sheet.show(Boolean(setter && draw) && layer === LAYER);
      if (!setter) return;
      setText(count, say(countWords(state)));
      shown.input.checked = setter.isShown;
      setHidden(search, !setter.isSearching);
      conflict.render(setter, board);
      answers.render(state, setter);
      list.render(setter);
      texts.render(state);
    },
    destroy: sheet.destroy,
  };
}

/** Create a switch with a label. @param {string} id @param {string} label @param {() => void} onchange */
export function switchOf(id, label, onchange) {
  const input = h("input", { type: "checkbox", role: "switch", id, onchange });
  return { input, root: h("div", { class: "switch" }, input, h("label", { for: id }, label)) };
}

/** Create the progress bar of the search for true candidates, which has no known end. @param {() => void} onclick  cancels it */
function createSearch(onclick) {
  const bar = h("progress", { "aria-label": t("task.running") });
  const cancel = h("button", { type: "button", class: "button small", onclick }, t("task.cancel"));
  return h("div", { class: "draw-work" }, bar, cancel);
}

/** Create the part that names the rules in conflict. */
function createConflict() {
  let last = "";
  const list = h("ul", { class: "draw-said" });
  const root = h("section", { class: "draw-conflict", role: "status" }, h("h3", {}, t("setter.conflict")), list);
  return {
    root,
    /** @param {NonNullable<State["setter"]>} setter @param {State["board"]} board */
    render(setter, board) {
      const said = conflictWords(setter, board).map(say);
      setHidden(root, !said.length);
      if (last === said.join("\n")) return;
      last = said.join("\n");
      list.replaceChildren(...said.map((words) => h("li", {}, words)));
      if (said.length) root.scrollIntoView({ block: "nearest" });
    },
  };
}
