/**
 * The player: buttons to play, pause, step and seek, and the current event in words, in numbers and in a chart.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */

import { h, icon, put, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createChart } from "./chart.js";
import { isMaking, LONGEST, SIZE, speedOf, TOP_PACE } from "./classroom.js";
import { eventWords } from "./event-words.js";

const COUNTERS = /** @type {const} */ (["tries", "conflicts", "backtracks", "solutions", "depth"]);

/**
 * Create the controls that play an algorithm's run and show its current event.
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
  const sliders = createSliders(onAction);
  const words = h("p", { class: "outcome-words", role: "status" });
  const now = h("div", { class: "outcome" }, words);
  const figures = createFigures();
  const chart = createChart();
  const root = h(
    "section",
    { class: "class-player", "aria-label": t("class.player") },
    h("div", { class: "row main-row" }, start, back, play.root, step),
    now,
    sliders.root,
    h("div", { class: "row jumps" }, ...jumps, leave),
    figures.root,
    chart.root,
  );
  return {
    root,
    /** @param {State} state */
    render(state) {
      const { scene, playing, seeking } = state.classroom;
      const able = isMaking(state.classroom) || state.board.geometry === SIZE;
      for (const control of [play.root, step, ...jumps]) setIdle(control, !able);
      for (const control of [start, back]) setIdle(control, !scene || scene.position === 0);
      setIdle(leave, !scene);
      put(words, "aria-live", playing || seeking ? "off" : "polite");
      put(now, "data-tone", toneOf(state, able));
      setText(words, wordsOf(state, able));
      play.render(state);
      sliders.render(state);
      figures.render(state);
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
    { type: "button", class: "button primary", id: "class-play", onclick: act },
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

/** Create the sliders for the speed and the position. @param {(action: Action) => void} onAction */
function createSliders(onAction) {
  const pace = slider("class.speed", TOP_PACE, (value) => onAction({ type: "classroom", classroom: { pace: value } }));
  const place = slider("class.position", 0, (value) => onAction({ type: "class", command: "seek", to: value }));
  return {
    root: h("div", { class: "sliders" }, ...pace.parts, ...place.parts),
    /** @param {State} state */
    render({ classroom: { pace: now, scene } }) {
      const speed = speedOf(now);
      pace.show(
        now,
        TOP_PACE,
        Number.isFinite(speed) ? t("class.speed.events", { speed: Math.round(speed) }) : t("class.speed.top"),
      );
      const { position = 0, known = 0, complete = false } = scene ?? {};
      const text = known ? t(complete ? "class.position.of" : "class.position.more", { position, known }) : "";
      place.show(position, known, text);
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

/** Create the list of figures about a run: its counters and its time. */
function createFigures() {
  const numbers = COUNTERS.map((name) => ({ name, value: h("dd") }));
  const time = h("dd");
  const pairs = numbers.map(({ name, value }) => h("div", {}, h("dt", {}, t(`class.column.${name}`)), value));
  const root = h("dl", { class: "class-figures" }, ...pairs, h("div", {}, h("dt", {}, t("class.column.time")), time));
  return {
    root,
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
