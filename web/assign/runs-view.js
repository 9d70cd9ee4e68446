/**
 * The controls to run the programs of all pupils: the puzzles, the time limit, and the progress.
 * @typedef {import("../app/state.js").State} State
 */
import { ofTray } from "../learn/long-tasks.js";
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { button, labelled } from "./controls.js";
import { puzzleSet } from "./puzzle-set.js";

/** The time limits for one run that can be chosen, in seconds. */
const LIMITS = [2, 5, 10, 30, 60];
/**
 * The time limit that is chosen at first, in seconds. In the page, even a simple correct solver may need ten seconds
 * for a hard puzzle.
 */
const DEFAULT_LIMIT = 30;

/** @param {ReturnType<typeof import("./desk.js").createDesk>} desk */
export function createRunsView(desk) {
  /** @type {State | null} */
  let now = null;
  const tray = h("input", { type: "checkbox", role: "switch", id: "assign-tray" });
  const trayWords = h("label", { for: tray.id });
  const lines = h("textarea", { class: "field", id: "assign-lines", rows: 3, spellcheck: "false" });
  const limit = h(
    "select",
    { class: "field", id: "assign-bound" },
    ...LIMITS.map((seconds) =>
      h("option", { value: seconds, selected: seconds === DEFAULT_LIMIT }, t("class.seconds", { seconds })),
    ),
  );
  const message = h("p", { class: "muted", role: "status" });
  const start = button("assign.run", () => run(), "primary");
  const cancel = button("task.cancel", desk.runs.cancel);
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const work = h("div", { class: "outcome-work" }, bar, cancel);
  const more = fold(
    "assign.more-puzzles",
    { class: "assign-more" },
    t("assign.more-puzzles"),
    h("div", { class: "switch" }, trayWords, tray),
    labelled("assign.lines", lines),
  );
  const root = h(
    "section",
    { class: "assign-runs", "aria-label": t("assign.run") },
    more,
    h("div", { class: "row" }, labelled("assign.bound", limit), start),
    work,
    message,
  );

  const chosen = () => {
    const mine = tray.checked && now ? ofTray(now).map(({ givens }) => givens) : [];
    return puzzleSet([desk.answers.assignment?.puzzle ?? "", ...mine], lines.value);
  };

  const draw = () => {
    const { rows } = desk.answers;
    const { running, done, total, failed } = desk.runs.progress;
    const count = rows.filter(({ answer }) => answer.code).length;
    const { puzzles, wrong } = chosen();
    setHidden(root, !count);
    setText(trayWords, t("assign.tray", { count: now ? ofTray(now).length : 0 }));
    setIdle(start, running);
    if (!running && work.contains(document.activeElement)) start.focus();
    setHidden(work, !running);
    bar.max = Math.max(total, 1);
    bar.value = done;
    put(message, "aria-live", running ? "off" : "polite");
    if (failed) return setText(message, t("own.error.start"));
    if (running || (done && done === total)) return setText(message, t("assign.ran", { done, total }));
    const plan = t("assign.plan", { programs: count, puzzles: puzzles.length });
    setText(message, wrong.length ? `${plan} ${t("assign.lines.wrong", { lines: wrong })}` : plan);
  };
  for (const field of [tray, lines]) field.addEventListener("input", draw);

  const run = () => {
    desk.run(chosen().puzzles, Number(limit.value));
    cancel.focus();
  };

  return {
    root,
    /** @param {State | null} state */
    render(state) {
      now = state;
      draw();
    },
  };
}
