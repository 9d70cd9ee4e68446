/**
 * A puzzle of the tray as a card with its picture, its name or number, its grade, and a corner that selects the puzzle.
 * A puzzle in progress has a ring that shows how much is filled, and the day on which it was played last.
 */

import { puzzleWords } from "../board/names.js";
import { thumbnail } from "../board/thumbnail.js";
import { shortDayWords } from "../board/times.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { stageOf } from "./columns.js";
import { partDone } from "./ring.js";

/**
 * Create the card of a puzzle in My puzzles. Its picture never changes, but `render` updates its number, name and
 * grade.
 * @param {import("./model.js").Item} item
 */
export function createCard(item) {
  const name = h("span", { class: "card-name" });
  const grade = h("span", { class: "card-grade" });
  const corner = h("span", { class: "card-corner" });
  const ring = h("span", { class: "ring" });
  const root = h(
    "div",
    { class: "card choice", role: "option", draggable: "true", id: `card-${item.key}` },
    h("span", { class: "card-picture" }, thumbnail(item.state)),
  );
  root.append(name, grade, ring, corner);
  const clues = say(puzzleWords(item.state.givens));
  return {
    root,
    /** @param {import("./model.js").Item} item @param {import("./list.js").Look} look */
    render(item, { index, number, total, selected, active }) {
      const called = item.name || String(number);
      const rated = gradeWords(item);
      const stage = stageOf(item);
      const spoken = [`${called} ${rated}`.trim(), clues, ...(stage === "new" ? [] : [t(`tray.stage.${stage}`)])].join(
        ", ",
      ); // the spoken name begins with the visible text
      put(root, "data-stage", stage);
      setText(name, `${called} `);
      setText(grade, [rated, playedWords(item, stage)].filter(Boolean).join(" · "));
      setHidden(ring, stage !== "begun");
      if (stage === "begun") ring.style.setProperty("--done", String(partDone(item)));
      put(root, "data-index", index);
      put(root, "data-active", active);
      put(root, "aria-selected", String(selected));
      put(root, "aria-setsize", total);
      put(root, "aria-posinset", index + 1);
      put(root, "aria-label", spoken);
      put(root, "title", spoken);
    },
  };
}

/** Return when a puzzle in progress was played last, or "". @param {import("./model.js").Item} item @param {string} stage */
const playedWords = ({ progress }, stage) =>
  stage === "begun" && progress?.played ? shortDayWords(progress.played) : "";

/**
 * Return the name of a puzzle's grade, with "at least" if its rating is only a lower bound. The text is empty if there
 * is no grade.
 * @param {Pick<import("./model.js").Item, "grade" | "beyond">} item
 */
export function gradeWords({ grade, beyond }) {
  if (!grade) return "";
  const word = t(`grade.${grade}`);
  return beyond ? t("verdict.at-least", { grade: word }) : word;
}
