/**
 * Sentences in the chosen language. A catalog maps keys to sentences, which may have placeholders like {name}. If a
 * sentence depends on `count`, it has a key for each plural form: "clues.one", "clues.other".
 * @typedef {Record<string, string>} Catalog
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {(key: string, args?: Record<string, unknown>) => string} Translate
 */
import { LANGUAGES } from "../contract/constants.js";
import { withParticles } from "./korean.js";

/**
 * Return the first wanted language that has a catalog. If none of them has one, return English. For Chinese, the script
 * of the language decides.
 * @param {readonly string[]} wished
 */
export function chooseLanguage(wished) {
  const known = (/** @type {string} */ name) => Object.hasOwn(LANGUAGES, name);
  for (const tag of wished) {
    // try the language without its script first, because Intl.Locale takes milliseconds to find the script
    const plain = tag.replace(/-.*/, "");
    const name = known(plain) ? plain : namesOf(tag).find(known);
    if (name) return name;
  }
  return "en";
}

/**
 * Return two names of a language: without its script, then with it. The list is empty if the tag is not valid, such as
 * the "C" of some Linux browsers.
 * @param {string} tag
 */
function namesOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [language, `${language}-${script}`];
  } catch {
    return [];
  }
}

/**
 * Return whether all languages of the page write a number in the same way. Most pages need only such numbers, and then
 * no Intl.NumberFormat has to be created.
 * @param {number} value
 */
const isPlain = (value) => Number.isInteger(value) && value >= 0 && value < 1000;

/**
 * Return a function that does a computation when it is first called, and then remembers the result.
 * @template T @param {() => T} make @returns {() => T}
 */
function lazily(make) {
  /** @type {T | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Return a function that translates with a catalog. If a sentence is missing in the catalog, the English one is used.
 * If that is also missing, the key itself is returned.
 * @param {string} lang @param {Catalog} catalog @param {Catalog} english @returns {Translate}
 */
export function translator(lang, catalog, english = catalog) {
  // created only when needed: the first NumberFormat takes ten milliseconds
  const number = lazily(() => new Intl.NumberFormat(lang));
  const own = finder(lang, catalog);
  const plain = finder("en", english);
  const finished = lang === "ko" ? withParticles : (/** @type {string} */ sentence) => sentence;
  /** @type {Translate} */
  const translate = (key, args = {}) => {
    const sentence = withoutEmptyLines(own(key, args.count) || plain(key, args.count) || key, args);
    return finished(sentence.replace(/\{(\w+)\}/g, (_, name) => textOf(args[name])));
  };
  /** Join names as the language lists them, for example "rows 2 and 8". @param {string[]} names @returns {string} */
  const joined = (names) =>
    names.length > 1
      ? translate("list.last", { first: names.slice(0, -1).join(translate("list.comma")), last: names.at(-1) })
      : names.join("");
  /** @param {unknown} value @returns {string} */
  const textOf = (value) => {
    if (typeof value === "number") return isPlain(value) ? String(value) : number().format(value);
    if (Array.isArray(value)) return joined(value.map(textOf));
    if (value && typeof value === "object") {
      const words = /** @type {Words} */ (value);
      return translate(words.key, words.args);
    }
    return String(value ?? "");
  };
  return translate;
}

/**
 * Return a sentence without those lines that contain an empty list.
 * @param {string} sentence @param {Record<string, unknown>} args
 */
function withoutEmptyLines(sentence, args) {
  const isEmpty = (/** @type {string} */ line) =>
    [...line.matchAll(/\{(\w+)\}/g)].some(([, name]) => Array.isArray(args[name]) && args[name].length === 0);
  return sentence.includes("\n")
    ? sentence
        .split("\n")
        .filter((line) => !isEmpty(line))
        .join("\n")
    : sentence;
}

/**
 * Return a function that finds a sentence in a catalog. It looks for the plural form of the count first, then for the
 * form "other", and then for the key without a form.
 * @param {string} lang @param {Catalog} catalog @returns {(key: string, count: unknown) => string | undefined}
 */
function finder(lang, catalog) {
  const plural = lazily(() => new Intl.PluralRules(lang)); // created only when needed: the first takes ten milliseconds
  return (key, count) =>
    (typeof count === "number" && (catalog[`${key}.${plural().select(count)}`] || catalog[`${key}.other`])) ||
    catalog[key];
}

/** @type {Translate} */
let current = (key) => key;

/** Return a sentence in the language of the page. @type {Translate} */
export const t = (key, args) => current(key, args);

/** Return the sentence for a key and its arguments. @param {Words} words */
export const say = ({ key, args }) => t(key, args);

/**
 * Join sentences, with a space between them if the language uses spaces. Empty ones are left out.
 * @param {string[]} sentences
 */
export const inARow = (sentences) =>
  sentences.reduce((first, second) => (first && second ? t("list.sentences", { first, second }) : first || second), "");

/**
 * Set the language of the page and its catalog.
 * @param {string} lang @param {Catalog} catalog
 * @param {Catalog} english used for sentences that the catalog does not have, and for terms that are also shown in
 *   English
 */
export function speak(lang, catalog, english = catalog) {
  current = translator(lang, catalog, english);
  original = english;
}

/** @type {Catalog} */
let original = {};
/** @type {(key: string) => string} */
let named = (key) => original[key] ?? key;

/** Return a term in English. @param {string} key */
export const inEnglish = (key) => named(key);

/** @typedef {(folder: string) => Promise<boolean>} LoadWords */

/** @type {LoadWords} */
let load = async () => false;

/**
 * Load a folder of sentences that the page did not need until now. If the language changes later, they are loaded in
 * the new language, too. Return whether they could be loaded.
 * @type {LoadWords}
 */
export const loadWords = (folder) => load(folder);

/** Set the function that loads folders of sentences. @param {LoadWords} loader */
export function setLoader(loader) {
  load = loader;
}

/**
 * The page's functions to translate and to load more sentences. The page passes them to each script that is loaded
 * separately (see `speakAs`).
 * @typedef {{ translate: Translate, inEnglish: (key: string) => string, loadWords: LoadWords }} Voice @type {Voice}
 */
export const voice = { translate: t, inEnglish, loadWords };

/**
 * Use the language of the page in a script that is loaded separately. Such a script has its own copy of this module,
 * which does not know the language yet.
 * @param {Voice} page
 */
export function speakAs(page) {
  if (page === voice) return; // this is the page's own copy, which knows the language
  current = page.translate;
  named = page.inEnglish;
  load = page.loadWords;
}
