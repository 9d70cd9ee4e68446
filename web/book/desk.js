/**
 * The Book editor. The texts and sections of the book are on the left, and the preview of a page is on the right. The
 * list of problems is above both.
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 * @typedef {{root: HTMLElement, render: (state: State) => void}} Part  a view that the page has already created
 */
import { bookOfText, bookText } from "../print/book.js";
import { addressNow, changedOptions, MOST_PATHS } from "../print/options.js";
import { fileName } from "../print/tasks.js";
import { h, icon, setIdle, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { opened, undone, withSection } from "./edit.js";
import { button, iconButton } from "./fields.js";
import { createLook } from "./look.js";
import { createProblems } from "./problems-view.js";
import { createSection } from "./section.js";
import { createSections } from "./sections.js";

/** @param {HTMLElement} root @param {OnAction} onAction @param {{preview: Part, outcome: Part, close: () => void}} page */
export function createDesk(root, onAction, { preview, outcome, close }) {
  /** @type {State | null} */
  let now = null;
  const change = (/** @type {(book: Book) => Book} */ next) => onAction({ type: "book", change: next });
  const run = (/** @type {import("../print/types.js").PrintTask} */ task) => () => onAction({ type: "run", task });
  const look = createLook(
    (options) =>
      now && onAction({ type: "print", print: { options: changedOptions(now.print.options, options), page: 0 } }),
    (language) => change((book) => ({ ...book, language })),
  );
  const section = createSection(change, onAction);
  const sections = createSections(change, section.root);
  const goTo = (/** @type {number} */ at, /** @type {number} */ puzzle) => {
    change(opened(at));
    if (puzzle >= 0) section.goTo(puzzle);
    else if (at >= 0) section.focus();
  };
  const problems = createProblems(goTo, run("book-check"));
  const picker = createFilePicker(async ([file]) => open(await file.text().catch(() => "")));
  const undo = button("book.undo", () => change(undone), "small");
  const add = button("book.more", () => {
    change(withSection);
    section.focus();
  });
  const closeButton = iconButton("dialog.close", icon("close"), close);
  const head = h(
    "header",
    { class: "book-head" },
    h("h2", {}, t("book.desk")),
    undo,
    button("book.open", picker.open, "small"),
    button("book.save", () => save(), "small"),
    closeButton,
    picker.input,
  );
  const left = h("div", { class: "book-left" }, look.root, h("h3", {}, t("book.sections")), sections.root, add);
  const actions = h(
    "div",
    { class: "row main-row" },
    button("print.print", run("paper"), "primary"),
    button("print.pdf", run("pdf")),
  );
  const right = h("div", { class: "book-right" }, actions, outcome.root, preview.root);
  root.append(head, problems.root, h("div", { class: "book-columns" }, left, right));

  const save = () => {
    const { book, options } = now?.print ?? {};
    if (!book || !options) return;
    const name = fileName(options.title, "book.json");
    saveFile(name, "application/json", bookText(book, options, addressNow()));
  };

  /** @param {string} text */
  const open = (text) => {
    const found = bookOfText(text, addressNow());
    if (!found) return onAction({ type: "result", result: result("bad", { key: "book.none" }) });
    onAction({ type: "print", print: { options: found.options, page: 0 } });
    onAction({
      type: "book",
      change: ({ past, sections }) => ({ ...found.book, past: [...past, sections] }),
      result: result("good", openedWords(found.changed)),
    });
  };

  return {
    /** @param {State} state */
    render(state) {
      const { book } = state.print;
      now = state;
      if (!book) return;
      look.render(state, book);
      sections.render(book);
      section.render(state, book);
      problems.render(state, book);
      setIdle(undo, book.past.length === 0);
      outcome.render(state);
      preview.render(state);
      setText(add, t("book.more"));
    },
  };
}

/** @param {import("../app/state.js").Tone} tone @param {import("../app/state.js").Words} words */
const result = (tone, words) => ({ task: "book-take", tone, words });

/** Return the message after a book was opened. @param {string[]} changed - the print options that are not possible here */
const openedWords = (changed) =>
  changed.length
    ? { key: "book.opened-changed", args: { options: changed.map((name) => optionWords(name)) } }
    : { key: "book.opened" };

/** Return the label of a print option. @param {string} name */
const optionWords = (name) => ({ key: `print.${name}`, args: { most: MOST_PATHS } });
