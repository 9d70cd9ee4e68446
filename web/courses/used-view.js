/**
 * An exercise on used digits. The pupil fills in the table of used digits for a cell and finds the digits that are
 * left.
 */
import { h, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { button, createAnswer, createSmallBoard, createToggle } from "./parts.js";
import { blanksOf, DIGITS, nameOf, PUZZLE, valuesOf } from "./small.js";
import { bitText, LINES, NO_TABLE, tableOf, toggled, wrongLines } from "./used.js";

/** @typedef {typeof LINES[number]} Line */

export function createUsed() {
  const values = valuesOf(PUZZLE);
  const blanks = blanksOf(values);
  let at = 0;
  let table = NO_TABLE;
  const answer = createAnswer();
  const board = createSmallBoard(() => {});
  const question = h("p", {});
  const lines = LINES.map((line) =>
    createLine(line, (digit) => {
      table = { ...table, [line]: toggled(table[line], digit) };
      render();
    }),
  );

  const render = () => {
    setText(question, t("course.used-digits.question", { cell: nameOf(blanks[at]) }));
    board.render(values, { hand: blanks[at], idle: () => true });
    for (const line of lines) line.render(table);
  };
  const check = () => {
    const [wrong] = wrongLines(table, tableOf(values, blanks[at]));
    if (wrong) answer.say({ right: false, key: `course.used-digits.wrong.${wrong}` });
    else
      answer.say({
        right: true,
        key: "course.used-digits.right",
        args: { cell: nameOf(blanks[at]), count: table.left.length, digits: table.left.map(String) },
      });
  };
  const next = () => {
    at = (at + 1) % blanks.length;
    table = NO_TABLE;
    answer.say({ key: "course.used-digits.begin" });
    render();
  };

  answer.say({ key: "course.used-digits.begin" });
  render();
  return h(
    "div",
    { class: "course-body" },
    board.root,
    question,
    h("div", { class: "course-lines" }, ...lines.map(({ root }) => root)),
    h("div", { class: "row" }, button("course.check", check, ""), button("course.next", next, "")),
    answer.root,
  );
}

/**
 * Create the controls for one entry of the pupil's table of used digits: a switch for each digit, and the chosen digits
 * written as bits.
 * @param {Line} line @param {(digit: number) => void} onToggle
 */
function createLine(line, onToggle) {
  const label = t(`course.used-digits.line.${line}`);
  const toggles = DIGITS.map((digit) => createToggle(String(digit), () => onToggle(digit)));
  const bits = h("code", { class: "course-bits" });
  return {
    root: h(
      "div",
      { class: "course-line", role: "group", "aria-label": label },
      h("span", {}, label),
      ...toggles.map(({ root }) => root),
      bits,
    ),
    /** @param {import("./used.js").Table} table */
    render(table) {
      for (const [at, toggle] of toggles.entries()) toggle.render(table[line].includes(DIGITS[at]));
      setText(bits, bitText(table[line]));
    },
  };
}
