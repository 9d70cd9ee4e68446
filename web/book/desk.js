/**
 * The Book editor: the pages of the book on the left, one page in the middle, and on the right the texts and sections,
 * the list of problems, and the buttons that make and print the book. A new book begins with a choice of templates.
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 * @typedef {{root: HTMLElement, render: (state: State) => void}} Part  a view that the page has already created
 */
import { bookOfText, bookText, countIn } from "../print/book.js";
import { addressNow, changedOptions, MOST_PATHS } from "../print/options.js";
import { fileName } from "../print/output.js";
import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { createEarlier } from "./earlier-view.js";
import { missingIndices, opened, undone, withSection } from "./edit.js";
import { button, iconButton } from "./fields.js";
import { createLook } from "./look.js";
import { createPages } from "./pages.js";
import { createProblems } from "./problems-view.js";
import { createSection } from "./section.js";
import { createSections } from "./sections.js";
import { createStart } from "./start.js";
import { isBlank, templateOptions, withTemplate } from "./templates.js";
import { createWrap } from "./wrap.js";

/** @param {HTMLElement} root @param {OnAction} onAction @param {{preview: Part, outcome: Part, close: () => void}} page */
export function createDesk(root, onAction, { preview, outcome, close }) {
  /** @type {State | null} */
  let now = null;
  /** True if an empty book was chosen instead of a template. */
  let chosen = false;
  const change = (/** @type {(book: Book) => Book} */ next) => onAction({ type: "book", change: next });
  const run = (/** @type {import("../print/types.js").PrintTask} */ task) => () => onAction({ type: "run", task });
  const look = createLook(
    (options) =>
      now && onAction({ type: "print", print: { options: changedOptions(now.print.options, options), page: 0 } }),
    (language) => change((book) => ({ ...book, language })),
    onAction,
  );
  const wrap = createWrap(
    (options) =>
      now && onAction({ type: "print", print: { options: changedOptions(now.print.options, options), page: 0 } }),
    run("book-wrap"),
  );
  const earlier = createEarlier(
    change,
    async (files) => {
      const read = async (/** @type {File} */ file) => ({ name: file.name, text: await file.text().catch(() => "") });
      const unread = await Promise.all(files.map(read));
      change((book) => ({ ...book, unread }));
      run("book-earlier")();
    },
    run("book-earlier"),
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
  const save = button("book.save", () => saveBook(), "small book-save");
  const head = h(
    "header",
    { class: "book-head" },
    h("h2", {}, t("book.desk")),
    undo,
    button("book.open", picker.open, "small"),
    save,
    closeButton,
    picker.input,
  );
  const inspector = h(
    "div",
    { class: "book-inspector" },
    look.title,
    h("h3", {}, t("book.sections")),
    sections.root,
    add,
    look.root,
    earlier.root,
    wrap.root,
    problems.root,
  );
  const pages = createPages((page) => onAction({ type: "print", print: { page } }));
  const columns = h(
    "div",
    { class: "book-columns" },
    pages.root,
    h("div", { class: "book-page" }, preview.root),
    inspector,
  );
  const make = h("button", { type: "button", class: "button primary book-fill", onclick: run("book-fill") });
  const toPaper = button("print.print", run("paper"));
  const toFile = button("print.pdf", run("pdf"));
  const actions = h("div", { class: "row main-row" }, make, toPaper, toFile);
  const foot = h("div", { class: "book-foot" }, outcome.root, actions);
  const begin = () => {
    if (now) draw(now);
    look.focus();
  };
  const start = createStart(
    (name) => {
      if (!now) return;
      onAction({ type: "print", print: { options: templateOptions(now.print.options, name), page: 0 } });
      change(withTemplate(name));
      run("book-fill")();
      begin();
    },
    () => {
      chosen = true;
      begin();
    },
  );
  const desk = h("div", { class: "book" }, head, start, columns, foot);
  root.append(desk);

  const saveBook = () => {
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

  /** @param {State} state */
  const draw = (state) => {
    const { book } = state.print;
    now = state;
    if (!book) return;
    const isNew = !chosen && isBlank(book);
    for (const part of [columns, save]) setHidden(part, isNew);
    put(head, "data-begun", !isNew);
    setHidden(start, !isNew);
    const count = countIn(book);
    const missing = book.sections.reduce((sum, each) => sum + missingIndices(each).length, 0);
    const making = state.task?.name === "book-fill";
    setHidden(make, missing === 0 || making);
    setText(make, t("print.make", { count: missing }));
    for (const part of [toPaper, toFile]) setHidden(part, count === 0);
    toPaper.classList.toggle("primary", missing === 0 || making);
    setHidden(actions, (making ? 0 : missing) + count === 0);
    pages.render(state, count === 0);
    look.render(state, book);
    wrap.show(state.print.options);
    earlier.render(state, book);
    setHidden(wrap.root, count === 0);
    sections.render(book);
    section.render(state, book);
    problems.render(state, book);
    setIdle(undo, book.past.length === 0);
    outcome.render(state);
    setHidden(foot, actions.hasAttribute("hidden") && outcome.root.hasAttribute("hidden"));
    preview.render(state);
    setText(add, t("book.more"));
  };

  return { render: draw };
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
