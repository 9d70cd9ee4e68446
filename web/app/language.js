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

/** Where words are: those of the whole page, and those that are fetched when they are first needed. */
const FOLDERS = ["locales"];

/** From now on these words are spoken, too. @param {string} folder */
export function alsoSpeak(folder) {
  if (!FOLDERS.includes(folder)) FOLDERS.push(folder);
}

/** @param {string} lang @returns {Promise<import("../ui/i18n.js").Catalog | null>} null where those of the page cannot be had */
async function wordsOf(lang) {
  const [page, ...others] = await Promise.all(FOLDERS.map((folder) => catalogOf(folder, lang)));
  return page && Object.assign(page, ...others);
}

/** @param {string} folder @param {string} lang @returns {Promise<import("../ui/i18n.js").Catalog | null>} */
const catalogOf = (folder, lang) =>
  fetchPart(`${folder}/${lang}.json`)
    .then((answer) => answer.json())
    .catch(() => null);
