/**
 * The settings of the page itself.
 *
 * @typedef {Pick<import("./state.js").Settings, "lang" | "theme" | "keeping" | "playing" | "known" | "learned">} Chosen
 */
import { playingFrom } from "../board/playing.js";
import { LANGUAGES } from "../contract/constants.js";
import { knownFrom } from "../explain/known.js";
import { learnedFrom } from "../lessons/learned.js";
import { keepingFrom } from "./keeping.js";

export const THEMES = /** @type {const} */ (["auto", "light", "dark", "paper"]);

/**
 * Return the saved settings. A setting that is missing or not valid gets its default.
 * @param {{lang?: unknown, theme?: unknown, keeping?: unknown, playing?: unknown, known?: unknown, learned?: unknown}} saved
 * @returns {Chosen}
 */
export const settingsFrom = ({ lang, theme, keeping, playing, known, learned }) => ({
  lang: Object.keys(LANGUAGES).find((known) => known === lang) ?? null,
  theme: THEMES.find((known) => known === theme) ?? "auto",
  keeping: keepingFrom(keeping),
  playing: playingFrom(playing),
  known: knownFrom(known),
  learned: learnedFrom(learned),
});
