/**
 * The view of Play while nothing is asked: the rules of the puzzle, its difficulty in a word, and how much is left. On a
 * small screen, the rules are one line above the keypad, and open in the place of the keypad.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 */
import { isEmpty } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { geometryWords, ruleWords } from "../board/names.js";
import { countBlank } from "../board/problems.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { judgementNow } from "../verdict/now.js";
import { createSums } from "./sums.js";

/**
 * @param {(open: boolean) => void} onOpen  called when a person opens or closes the rules on a small screen
 * @param {() => void} onCode  called when a person wants to read the code of a rule
 */
export function createBrief(onOpen, onCode) {
  const name = h("span", { class: "rules-name" });
  const sums = createSums();
  const line = h(
    "button",
    { type: "button", class: "rules-line control", onclick: () => toggle() },
    name,
    sums.short,
    icon("down"),
  );
  const list = h("ul", { class: "rules-list", id: "rules-list" });
  const rules = h("section", { class: "rules", "aria-label": t("brief.rules") }, line, list, sums.root);
  const words = h("p", { class: "brief-words" });
  put(line, "aria-controls", list.id);
  let open = false;
  /** The answer that was last drawn. A new one closes the rules. @type {unknown} */
  let last = null;
  let ruled = "";
  const toggle = () => {
    open = line.getAttribute("aria-expanded") !== "true";
    onOpen(open);
  };
  return {
    rules,
    words,
    /** Return whether a small screen shows the rules instead of the keypad. */
    isOpen: () => open && !rules.hidden,
    /** @param {State} state @param {boolean} answered  whether there is an answer to show instead */
    render(state, answered) {
      const answer = state.explain ?? state.result ?? state.task;
      if (state.typing || answer !== last) open = false;
      last = answer;
      const sentences = rulesOf(state).map(say);
      const now = sentences.join("\n");
      if (now !== ruled) {
        const code = state.board.geometry.includes("+custom:") && h("li", { class: "rules-code" }, codeButton(onCode));
        list.replaceChildren(...sentences.map((sentence) => h("li", {}, sentence)), ...(code ? [code] : []));
      }
      ruled = now;
      setHidden(rules, sentences.length === 0);
      if (sentences.length) setText(name, say(geometryWords(state.board.geometry)));
      sums.render(state);
      put(line, "data-sums", sums.short.textContent !== "");
      put(line, "aria-expanded", String(open));
      put(rules, "data-open", open);
      const said = answered ? null : briefWords(state);
      setHidden(words, said === null);
      setText(words, said ? say(said) : "");
    },
  };
}

/** Return the button for the code of a rule that somebody wrote. @param {() => void} onclick */
const codeButton = (onclick) => h("button", { type: "button", class: "button small", onclick }, t("rule.code"));

/**
 * Return the rules of the puzzle besides those of its grid. They are known once they have been read.
 * @param {Pick<State, "board" | "rulesRead">} state @returns {Words[]}
 */
const rulesOf = ({ board, rulesRead }) =>
  rulesRead && geometry(board.geometry).rules.length && !isEmpty(board) ? ruleWords(board.geometry, true) : [];

/**
 * Return the difficulty of the puzzle, if it is known, and the number of blank cells. Return null for an empty or a full
 * board, and while clues are entered.
 * @param {State} state @returns {Words | null}
 */
export function briefWords(state) {
  const { board, mode } = state;
  const count = countBlank(board);
  if (mode === "enter" || isEmpty(board) || count === 0) return null;
  const left = { key: "brief.left", args: { count } };
  const { grade } = judgementNow(state)?.verdict ?? {};
  return grade ? { key: "brief.graded", args: { grade: { key: `grade.${grade}` }, left } } : left;
}
