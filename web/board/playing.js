/**
 * How a person likes to play: kept with the settings.
 *
 * @typedef {typeof FIRST_PLAYING} Playing
 */
import { isRecord } from "../contract/fits.js";

/** When wrong entries are told. */
export const MISTAKES = /** @type {const} */ (["asked", "once", "never"]);

/** Whether time is counted, and whether it is seen. */
export const TIMERS = /** @type {const} */ (["off", "hidden", "shown"]);

/** `candidates`: shown where nothing is noted; `prune`: a digit takes itself out of its peers' notes; `duplicates` are marked. */
export const FIRST_PLAYING = {
  candidates: false,
  prune: true,
  mistakes: /** @type {typeof MISTAKES[number]} */ ("asked"),
  duplicates: true,
  timer: /** @type {typeof TIMERS[number]} */ ("off"),
};

/** @param {unknown} saved @returns {Playing} */
export function playingFrom(saved) {
  const known = isRecord(saved) ? saved : {};
  const kept = Object.entries(FIRST_PLAYING).filter(([name, first]) => typeof known[name] === typeof first);
  const all = { ...FIRST_PLAYING, ...Object.fromEntries(kept.map(([name]) => [name, known[name]])) };
  return {
    ...all,
    mistakes: MISTAKES.find((one) => one === all.mistakes) ?? FIRST_PLAYING.mistakes,
    timer: TIMERS.find((one) => one === all.timer) ?? FIRST_PLAYING.timer,
  };
}
