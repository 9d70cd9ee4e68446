/**
 * An exercise on exact cover. The pupil chooses rows that together cover each column once, and counts the conditions of
 * a grid.
 */
import { h, put, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { COLUMNS, conditions, isCover, ROWS, timesOf } from "./cover.js";
import { button, createAnswer, createToggle } from "./parts.js";
import { SIDE } from "./small.js";

export function createCover() {
  return h("div", { class: "course-body" }, createRows(), createCount());
}

function createRows() {
  /** @type {number[]} */
  let chosen = [];
  const answer = createAnswer();
  const toggles = ROWS.map((_, row) => {
    const press = () => {
      chosen = chosen.includes(row) ? chosen.filter((each) => each !== row) : [...chosen, row];
      render();
    };
    return createToggle(
      letter(row),
      press,
      t("course.exact-cover.row", { row: letter(row), columns: ROWS[row].map((column) => column + 1) }),
    );
  });
  const sums = Array.from({ length: COLUMNS }, () => h("td", {}));
  const columns = Array.from({ length: COLUMNS }, (_, column) => h("th", { scope: "col" }, String(column + 1)));
  const body = ROWS.map((row, at) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, toggles[at].root),
      ...columns.map((_, column) => h("td", {}, row.includes(column) ? "●" : "")),
    ),
  );
  const render = () => {
    const times = timesOf(chosen);
    for (const [at, toggle] of toggles.entries()) toggle.render(chosen.includes(at));
    for (const [column, cell] of sums.entries()) {
      setText(cell, String(times[column]));
      put(cell, "data-tone", times[column] === 1 ? "good" : times[column] ? "bad" : "none");
    }
    const open = times.filter((each) => each === 0).length;
    const twice = times.flatMap((each, column) => (each > 1 ? [column + 1] : []));
    if (isCover(chosen)) answer.say({ right: true, key: "course.exact-cover.right" });
    else if (twice.length) answer.say({ right: false, key: "course.exact-cover.twice", args: { columns: twice } });
    else answer.say({ key: "course.exact-cover.open", args: { count: open } });
  };
  render();
  const head = h("tr", {}, h("td", {}), ...columns);
  const foot = h("tr", {}, h("th", { scope: "row" }, t("course.exact-cover.times")), ...sums);
  return h(
    "div",
    { class: "course-body" },
    h("table", { class: "course-matrix" }, h("thead", {}, head), h("tbody", {}, ...body), h("tfoot", {}, foot)),
    answer.root,
  );
}

/** @param {number} row */
const letter = (row) => String.fromCharCode(65 + row);

function createCount() {
  const answer = createAnswer();
  const input = h("input", {
    type: "number",
    class: "field course-number",
    id: "course-conditions",
    min: 1,
    inputmode: "numeric",
  });
  const check = () => {
    const right = input.valueAsNumber === conditions(SIDE);
    answer.say({
      right,
      key: right ? "course.exact-cover.counted" : "course.exact-cover.count-again",
      args: { small: conditions(SIDE), large: conditions(9) },
    });
  };
  const label = h("label", { for: input.id }, t("course.exact-cover.question"));
  return h(
    "div",
    { class: "course-body" },
    label,
    h("div", { class: "row" }, input, button("course.check", check, "")),
    answer.root,
  );
}
