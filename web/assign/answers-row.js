/**
 * The row of one answer in the table: the answer itself, the results of its program, and its mark.
 * @typedef {import("./answers.js").Row} Row
 * @typedef {import("./marking.js").ByHand} ByHand
 */
import { timeWords } from "../board/times.js";
import { errorWords, resultWords } from "../own/console.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { automaticMark, columnsOf, countOf, countSolved, linesOf } from "./answers.js";
import { FOREIGN } from "./controls.js";
import { countRight, finalMark, isRight } from "./marking.js";
import { figureWords } from "./solve-view.js";

/**
 * The marks that a teacher can choose for an answer. "" keeps the mark that was found automatically, and "none" gives
 * no mark.
 * @type {readonly string[]}
 */
const HANDS = ["", "right", "wrong", "none"];

/** @param {(hand: ByHand) => void} onMark */
export function createRow(onMark) {
  const name = h("span", FOREIGN);
  const again = h("span", { class: "muted assign-again" });
  const [answer, tries, time, code, runs] = ["answer", "tries", "time", "code", "runs"].map(cell);
  const [solved, hints, checks, mistakes] = ["solved", "hints", "checks", "mistakes"].map(cell);
  put(answer, "dir", "auto");
  put(answer, "lang", "");
  const options = HANDS.map((value) => h("option", { value }));
  const hand = h(
    "select",
    { class: "field", onchange: () => onMark(/** @type {ByHand} */ (hand.value || null)) },
    ...options,
  );
  const mark = cell("mark");
  mark.append(hand);
  const cells = [solved, answer, tries, time, hints, checks, mistakes, code, runs, mark];
  const root = h("tr", { role: "row" }, h("th", { role: "rowheader", scope: "row" }, name, again), ...cells);
  /** @type {Row | null} */
  let shown = null;

  /** Fill in those cells of the row that never change. @param {Row} row */
  const fill = (row) => {
    const { answer: handed } = row;
    setText(name, handed.name);
    setText(answer, handed.answer);
    setText(tries, handed.tries === null ? "" : t("class.number", { number: handed.tries }));
    setText(time, timeWords(handed.seconds * 1000));
    if (handed.code) code.append(codeOf(handed.code));
    if (handed.puzzles) solved.append(...solvedParts(row));
    for (const [what, where] of /** @type {const} */ ([
      ["hints", hints],
      ["checks", checks],
      ["mistakes", mistakes],
    ]))
      setText(where, handed.puzzles ? t("class.number", { number: countOf(row, what) }) : "");
    put(hand, "aria-label", t("assign.mark.of", { name: handed.name }));
  };

  return {
    root,
    /** @param {Row} row @param {string} expected @param {string[]} [columns]  those that are shown */
    render(row, expected, columns = columnsOf(null)) {
      if (!shown) fill(row);
      for (const each of cells) setHidden(each, !columns.includes(each.getAttribute("data-column") ?? ""));
      const date = new Date(row.answer.handed).toLocaleString(document.documentElement.lang);
      setText(again, row.again ? t("assign.again", { date }) : "");
      if (row.runs !== shown?.runs) runs.replaceChildren(...runsOf(row));
      shown = row;
      const mark = automaticMark(row, expected);
      setText(options[0], t(mark ? `assign.mark.found.${mark}` : "assign.mark.open"));
      for (const option of options.slice(1)) setText(option, t(`assign.mark.${option.value}`));
      hand.value = row.hand ?? "";
      put(root, "data-mark", finalMark(row.hand, mark));
    },
  };
}

/**
 * Return the number of puzzles that were solved. If there are several, also return a list of what was counted for each.
 * @param {Row} row
 */
function solvedParts(row) {
  const puzzles = row.answer.puzzles ?? [];
  const sum = h("p", {}, t("assign.solve.told", { right: countSolved(row), total: puzzles.length }));
  if (puzzles.length === 1) return [sum];
  const lines = puzzles.map((puzzle, at) => {
    const words = figureWords({ ...puzzle, time: puzzle.seconds * 1000 });
    const is = t(row.solved?.[at] ? "assign.solve.is.solved" : "assign.solve.is.open");
    return h("li", {}, t("assign.solve.line", { number: at + 1, is, words }));
  });
  return [h("details", {}, h("summary", {}, sum), h("ol", { class: "assign-solved" }, ...lines))];
}

/** @param {string} column */
const cell = (column) => h("td", { role: "cell", "data-column": column, "data-label": t(`assign.column.${column}`) });

/** @param {string} code */
const codeOf = (code) =>
  h(
    "details",
    {},
    h("summary", {}, t("assign.code.lines", { count: linesOf(code) })),
    h(
      "pre",
      { class: "assign-program", tabindex: "0", role: "region", "aria-label": t("own.program"), lang: "en" },
      code,
    ),
  );

/** Return the number of correct runs and, for each run that is not correct, the reason why not. @param {Row} row */
function runsOf({ runs }) {
  const all = Object.values(runs);
  if (!all.length) return [];
  const tries = all.reduce((sum, { counters }) => sum + (counters.tries ?? 0), 0);
  const faults = all.flatMap((run, at) => (isRight(run) ? [] : [faultOf(run, at + 1)]));
  return [
    h("p", {}, t("assign.run.told", { right: countRight(runs), total: all.length })),
    tries ? h("p", { class: "muted" }, t("assign.run.tries", { tries })) : "",
    h("ul", {}, ...faults.map((words) => h("li", {}, words))),
  ];
}

/** @param {import("../own/session.js").Session} run @param {number} number the number of the puzzle */
function faultOf(run, number) {
  const { error } = run;
  const why = error ? errorWords(error) : resultWords(run);
  return error?.line
    ? t("assign.run.fault.line", { number, line: error.line, why })
    : t("assign.run.fault", { number, why });
}
