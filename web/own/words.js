/** The words of this room, which are many, come with it: whoever never opens it does not fetch them. */
import { fetchPart } from "../parts/parts.js";
import { speakAs, t, translator } from "../ui/i18n.js";

/** @type {import("../ui/i18n.js").Catalog} */
let english = {};

/** From now on they are said in the language of the page, all others as the page says them. @param {import("../ui/i18n.js").Voice} page @param {string[]} [folders]  where they are */
export async function speakOwn(page, folders = ["own"]) {
  const { lang } = document.documentElement;
  const all = (/** @type {string} */ name) => Promise.all(folders.map((folder) => catalogOf(folder, name)));
  const [plain, own] = (await Promise.all([all("en"), all(lang).catch(() => [])])).map((found) =>
    Object.assign({}, ...found),
  );
  english = plain;
  const said = translator(lang, own, plain);
  speakAs({ ...page, translate: (key, args) => (hasWords(key) ? said(key, args) : page.translate(key, args)) });
}

/** @param {string} key */
const hasWords = (key) => key in english || `${key}.other` in english;

/** What is said of a code; null where there are no words for it, as of one that a newer Python has. @param {string} key @param {Record<string, unknown>} [args] */
export function wordsFor(key, args) {
  const words = t(key, args);
  return words === key ? null : words;
}

/** @param {string} folder @param {string} lang @returns {Promise<import("../ui/i18n.js").Catalog>} */
const catalogOf = async (folder, lang) => (await fetchPart(`${folder}/${lang}.json`)).json();
