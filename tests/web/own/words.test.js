/** Check the words for the user's own programs, which are loaded with their room. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { speakOwn, wordsFor } from "../../../web/own/words.js";
import { t } from "../../../web/ui/i18n.js";
import { missing } from "../../support/parts-at-hand.js";

const page = /** @type {any} */ ({ translate: (/** @type {string} */ key) => `the page's ${key}` });
/** @param {string} lang @param {string[]} [folders] */
const speak = (lang, folders) => {
  document.documentElement.lang = lang;
  return speakOwn(page, folders);
};
const KEYS = ["own.code", "study.own.gone", "header.help"];

test("the room's words are its own, in the page's language, all others the page's", async () => {
  await speak("ko");
  const [code, ...others] = KEYS.map((key) => t(key));
  assert.match(code, /[가-힣]/);
  assert.deepEqual(others, ["the page's study.own.gone", "the page's header.help"]);
  assert.equal(wordsFor("own.code"), code);
});

test("several rooms' words are all there", async () => {
  await speak("zh-Hant", ["own", "study"]);
  const [code, gone, help] = KEYS.map((key) => t(key));
  assert.match(code + gone, /^[\p{Script=Han}\p{P} a-zA-Z]+$/u);
  assert.equal(help, "the page's header.help");
});

test("where the language cannot be had they are said in English; without English it fails", async () => {
  missing.add("own/ko.json");
  await speak("ko");
  assert.match(t("own.code"), /^[A-Z][\w ,]+/);
  missing.add("own/en.json");
  await assert.rejects(speak("ko"));
  missing.clear();
});

test("of a code without words it is told that there are none", async () => {
  const silent = /** @type {any} */ ({ translate: (/** @type {string} */ key) => key });
  document.documentElement.lang = "en";
  await speakOwn(silent);
  assert.equal(wordsFor("own.error.unheard-of"), null);
});
