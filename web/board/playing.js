/** The player's preferences, which are saved with the settings. @typedef {typeof FIRST_PLAYING} Playing */
import { isRecord } from "../contract/fits.js";

/** The settings for when wrong entries are shown: when the player asks, at once, or never. */
export const MISTAKES = /** @type {const} */ (["asked", "once", "never"]);

/** The modes of the clock: off, running but hidden, or shown. */
export const TIMERS = /** @type {const} */ (["off", "hidden", "shown"]);

/** The beginnings of a hint: it shows the whole step, or only the place to look at. */
export const HINTS = /** @type {const} */ (["step", "place"]);

/** The sizes of digits on the board and on the keypad. */
export const DIGITS = /** @type {const} */ (["small", "medium", "large"]);

/** The cells that are tinted for the selected one: its peers and its digit, only its digit, or none. */
export const HIGHLIGHTS = /** @type {const} */ (["all", "same", "none"]);

/** The side of the keypad, or of its tools where it is below the board. */
export const HANDS = /** @type {const} */ (["right", "left"]);

/**
 * The preferences of a new player. `candidates`: cells without notes show candidates. `prune`: a digit that is written
 * is removed from the notes of its peers. `duplicates`: repeated digits are marked. `streaks`: days in a row are counted.
 * `awake`: the screen stays on. `met`: the keys with a drawing that have explained themselves.
 */
export const FIRST_PLAYING = {
  candidates: false,
  prune: true,
  mistakes: /** @type {typeof MISTAKES[number]} */ ("asked"),
  duplicates: true,
  streaks: false,
  timer: /** @type {typeof TIMERS[number]} */ ("shown"),
  hint: /** @type {typeof HINTS[number]} */ ("step"),
  digits: /** @type {typeof DIGITS[number]} */ ("medium"),
  highlight: /** @type {typeof HIGHLIGHTS[number]} */ ("all"),
  hand: /** @type {typeof HANDS[number]} */ ("right"),
  awake: false,
  sound: false,
  vibration: false,
  met: "",
};

/** The preferences with a fixed list of values. */
export const LISTS = {
  ...{ hint: HINTS, mistakes: MISTAKES, timer: TIMERS },
  ...{ digits: DIGITS, highlight: HIGHLIGHTS, hand: HANDS },
};

/**
 * Return the player's saved preferences. Preferences that are missing or not valid get their defaults.
 * @param {unknown} saved @returns {Playing}
 */
export function playingFrom(saved) {
  const known = isRecord(saved) ? saved : {};
  /** @type {Record<string, readonly unknown[]>} */
  const lists = LISTS;
  const isValid = ([name, first] = ["", /** @type {unknown} */ ("")]) =>
    lists[name]?.includes(known[name]) ?? typeof known[name] === typeof first;
  const valid = Object.entries(FIRST_PLAYING).filter(isValid);
  return { ...FIRST_PLAYING, ...Object.fromEntries(valid.map(([name]) => [name, known[name]])) };
}

/**
 * Return the state with an explanation of a key whose drawing nobody understands, the first time that the key is used.
 * @param {import("../app/state.js").State} state @param {string} name of the key
 * @returns {import("../app/state.js").State}
 */
export function firstUse(state, name) {
  const { playing } = state.settings;
  if (playing.met.split(" ").includes(name)) return state;
  const met = `${playing.met} ${name}`.trim();
  return {
    ...state,
    notice: { key: `notice.${name}` },
    settings: { ...state.settings, playing: { ...playing, met } },
  };
}
