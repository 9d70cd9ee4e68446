/**
 * The list of problems at the top of the Book editor: a line with their number, and a fold with links to their places.
 */
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { button } from "./fields.js";
import { thingsOf, thingWords, unchecked } from "./things.js";

/** The largest number of problems in the list. */
const MOST = 60;

/** @param {(at: number, puzzle: number) => void} goTo @param {() => void} onCheck */
export function createThings(goTo, onCheck) {
  const words = h("summary", {}, "");
  const list = h("ul", { class: "book-things" });
  const fold = h("details", { class: "more book-fold" }, words, list);
  const fine = h("p", { class: "book-fine", role: "status" });
  const check = button("book.check", onCheck, "small");
  const status = h("p", { class: "unseen", role: "status" });
  let shown = "";

  return {
    root: h("section", { class: "book-checks", "aria-label": t("book.checks") }, fine, fold, check, status),
    /** @param {import("../app/state.js").State} state @param {import("../print/book.js").Book} book */
    render({ print }, book) {
      const things = thingsOf(book, print.sheets?.warnings ?? []);
      const left = unchecked(book);
      const sentences = things.map((thing) => say(thingWords(book, thing)));
      setHidden(fold, things.length === 0);
      setHidden(fine, things.length > 0);
      const summary = things.length
        ? t("book.things", { count: things.length })
        : t(left ? "book.so-far" : "book.fine");
      setText(things.length ? words : fine, summary);
      setText(status, things.length ? summary : ""); // otherwise the summary is visible, and already read aloud
      setHidden(check, left === 0);
      setText(check, t("book.check", { count: left }));
      const now = sentences.join("\n");
      if (now === shown) return;
      shown = now;
      const lead = ({ at = 0, puzzle = 0 }, /** @type {string} */ sentence) =>
        h("li", {}, h("button", { type: "button", class: "book-thing", onclick: () => goTo(at, puzzle) }, sentence));
      list.replaceChildren(...things.slice(0, MOST).map((thing, index) => lead(thing, sentences[index])));
    },
  };
}
