/** The words of the chosen language. */
import { fetchPart } from "../parts/parts.js";
import { chooseLanguage, speak } from "../ui/i18n.js";

const PLAIN = "en"; // its words stand in for those that another language lacks

/**
 * Speaks the language that was chosen, or else the browser's. Tells what was `found`: its words (`wished`), English ones in
 * their place, or `none`; where it has no words and `spoken` says that others are in use, those stay (`other`).
 * @param {string | null} chosen @param {boolean} spoken
 * @returns {Promise<{found: "wished" | "english" | "none" | "other", lang: string}>}
 */
export async function speakLanguage(chosen, spoken) {
  const wished = chosen ?? chooseLanguage(navigator.languages);
  const english = wordsOf(PLAIN);
  const [catalog, plain] = await Promise.all([wished === PLAIN ? english : wordsOf(wished), english]);
  if (!catalog && spoken) return { found: "other", lang: wished };
  const lang = catalog ? wished : PLAIN;
  speak(lang, catalog ?? plain ?? {}, plain ?? catalog ?? {});
  return { found: catalog ? "wished" : plain ? "english" : "none", lang };
}

/** @param {string} lang @returns {Promise<import("../ui/i18n.js").Catalog | null>} null where they cannot be had */
const wordsOf = (lang) =>
  fetchPart(`locales/${lang}.json`)
    .then((answer) => answer.json())
    .catch(() => null);
