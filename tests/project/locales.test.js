import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../../web/contract/constants.js";
import { allFamilies } from "../../web/lessons/model.js";
import { LATER } from "../../web/parts/load-room.js";
import { withParticles } from "../../web/ui/korean.js";
import { catalogOf, FOLDERS, wordsIn } from "../support/catalogs.js";
import { CONCEPTS } from "./terms.js";

const ROOT = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), "utf-8");

const filesOf = (/** @type {string} */ lang) => FOLDERS.map((folder) => catalogOf(folder, lang));

/** @type {Record<string, Record<string, string>>} */
const CATALOGS = Object.fromEntries(Object.keys(LANGUAGES).map((lang) => [lang, wordsIn(lang)]));
const KEYS = Object.keys(CATALOGS.en);
const CHINESE = {
  "full-width marks": /[一-鿿}][(,;:?!]|[),;:?!][一-鿿]/,
  "six dots": /(?<![…/])…(?!…)/,
  "no space after a mark": /[。，；：、？！（）] /,
};
/** The characters and spaces that must not occur in the sentences of a language. @type {Record<string, Record<string, RegExp>>} */
const HABITS = {
  en: { "no space before dots": / …/ },
  "zh-Hant": { ...CHINESE, "its own quotation marks": /[“”"'](?!sudoku|$)/ },
  "zh-Hans": { ...CHINESE, "its own quotation marks": /[「」'](?!sudoku|$)/ },
  ko: { "no space before dots": / …/, "one kind of quotation marks": /[“”]/ },
};

/** The source of the whole program. It contains each key, or its beginning before a `${...}` or an f-string's `{...}`. */
const SOURCES = [
  "build.py",
  "tools/contract/languages.py",
  ...sources("web", ".js"),
  ...sources("py_src/sudoku_workshop", ".py"),
]
  .map(read)
  .join("\n");
const STRINGS = new Set([...SOURCES.matchAll(/["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(([, key]) => key));
const BEGINNINGS = [...SOURCES.matchAll(/["'`]([a-z][\w-]*\.(?:[\w-]+\.)*)\$?\{/g)].map(([, beginning]) => beginning);

/** @param {string} folder @param {string} ending */
function sources(folder, ending) {
  const names = /** @type {string[]} */ (readdirSync(new URL(folder, ROOT), { recursive: true }));
  return names.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);
}

/** @param {string} key */
const withoutPlural = (key) => key.replace(/\.(one|other)$/, "");

/** @param {string} sentence */
const placeholders = (sentence) => [...new Set(sentence.match(/\{\w+\}/g))].sort();

/**
 * Return the keys of a catalog: the English ones, and one for each plural form that its language has below a thousand.
 * @param {string} lang
 */
function keysOf(lang) {
  const plural = new Intl.PluralRules(lang);
  const forms = new Set(Array.from({ length: 1000 }, (_, count) => plural.select(count)));
  const counted = KEYS.filter((key) => key.endsWith(".other")).map(withoutPlural);
  return [...new Set([...KEYS, ...counted.flatMap((key) => [...forms].map((form) => `${key}.${form}`))])].sort();
}

/** @param {string} key */
const inEnglish = (key) => CATALOGS.en[key] ?? CATALOGS.en[key.replace(/\.\w+$/, ".other")];

test("a language has the plural forms that it needs", () => {
  assert.deepEqual(keysOf("ko"), [...KEYS].sort());
  const more = keysOf("pl").filter((key) => !KEYS.includes(key));
  assert.equal(more.filter((key) => /^tray\.count\.(few|many)$/.test(key)).length, 2);
});

for (const [lang, catalog] of Object.entries(CATALOGS)) {
  test(`${lang} has every key, in order, and no empty sentence`, () => {
    assert.deepEqual(Object.keys(catalog).sort(), keysOf(lang));
    for (const file of filesOf(lang)) assert.deepEqual(Object.keys(file), Object.keys(file).sort());
    assert.deepEqual(
      Object.keys(catalog).filter((key) => !catalog[key].trim()),
      [],
    );
  });

  test(`${lang} names only what English names`, () => {
    const differing = Object.keys(catalog).filter((key) => {
      const known = placeholders(inEnglish(key));
      return placeholders(catalog[key]).some((name) => !known.includes(name));
    });
    assert.deepEqual(differing, []);
  });

  test(`${lang} leaves nothing out that English tells`, () => {
    const shorter = Object.keys(catalog).filter((key) => {
      const told = placeholders(catalog[key]);
      return placeholders(inEnglish(key)).some((name) => !told.includes(name));
    });
    assert.deepEqual(shorter, []);
  });
}

for (const [name, { terms, refused = {} }] of Object.entries(CONCEPTS)) {
  test(`${name}: one word in each language`, () => {
    const english = KEYS.filter((key) => terms.en.test(CATALOGS.en[key]));
    assert.notDeepEqual(english, [], "the English term is in use");
    for (const [lang, term] of Object.entries(terms)) {
      const without = english.filter((key) => !term.test(CATALOGS[lang][key]));
      assert.ok(without.length * 2 < english.length, `${lang} says something else in ${without.join(", ")}`);
    }
    for (const [lang, second] of Object.entries(refused)) {
      const mixed = Object.entries(CATALOGS[lang]).filter(([, sentence]) => second.test(sentence));
      assert.deepEqual(mixed, [], lang);
    }
  });
}

for (const [lang, habits] of Object.entries(HABITS)) {
  for (const [habit, against] of Object.entries(habits)) {
    test(`${lang} has ${habit}`, () => {
      const others = Object.entries(CATALOGS[lang]).filter(([, sentence]) => against.test(sentence));
      assert.deepEqual(others, []);
    });
  }
}

test("ko has the particle that its own words ask for", () => {
  const misfits = Object.entries(CATALOGS.ko).filter(([, sentence]) =>
    [...sentence.matchAll(/([가-힣])([을를])(?![가-힣])/g)].some(
      ([both, word]) => withParticles(`${word}을(를)`) !== both,
    ),
  );
  assert.deepEqual(misfits, []);
});

test("every family of techniques has its words in the lessons", () => {
  const said = KEYS.filter((key) => key.startsWith("lesson.")).sort();
  assert.deepEqual(
    said,
    allFamilies()
      .map((family) => `lesson.${family}`)
      .sort(),
  );
});

test("no key is unused", () => {
  const used = (/** @type {string} */ key) =>
    [key, withoutPlural(key)].some((name) => STRINGS.has(name) || BEGINNINGS.some((start) => name.startsWith(start)));
  assert.deepEqual(
    KEYS.filter((key) => !used(key)),
    [],
  );
});

/** Return a script with all that it imports. @param {URL} script @param {Map<string, string>} found */
function withImports(script, found = new Map()) {
  if (found.has(script.href)) return found;
  const source = readFileSync(script, "utf-8");
  found.set(script.href, source);
  for (const [, path] of source.matchAll(/(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g))
    withImports(new URL(path, script), found);
  return found;
}

/** Return a function that tells whether a source asks for a key. The key may be put together from parts. @param {string} source */
function asksFor(source) {
  const keys = [...source.matchAll(/["'`]([a-z][\w-]*\.(?:[\w.+-]|\$?\{[^{}]*\})*)["'`]/g)].map(([, key]) => key);
  const whole = new Set(keys);
  const composed = keys
    .filter((key) => key.includes("{"))
    .map(
      (key) => new RegExp(`^${key.replace(/\$?\{[^{}]*\}|([.+])/g, (_, mark) => (mark ? `\\${mark}` : "[\\w.+-]+"))}$`),
    );
  return (/** @type {string} */ key) =>
    [key, withoutPlural(key)].some((name) => whole.has(name) || composed.some((form) => form.test(name)));
}

const LATER_WORDS = Object.keys(LATER)
  .filter((room) => FOLDERS.includes(room))
  .flatMap((room) => Object.keys(catalogOf(room, "en")));
const FIRST = ["main.js", "embed.js"].map((name) => new URL(`web/${name}`, ROOT));
const inFirst = asksFor(FIRST.flatMap((script) => [...withImports(script).values()]).join("\n"));
const inPython = asksFor(sources("py_src/sudoku_workshop", ".py").map(read).join("\n"));

test("no sentence of the first visit is in the catalog of a room that is loaded later", () => {
  assert.deepEqual(
    LATER_WORDS.filter((key) => inFirst(key)),
    [],
  );
});

test("no sentence is loaded at the first visit that only later rooms use", () => {
  const later = Object.keys(LATER).map((room) =>
    asksFor([...withImports(new URL(`web/${room}/later.js`, ROOT)).values()].join("\n")),
  );
  const first = Object.keys(catalogOf("locales", "en")).filter((key) => !inFirst(key) && !inPython(key));
  assert.deepEqual(
    first.filter((key) => later.some((asks) => asks(key))),
    [],
  );
});

test("every sentence that the page asks for exists", () => {
  const asked = [...SOURCES.matchAll(/\b(?:t|say)\(\s*"([^"]+)"/g), ...SOURCES.matchAll(/\bkey: "([^"]+)"/g)];
  const missing = asked.map(([, key]) => key).filter((key) => !KEYS.includes(key) && !KEYS.includes(`${key}.other`));
  assert.deepEqual(missing, []);
});
