/** The texts of the page in the chosen language. */
import { fetchPart } from "../parts/parts.js";
import { chooseLanguage, setLoader, speak } from "../ui/i18n.js";

const FALLBACK = "en"; // the language of texts that are missing in another language

/** @typedef {import("../ui/i18n.js").Catalog} Catalog */

/** The folders of texts: first those of the whole page, then those that are loaded when first needed. */
const FOLDERS = ["locales"];

/** The texts that are in use. @type {{lang: string | null, catalog: Catalog, plain: Catalog}} */
let spoken = { lang: null, catalog: {}, plain: {} };

setLoader(loadFolder);

/**
 * Load the texts in the chosen language or, if none is chosen, in the language of the browser. Return the language, and
 * as `found` which texts the page then uses: those of this language (`wished`), the English ones (`english`), or none
 * (`none`). If the language cannot be loaded but the page already has texts, change nothing, and return `other` as
 * `found`.
 * @param {string | null} chosen
 * @param {boolean} isSpoken  whether the page already has texts
 * @returns {Promise<{found: "wished" | "english" | "none" | "other", lang: string}>}
 */
export async function speakLanguage(chosen, isSpoken) {
  const wished = chosen ?? chooseLanguage(navigator.languages);
  const english = wordsOf(FALLBACK);
  const [catalog, plain] = await Promise.all([wished === FALLBACK ? english : wordsOf(wished), english]);
  if (!catalog && isSpoken) return { found: "other", lang: wished };
  const lang = catalog ? wished : FALLBACK;
  speakNow(lang, catalog ?? plain ?? {}, plain ?? catalog ?? {});
  return { found: catalog ? "wished" : plain ? "english" : "none", lang };
}

/**
 * Load the texts about techniques. They come after the texts of the page, so that the board is usable sooner: Python
 * needs longer for the first answer with these texts.
 */
export const loadTechniques = () => loadFolder("techniques");

/**
 * Write all texts of the page in a language from now on. English texts replace those that are missing in `catalog`.
 * @param {string} lang @param {Catalog} catalog @param {Catalog} plain
 */
function speakNow(lang, catalog, plain) {
  spoken = { lang, catalog, plain };
  speak(lang, catalog, plain);
}

/**
 * Load a folder of texts and add it to those in use. Return whether it could be loaded.
 * @type {import("../ui/i18n.js").LoadWords}
 */
async function loadFolder(folder) {
  if (!FOLDERS.includes(folder)) FOLDERS.push(folder);
  const { lang } = spoken;
  const english = catalogOf(folder, FALLBACK);
  const [own, plain] = await Promise.all([
    lang === null || lang === FALLBACK ? english : catalogOf(folder, lang),
    english,
  ]);
  if (lang !== spoken.lang) return loadFolder(folder); // the language has changed in the meantime
  if (lang !== null) speakNow(lang, { ...spoken.catalog, ...own }, { ...spoken.plain, ...plain });
  return Boolean(own || plain);
}

/** @param {string} lang @returns {Promise<Catalog | null>} null if the texts of the page cannot be loaded */
async function wordsOf(lang) {
  const folders = [...FOLDERS];
  const [page, ...others] = await Promise.all(folders.map((folder) => catalogOf(folder, lang)));
  if (FOLDERS.length > folders.length) return wordsOf(lang); // a folder was added in the meantime
  return page && Object.assign(page, ...others);
}

/** @param {string} folder @param {string} lang @returns {Promise<Catalog | null>} */
const catalogOf = (folder, lang) =>
  fetchPart(`${folder}/${lang}.json`)
    .then((answer) => answer.json())
    .catch(() => null);
