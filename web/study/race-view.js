/**
 * The view of a race: the choice of two algorithms, their boards, which one is ahead, and the result.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./race.js").Race} Race
 */
import { SIZE, TOP_PACE } from "../learn/classroom.js";
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { say, t } from "../ui/i18n.js";
import { contenders, isOwn, nameOf, updatePrograms } from "./contenders.js";
import { button, picker } from "./controls.js";
import { aheadWords, endWords, NO_RACE, partOf, rateOf, timeOf, wonWords, workOf } from "./race.js";
import { createSmallBoard } from "./small-board.js";

const WAYS = /** @type {const} */ (["tries", "clock"]);

/**
 * Create the view of the race, with its controls.
 * @param {ReturnType<typeof import("./race-run.js").createRace>} run
 */
export function createRaceView(run) {
  const lanes = [0, 1].map((at) => createLane(run, at));
  const by = picker(
    "study.race.by",
    WAYS,
    (way) => t(`study.race.by.${way}`),
    (way) => run.choose({ by: way }),
  );
  const pace = h("input", { type: "range", id: "study-race-pace", min: 0, max: TOP_PACE - 1 });
  pace.addEventListener("input", () => run.choose({ pace: pace.valueAsNumber }));
  const paced = h("span", { class: "slider-words", "aria-hidden": "true" });
  const start = button("study.race.start", () => press());
  start.classList.add("primary");
  const cancel = button("task.cancel", () => run.leave());
  const words = h("p", { class: "outcome-words", role: "status" });
  const outcome = h("div", { class: "outcome" }, words);
  const sliders = h("div", { class: "sliders" }, h("label", { for: pace.id }, t("class.speed")), pace, paced);
  const timed = h("p", { class: "muted" }, t("study.own.timed"));
  const root = fold(
    "study.race",
    { class: "study-fold" },
    t("study.race"),
    h(
      "div",
      { class: "study-part" },
      h("p", { class: "muted" }, t("study.race.hint")),
      timed,
      h("div", { class: "race-lanes" }, ...lanes.map((lane) => lane.root)),
      by.root,
      sliders,
      h("div", { class: "row main-row" }, start, cancel),
      outcome,
    ),
  );
  const press = () => {
    const actions = { running: run.pause, paused: run.goOn, none: run.start, over: run.start };
    actions[/** @type {keyof typeof actions} */ (run.race.phase)]?.();
  };
  /** @type {State | null} */
  let now = null;
  /** The program, the clues and the seed that were drawn last. @type {unknown[]} */
  let drawn = [];

  const show = () => {
    const { race } = run;
    const board = now?.board;
    const able = board?.geometry === SIZE;
    for (const lane of lanes) lane.render(race, race.givens || (able ? board.givens : ""));
    by.select.value = race.by;
    pace.value = String(race.pace);
    const said = rateWords(race);
    put(pace, "aria-valuetext", said);
    setText(paced, said);
    setText(start, t(`study.race.${buttonOf(race)}`));
    setIdle(start, !able || race.phase === "measuring");
    setHidden(cancel, race.phase === "none" || race.phase === "over");
    put(words, "aria-live", race.phase === "running" ? "off" : "polite");
    put(outcome, "data-tone", race.failed || !able ? "bad" : race.phase === "over" ? "good" : "none");
    setText(words, able ? wordsOf(race) : t("class.size"));
  };
  run.onChange(show);

  /**
   * Offer the algorithms and programs that exist now. The user may have changed programs in “Edit a copy” since the
   * last call.
   */
  const offer = () => {
    updatePrograms();
    for (const lane of lanes) lane.offer();
    const slugs = run.race.slugs.map((slug, at) => (contenders().includes(slug) ? slug : NO_RACE.slugs[at]));
    if (slugs.join() !== run.race.slugs.join()) run.choose({ slugs: /** @type {[string, string]} */ (slugs) });
    setHidden(timed, !contenders().some(isOwn));
    show();
  };

  return {
    root,
    /** @param {State} state */
    render(state) {
      const [own, ...subject] = drawn;
      now = state;
      drawn = [state.classroom.own, state.board.givens, state.classroom.seed];
      if (own !== drawn[0]) offer();
      if (subject.some((part, at) => part !== drawn[at + 1])) run.leave();
    },
  };
}

/**
 * Create one side of the race: an algorithm, its board and its progress.
 * @param {ReturnType<typeof import("./race-run.js").createRace>} run @param {number} at
 */
function createLane(run, at) {
  const who = picker(
    at ? "study.race.other" : "study.race.one",
    contenders(),
    (slug) => say(nameOf(slug)),
    (slug) => run.choose({ slugs: at ? [run.race.slugs[0], slug] : [slug, run.race.slugs[1]] }),
    true,
  );
  const board = createSmallBoard();
  const bar = h("progress", { class: "outcome-bar", max: 1, value: 0, "aria-hidden": "true" });
  const figures = h("p", { class: "race-figures" });
  return {
    root: h("div", { class: "race-lane" }, who.root, board.root, bar, figures),
    /** Show the algorithms and programs that exist now. */
    offer: () => who.offer(contenders()),
    /** @param {Race} race @param {string} givens */
    render(race, givens) {
      const { values, tries } = race.lanes[at] ?? { values: givens, tries: 0 };
      const slug = race.slugs[at];
      who.select.value = slug;
      const blanks = [...givens].filter((symbol) => symbol === ".").length;
      const left = [...values].filter((symbol) => symbol === ".").length;
      const measured = race.measured[at];
      const work = workOf(tries, measured?.written);
      const progress = t("study.race.lane", { work, filled: blanks - left, blanks });
      setText(figures, progress);
      board.render(givens, values, t("study.race.board", { name: say(nameOf(slug)), told: progress }));
      bar.value = measured && race.phase !== "measuring" ? partOf(measured, race.by, race.moment) : 0;
    },
  };
}

/** Return the last part of the message key for the main button. @param {Race} race */
const buttonOf = ({ phase }) => ({ running: "pause", paused: "go-on" })[/** @type {"running"} */ (phase)] ?? "start";

/** Return the words for the pace of the race. @param {Race} race */
function rateWords(race) {
  const rate = rateOf(race);
  if (race.by === "tries") return t("study.race.rate.tries", { count: Math.round(rate) });
  return t("study.race.rate.clock", { time: timeOf(rate) });
}

/** Return the words about the state of the race. @param {Race} race */
function wordsOf(race) {
  if (race.failed) return say(race.failed);
  if (race.phase === "none") return t("study.race.ready");
  if (race.phase === "measuring") return t("study.race.measuring");
  if (race.phase !== "over") return say(aheadWords(race));
  return [wonWords(race), ...race.measured.map(endWords)].map(say).join("\n");
}
