/**
 * A puzzle that was made, as a tile: its picture, which opens the puzzle in Play, its grade, and buttons that print it
 * or remove it from My puzzles, where it was saved. A single puzzle is drawn as a whole board.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").State["tray"]["items"][number]} Item
 */
import { puzzleKey } from "../board/board.js";
import { pictureOf } from "../board/cell-state.js";
import { createDrawing } from "../board/drawing.js";
import { geometry } from "../board/geometry.js";
import { NO_LINKS } from "../board/link-paths.js";
import { puzzleWords } from "../board/names.js";
import { thumbnail } from "../board/thumbnail.js";
import { h, icon, put, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";

/** @param {Item} item @param {(action: Action) => void} onAction @param {boolean} single */
export function createTile({ key, state }, onAction, single) {
  const play = () => playPuzzle(state, onAction);
  const remove = () => {
    const next = root.nextElementSibling ?? root.previousElementSibling;
    onAction({ type: "tray-remove", keys: [key] });
    /** @type {HTMLElement | null | undefined} */ (next?.querySelector(".made-play"))?.focus();
  };
  const grade = h("span", { class: "made-grade" });
  const words = h("span", { class: "made-words" }, say(puzzleWords(state.givens)));
  const picture = h(
    "button",
    { type: "button", class: "made-play", onclick: play },
    single ? wholeBoard(state) : thumbnail(state),
    grade,
    " ",
    words,
  );
  const printing = tool("printer", "make.tile.print", () => onAction({ type: "print-made", kept: [puzzleKey(state)] }));
  const removing = tool("close", "make.tile.remove", remove);
  const tools = h("div", { class: "made-tools" }, !single && printing, removing);
  const root = h("li", { class: "made-tile" }, picture, tools);
  return {
    root,
    /** @param {Item} item */
    render(item) {
      setText(grade, item.grade ? t(`grade.${item.grade}`) : "");
    },
  };
}

/**
 * Put a puzzle on the board in Play.
 * @param {Item["state"]} state @param {(action: Action) => void} onAction
 */
export function playPuzzle(state, onAction) {
  onAction({ type: "load", puzzles: [state], kept: true });
  onAction({ type: "place", place: "play" });
}

/** Return the drawing of a board with its digits. @param {Item["state"]} board */
function wholeBoard(board) {
  const { root, render } = createDrawing({ inert: true, "aria-hidden": "true" });
  render(board.geometry, pictureOf({ board, marks: [], conflicts: [] }), NO_LINKS, []);
  root.style.setProperty("--n", String(geometry(board.geometry).side));
  return h("span", { class: "made-board" }, root);
}

/** @param {Parameters<typeof icon>[0]} drawing @param {string} key @param {() => void} onclick */
function tool(drawing, key, onclick) {
  const button = h("button", { type: "button", class: "made-tool", "aria-label": t(key), onclick }, icon(drawing));
  put(button, "title", t(key));
  return button;
}
