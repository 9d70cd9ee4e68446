/**
 * The stage of Make: the puzzles that were made last, each as a tile with its picture. A click on a tile puts its puzzle
 * on the board in Play. Before there are any, quiet boxes show where they will appear.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {State["tray"]["items"][number]} Item
 */
import { puzzleKey } from "../board/board.js";
import { puzzleWords } from "../board/names.js";
import { thumbnail } from "../board/thumbnail.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createWell } from "../ui/well.js";

/** @param {HTMLElement} scene @param {(action: Action) => void} onAction */
export function createMadeScene(scene, onAction) {
  const empty = createWell(t("make.empty"));
  const tiles = h("ul", { class: "scene-main made" });
  const onclick = () => onAction({ type: "print-made" });
  const print = h("button", { type: "button", class: "button", onclick }, t("make.print"));
  const foot = h("div", { class: "scene-foot" }, print);
  scene.append(empty, tiles, foot);
  /** The tiles, by the keys of their puzzles. @type {Map<string, HTMLElement>} */
  let drawn = new Map();
  let shown = "";

  return {
    /** @param {State} state */
    render({ making, made, tray }) {
      const wanted = new Set((making ?? made)?.kept);
      const items = tray.items.filter(({ state }) => wanted.has(puzzleKey(state)));
      setHidden(empty, items.length > 0);
      setHidden(tiles, items.length === 0);
      setHidden(foot, items.length === 0 || making !== null);
      const now = items.map(({ key, grade }) => `${key} ${grade}`).join();
      if (now === shown) return;
      shown = now;
      drawn = new Map(items.map((item) => [item.key, drawn.get(item.key) ?? tileOf(item, onAction)]));
      for (const item of items) setText(gradeOf(drawn, item), item.grade ? t(`grade.${item.grade}`) : "");
      tiles.replaceChildren(...drawn.values());
    },
    destroy: () => scene.replaceChildren(),
  };
}

/** @param {Item} item @param {(action: Action) => void} onAction */
function tileOf({ state }, onAction) {
  const onclick = () => {
    onAction({ type: "load", puzzles: [state], kept: true });
    onAction({ type: "place", place: "play" });
  };
  const grade = h("span", { class: "made-grade" });
  const words = h("span", { class: "made-words" }, say(puzzleWords(state.givens)));
  return h(
    "li",
    {},
    h("button", { type: "button", class: "made-tile control", onclick }, thumbnail(state), grade, " ", words),
  );
}

/** @param {Map<string, HTMLElement>} drawn @param {Item} item */
const gradeOf = (drawn, { key }) => /** @type {HTMLElement} */ (drawn.get(key)?.querySelector(".made-grade"));
