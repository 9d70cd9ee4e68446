/**
 * The screen, the sound and the vibration of the device, for players who have switched these on. None of them needs a
 * file: the sounds are tones.
 * @typedef {import("../app/state.js").State} State
 * @typedef {"entry" | "wrong" | "solved"} Happened
 */
import { puzzleKey } from "../board/board.js";
import { countFilled, isSolved } from "../board/problems.js";

/** The frequencies of the tones, in hertz. @type {Record<Happened, number[]>} */
const TONES = { entry: [660], wrong: [220], solved: [523, 659, 784] };

/** The times of vibrations and pauses, in milliseconds. @type {Record<Happened, number[]>} */
const PULSES = { entry: [12], wrong: [40, 60, 40], solved: [30, 50, 30, 50, 90] };

const TONE_TIME = 0.12; // seconds
const LOUDNESS = 0.08;

/**
 * Return what a player has just done on the board, or null.
 * @param {State} before @param {State} now @returns {Happened | null}
 */
export function happened(before, now) {
  if (now.mode !== "play" || puzzleKey(before.board) !== puzzleKey(now.board)) return null;
  if (countFilled(now.board.values) <= countFilled(before.board.values)) return null;
  if (isSolved(now.board)) return "solved";
  return now.clock.mistakes > before.clock.mistakes ? "wrong" : "entry";
}

/** Create a function that plays tones one after the other. */
function createSound() {
  /** @type {AudioContext | null} */
  let context = null;
  return (/** @type {number[]} */ tones) => {
    context ??= new AudioContext();
    for (const [at, frequency] of tones.entries()) {
      const start = context.currentTime + at * TONE_TIME;
      const tone = new OscillatorNode(context, { frequency, type: "triangle" });
      const gain = new GainNode(context, { gain: LOUDNESS });
      gain.gain.setTargetAtTime(0, start + TONE_TIME / 2, TONE_TIME / 4);
      tone.connect(gain).connect(context.destination);
      tone.start(start);
      tone.stop(start + 2 * TONE_TIME);
    }
  };
}

/** Create a function that keeps the screen on, or no longer. The browser lets go of the screen when the page is hidden. */
function createWakeLock() {
  /** @type {Promise<WakeLockSentinel | null>} */
  let held = Promise.resolve(null);
  return (/** @type {boolean} */ on) => {
    held = held.then(async (lock) => {
      if (on) return lock && !lock.released ? lock : navigator.wakeLock.request("screen");
      await lock?.release();
      return null;
    });
    held = held.catch(() => null); // a device that saves power refuses
  };
}

/** Return which of the settings about the device it can do. */
export const abilities = () => ({
  awake: "wakeLock" in navigator,
  sound: "AudioContext" in globalThis,
  vibration: "vibrate" in navigator,
});

/** @param {Pick<import("../app/types.js").Page, "getState" | "watch">} page */
export function startDevice({ getState, watch }) {
  const sound = createSound();
  const keepOn = createWakeLock();
  const isPlaying = ({ board, mode, place, settings } = getState()) =>
    settings.playing.awake && mode === "play" && place === "play" && !isSolved(board);
  const update = () => {
    if (abilities().awake && document.visibilityState === "visible") keepOn(isPlaying());
  };
  watch((state) => [isPlaying(state)], update);
  document.addEventListener("visibilitychange", update);
  watch(
    ({ board }) => [board],
    (now, before) => {
      const what = happened(before, now);
      const { playing } = now.settings;
      if (what && playing.sound) sound(TONES[what]);
      if (what && playing.vibration) navigator.vibrate?.(PULSES[what]);
    },
  );
  return { commands: {}, begin: update };
}
