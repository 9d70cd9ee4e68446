/** The texts of the page in the chosen language. */
import { fetchPart } from "../parts/parts.js";
import { chooseLanguage, speak } from "../ui/i18n.js";

const FALLBACK = "en"; // the language of texts that are missing in another language

/**
 * Load the texts in the chosen language, or else in the language of the browser. `found` says which texts are in use:
 * those of this language (`wished`), the English ones (`english`), or none (`none`). If the language cannot be loaded and
 * another one is already in use (`spoken`), nothing changes (`other`).
 * @param {string | null} chosen
 * @param {boolean} spoken
 * @returns {Promise<{found: "wished" | "english" | "none" | "other", lang: string}>}
 */
export async function speakLanguage(chosen, spoken) {
  const wished = chosen ?? chooseLanguage(navigator.languages);
  const english = wordsOf(FALLBACK);
  const [catalog, plain] = await Promise.all([wished === FALLBACK ? english : wordsOf(wished), english]);
  if (!catalog && spoken) return { found: "other", lang: wished };
  const lang = catalog ? wished : FALLBACK;
  speak(lang, catalog ?? plain ?? {}, plain ?? catalog ?? {});
  return { found: catalog ? "wished" : plain ? "english" : "none", lang };
}

/** The folders of texts: first those of the whole page, then those that are loaded when first needed. */
const FOLDERS = ["locales"];

/** Add a folder of texts. They are loaded with the next call of `speakLanguage`. @param {string} folder */
export function addFolder(folder) {
  if (!FOLDERS.includes(folder)) FOLDERS.push(folder);
}

/** @param {string} lang @returns {Promise<import("../ui/i18n.js").Catalog | null>} null if the texts of the page cannot be loaded */
async function wordsOf(lang) {
  const [page, ...others] = await Promise.all(FOLDERS.map((folder) => catalogOf(folder, lang)));
  return page && Object.assign(page, ...others);
}

/** @param {string} folder @param {string} lang @returns {Promise<import("../ui/i18n.js").Catalog | null>} */
const catalogOf = (folder, lang) =>
  fetchPart(`${folder}/${lang}.json`)
    .then((answer) => answer.json())
    .catch(() => null);
