/**
 * The puzzles of an assignment as a pupil sees them: how far each is solved, what the file will say about it, and a
 * button that opens it in Play.
 * @typedef {import("./assignment.js").Puzzle} Puzzle
 * @typedef {import("./solving.js").Figure} Figure
 */
import { countFilled } from "../board/problems.js";
import { timeWords } from "../board/times.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { isBegun } from "./solving.js";

/** @param {(at: number) => void} onSolve */
export function createSolving(onSolve) {
  const list = h("ol", { class: "assign-puzzles" });
  const root = h("div", { hidden: true }, list, h("p", { class: "muted" }, t("assign.solve.counted")));
  /** @type {ReturnType<typeof createLine>[]} */
  let lines = [];
  return {
    root,
    /** @param {Puzzle[]} puzzles @param {Figure[]} figures */
    render(puzzles, figures) {
      setHidden(root, !puzzles.length);
      if (lines.length !== puzzles.length) {
        lines = puzzles.map((_, at) => createLine(at, puzzles.length > 1, () => onSolve(at)));
        list.replaceChildren(...lines.map((line) => line.root));
      }
      const next = Math.max(
        0,
        figures.findIndex(({ solved }) => solved === null),
      );
      for (const [at, line] of lines.entries()) line.render(puzzles[at], figures[at], at === next);
    },
  };
}

/**
 * Create the line of a puzzle.
 * @param {number} at @param {boolean} several  whether the puzzles have numbers @param {() => void} onclick
 */
function createLine(at, several, onclick) {
  const state = h("span", {});
  const facts = h("span", { class: "muted" });
  const open = h("button", { type: "button", class: "button", onclick });
  const number = t("assign.solve.puzzle", { number: at + 1 });
  const name = several ? [h("span", { class: "assign-number" }, number)] : [];
  return {
    root: h("li", {}, h("div", {}, ...name, state, facts), open),
    /** @param {Puzzle} puzzle @param {Figure} figure @param {boolean} isNext */
    render(puzzle, figure, isNext) {
      const begun = isBegun(puzzle, figure);
      const is = figure.solved !== null ? "solved" : begun ? "begun" : "new";
      const args = { filled: countFilled(figure.values), cells: puzzle.givens.length };
      setText(state, t(`assign.solve.is.${is}`, args));
      setText(facts, begun ? figureWords(figure) : "");
      const does = t(`assign.solve.do.${is}`);
      setText(open, several ? `${does}: ${number}` : does);
      open.className = isNext && is !== "solved" ? "button primary" : "button";
    },
  };
}

/** Return what was counted, in words. @param {Pick<Figure, "time" | "hints" | "checks" | "mistakes">} figure */
export const figureWords = ({ time, hints, checks, mistakes }) =>
  t("assign.solve.figures", { time: timeWords(time), hints, checks, mistakes });
