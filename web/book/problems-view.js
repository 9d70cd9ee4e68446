/**
 * The list of problems in the Book editor. One line says how many problems there are. It can be unfolded, and then
 * shows a list of links to the problems. A book without puzzles has no problems yet.
 */
import { countIn } from "../print/book.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { button } from "./fields.js";
import { countUnchecked, problemSentence, problemsOf } from "./problems.js";

/** The greatest number of problems that are listed. */
const MOST = 60;

/** @param {(at: number, puzzle: number) => void} goTo @param {() => void} onCheck */
export function createProblems(goTo, onCheck) {
  const words = h("summary", {}, "");
  const list = h("ul", { class: "book-things" });
  const fold = h("details", { class: "more book-fold" }, words, list);
  const noProblems = h("p", { class: "book-fine", role: "status" });
  const check = button("book.check", onCheck, "small");
  const status = h("p", { class: "unseen", role: "status" });
  const root = h("section", { class: "book-checks", "aria-label": t("book.checks") }, noProblems, fold, check, status);
  let shown = "";

  return {
    root,
    /** @param {import("../app/state.js").State} state @param {import("../print/book.js").Book} book */
    render({ print }, book) {
      setHidden(root, countIn(book) === 0);
      const problems = problemsOf(book, print.sheets?.warnings ?? []);
      const left = countUnchecked(book);
      const sentences = problems.map((problem) => say(problemSentence(book, problem)));
      setHidden(fold, problems.length === 0);
      setHidden(noProblems, problems.length > 0);
      const summary = problems.length
        ? t("book.things", { count: problems.length })
        : t(left ? "book.so-far" : "book.fine");
      setText(problems.length ? words : noProblems, summary);
      // if the list is open, its summary is visible and is read aloud by itself
      setText(status, problems.length ? summary : "");
      setHidden(check, left === 0);
      setText(check, t("book.check", { count: left }));
      const now = sentences.join("\n");
      if (now === shown) return;
      shown = now;
      const item = ({ at = 0, puzzle = 0 }, /** @type {string} */ sentence) =>
        h("li", {}, h("button", { type: "button", class: "book-thing", onclick: () => goTo(at, puzzle) }, sentence));
      list.replaceChildren(...problems.slice(0, MOST).map((problem, index) => item(problem, sentences[index])));
    },
  };
}
