/**
 * The stage of Make: the puzzles that were made last, each as a tile with its picture. A click on a picture puts its
 * puzzle on the board in Play. A single puzzle is shown as a whole board. Before there are any, quiet boxes show where
 * they will appear.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {State["tray"]["items"][number]} Item
 */
import { puzzleKey } from "../board/board.js";
import { isToLearn, learn } from "../board/geometry.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createWell } from "../ui/well.js";
import { createTile, playPuzzle } from "./tile.js";

/** Return whether several puzzles were made. @param {State["made"]} made */
export const madeMany = (made) => made?.tone === "good" && (made.kept?.length ?? 0) > 1;

/** @param {HTMLElement} scene @param {(action: Action) => void} onAction */
export function createMadeScene(scene, onAction) {
  const empty = createWell(t("make.empty"));
  const tiles = h("ul", { class: "scene-main made" });
  const words = h("span", { class: "made-told", "aria-hidden": "true" });
  const play = button("place.play", () => playPuzzle(first.state, onAction));
  const print = button("make.print", () => onAction({ type: "print-made" }));
  const book = button("make.book", () => {
    onAction({ type: "print-made" });
    onAction({ type: "desk", language: document.documentElement.lang });
  });
  const foot = h("div", { class: "scene-foot" }, words, play, print, book);
  scene.append(empty, tiles, foot);
  /** The tiles, by the keys of their puzzles and whether they are single. @type {Map<string, ReturnType<typeof createTile>>} */
  let drawn = new Map();
  let shown = "";
  /** The first of the puzzles. @type {Item} */
  let first;

  return {
    /** @param {State} state */
    render({ making, made, tray, ruled }) {
      for (const [name, rules] of ruled) if (isToLearn(name)) learn(name, rules);
      const wanted = new Set((making ?? made)?.kept);
      const items = tray.items.filter(({ state }) => wanted.has(puzzleKey(state)));
      setHidden(empty, items.length > 0);
      setHidden(tiles, items.length === 0);
      setHidden(foot, items.length === 0 || making !== null);
      setHidden(words, !madeMany(made));
      const now = [making !== null, ...items.map(({ key, grade }) => `${key} ${grade}`)].join();
      if (now === shown) return;
      shown = now;
      [first] = items;
      const single = items.length === 1 && !making;
      const nameOf = (/** @type {Item} */ { key }) => `${single} ${key}`;
      drawn = new Map(
        items.map((item) => [nameOf(item), drawn.get(nameOf(item)) ?? createTile(item, onAction, single)]),
      );
      for (const item of items) drawn.get(nameOf(item))?.render(item);
      tiles.classList.toggle("single", single);
      setHidden(play, !single);
      setHidden(book, single);
      setText(print, t(single ? "place.print" : "make.print"));
      setText(words, madeWords(items));
      tiles.replaceChildren(...[...drawn.values()].map(({ root }) => root));
    },
    destroy: () => scene.replaceChildren(),
  };
}

/** @param {string} key @param {() => void} onclick */
const button = (key, onclick) => h("button", { type: "button", class: "button", onclick }, t(key));

/** Return how many puzzles were made, with their grade if all have the same. @param {Item[]} items */
function madeWords(items) {
  const grades = new Set(items.map(({ grade }) => grade));
  const [grade] = grades;
  const count = items.length;
  return grades.size === 1 && grade
    ? t("make.made.graded", { count, grade: { key: `grade.${grade}` } })
    : t("make.made", { count });
}
