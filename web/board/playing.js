/** The player's preferences, which are saved with the settings. @typedef {typeof FIRST_PLAYING} Playing */
import { isRecord } from "../contract/fits.js";

/** The settings for when wrong entries are shown: when the player asks, at once, or never. */
export const MISTAKES = /** @type {const} */ (["asked", "once", "never"]);

/** The modes of the clock: off, running but hidden, or shown. */
export const TIMERS = /** @type {const} */ (["off", "hidden", "shown"]);

/**
 * The preferences of a new player. `candidates`: cells without notes show candidates. `prune`: a digit that is written
 * is removed from the notes of its peers. `duplicates`: repeated digits are marked.
 */
export const FIRST_PLAYING = {
  candidates: false,
  prune: true,
  mistakes: /** @type {typeof MISTAKES[number]} */ ("asked"),
  duplicates: true,
  timer: /** @type {typeof TIMERS[number]} */ ("off"),
};

/**
 * Return the player's saved preferences. Preferences that are missing or not valid get their defaults.
 * @param {unknown} saved @returns {Playing}
 */
export function playingFrom(saved) {
  const known = isRecord(saved) ? saved : {};
  const valid = Object.entries(FIRST_PLAYING).filter(([name, first]) => typeof known[name] === typeof first);
  const all = { ...FIRST_PLAYING, ...Object.fromEntries(valid.map(([name]) => [name, known[name]])) };
  return {
    ...all,
    mistakes: MISTAKES.find((one) => one === all.mistakes) ?? FIRST_PLAYING.mistakes,
    timer: TIMERS.find((one) => one === all.timer) ?? FIRST_PLAYING.timer,
  };
}
