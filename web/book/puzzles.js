/** The puzzles of a section as small pictures, in order. The selected puzzle can be moved, named or removed. */
import { thumbnail } from "../board/thumbnail.js";
import { stateOf } from "../print/book.js";
import { h, icon, put, setHidden, setIdle } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { iconButton, lineField } from "./fields.js";

/**
 * @typedef {import("../print/book.js").BookPuzzle} Puzzle
 * @typedef {{move: (from: number, to: number) => void, change: (puzzles: Puzzle[]) => void, name: (index: number, name: string) => void}} Hands
 */

/** @param {Hands} hands */
export function createPuzzles({ move, change, ...hands }) {
  /** @type {Puzzle[]} */
  let puzzles = [];
  /** @type {Puzzle[] | null} */
  let drawn = null;
  let chosen = -1;
  const grid = h("ol", { class: "book-puzzles" });
  const step = (/** @type {number} */ by) => {
    const to = chosen + by;
    if (!puzzles[to]) return;
    move(chosen, to);
    choose(to);
  };
  const earlier = iconButton("book.earlier", icon("back"), () => step(-1));
  const later = iconButton("book.later", icon("forward"), () => step(1));
  const remove = iconButton("book.remove", icon("close"), () => change(puzzles.toSpliced(chosen, 1)));
  const name = lineField("print.show.name", (value) => hands.name(chosen, value));
  const tools = h("div", { class: "row book-tools", role: "group" }, earlier, later, remove, name.root);

  const draw = () => {
    if (drawn !== puzzles)
      grid.replaceChildren(...puzzles.map((puzzle, index) => card(puzzle, index, () => choose(index))));
    drawn = puzzles;
    if (chosen >= puzzles.length) chosen = puzzles.length - 1;
    for (const [index, item] of [...grid.children].entries())
      put(/** @type {Element} */ (item.firstElementChild), "aria-pressed", String(index === chosen));
    setHidden(tools, chosen < 0);
    if (chosen < 0) return;
    put(tools, "aria-label", t("sheet.puzzle", { number: chosen + 1 }));
    setIdle(earlier, chosen === 0);
    setIdle(later, chosen === puzzles.length - 1);
    name.show(puzzles[chosen].name ?? "");
  };

  /** @param {number} index */
  const choose = (index) => {
    chosen = index;
    draw();
  };

  return {
    root: h("div", {}, grid, tools),
    /** @param {Puzzle[]} now @param {boolean} other whether the puzzles are those of another section */
    show(now, other) {
      if (other) chosen = -1;
      puzzles = now;
      draw();
    },
    /** @param {number} index */
    goTo(index) {
      choose(index);
      /** @type {HTMLElement | null} */ (grid.children[index]?.firstElementChild ?? null)?.focus();
    },
  };
}

/** @param {Puzzle} puzzle @param {number} index @param {() => void} onclick */
function card(puzzle, index, onclick) {
  const { name, grade, er, unmet } = puzzle;
  const about = [name, grade && t(`grade.${grade}`), typeof er === "number" && er.toFixed(1)]
    .filter(Boolean)
    .join(" · ");
  const label = [t("sheet.puzzle", { number: index + 1 }), about].filter(Boolean).join(", ");
  const caption = h("span", { class: "book-about" }, h("b", {}, String(index + 1)), about ? ` ${about}` : "");
  const attributes = {
    class: "control choice book-puzzle",
    "aria-label": label,
    title: about,
    "data-unmet": unmet?.length ? "" : null,
  };
  return h("li", {}, h("button", { type: "button", ...attributes, onclick }, thumbnail(stateOf(puzzle)), caption));
}
