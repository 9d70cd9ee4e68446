import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import {
  chooseLanguage,
  inARow,
  inEnglish,
  loadWords,
  say,
  speak,
  speakAs,
  t as told,
  translator,
} from "../../../web/ui/i18n.js";

/** @type {[string[], string][]} */
const WISHES = [
  [["zh-TW"], "zh-Hant"],
  [["zh-HK", "en"], "zh-Hant"],
  [["zh-CN"], "zh-Hans"],
  [["zh"], "zh-Hans"],
  [["ko-KR"], "ko"],
  [["en-GB", "ko"], "en"],
  [["fr-FR", "ko"], "ko"],
  [["fr-FR"], "en"],
  [[], "en"],
  [["C"], "en"],
  [["C", "", "ko_KR.UTF-8", "zh-TW"], "zh-Hant"],
];

for (const [wished, lang] of WISHES) {
  test(`who wishes ${wished.join(", ") || "nothing"} gets ${lang}`, () => assert.equal(chooseLanguage(wished), lang));
}

const t = translator("en", {
  plain: "a clue",
  named: "{digit} in {cell}",
  "clues.one": "{count} clue",
  "clues.other": "{count} clues",
  list: "rows {rows}",
  outer: "so: {inner}",
  "list.comma": ", ",
  "list.last": "{first} and {last}",
});

test("placeholders are filled; a missing argument leaves nothing behind", () => {
  assert.equal(t("named", { digit: "7", cell: "r1c2" }), "7 in r1c2");
  assert.equal(t("named", { digit: "7" }), "7 in ");
});

test("the plural follows the count, and numbers are written as the language does", () => {
  assert.equal(t("clues", { count: 1 }), "1 clue");
  assert.equal(t("clues", { count: 1234 }), "1,234 clues");
});

test("lists and sentences within sentences", () => {
  assert.equal(t("list", { rows: [2] }), "rows 2");
  assert.equal(t("list", { rows: [2, 8] }), "rows 2 and 8");
  assert.equal(t("list", { rows: [2, 5, 8] }), "rows 2, 5 and 8");
  assert.equal(t("outer", { inner: { key: "clues", args: { count: 2 } } }), "so: 2 clues");
});

test("of several lines one that names an empty list is not said", () => {
  const lines = translator("en", { lines: "first\nrows {rows}\nlast", one: "rows {rows}", "list.comma": ", " });
  assert.equal(lines("lines", { rows: [] }), "first\nlast");
  assert.equal(lines("lines", { rows: ["2"] }), "first\nrows 2\nlast");
  assert.equal(lines("one", { rows: [] }), "rows ");
});

test("Korean particles follow what stands before them, other languages have none", () => {
  const catalog = { found: "{digit}은(는) {house}에", house: "{number}번 박스", tell: "{house}을(를) 보세요." };
  const ko = translator("ko", catalog);
  assert.equal(ko("found", { digit: "6", house: { key: "house", args: { number: 2 } } }), "6은 2번 박스에");
  assert.equal(ko("tell", { house: { key: "house", args: { number: 2 } } }), "2번 박스를 보세요.");
  for (const lang of ["en", "zh-Hant"])
    assert.equal(translator(lang, catalog)("tell", { house: "x7" }), "x7을(를) 보세요.");
});

test("text is put in as it is, never read as a pattern again", () => {
  assert.equal(t("named", { digit: "$&{cell}", cell: "x" }), "$&{cell} in x");
});

test("a key without a sentence is shown as it is", () => {
  assert.equal(t("nowhere"), "nowhere");
});

const ENGLISH = {
  again: "Again",
  "clues.one": "{count} clue",
  "clues.other": "{count} clues",
  "list.comma": ", ",
  "list.last": "{first} and {last}",
};

test("a sentence that a language lacks, or has left empty, is said in English", () => {
  const ko = translator("ko", { again: "" }, ENGLISH);
  assert.equal(ko("again"), "Again");
  assert.equal(ko("clues", { count: 1 }), "1 clue");
  assert.equal(ko("clues", { count: 2 }), "2 clues");
  assert.equal(ko("list.last", { first: "a", last: "b" }), "a and b");
  assert.equal(ko("nowhere"), "nowhere");
});

test("a plural form that a language lacks is its form for any other count, before English", () => {
  const polish = translator("pl", { "clues.other": "{count} cyfry", "clues.many": "{count} cyfr" }, ENGLISH);
  assert.equal(polish("clues", { count: 1 }), "1 cyfry");
  assert.equal(polish("clues", { count: 3 }), "3 cyfry");
  assert.equal(polish("clues", { count: 5 }), "5 cyfr");
});

test("sentences in a row are parted by a blank, in Chinese by nothing; an empty one is none", async () => {
  for (const [lang, told] of Object.entries({ en: "A. B.", ko: "A. B.", "zh-Hans": "A.B.", "zh-Hant": "A.B." })) {
    speak(lang, JSON.parse(await readFile(`web/locales/${lang}.json`, "utf8")));
    assert.equal(inARow(["", "A.", "", "B."]), told);
    assert.equal(inARow(["A."]), "A.");
    assert.equal(inARow([]), "");
  }
});

test("a term is said in English too, as its key where English lacks it", () => {
  speak("ko", { again: "다시" }, ENGLISH);
  assert.deepEqual([told("again"), inEnglish("again"), inEnglish("nowhere")], ["다시", "Again", "nowhere"]);
});

test("a script of its own speaks as the page does", async () => {
  speakAs({
    translate: (key, args) => `page: ${key} ${args?.count}`,
    inEnglish: (key) => `English: ${key}`,
    loadWords: async (folder) => folder === "study",
  });
  assert.deepEqual([await loadWords("study"), await loadWords("own")], [true, false]);
  assert.equal(say({ key: "clues", args: { count: 2 } }), "page: clues 2");
  assert.equal(inEnglish("again"), "English: again");
});
