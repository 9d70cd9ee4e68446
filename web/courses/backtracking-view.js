/** An exercise in which the pupil acts as a backtracking program. */
import { h } from "../ui/dom.js";
import { afterMove, startSearch } from "./backtracking.js";
import { button, createAnswer, createSmallBoard } from "./parts.js";
import { DIGITS, PUZZLE, valuesOf } from "./small.js";

export function createBacktracking() {
  let search = startSearch(valuesOf(PUZZLE));
  const answer = createAnswer();
  const board = createSmallBoard(() => {});
  const render = () => board.render(search.values, { givens: search.givens, hand: search.cell, idle: () => true });

  const go = (/** @type {import("./backtracking.js").Move} */ move) => () => {
    if (search.cell < 0) return;
    const { search: next, verdict } = afterMove(search, move);
    search = next;
    answer.say(verdict);
    render();
  };
  const startOver = () => {
    search = startSearch(valuesOf(PUZZLE));
    answer.say({ key: "course.backtracking.begin" });
    render();
  };

  const digits = DIGITS.map((digit) =>
    h("button", { type: "button", class: "button course-digit", onclick: go(digit) }, String(digit)),
  );
  startOver();
  return h(
    "div",
    { class: "course-body" },
    board.root,
    h("div", { class: "row" }, ...digits, button("course.backtracking.go-back", go("back"), "")),
    answer.root,
    button("course.again", startOver),
  );
}
