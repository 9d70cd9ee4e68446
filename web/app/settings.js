/**
 * What a person has chosen for the page itself.
 *
 * @typedef {Pick<import("./state.js").Settings, "lang" | "theme">} Chosen
 */
import { LANGUAGES } from "../ui/i18n.js";

export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** The saved settings that are valid. @param {{lang?: unknown, theme?: unknown}} saved @returns {Chosen} */
export const settingsFrom = ({ lang, theme }) => ({
  lang: Object.keys(LANGUAGES).find((known) => known === lang) ?? null,
  theme: THEMES.find((known) => known === theme) ?? "auto",
});
