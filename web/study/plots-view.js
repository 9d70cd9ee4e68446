/**
 * The plots, seen: which puzzles and algorithms, the drawing, which puzzle a point is, and what can be saved of it.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./plot.js").Plots} Plots
 * @typedef {import("./plot.js").Point} Point
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { boardOfText } from "../board/board.js";
import { shape } from "../board/svg.js";
import { SIZE as NINE, SLUGS } from "../learn/classroom.js";
import { BOUNDS, MEASURES } from "../learn/comparison.js";
import { ofTray } from "../learn/long-tasks.js";
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { say, t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { button, picker } from "./controls.js";
import { AGAINST, factOf, MADE, plotCsv, plotOf, pointNear } from "./plot.js";
import { drawPlot, fileOf, markOf, placeOf, SIZE } from "./plot-drawing.js";
import { timeOf } from "./race.js";

/** While it is filled the drawing is made anew after so many milliseconds. */
const PATIENCE = 500;
/** How near a hand must come to a point, in pixels. */
const REACH = 22;

/** @param {ReturnType<typeof import("./plots-run.js").createPlots>} run @param {OnAction} onAction */
export function createPlotsView(run, onAction) {
  const source = picker(
    "study.plot.source",
    ["made", "tray"],
    (name) => t(`study.plot.${name}`, { count: MADE }),
    (name) => run.choose({ source: /** @type {Plots["source"]} */ (name) }),
  );
  const bound = picker(
    "class.compare.bound",
    BOUNDS,
    (number) => t("class.compare.tries", { number }),
    (number) => run.choose({ bound: number }),
  );
  bound.select.id = "study-plot-bound"; // the comparison has one, too
  put(/** @type {Element} */ (bound.root.firstElementChild), "for", bound.select.id);
  const picks = SLUGS.map((slug) => createPick(run, slug));
  const start = button("study.plot.start", () => run.start());
  start.classList.add("primary");
  const cancel = button("task.cancel", () => run.cancel());
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const work = h("div", { class: "outcome-work" }, bar, cancel);
  const words = h("p", { class: "muted", role: "status" });
  const drawing = createDrawing(run, onAction);
  const names = h(
    "div",
    { class: "plot-picks", role: "group", "aria-label": t("class.algorithm") },
    ...picks.map(({ root }) => root),
  );
  const root = fold(
    "study.plots",
    { class: "study-fold", ontoggle: () => show() },
    t("study.plot"),
    h(
      "div",
      { class: "study-part" },
      h("p", { class: "muted" }, t("study.plot.hint")),
      source.root,
      names,
      bound.root,
      h("div", { class: "row main-row" }, start),
      work,
      words,
      drawing.root,
    ),
  );
  /** @type {State | null} */
  let now = null;

  const show = () => {
    const { plots } = run;
    const kept = now ? ofTray(now).length : 0;
    source.select.options[1].textContent = t("study.plot.tray", { count: kept });
    source.select.value = plots.source;
    bound.select.value = String(plots.bound);
    for (const pick of picks) pick.render(plots);
    setIdle(start, plots.running || !plots.slugs.length || (plots.source === "tray" && !kept));
    for (const control of [source.select, bound.select]) control.disabled = plots.running;
    setHidden(work, !plots.running);
    bar.max = Math.max(plots.total, 1);
    bar.value = plots.done;
    setText(words, plots.failed ? say(plots.failed) : doneWords(plots));
    if (root.open) drawing.render(plots);
  };
  run.onChange(show);

  return {
    root,
    /** @param {State} state */
    render(state) {
      const before = now;
      now = state;
      if (before?.tray !== state.tray) show();
    },
  };
}

/** @param {Plots} plots */
function doneWords({ running, done, total, subjects, against }) {
  if (running || !total) return "";
  const unrated = against === "er" ? subjects.filter(({ er }) => er === null).length : 0;
  const told = t("study.plot.done", { done, total });
  return unrated ? `${told} ${t("study.plot.unrated", { count: unrated })}` : told;
}

/** An algorithm that is wanted or not. @param {ReturnType<typeof import("./plots-run.js").createPlots>} run @param {string} slug */
function createPick(run, slug) {
  const onclick = () => {
    const { slugs } = run.plots;
    const wanted = slugs.includes(slug) ? slugs.filter((each) => each !== slug) : [...slugs, slug];
    run.choose({ slugs: SLUGS.filter((each) => wanted.includes(each)) });
  };
  const mark = shape("svg", { viewBox: "-8 -8 16 16", class: "plot-key", "aria-hidden": "true" }, markOf(slug));
  const root = h(
    "button",
    { type: "button", class: "control choice plot-pick", onclick },
    mark,
    t(`class.${slug}.name`),
  );
  return {
    root,
    /** @param {Plots} plots */
    render({ slugs, running }) {
      put(root, "aria-pressed", String(slugs.includes(slug)));
      setIdle(root, running);
    },
  };
}

/** @param {ReturnType<typeof import("./plots-run.js").createPlots>} run @param {OnAction} onAction */
function createDrawing(run, onAction) {
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
      button("study.plot.svg", () => saveFile("sudoku-plot.svg", "image/svg+xml", fileOf(svg))),
      button("class.compare.csv", () => saveFile("sudoku-plot.csv", "text/csv", plotCsv(run.plots))),
    ),
  );
  /** @type {Point[]} */
  let points = [];
  let at = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  /** @type {Plots | null} */
  let last = null;
  let wasTold = false;

  /** @param {number} next */
  const tell = (next) => {
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

  /** @param {MouseEvent} event */
  const pointAt = ({ clientX, clientY }) => {
    const { left, top, width } = svg.getBoundingClientRect();
    const scale = SIZE.width / width;
    return pointNear(points, placeOf, { x: (clientX - left) * scale, y: (clientY - top) * scale }, REACH * scale);
  };

  /** @param {KeyboardEvent} event */
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
    else if (Object.hasOwn(steps, event.key)) tell(steps[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  frame.addEventListener("keydown", walk);
  frame.addEventListener("pointermove", (event) => {
    const near = pointAt(event);
    if (near >= 0 && event.pointerType === "mouse") tell(near);
  });
  frame.addEventListener("pointerdown", (event) => {
    wasTold = pointAt(event) === at;
  });
  frame.addEventListener("click", (event) => {
    const near = pointAt(event);
    if (near < 0) return;
    if (near === at && wasTold)
      load(); // a finger's first tap tells which it is
    else tell(near);
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
      tell(before ? points.findIndex(({ row }) => row === before.row) : 0);
    },
  };
}

/** @param {number} value */
const numberWords = (value) =>
  value < 1 ? String(Number(value.toPrecision(2))) : t("class.number", { number: value });

/** Which puzzle, and how one algorithm did on it. @param {Plots} plots @param {Point} point */
function pointWords({ measure, subjects }, { row, subject, cut }) {
  const value =
    measure === "seconds" ? say(timeOf(row.seconds)) : t(`study.plot.value.${measure}`, { count: row[measure] });
  const name = subject.name || String(subjects.indexOf(subject) + 1);
  const facts = { name, clues: factOf(subject, "clues"), er: subject.er?.toFixed(1) ?? "?" };
  const algorithm = t(`class.${row.slug}.name`);
  return t(cut ? "study.plot.point.cut" : "study.plot.point", { ...facts, algorithm, value });
}
