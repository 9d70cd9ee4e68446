/**
 * The board of a lesson, which is on the stage. It shows an example with the candidates that the step is about.
 * @typedef {import("../explain/technique-card.js").Example} Example
 */
import { pictureOf } from "../board/cell-state.js";
import { createDrawing } from "../board/drawing.js";
import { candidatesOf } from "../explain/stage.js";
import { linksOf, marksOfStep } from "../explain/step-links.js";
import { h, put, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createWell } from "../ui/well.js";

/** Create the board of a lesson, with empty boxes in its place until the first example is loaded. */
export function createLessonBoard() {
  const drawing = createDrawing({ inert: true });
  const picture = h("figure", { class: "lesson-picture", role: "img" }, drawing.root);
  const well = createWell("");
  const kept = h("p", { class: "muted lesson-kept" }, t("learn.kept"));
  const root = h("div", { class: "scene-main lesson-board" }, picture, well, kept);
  /** @type {Example | null} */
  let drawn = null;
  return {
    root,
    /** @param {Example | null} example @param {number} number of the example @param {boolean} hasOwn  whether the player's own board has digits */
    render(example, number, hasOwn) {
      setHidden(picture, !example);
      setHidden(well, example !== null);
      setHidden(kept, !hasOwn);
      put(picture, "aria-label", t("learn.step.example", { number }));
      if (!example || example === drawn) return;
      drawn = example;
      const { state, step } = example;
      const board = { ...state, notes: candidatesOf(step, state.notes ?? {}) };
      const marks = marksOfStep(step);
      drawing.render(board.geometry, pictureOf({ board, marks, conflicts: [] }), linksOf(step), marks);
    },
  };
}
