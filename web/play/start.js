/**
 * The start, on an empty board: continue the last puzzle, take a photograph, type a puzzle, get a new one, or play the
 * puzzle of the day. If there is an answer, it is shown instead.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isEmpty } from "../board/board.js";
import { hasCamera } from "../photo/door.js";
import { createDayTile } from "../puzzles/day-tile.js";
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { createFilePicker, PICTURE } from "../ui/file-picker.js";
import { say, t } from "../ui/i18n.js";
import { isAnswered } from "./answer.js";
import { createContinueCard } from "./continue-card.js";
import { createNewPuzzle } from "./new-puzzle.js";

/** @typedef {(action: Action) => void} OnAction */

/** Return whether the start is shown. While someone types, a small screen hides it. @param {State} state */
export const isStart = (state) => isEmpty(state.board) && !isAnswered(state);

/** @param {OnAction} onAction @param {() => Date} [today] */
export function createStart(onAction, today = () => new Date()) {
  const picker = createFilePicker(([file]) => onAction({ type: "read-photo", file }), PICTURE);
  const photograph = () =>
    hasCamera() && matchMedia("(pointer: coarse)").matches
      ? onAction({ type: "layer", layer: "camera" })
      : picker.open();
  const type = () => {
    onAction({ type: "typeIn" });
    onAction({ type: "to-board" });
  };
  const continueCard = createContinueCard(onAction);
  const day = createDayTile(onAction, today);
  day.root.classList.add("start-day");
  const paste = () => onAction({ type: "incoming", incoming: { text: "", error: null } });
  const words = h("p", { class: "start-words muted", role: "status" });
  const cancel = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "make-cancel" }) },
    t("task.cancel"),
  );
  const root = h(
    "div",
    { class: "start" },
    continueCard.root,
    tile("camera", "start.photo", photograph),
    tile("pencil", "start.type", type),
    createNewPuzzle(onAction),
    day.root,
    h("div", { class: "start-foot" }, linkTo("start.paste", paste), words, cancel),
    picker.input,
  );
  return {
    root,
    /** Return whether the card of the last puzzle is shown. */
    continues: () => !root.hidden && !continueCard.root.hidden,
    /** @param {State} state */
    render(state) {
      const { making, made } = state;
      setHidden(root, !isStart(state));
      if (root.hidden) return;
      continueCard.render(state);
      day.render(state);
      setText(words, making ? t("make.running") : made?.tone === "bad" ? say(made.words) : "");
      setHidden(cancel, making === null);
    },
  };
}

/** @param {Parameters<typeof icon>[0]} drawing @param {string} name @param {() => void} onclick */
const tile = (drawing, name, onclick) =>
  h(
    "button",
    { type: "button", class: "tile control", onclick },
    icon(drawing),
    h("span", { class: "tile-name" }, t(name)),
  );

/** @param {string} name @param {() => void} onclick */
const linkTo = (name, onclick) => h("button", { type: "button", class: "start-link", onclick }, t(name));
