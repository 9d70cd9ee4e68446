/**
 * The view of the plots: the choice of puzzles and algorithms, and the progress. `plot-view.js` has the drawing.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./plot.js").Plots} Plots
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { shape } from "../board/svg.js";
import { BOUNDS } from "../learn/comparison.js";
import { ofTray } from "../learn/long-tasks.js";
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { inARow, say, t } from "../ui/i18n.js";
import { contenders, isOwn, nameOf, updatePrograms } from "./contenders.js";
import { button, picker } from "./controls.js";
import { isMeasured, MADE } from "./plot.js";
import { markOf } from "./plot-drawing.js";
import { createDrawing } from "./plot-view.js";

/**
 * Create the part of the page with the plots, with the controls that choose the puzzles and the algorithms.
 * @param {ReturnType<typeof import("./plots-run.js").createPlots>} run @param {OnAction} onAction
 */
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
  bound.select.id = "study-plot-bound"; // the comparison of algorithms already has a list with this ID
  put(/** @type {Element} */ (bound.root.firstElementChild), "for", bound.select.id);
  /** @type {ReturnType<typeof createPick>[]} */
  let picks = [];
  const start = button("study.plot.start", () => run.start());
  start.classList.add("primary");
  const cancel = button("task.cancel", () => run.cancel());
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const work = h("div", { class: "outcome-work" }, bar, cancel);
  const words = h("p", { class: "muted", role: "status" });
  const drawing = createDrawing(run, onAction);
  const names = h("div", { class: "plot-picks", role: "group", "aria-label": t("class.algorithm") });
  const timed = h("p", { class: "muted" }, t("study.own.timed"));
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
      timed,
      bound.root,
      h("div", { class: "row main-row" }, start),
      work,
      words,
      drawing.root,
    ),
  );
  /** @type {State | null} */
  let now = null;
  /** The program and the puzzles that were drawn last. @type {{own?: unknown, tray?: unknown}} */
  let drawn = {};

  const show = () => {
    const { plots } = run;
    const count = now ? ofTray(now).length : 0;
    source.select.options[1].textContent = t("study.plot.tray", { count });
    source.select.value = plots.source;
    bound.select.value = String(plots.bound);
    for (const pick of picks) pick.render(plots);
    setIdle(start, plots.running || !plots.slugs.length || (plots.source === "tray" && !count));
    for (const control of [source.select, bound.select]) control.disabled = plots.running;
    setHidden(work, !plots.running);
    bar.max = Math.max(plots.total, 1);
    bar.value = plots.done;
    setText(words, plots.failed ? say(plots.failed) : doneWords(plots));
    if (root.open) drawing.render(plots);
  };
  run.onChange(show);

  /** Show a button for each algorithm and each saved program, so that the user can choose those to measure. */
  const offer = () => {
    updatePrograms();
    const all = contenders();
    picks = all.map((slug) => createPick(run, slug));
    names.replaceChildren(...picks.map((pick) => pick.root));
    setHidden(timed, !all.some(isOwn));
    if (run.plots.slugs.some((slug) => !all.includes(slug)))
      run.choose({ slugs: run.plots.slugs.filter((slug) => all.includes(slug)) });
    show();
  };

  return {
    root,
    /** @param {State} state */
    render(state) {
      const before = drawn;
      now = state;
      drawn = { own: state.classroom.own, tray: state.tray };
      if (before.own !== drawn.own) offer();
      if (before.tray !== drawn.tray) show();
    },
  };
}

/**
 * Return the words that report how many measurements for the plots are done. The text is empty while they are running.
 * @param {Plots} plots
 */
function doneWords({ running, done, total, subjects, rows, measure, against }) {
  if (running || !total) return "";
  const unrated = against === "er" ? subjects.filter(({ er }) => er === null).length : 0;
  const finished = t("study.plot.done", { done, total });
  const more = unrated ? [t("study.plot.unrated", { count: unrated })] : [];
  const written = rows.some((row) => row.end !== "refused" && !isMeasured(row, measure))
    ? [t("study.plot.written")]
    : [];
  return inARow([finished, ...more, ...written]);
}

/**
 * Create a button that adds an algorithm to the plot, or removes it.
 * @param {ReturnType<typeof import("./plots-run.js").createPlots>} run @param {string} slug
 */
function createPick(run, slug) {
  const onclick = () => {
    const { slugs } = run.plots;
    const wanted = slugs.includes(slug) ? slugs.filter((each) => each !== slug) : [...slugs, slug];
    run.choose({ slugs: contenders().filter((each) => wanted.includes(each)) });
  };
  const mark = shape("svg", { viewBox: "-8 -8 16 16", class: "plot-key", "aria-hidden": "true" }, markOf(slug));
  const root = h("button", { type: "button", class: "control choice plot-pick", onclick }, mark, say(nameOf(slug)));
  return {
    root,
    /** @param {Plots} plots */
    render({ slugs, running }) {
      put(root, "aria-pressed", String(slugs.includes(slug)));
      setIdle(root, running);
    },
  };
}
