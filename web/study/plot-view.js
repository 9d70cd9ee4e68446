/**
 * The view of a plot: the choices for its axes, the drawing, the puzzle behind the selected point, and downloads.
 * @typedef {import("./plot.js").Plots} Plots
 * @typedef {import("./plot.js").Point} Point
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { boardOfText } from "../board/board.js";
import { shape } from "../board/svg.js";
import { SIZE as NINE } from "../learn/classroom.js";
import { MEASURES } from "../learn/comparison.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { nameOf } from "./contenders.js";
import { button, picker } from "./controls.js";
import { AGAINST, factOf, plotCsv, plotOf, pointNear } from "./plot.js";
import { drawPlot, placeOf, SIZE, svgFile } from "./plot-drawing.js";
import { timeOf } from "./race.js";

/** The shortest time between two drawings of the plot while results arrive, in milliseconds. */
const PATIENCE = 500;
/** The distance from a point of the plot, in pixels, within which a tap selects it. */
const REACH = 22;

/**
 * Create the plot, with the lists that choose its axes. The plot shows the result of each algorithm on each puzzle as a
 * point.
 * @param {ReturnType<typeof import("./plots-run.js").createPlots>} run @param {OnAction} onAction
 */
export function createDrawing(run, onAction) {
  const measure = picker(
    "study.plot.measure",
    MEASURES,
    (name) => t(`class.column.${name}`),
    (name) => run.choose({ measure: name }),
  );
  const against = picker(
    "study.plot.against",
    AGAINST,
    (name) => t(`study.plot.against.${name}`),
    (name) => run.choose({ against: name }),
  );
  const both = h("input", { type: "checkbox", role: "switch", id: "study-plot-both" });
  both.addEventListener("change", () => run.choose({ both: both.checked }));
  const svg = shape("svg", { class: "plot", viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, "aria-hidden": "true" });
  const ring = shape("circle", { class: "plot-ring", r: 8 });
  const option = h("div", { role: "option", id: "study-plot-point", class: "unseen", "aria-selected": "true" });
  const names = { role: "listbox", tabindex: "0", "aria-label": t("study.plot"), "aria-activedescendant": option.id };
  const frame = h("div", { class: "plot-frame", ...names }, svg, option);
  const words = h("p", { class: "plot-told" });
  const open = button("study.plot.open", () => load());
  const root = h(
    "div",
    { class: "study-part" },
    h("div", { class: "plot-axes" }, measure.root, against.root),
    h("div", { class: "switch" }, h("label", { for: both.id }, t("study.plot.both")), both),
    frame,
    h("p", { class: "muted" }, t("study.plot.cut")),
    words,
    h(
      "div",
      { class: "row" },
      open,
      button("study.plot.svg", () => saveFile("sudoku-plot.svg", "image/svg+xml", svgFile(svg))),
      button("class.compare.csv", () => saveFile("sudoku-plot.csv", "text/csv", plotCsv(run.plots))),
    ),
  );
  /** @type {Point[]} */
  let points = [];
  let at = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  /** @type {Plots | null} */
  let last = null;
  let wasShown = false;

  /** Show which puzzle and which algorithm a point stands for. @param {number} next */
  const showPoint = (next) => {
    at = Math.max(Math.min(next, points.length - 1), 0);
    const point = points[at];
    if (!point) return;
    const said = pointWords(run.plots, point);
    setText(words, said);
    setText(option, said);
    put(option, "aria-posinset", at + 1);
    put(option, "aria-setsize", points.length);
    const { x, y } = placeOf(point);
    put(ring, "cx", x);
    put(ring, "cy", y);
  };

  const load = () => {
    const board = points[at] && boardOfText(points[at].subject.givens, NINE);
    if (board) onAction({ type: "load", puzzles: [board], kept: true });
  };

  /** Return the index of the point under the mouse or finger, or -1 if there is none. @param {MouseEvent} event */
  const pointAt = ({ clientX, clientY }) => {
    const { left, top, width } = svg.getBoundingClientRect();
    const scale = SIZE.width / width;
    return pointNear(points, placeOf, { x: (clientX - left) * scale, y: (clientY - top) * scale }, REACH * scale);
  };

  /**
   * Handle a key: the arrow keys select another point, and Enter loads the puzzle of the selected point.
   * @param {KeyboardEvent} event
   */
  const walk = (event) => {
    /** @type {Record<string, number>} */
    const steps = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: points.length - 1,
    };
    if (event.key === "Enter" || event.key === " ") load();
    else if (Object.hasOwn(steps, event.key)) showPoint(steps[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  frame.addEventListener("keydown", walk);
  frame.addEventListener("pointermove", (event) => {
    const near = pointAt(event);
    if (near >= 0 && event.pointerType === "mouse") showPoint(near);
  });
  frame.addEventListener("pointerdown", (event) => {
    wasShown = pointAt(event) === at;
  });
  frame.addEventListener("click", (event) => {
    const near = pointAt(event);
    if (near < 0) return;
    if (near === at && wasShown)
      load(); // the first tap on a point describes it, the second one loads its puzzle
    else showPoint(near);
  });

  return {
    root,
    /** @param {Plots} plots */
    render(plots) {
      const soon = plots.running && performance.now() - drawn < PATIENCE;
      if (plots === last || soon) return;
      last = plots;
      drawn = performance.now();
      const plot = plotOf(plots);
      const before = points[at];
      points = plot.points;
      measure.select.value = plots.measure;
      against.select.value = plots.against;
      both.checked = plots.both;
      setHidden(root, !plots.rows.length);
      const axes = { across: t(`study.plot.against.${plots.against}`), up: t(`class.column.${plots.measure}`) };
      svg.replaceChildren(...drawPlot(plot, axes, numberWords), ring);
      setHidden(frame, !points.length);
      showPoint(before ? points.findIndex(({ row }) => row === before.row) : 0);
    },
  };
}

/** @param {number} value */
const numberWords = (value) =>
  value < 1 ? String(Number(value.toPrecision(2))) : t("class.number", { number: value });

/**
 * Return the words for a point: its puzzle, and the result of the algorithm on this puzzle.
 * @param {Plots} plots @param {Point} point
 */
function pointWords({ measure, subjects }, { row, subject, cut }) {
  const value = measure === "seconds" ? say(timeOf(row.seconds)) : t(`study.${measure}`, { count: row[measure] });
  const name = subject.name || String(subjects.indexOf(subject) + 1);
  const facts = { name, clues: factOf(subject, "clues"), er: subject.er?.toFixed(1) ?? "?" };
  const algorithm = say(nameOf(row.slug));
  return t(cut ? "study.plot.point.cut" : "study.plot.point", { ...facts, algorithm, value });
}
