/**
 * An exercise in which the pupil acts as a program that always chooses the cell with the fewest candidates. It uses the
 * puzzle of the first lesson.
 */
import { h } from "../ui/dom.js";
import { afterChoice } from "./order.js";
import { button, createAnswer, createSmallBoard } from "./parts.js";
import { candidatesOf, PUZZLE, valuesOf } from "./small.js";

export function createOrder() {
  const givens = valuesOf(PUZZLE);
  let values = givens;
  const answer = createAnswer();
  const board = createSmallBoard((cell) => {
    if (values[cell]) return;
    const next = afterChoice(values, cell);
    values = next.values;
    answer.say(next.verdict);
    render();
  });
  const render = () =>
    board.render(values, { givens, idle: (cell) => values[cell] > 0, notes: (cell) => candidatesOf(values, cell) });
  const startOver = () => {
    values = givens;
    answer.say({ key: "course.cell-order.begin" });
    render();
  };
  startOver();
  return h("div", { class: "course-body" }, board.root, answer.root, button("course.again", startOver));
}
