/** An exercise: do what a backtracking program would do. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { begun, moved } from "./backtracking.js";
import { button, createAnswer, createSmallBoard } from "./parts.js";
import { DIGITS, PUZZLE, valuesOf } from "./small.js";

export function createBacktracking() {
  let walk = begun(valuesOf(PUZZLE));
  const answer = createAnswer();
  const board = createSmallBoard(() => {});
  const render = () => board.render(walk.values, { givens: walk.givens, hand: walk.cell, idle: () => true });

  const go = (/** @type {import("./backtracking.js").Move} */ move) => () => {
    if (walk.cell < 0) return;
    const { walk: next, verdict } = moved(walk, move);
    walk = next;
    answer.say(verdict);
    render();
  };
  const again = () => {
    walk = begun(valuesOf(PUZZLE));
    answer.say({ key: "course.backtracking.begin" });
    render();
  };

  const digits = DIGITS.map((digit) =>
    h("button", { type: "button", class: "button course-digit", onclick: go(digit) }, String(digit)),
  );
  again();
  return h(
    "div",
    { class: "course-body" },
    h("p", {}, t("course.backtracking.task")),
    board.root,
    h("div", { class: "row" }, ...digits, button("course.backtracking.go-back", go("back"), "")),
    answer.root,
    button("course.again", again),
  );
}
