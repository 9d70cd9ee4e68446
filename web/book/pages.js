/** The pages of a book as small pictures. A click on one shows it large. Only the pages near that one are drawn. */
import { drawingOf } from "../print/output.js";
import { placeWords } from "../print/page-words.js";
import { h, put, setHidden, setText } from "../ui/dom.js";

/** @param {(page: number) => void} onPage */
export function createPages(onPage) {
  /** @type {ReturnType<typeof createPage>[]} */
  const items = [];
  const root = h("ol", { class: "book-pages" });
  let current = -1;
  return {
    root,
    /** @param {import("../app/state.js").State} state @param {boolean} hidden */
    render({ print }, hidden) {
      const { sheets, page } = print;
      const total = hidden ? 0 : (sheets?.total ?? 0);
      setHidden(root, total < 2);
      if (!sheets || total < 2) return;
      while (items.length < total) {
        const item = createPage(items.length, onPage);
        items.push(item);
        root.append(item.root);
      }
      for (const item of items.splice(total)) item.root.remove();
      for (const [at, item] of items.entries())
        item.show(placeWords(print, sheets, at), sheets.pages[at] ?? "", at === page);
      if (current !== page) items[page]?.root.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      current = page;
    },
  };
}

/** @param {number} at @param {(page: number) => void} onPage */
function createPage(at, onPage) {
  const picture = h("span", { class: "book-sheet", "aria-hidden": "true" });
  const number = h("span", { class: "book-sheet-number", "aria-hidden": "true" });
  const onclick = () => onPage(at);
  const button = h("button", { type: "button", class: "book-turn choice", onclick }, picture, number);
  let shown = "";
  return {
    root: h("li", {}, button),
    /** @param {string} words @param {string} drawing @param {boolean} current */
    show(words, drawing, current) {
      put(button, "aria-label", words);
      put(button, "aria-current", current ? "true" : null);
      setText(number, String(at + 1));
      if (!drawing || drawing === shown) return;
      shown = drawing;
      picture.replaceChildren(drawingOf(drawing));
      put(picture, "data-drawn", true);
    },
  };
}
