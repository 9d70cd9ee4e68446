/**
 * The player's own fonts. Python checks each font file, and the device saves it. Requests for sheets name a font by its
 * key.
 * @typedef {"regular" | "bold"} Weight
 * @typedef {{key: string, title: string}} OwnFont
 * @typedef {Record<Weight, OwnFont | null>} OwnFonts
 */
import { base64Of } from "../parts/bytes.js";
import { createFontStore, FONT } from "../storage/fonts.js";

export const WEIGHTS = /** @type {const} */ (["regular", "bold"]);

/** @type {OwnFonts} */
export const NO_OWN_FONTS = { regular: null, bold: null };

/** The largest font file that is accepted, in bytes. */
const MOST = 32 * 2 ** 20;

export const fontStore = createFontStore();

/** The last part of the message key for each reason that Python gives for refusing a font. */
const REFUSALS = { font: "none", "font-digits": "digits", "font-rights": "rights" };

/** Return the saved fonts. A font that is missing or not valid is null. @param {any} saved @returns {OwnFonts} */
export function fontsFrom(saved) {
  const found = (/** @type {Weight} */ weight) => (isFont(saved?.[weight]) ? saved[weight] : null);
  return { regular: found("regular"), bold: found("bold") };
}

/** @param {any} font */
const isFont = (font) => typeof font?.key === "string" && isFontKey(font.key) && typeof font.title === "string";

/** Return whether a key that Python reports as missing is the key of a font. @param {string} key */
export const isFontKey = (key) => key.startsWith(FONT);

/** Return the keys of the fonts, in the form that Python expects. @param {OwnFonts} fonts */
export const keysOf = ({ regular, bold }) => ({ regular: regular?.key ?? "", bold: bold?.key ?? "" });

/** Return a font file as base64, to send it to Python. Return "" if the file is no longer saved. @param {string} key */
export async function ownFontFile(key) {
  const bytes = await fontStore.get(key);
  return bytes ? base64Of(bytes) : "";
}

/**
 * Check and save a font file that the player has chosen. Return the font, or null if the font was refused, and a
 * message.
 * @param {File} file @param {import("../contract/shapes.js").Ask} ask
 * @returns {Promise<{font: OwnFont | null, words: import("../app/state.js").Words}>}
 */
export async function chosenFont(file, ask) {
  const refused = (/** @type {string} */ why, args = {}) => ({
    font: null,
    words: { key: `print.font.${why}`, args: { title: file.name, ...args } },
  });
  if (file.size > MOST) return refused("large", { most: MOST / 2 ** 20 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const language = document.documentElement.lang;
  const found = await ask("font", { file: base64Of(bytes), language });
  if (found.refused) return refused(REFUSALS[/** @type {keyof typeof REFUSALS} */ (found.refused)]);
  const font = { key: `${FONT}${Math.random().toString(36).slice(2)}`, title: found.title };
  const kept = await fontStore.keep(font.key, found.file ?? bytes);
  return { font, words: { key: kept ? "print.font.chosen" : "print.font.unkept", args: { title: font.title } } };
}
