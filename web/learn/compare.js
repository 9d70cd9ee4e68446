/**
 * The comparison of all algorithms, as a table and as bars. The algorithms solve the puzzle on the board, the puzzles
 * of a list, or My puzzles.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./comparison.js").Sum} Sum
 * @typedef {import("./comparison.js").Measure} Measure
 */

import { h, setHidden, setIdle, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { BOUNDS, bars, csv, decades, MEASURES, sums, ticks } from "./comparison.js";
import { ofOurSize, ofTray } from "./long-tasks.js";

/** Create the section that compares all algorithms. @param {(action: Action) => void} onAction */
export function createComparison(onAction) {
  const send = (/** @type {string} */ name) => () => onAction({ type: "class", command: name });
  const change = (/** @type {object} */ comparison) => onAction({ type: "comparison", comparison });
  const here = button("class.compare.do", send("compare"));
  const shelf = button("class.compare.shelf", send("compare-shelf"));
  const tray = button("class.compare.tray", send("compare-tray"));
  const cancel = button("task.cancel", send("cancel"));
  const bound = choice(
    "class.compare.bound",
    BOUNDS,
    (number) => t("class.compare.tries", { number }),
    (value) => change({ bound: Number(value) }),
  );
  const measure = choice(
    "class.compare.measure",
    MEASURES,
    (name) => t(`class.column.${name}`),
    (value) => change({ measure: value }),
  );
  const progress = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const work = h("div", { class: "outcome-work" }, progress, cancel);
  const outcome = createOutcome();
  const save = button("class.compare.csv", () => saveFile("sudoku-class.csv", "text/csv", csv(rowsNow)));
  const results = h(
    "div",
    { class: "class-results" },
    outcome.root,
    h("div", { class: "class-fields" }, measure.root, save),
  );
  const root = fold(
    "learn.compare",
    { class: "class-compare" },
    t("class.compare.title"),
    h("div", { class: "class-fields" }, here, shelf, tray, bound.root),
    work,
    results,
  );
  /** @type {import("./comparison.js").Row[]} */
  let rowsNow = [];
  return {
    root,
    /** @param {State} state */
    render(state) {
      const { comparison } = state;
      const puzzles = ofOurSize(state).length;
      setIdle(here, comparison.running || state.board.geometry !== "9");
      setIdle(shelf, comparison.running);
      setHidden(shelf, puzzles < 2);
      setText(shelf, t("class.compare.shelf", { number: puzzles }));
      const kept = ofTray(state).length;
      setIdle(tray, comparison.running);
      setHidden(tray, kept === 0);
      setText(tray, t("class.compare.tray", { number: kept }));
      bound.select.value = String(comparison.bound);
      measure.select.value = comparison.measure;
      setHidden(work, !comparison.running);
      progress.max = Math.max(comparison.total, 1);
      progress.value = comparison.rows.length;
      setHidden(results, comparison.rows.length === 0);
      if (comparison.rows !== rowsNow || comparison.measure !== outcome.measure) outcome.render(comparison);
      rowsNow = comparison.rows;
    },
  };
}

/** Create the table and the bar chart with the results of comparing algorithms. */
function createOutcome() {
  const head = ["algorithm", ...MEASURES].map((name) => h("th", { scope: "col" }, t(`class.column.${name}`)));
  const body = h("tbody");
  const table = h("table", {}, h("caption", {}), h("thead", {}, h("tr", {}, ...head)), body);
  const caption = /** @type {HTMLElement} */ (table.caption);
  const chart = h("div", { class: "class-bars" });
  const outcome = {
    root: h("div", {}, table, chart),
    measure: /** @type {Measure} */ ("tries"),
    /** @param {import("./comparison.js").Comparison} comparison */
    render({ rows, measure }) {
      const all = sums(rows);
      setText(caption, t("class.compare.caption", { count: new Set(rows.map(({ puzzle }) => puzzle)).size }));
      body.replaceChildren(...all.map(rowOf));
      const values = all.map((sum) => sum[measure]);
      const { low, high } = decades(values);
      const lengths = bars(values);
      chart.style.setProperty("--decades", String(high - low));
      chart.replaceChildren(...all.map((sum, place) => barOf(sum, measure, lengths[place])), axisOf(values));
      outcome.measure = measure;
    },
  };
  return outcome;
}

/** Return the table row with the results of one algorithm. @param {Sum} sum */
function rowOf(sum) {
  const stopped = sum.stopped
    ? h("span", { class: "stopped" }, t("class.compare.stopped", { count: sum.stopped }))
    : null;
  const refused = sum.refused ? h("span", { class: "stopped" }, t("class.end.refused")) : null;
  const name = h("th", { scope: "row" }, t(`class.${sum.slug}.name`), stopped, refused);
  return h("tr", {}, name, ...MEASURES.map((measure) => h("td", {}, numberOf(sum, measure))));
}

/**
 * Return the bar that shows a measure, such as the tries, for one algorithm.
 * @param {Sum} sum @param {Measure} measure @param {number} length
 */
function barOf(sum, measure, length) {
  const bar = h("span", { class: sum.stopped ? "bar open-ended" : "bar" });
  bar.style.setProperty("--part", String(length));
  const label = h("span", { class: "bar-name" }, t(`class.${sum.slug}.name`));
  return h(
    "div",
    { class: "bar-row" },
    label,
    h("span", { class: "bar-room", "aria-hidden": "true" }, bar),
    h("span", { class: "bar-number" }, numberOf(sum, measure)),
  );
}

/** Return the scale below the bars. It shows powers of ten. @param {number[]} values */
function axisOf(values) {
  const labels = ticks(values).map(({ value, place }) => {
    const label = h("span", {}, value < 1 ? String(value) : t("class.number", { number: value }));
    label.style.setProperty("--place", String(place));
    return label;
  });
  return h("div", { class: "bar-row", "aria-hidden": "true" }, h("span", { class: "bar-axis" }, ...labels));
}

/**
 * Return a measure of an algorithm, such as its tries, as text. If some runs were stopped before their end, the text is
 * a lower bound.
 * @param {Sum} sum @param {Measure} measure
 */
function numberOf(sum, measure) {
  const number = measure === "seconds" ? sum.seconds.toFixed(3) : t("class.number", { number: sum[measure] });
  return sum.stopped ? `> ${number}` : number;
}

/** @param {string} label @param {() => void} onclick */
const button = (label, onclick) => h("button", { type: "button", class: "button small", onclick }, t(label));

/**
 * Create a labelled list from which one value is chosen.
 * @template {string | number} Value
 * @param {string} label @param {Value[]} values @param {(value: Value) => string} wordsOf @param {(value: string) => void} chosen
 */
function choice(label, values, wordsOf, chosen) {
  const options = values.map((value) => h("option", { value }, wordsOf(value)));
  const select = h("select", { id: label.replaceAll(".", "-"), onchange: () => chosen(select.value) }, ...options);
  return { select, root: h("span", { class: "class-seed" }, h("label", { for: select.id }, t(label)), select) };
}
