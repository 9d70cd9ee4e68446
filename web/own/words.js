/** The messages of the editor. There are many, so they are loaded when the editor is first opened. */
import { fetchPart } from "../parts/parts.js";
import { speakAs, t, translator } from "../ui/i18n.js";

/** @type {import("../ui/i18n.js").Catalog} */
let english = {};

/**
 * Load messages in the language of the page. From then on, they are used for all keys that they contain. For all other
 * keys, the messages of the page are used.
 * @param {import("../ui/i18n.js").Voice} page @param {string[]} [folders]  the folders of the messages
 */
export async function speakOwn(page, folders = ["own"]) {
  const { lang } = document.documentElement;
  const all = (/** @type {string} */ name) => Promise.all(folders.map((folder) => catalogOf(folder, name)));
  const [englishMessages, localMessages] = (await Promise.all([all("en"), all(lang).catch(() => [])])).map((found) =>
    Object.assign({}, ...found),
  );
  english = englishMessages;
  const translateLocal = translator(lang, localMessages, englishMessages);
  speakAs({
    ...page,
    translate: (key, args) => (hasWords(key) ? translateLocal(key, args) : page.translate(key, args)),
  });
}

/** Return whether a key belongs to the messages that were loaded here. @param {string} key */
const hasWords = (key) => key in english || `${key}.other` in english;

/**
 * Return the message for a key, or null if there is none. This happens, for example, for the code of an error in a
 * newer version of Python.
 * @param {string} key @param {Record<string, unknown>} [args]
 */
export function wordsFor(key, args) {
  const words = t(key, args);
  return words === key ? null : words;
}

/** @param {string} folder @param {string} lang @returns {Promise<import("../ui/i18n.js").Catalog>} */
const catalogOf = async (folder, lang) => (await fetchPart(`${folder}/${lang}.json`)).json();
