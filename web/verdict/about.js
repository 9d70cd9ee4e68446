/**
 * The sheet About this puzzle. It has the full verdict, the meaning of the grade, and more numbers in a section that
 * can be opened.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 */
import { isExplained } from "../board/board.js";
import { geometryWords, puzzleWords, ruleWords } from "../board/names.js";
import { createWaysDoor } from "../explain/ways-door.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { say, t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";
import { gradeOffers } from "./grading.js";
import { lineOf } from "./line.js";
import { judgementNow } from "./now.js";
import { createOffers } from "./offers.js";

/**
 * Create the sheet that shows the grade and other numbers about the puzzle.
 * @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createAbout(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const words = h("p", { class: "about-words" });
  const means = h("p", { class: "about-means" });
  const rules = createRules();
  const offers = createOffers((action) => {
    close();
    onAction(action);
  });
  const numbers = h("dl", { class: "about-numbers" });
  const more = fold("about", { class: "more" }, t("about.numbers"), numbers);
  const ways = createWaysDoor(onAction);
  const body = h("div", { class: "about" }, words, rules.root, means, offers.root, more, ways.root);
  const sheet = createSheet("about.title", body, close);
  root.append(sheet.root);

  return {
    /** @param {State} state */
    render(state) {
      const open = state.layer === "about";
      if (open) show(state);
      if (open) ways.render(state);
      const was = sheet.root.open;
      if (sheet.show(open)) ways.wish();
      else if (was && !open) onAction({ type: "ways-stop" });
    },
    destroy: sheet.destroy,
  };

  /** @param {State} state */
  function show(state) {
    const line = lineOf(state);
    const { grade, code } = judgementNow(state)?.verdict ?? {};
    setText(words, line.words.map(say).join("\u00a0· "));
    rules.render(state.board);
    setHidden(means, !grade);
    if (grade) setText(means, t(`grade.${grade}.${isExplained(state.board) ? "means" : "rules"}`));
    setHidden(ways.root, code !== "one" || !isExplained(state.board));
    offers.render([...line.offers, ...gradeOffers(state), ...importOffers(state)]);
    numbers.replaceChildren(
      ...numbersOf(state).map(([name, value]) => h("div", {}, h("dt", {}, t(name)), h("dd", {}, value))),
    );
  }
}

/**
 * Return the button that shows what was read of an imported text, and what was left out.
 * @param {State} state @returns {import("./line.js").Offer[]}
 */
const importOffers = ({ imported }) =>
  imported ? [{ label: { key: "import.title" }, action: { type: "layer", layer: "import" } }] : [];

/** Create the part that states the rules of the puzzle besides rows, columns and boxes. */
function createRules() {
  const grid = h("p", { class: "about-grid" });
  const list = h("ul", { class: "about-rules" });
  const note = h("p", { class: "muted" });
  const root = h("div", {}, grid, list, note);
  return {
    root,
    /** @param {State["board"]} board */
    render({ geometry }) {
      const sentences = ruleWords(geometry, true).map(say);
      setHidden(root, sentences.length === 0);
      setText(grid, say(geometryWords(geometry)));
      list.replaceChildren(...sentences.map((sentence) => h("li", {}, sentence)));
      setText(note, t("about.rules-grade"));
    },
  };
}

/**
 * Return the numbers to show about the puzzle as texts, each with the message key of its name. A rating that is only a
 * lower bound begins with "≥". EP and ED are exact as soon as they are known, even while the search for ER goes on.
 * @param {State} state @returns {[string, string][]}
 */
function numbersOf(state) {
  const judgement = judgementNow(state);
  const { er = null, ep, ed, beyond = null } = judgement?.soFar ?? judgement?.verdict ?? {};
  /** @type {[string, string]} */
  const clues = ["about.clues", say(puzzleWords(state.board.givens))];
  if (er === null) return [clues];
  const atLeast = beyond ? `≥ ${er.toFixed(1)}` : er.toFixed(1);
  const early = Object.entries({ ep, ed }).flatMap(([name, rating]) =>
    rating === undefined ? [] : [/** @type {[string, string]} */ ([`about.${name}`, rating?.toFixed(1) ?? atLeast])],
  );
  return [clues, ["about.er", atLeast], ...early];
}
