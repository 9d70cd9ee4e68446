/** The list of earlier volumes in the Book editor, with buttons that add puzzles to it or remove a volume. */
import { selectedOrAll } from "../puzzles/selection.js";
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { withEarlier } from "./edit.js";
import { button, iconButton } from "./fields.js";

/**
 * @param {(change: (book: import("../print/book.js").Book) => import("../print/book.js").Book) => void} change
 * @param {(files: File[]) => void} onFiles  called with the files of earlier volumes
 * @param {() => void} onAdded  called after a volume was added
 */
export function createEarlier(change, onFiles, onAdded) {
  /** @type {import("../app/state.js").State["tray"] | null} */
  let tray = null;
  let shown = "";
  const list = h("ul", { class: "book-volumes" });
  const picker = createFilePicker(onFiles);
  const mine = button("book.earlier.mine", () => addMine());
  const addMine = () => {
    if (!tray) return;
    const puzzles = selectedOrAll(tray).map(({ state: { givens, geometry } }) => ({ puzzle: givens, geometry }));
    change(withEarlier((earlier) => [...earlier, { name: t("tray.title"), puzzles }]));
    onAdded();
  };
  const title = h("summary", {});
  const root = fold(
    "book-earlier",
    { class: "more" },
    title,
    h(
      "div",
      { class: "book-look" },
      h("p", { class: "muted" }, t("book.earlier.about")),
      list,
      h("div", { class: "row" }, button("book.earlier.files", picker.open), mine, picker.input),
    ),
  );
  const row = (/** @type {string} */ name, /** @type {number} */ count, /** @type {number} */ at) => {
    const remove = iconButton("book.earlier.remove", icon("close"), () =>
      change(withEarlier((earlier) => earlier.toSpliced(at, 1))),
    );
    return h("li", {}, h("span", {}, t("book.earlier.volume", { name, count })), remove);
  };

  return {
    root,
    /** @param {import("../app/state.js").State} state @param {import("../print/book.js").Book} book */
    render(state, { earlier }) {
      ({ tray } = state);
      const count = selectedOrAll(state.tray).length;
      setHidden(mine, count === 0);
      setText(mine, t("book.earlier.mine", { count }));
      setText(title, earlier.length ? t("book.earlier.some", { count: earlier.length }) : t("book.earlier"));
      const now = JSON.stringify(earlier.map(({ name, puzzles }) => [name, puzzles.length]));
      if (now === shown) return;
      shown = now;
      list.replaceChildren(...earlier.map(({ name, puzzles }, at) => row(name, puzzles.length, at)));
    },
  };
}
