/**
 * Words in the person's language. A catalog is flat: key -> sentence with {name} placeholders. Where a sentence depends
 * on `count`, the key has one entry for each plural form: "clues.one", "clues.other".
 *
 * @typedef {Record<string, string>} Catalog
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {(key: string, args?: Record<string, unknown>) => string} Translate
 */
import { withParticles } from "./korean.js";

/** Each language under its own name: the page's list of them; messages.py has the other. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文", ko: "한국어" };

/** The first of the wished languages that we have; Chinese by its script. @param {readonly string[]} wished */
export function chooseLanguage(wished) {
  const known = (/** @type {string} */ name) => Object.hasOwn(LANGUAGES, name);
  for (const tag of wished) {
    const plain = tag.replace(/-.*/, ""); // what scripts there are, the browser takes milliseconds to know
    const name = known(plain) ? plain : namesOf(tag).find(known);
    if (name) return name;
  }
  return "en";
}

/** A language with and without its script; none for what is no tag, as the "C" of some Linux browsers. @param {string} tag */
function namesOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [language, `${language}-${script}`];
  } catch {
    return [];
  }
}

/** Whether all our languages write this number alike, which spares most visits the browser's own formatter. @param {number} value */
const isPlain = (value) => Number.isInteger(value) && value >= 0 && value < 1000;

/** @template T @param {() => T} make @returns {() => T} */
function lazily(make) {
  /** @type {T | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A sentence that the catalog lacks is said in English; a key that English lacks too is shown as it is: plain to see, and
 * nothing breaks.
 * @param {string} lang @param {Catalog} catalog @param {Catalog} english @returns {Translate}
 */
export function translator(lang, catalog, english = catalog) {
  const number = lazily(() => new Intl.NumberFormat(lang)); // the browser takes ten milliseconds for the first one
  const own = finder(lang, catalog);
  const plain = finder("en", english);
  const finished = lang === "ko" ? withParticles : (/** @type {string} */ sentence) => sentence;
  /** @type {Translate} */
  const translate = (key, args = {}) => {
    const sentence = saidOf(own(key, args.count) || plain(key, args.count) || key, args);
    return finished(sentence.replace(/\{(\w+)\}/g, (_, name) => shown(args[name])));
  };
  /** "rows 2 and 8", as the catalog joins. @param {string[]} names @returns {string} */
  const joined = (names) =>
    names.length > 1
      ? translate("list.last", { first: names.slice(0, -1).join(translate("list.comma")), last: names.at(-1) })
      : names.join("");
  /** @param {unknown} value @returns {string} */
  const shown = (value) => {
    if (typeof value === "number") return isPlain(value) ? String(value) : number().format(value);
    if (Array.isArray(value)) return joined(value.map(shown));
    if (value && typeof value === "object") {
      const words = /** @type {Words} */ (value);
      return translate(words.key, words.args);
    }
    return String(value ?? "");
  };
  return translate;
}

/** A line that names an empty list is not said. @param {string} sentence @param {Record<string, unknown>} args */
function saidOf(sentence, args) {
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
 * Finds a sentence in one catalog: the form for the count, else the form for any other, else the key alone.
 * @param {string} lang @param {Catalog} catalog @returns {(key: string, count: unknown) => string | undefined}
 */
function finder(lang, catalog) {
  const plural = lazily(() => new Intl.PluralRules(lang)); // ten milliseconds, too
  return (key, count) =>
    (typeof count === "number" && (catalog[`${key}.${plural().select(count)}`] || catalog[`${key}.other`])) ||
    catalog[key];
}

/** @type {Translate} */
let current = (key) => key;

/** The sentence in the language that is in use. @type {Translate} */
export const t = (key, args) => current(key, args);

/** @param {Words} words */
export const say = ({ key, args }) => t(key, args);

/** Sentences one after the other, parted as the language parts them; an empty one is none. @param {string[]} sentences */
export const inARow = (sentences) =>
  sentences.reduce((first, second) => (first && second ? t("list.sentences", { first, second }) : first || second), "");

/** @param {string} lang @param {Catalog} catalog @param {Catalog} english for what it lacks, and for what is named in English too */
export function speak(lang, catalog, english = catalog) {
  current = translator(lang, catalog, english);
  original = english;
}

/** @type {Catalog} */
let original = {};
/** @type {(key: string) => string} */
let named = (key) => original[key] ?? key;

/** A term in English. @param {string} key */
export const inEnglish = (key) => named(key);

/** How this page speaks, for a script of its own. @typedef {{ translate: Translate, inEnglish: (key: string) => string }} Voice @type {Voice} */
export const voice = { translate: t, inEnglish };

/** In a script of its own, which has this module again: from now on as the page speaks. @param {Voice} voice */
export function speakAs({ translate, inEnglish }) {
  current = translate;
  named = inEnglish;
}
