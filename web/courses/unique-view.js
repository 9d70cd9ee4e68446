/**
 * An exercise on unique solutions. The pupil removes as many clues as possible while there is still only one solution,
 * and sees how often random removal succeeds.
 */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { button, createAnswer, createSmallBoard } from "./parts.js";
import { blanksOf, CELLS, countSolutions, valuesOf } from "./small.js";
import { countUnique, MOST, withToggledClue } from "./unique.js";

const SOLUTION = "1234341221434321";
/** The number of clues that the pupil should reach, as the text of the lesson says. Fewer than four clues are never enough for one solution. */
const GOAL = 6;
/** The number of clues that are removed at random. This is tried TIMES times. */
const HOLES = 9;
const TIMES = 100;

export function createUnique() {
  const solution = valuesOf(SOLUTION);
  let values = solution;
  const answer = createAnswer();
  const chance = createAnswer();
  const board = createSmallBoard((cell) => {
    values = withToggledClue(values, solution, cell);
    render();
  });
  const render = () => {
    const clues = CELLS - blanksOf(values).length;
    const count = countSolutions(values, MOST);
    board.render(values, {});
    answer.say(verdictOf(clues, count));
  };
  const startOver = () => {
    values = solution;
    render();
  };
  const dig = () => {
    const proper = countUnique(solution, HOLES, TIMES, Math.random);
    chance.say({ key: "course.one-or-many.by-chance", args: { proper, times: TIMES, holes: HOLES } });
  };
  render();
  return h(
    "div",
    { class: "course-body" },
    board.root,
    answer.root,
    button("course.again", startOver),
    h("p", {}, t("course.one-or-many.chance", { holes: HOLES, times: TIMES })),
    button("course.one-or-many.dig", dig, ""),
    chance.root,
  );
}

/** @param {number} left  the number of clues left @param {number} count */
function verdictOf(left, count) {
  const clues = { key: "verdict.clues", args: { count: left } };
  if (count >= MOST) return { right: false, key: "course.one-or-many.many", args: { clues, most: MOST } };
  if (count > 1) return { right: false, key: "course.one-or-many.several", args: { clues, count } };
  if (left > GOAL) return { key: "course.one-or-many.one", args: { clues, count: left - GOAL } };
  return { right: true, key: "course.one-or-many.right", args: { clues } };
}
