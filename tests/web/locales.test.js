import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../../web/i18n.js";

const ROOT = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), "utf-8");

/** @type {Record<string, Record<string, string>>} */
const CATALOGS = Object.fromEntries(
  Object.keys(LANGUAGES).map((lang) => [lang, JSON.parse(read(`web/locales/${lang}.json`))]),
);
/** Korean calls a box by its size. */
const SIZE_OF_BOX = ["{width}", "{height}"];
const KEYS = Object.keys(CATALOGS.en);
/** Other words for a thing that has one already: a box, a clue, a row and a column, a grade. @type {Record<string, RegExp>} */
const SYNONYMS = {
  "zh-Hant": /某列|某行|每列|每行|魔鬼/,
  "zh-Hans": /橫|直行|横列|魔鬼/,
  ko: /상자|박스|단서/,
};

/** All the program's text: a key stands in it whole, or by its beginning before a `${...}` or an f-string's `{...}`. */
const SOURCES = [...sources("web", ".js"), ...sources("py_src/sudoku", ".py")].map(read).join("\n");
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

for (const [lang, catalog] of Object.entries(CATALOGS)) {
  test(`${lang} has every key, in order, and no empty sentence`, () => {
    assert.deepEqual(Object.keys(catalog), [...KEYS].sort());
    assert.deepEqual(
      Object.keys(catalog).filter((key) => !catalog[key].trim()),
      [],
    );
  });

  test(`${lang} names only what English names`, () => {
    const differing = KEYS.filter((key) => {
      const known = placeholders(CATALOGS.en[key]);
      return placeholders(catalog[key]).some((name) => !known.includes(name) && !SIZE_OF_BOX.includes(name));
    });
    assert.deepEqual(differing, []);
  });

  test(`${lang} leaves nothing out that English tells`, () => {
    const shorter = KEYS.filter((key) => {
      const told = placeholders(catalog[key]);
      return placeholders(CATALOGS.en[key]).some((name) => !told.includes(name));
    });
    assert.deepEqual(shorter, []);
  });
}

for (const [lang, other] of Object.entries(SYNONYMS)) {
  test(`${lang} has one word for one thing`, () => {
    const mixed = Object.entries(CATALOGS[lang]).filter(([, sentence]) => other.test(sentence));
    assert.deepEqual(mixed, []);
  });
}

test("no key is unused", () => {
  const used = (/** @type {string} */ key) =>
    [key, withoutPlural(key)].some((name) => STRINGS.has(name) || BEGINNINGS.some((start) => name.startsWith(start)));
  assert.deepEqual(
    KEYS.filter((key) => !used(key)),
    [],
  );
});

test("every sentence that the page asks for exists", () => {
  const asked = [...SOURCES.matchAll(/\b(?:t|say)\(\s*"([^"]+)"/g), ...SOURCES.matchAll(/\bkey: "([^"]+)"/g)];
  const missing = asked.map(([, key]) => key).filter((key) => !KEYS.includes(key) && !KEYS.includes(`${key}.other`));
  assert.deepEqual(missing, []);
});
