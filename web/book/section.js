/**
 * The editor of the open section: its title and note, the technique that it practises, its order, and its puzzles.
 * Puzzles can be added from My puzzles or from pasted text.
 */
import { techniqueName } from "../make/names.js";
import { selectedOrAll } from "../puzzles/selection.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import {
  puzzleMoved,
  withLayout,
  withMore,
  withName,
  withOrder,
  withPuzzles,
  withTechnique,
  withText,
} from "./edit.js";
import { button, choiceField, lineField, textField } from "./fields.js";
import { createLayout } from "./layout.js";
import { canOrder, createOrder, orderWith, techniquesToPractise } from "./order.js";
import { createPuzzles } from "./puzzles.js";

/**
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../app/state.js").State} State
 * @typedef {(change: (book: Book) => Book) => void} OnChange
 */

/** @param {OnChange} change @param {(action: import("../app/state.js").Action) => void} onAction */
export function createSection(change, onAction) {
  let at = -1;
  /** @type {State | null} */
  let now = null;
  const run = (/** @type {import("../print/types.js").PrintTask} */ task) => () => onAction({ type: "run", task });
  const title = lineField("print.title", (value) => change(withText(at, { title: value })));
  const note = textField("book.note", (value) => change(withText(at, { note: value })), 2);
  const order = createOrder((next) => change(withOrder(at, next)));
  const practise = choiceField("book.practise", (technique) =>
    change((book) => withTechnique(at, technique, orderOf(technique, book))(book)),
  );
  const orderOf = (/** @type {string} */ technique, /** @type {Book} */ { sections }) =>
    canOrder(now?.techniques ?? [], technique) ? orderWith(technique, sections[at].order) : sections[at].order;
  const layout = createLayout((name, value) => change(withLayout(at, name, value)));
  const rare = h("p", { class: "muted book-wide" }, t("book.practise.rare"));
  onAction({ type: "techniques?" });
  const puzzles = createPuzzles({
    move: (from, to) => change(puzzleMoved(at, from, to)),
    change: (next) => change(withPuzzles(at, next)),
    name: (index, words) => change(withName(at, index, words)),
  });
  const mine = h("button", {
    type: "button",
    class: "button small",
    onclick: () => now && change(withMore(at, selectedOrAll(now.tray).map(bookPuzzle))),
  });
  const pasted = textField(
    "book.paste",
    (text) => change((book) => ({ ...book, pasted: text })),
    2,
    t("book.paste.hint"),
  );
  const add = button("book.add", run("book-take"), "small");
  const root = h(
    "div",
    { class: "book-section" },
    title.root,
    order.root,
    puzzles.root,
    h("div", { class: "row" }, mine),
    pasted.root,
    h("div", { class: "row" }, add),
    fold(
      "book-words",
      { class: "more" },
      t("book.words"),
      h("div", { class: "book-words" }, note.root, practise.root, rare, layout.root),
    ),
  );

  return {
    root,
    goTo: puzzles.goTo,
    focus: () => title.input.focus(),
    /** @param {State} state @param {Book} book */
    render(state, book) {
      const other = book.at !== at;
      const section = book.sections[book.at];
      at = book.at;
      now = state;
      if (!section) return;
      title.show(section.title);
      note.show(section.note);
      const made = (/** @type {string} */ name) => canOrder(state.techniques, name);
      const groupOf = (/** @type {string} */ name) => name && t(`book.practise.${made(name) ? "made" : "found"}`);
      practise.show(section.practise ?? "", ["", ...techniquesToPractise(state.techniques)], practiseName, groupOf);
      setHidden(rare, !section.practise || made(section.practise) || !state.techniques.length);
      layout.show(section.layout ?? {});
      order.show(section.order, state.techniques);
      puzzles.show(section.puzzles, other);
      const count = selectedOrAll(state.tray).length;
      setHidden(mine, count === 0);
      setText(mine, t("book.mine", { count }));
      pasted.show(book.pasted);
      setHidden(add, !book.pasted.trim());
    },
  };
}

/** @param {string} technique */
const practiseName = (technique) => (technique ? techniqueName(technique) : t("book.practise.none"));

/**
 * Return a saved puzzle in the format of a book, with the facts known about it.
 * @param {import("../puzzles/model.js").Item} item @returns {import("../print/book.js").BookPuzzle}
 */
function bookPuzzle({ state: { givens, geometry, original }, name, solution, grade, er, beyond, id }) {
  return {
    puzzle: givens,
    geometry,
    ...(original && { original }),
    ...(name && { name }),
    ...(solution && { solution }),
    ...(grade && { grade, er: er ?? null, beyond: !!beyond }),
    ...(id && { id }),
  };
}
