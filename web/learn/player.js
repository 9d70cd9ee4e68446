/**
 * The player: buttons to play, pause, step and seek, and the current event in words, in numbers and in a chart.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */

import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createChart } from "./chart.js";
import { isMaking, LONGEST, SIZE, speedOf, TOP_PACE } from "./classroom.js";
import { eventWords } from "./event-words.js";

/** The numbers that are always shown, and those under More. */
const FIRST_NUMBERS = /** @type {const} */ (["tries", "backtracks", "solutions"]);
const OTHER_NUMBERS = /** @type {const} */ (["conflicts", "depth"]);

/**
 * Create the controls that play an algorithm's run, and show its current event. The buttons are the foot of the panel.
 * @param {(action: Action) => void} onAction
 */
export function createPlayer(onAction) {
  const send = (/** @type {string} */ name) => () => onAction({ type: "class", command: name });
  const start = iconButton("start", "class.start", send("start"));
  const back = iconButton("back", "class.back", send("back"));
  const play = createPlay(onAction);
  const step = iconButton("forward", "class.step", send("step"));
  const jumps = ["conflict", "solution", "end"].map((name) => textButton(`class.to.${name}`, send(name)));
  const leave = textButton("board.leave", send("leave"));
  const pace = createPace(onAction);
  const place = createPlaceSlider(onAction);
  const words = h("p", { class: "outcome-words", role: "status" });
  const now = h("div", { class: "outcome" }, words);
  const figures = createFigures(FIRST_NUMBERS, false);
  const others = createFigures(OTHER_NUMBERS, true);
  const chart = createChart();
  const row = h("div", { class: "row" }, ...jumps, leave);
  const controls = [pace.root, place.root, row];
  const label = { role: "group", "aria-label": t("class.player") };
  const foot = h("div", { class: "row main-row", ...label }, start, back, play.root, step);
  return {
    root: h("section", { class: "class-player", "aria-label": t("class.now") }, now, figures.root, ...controls),
    foot,
    /** The parts about a run that are under More. */
    more: h("section", { class: "class-run", "aria-label": t("class.run") }, others.root, chart.root),
    /** @param {State} state */
    render(state) {
      const { scene, playing, seeking, own } = state.classroom;
      const able = isMaking(state.classroom) || state.board.geometry === SIZE;
      // while a program is edited, its run is started there, and there is nothing to watch before
      setHidden(foot, own !== null && !scene);
      play.root.classList.toggle("primary", own === null);
      for (const control of [play.root, step]) setIdle(control, !able);
      for (const control of [start, back]) {
        setHidden(control, !scene);
        setIdle(control, !scene || scene.position === 0);
      }
      for (const jump of jumps) setHidden(jump, !able);
      setHidden(leave, !scene);
      put(words, "aria-live", playing || seeking ? "off" : "polite");
      put(now, "data-tone", toneOf(state, able));
      setText(words, wordsOf(state, able));
      for (const part of [play, pace, place, figures, others]) part.render(state);
      setHidden(chart.root, !scene);
      chart.render(scene);
    },
  };
}

/**
 * Return the words about the current event of the run or, if there is no run, about the reason.
 * @param {State} state @param {boolean} able
 */
function wordsOf({ classroom }, able) {
  const { failed, refused, scene, seeking } = classroom;
  if (failed) return say(failed);
  if (!able) return t("class.size");
  if (refused) return refusalWords(refused);
  if (seeking && scene) return t("class.now.seeking", { known: scene.known });
  if (!scene) return t("class.now.begin");
  if (scene.complete && scene.position === LONGEST && scene.known === LONGEST)
    return t("class.now.longest", { longest: LONGEST });
  return say(eventWords(scene));
}

/**
 * Return a sentence that says why a puzzle is refused, and whether the tutorial's own program would accept it.
 * @param {import("./classroom.js").Refusal} refused
 */
function refusalWords({ code, unchecked }) {
  const taken = unchecked ? ` ${t("class.refused.lesson")}` : "";
  return t(`class.refused.${code}`) + taken;
}

/** Return the tone of the current event, which decides its colour. @param {State} state @param {boolean} able */
function toneOf({ classroom: { scene, refused, failed } }, able) {
  if (failed || refused || !able) return "bad";
  if (!scene?.event) return "none";
  return { try: "plain", conflict: "bad", place: "good", undo: "plain", solution: "good" }[scene.event.kind];
}

/** Create the button that plays or pauses. @param {(action: Action) => void} onAction */
function createPlay(onAction) {
  let running = false;
  const act = () => onAction({ type: "class", command: running ? "pause" : "play" });
  const words = h("span");
  const [playing, pausing] = [icon("play"), icon("pause")];
  const root = h(
    "button",
    { type: "button", class: "button", id: "class-play", onclick: act },
    playing,
    pausing,
    words,
  );
  return {
    root,
    /** @param {State} state */
    render({ classroom }) {
      running = classroom.playing || classroom.seeking !== null;
      put(playing, "hidden", running);
      put(pausing, "hidden", !running);
      setText(words, t(running ? "class.pause" : "class.play"));
    },
  };
}

/** Create the slider for the speed. @param {(action: Action) => void} onAction */
function createPace(onAction) {
  const { parts, show } = slider("class.speed", TOP_PACE, (value) =>
    onAction({ type: "classroom", classroom: { pace: value } }),
  );
  return {
    root: h("div", { class: "sliders" }, ...parts),
    /** @param {State} state */
    render({ classroom: { pace } }) {
      const speed = speedOf(pace);
      const words = { speed: Math.round(speed) };
      show(pace, TOP_PACE, Number.isFinite(speed) ? t("class.speed.events", words) : t("class.speed.top"));
    },
  };
}

/** Create the slider for the position in a run. @param {(action: Action) => void} onAction */
function createPlaceSlider(onAction) {
  const { parts, show } = slider("class.position", 0, (value) =>
    onAction({ type: "class", command: "seek", to: value }),
  );
  const root = h("div", { class: "sliders" }, ...parts);
  return {
    root,
    /** @param {State} state */
    render({ classroom: { scene } }) {
      const { position = 0, known = 0, complete = false } = scene ?? {};
      setHidden(root, known === 0);
      show(
        position,
        known,
        known ? t(complete ? "class.position.of" : "class.position.more", { position, known }) : "",
      );
    },
  };
}

/**
 * Create a slider with its label and its value in words.
 * @param {string} label @param {number} max @param {(value: number) => void} changed
 */
function slider(label, max, changed) {
  const id = label.replace(".", "-");
  const input = h("input", { type: "range", id, min: 0, max, value: 0, oninput: () => changed(Number(input.value)) });
  // screen readers already read these words as the slider's value
  const words = h("span", { class: "slider-words", "aria-hidden": "true" });
  return {
    parts: [h("label", { for: id }, t(label)), input, words],
    /** @param {number} value @param {number} most @param {string} text */
    show(value, most, text) {
      input.max = String(most);
      input.value = String(value);
      input.disabled = most === 0;
      put(input, "aria-valuetext", text);
      setText(words, text);
    },
  };
}

/**
 * Create a list of figures about a run: some of its counters, and perhaps its time.
 * @param {readonly (typeof FIRST_NUMBERS[number] | typeof OTHER_NUMBERS[number])[]} names @param {boolean} timed
 */
function createFigures(names, timed) {
  const numbers = names.map((name) => ({ name, value: h("dd") }));
  const time = h("dd");
  const pair = (/** @type {string} */ name, /** @type {HTMLElement} */ value) =>
    h("div", {}, h("dt", {}, t(`class.column.${name}`)), value);
  const pairs = numbers.map(({ name, value }) => pair(name, value));
  return {
    root: h("dl", { class: "class-figures" }, ...pairs, timed ? pair("time", time) : null),
    /** @param {State} state */
    render({ classroom: { scene } }) {
      for (const { name, value } of numbers) setText(value, t("class.number", { number: scene?.counters[name] ?? 0 }));
      setText(time, t("class.seconds", { seconds: Math.round(scene?.elapsed ?? 0) }));
    },
  };
}

/** @param {Parameters<typeof icon>[0]} drawing @param {string} label @param {() => void} onclick */
const iconButton = (drawing, label, onclick) =>
  h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t(label), title: t(label), onclick },
    icon(drawing),
  );

/** @param {string} label @param {() => void} onclick */
const textButton = (label, onclick) => h("button", { type: "button", class: "button small", onclick }, t(label));
