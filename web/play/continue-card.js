/**
 * The card of the puzzle that was played last: its picture, difficulty, progress and time. A press continues it.
 * @typedef {import("../app/state.js").State} State
 */
import { geometry } from "../board/geometry.js";
import { countFilled } from "../board/problems.js";
import { thumbnail } from "../board/thumbnail.js";
import { timeWords } from "../board/times.js";
import { gradeWords } from "../puzzles/card.js";
import { begun, openingOf } from "../puzzles/next.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createContinueCard(onAction) {
  /** @type {import("../puzzles/model.js").Item | undefined} */
  let item;
  const picture = h("span", { class: "start-picture" });
  const note = h("span", { class: "tile-note" });
  const onclick = () => item && onAction(openingOf(item));
  const name = h("span", { class: "tile-name" }, t("start.continue"));
  const text = h("span", { class: "tile-text" }, name, " ", note);
  const root = h("button", { type: "button", class: "tile start-continue control", onclick }, picture, text);
  return {
    root,
    /** @param {State} state */
    render(state) {
      const [last] = begun(state);
      setHidden(root, !last);
      if (!last) return;
      if (last.key !== item?.key) picture.replaceChildren(thumbnail(last.state));
      item = last;
      setText(note, progressWords(item));
    },
  };
}

/** Return the difficulty of a puzzle, how much of it is filled, and the time so far. @param {import("../puzzles/model.js").Item} item */
export function progressWords(item) {
  const { geometry: name, values } = item.progress?.board ?? item.state;
  const filled = t("start.filled", { filled: countFilled(values), total: geometry(name).used.length });
  const time = item.progress?.time ? timeWords(item.progress.time) : "";
  return [gradeWords(item), filled, time].filter(Boolean).join(" · ");
}
