/**
 * The list of sections. A click on the title of a section opens it. Sections are moved by buttons or by dragging, and
 * can be removed. The open section has its editor below its title.
 */
import { makeDraggable } from "../puzzles/drag.js";
import { h, icon, put, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { missingIndices, opened, sectionMoved, withoutSection } from "./edit.js";
import { iconButton } from "./fields.js";
import { titleOf } from "./problems.js";

/** @typedef {import("../print/book.js").Book} Book */

/** @param {(change: (book: Book) => Book) => void} change @param {HTMLElement} editor the editor of the open section */
export function createSections(change, editor) {
  /** @type {ReturnType<typeof createRow>[]} */
  const rows = [];
  let at = -1;
  const list = h("ol", { class: "book-sections" });
  const mark = h("div", { class: "book-line", hidden: true });
  const root = h("div", { class: "book-list" }, list, mark);
  const move = (/** @type {number} */ from, /** @type {number} */ to, /** @type {"up" | "down" | null} */ by) => {
    change(sectionMoved(from, to));
    if (by) rows[to]?.[by].focus(); // the focus stays on a button of the section that was moved
  };

  /**
   * Return the gap between sections into which a dragged section would be dropped.
   * @param {number} _ @param {number} y
   */
  const placeAt = (_, y) => {
    const heads = rows.map((row) => row.root.getBoundingClientRect());
    const found = heads.findIndex(({ top, height }) => y < top + height / 2);
    const index = found < 0 ? heads.length : found;
    const { top } = root.getBoundingClientRect();
    const line = index < heads.length ? heads[index].top : (heads.at(-1)?.bottom ?? top);
    return { index, left: 0, top: line - top };
  };
  makeDraggable(root, mark, {
    placeAt,
    onPlace: (from, to) => move(from, to > from ? to - 1 : to, null),
  });

  return {
    root,
    /** @param {Book} book */
    render(book) {
      while (rows.length < book.sections.length) {
        const row = createRow(rows.length, change, move);
        rows.push(row);
        list.append(row.root);
      }
      for (const row of rows.splice(book.sections.length)) row.root.remove();
      for (const [index, row] of rows.entries()) row.show(book, index);
      if (book.at !== at || !editor.isConnected) {
        editor.remove();
        rows[book.at]?.root.append(editor);
      }
      at = book.at;
    },
  };
}

/** @param {number} index @param {(change: (book: Book) => Book) => void} change @param {(from: number, to: number, by: "up" | "down") => void} move */
function createRow(index, change, move) {
  let open = false;
  const number = h("span", { class: "book-number" }, String(index + 1));
  const title = h("span", { class: "book-title" });
  const about = h("span", { class: "muted" });
  const onclick = () => change(opened(open ? -1 : index));
  const handle = h("button", { type: "button", class: "control book-handle", onclick }, number, title, about);
  const grip = h("span", { class: "book-grip" }, icon("grip")); // a separate grip, because Firefox cannot drag buttons
  const up = iconButton("book.up", icon("up"), () => move(index, index - 1, "up"));
  const down = iconButton("book.down", icon("down"), () => move(index, index + 1, "down"));
  const remove = iconButton("book.remove", icon("close"), () => change(withoutSection(index)));
  const head = h("div", { class: "book-row", draggable: "true", "data-index": index }, grip, handle, up, down, remove);
  return {
    root: h("li", {}, head),
    up,
    down,
    /** @param {Book} book @param {number} at */
    show(book, at) {
      const { sections } = book;
      const words = titleOf(book, at);
      open = book.at === at;
      put(handle, "aria-expanded", String(open));
      setText(title, typeof words === "string" ? words : say(words));
      const missing = missingIndices(sections[at]).length;
      setText(about, t(missing ? "book.still" : "tray.count", { count: sections[at].puzzles.length, missing }));
      setIdle(up, at === 0);
      setIdle(down, at === sections.length - 1);
    },
  };
}
