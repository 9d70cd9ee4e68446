/** Check the page in several languages, and what happens if words or a view cannot be loaded. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { speakLanguage } from "../../../web/app/language.js";
import { createScreen } from "../../../web/app/screen.js";
import { INITIAL } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { VIEW_NAMES } from "../../../web/app/views.js";
import { h } from "../../../web/ui/dom.js";
import { loadWords, t } from "../../../web/ui/i18n.js";
import { drawn } from "../../support/elements.js";
import { missing } from "../../support/parts-at-hand.js";
import { seen } from "../../support/seen.js";

/** @typedef {import("../../../web/app/state.js").Settings} Settings */

/** The elements of index.html. @type {Map<string, HTMLElement>} */
let places = new Map();
/** @type {Record<string, HTMLElement>} */
let head = {};
/** @type {HTMLElement} */
let body;
document.getElementById = (id) => {
  const place = places.get(id) ?? h("div", { id });
  places.set(id, place);
  const named = [...places.values()].flatMap((each) => drawn(each).querySelectorAll(`#${id}`));
  return /** @type {any} */ (named[0] ?? place);
};
document.querySelector = (/** @type {string} */ name) => /** @type {any} */ (head[name] ?? null);

beforeEach(() => {
  missing.clear();
  places = new Map();
  head = { "meta[name=description]": h("meta", {}), "link[rel=manifest]": h("link", {}), ".unloaded": h("p", {}) };
  body = h("body", {}, head[".unloaded"]);
  Object.assign(navigator, { languages: ["ko-KR"] });
  Object.assign(document, { activeElement: null, title: "" });
  Object.assign(document.documentElement, { lang: "en" });
});

/** Create a page that records failures. */
function page() {
  const store = createStore(INITIAL);
  /** @type {string[]} */
  const failed = [];
  const screen = createScreen(store, (_, name) => failed.push(name));
  /** @param {Settings["lang"]} lang */
  const speak = (lang) => {
    store.act({ type: "settings", settings: { lang } });
    return screen.showLanguage();
  };
  return { ...screen, store, failed, speak };
}
const said = () => [...places.values()].flatMap((place) => seen(place));
const headSaid = () => [
  document.documentElement.lang,
  document.title,
  head["link[rel=manifest]"].getAttribute("href"),
  head["meta[name=description]"].getAttribute("content")?.split(" ")[0],
  body.children.length > 0,
];
const counted = () => [...places.values()].map((place) => drawn(place).children.length);
/** @param {ReturnType<typeof page>} of */
const noticed = ({ store }) => store.getState().notice?.key ?? null;

const KOREAN = ["ko", "스도쿠 공방", "manifest.ko.webmanifest", "스도쿠를", false];
const ENGLISH = ["en", "Sudoku Workshop", "manifest.webmanifest", "Type", false];
const LACKING = "notice.language";

test("the browser's language is spoken, in every view, and in what a tab or a bookmark shows", async () => {
  const its = page();
  await its.showLanguage();
  assert.deepEqual([its.failed, noticed(its)], [[], null]);
  assert.ok(said().includes("[풀기]* [만들기] [인쇄] [배우기]"));
  assert.deepEqual(headSaid(), KOREAN);
});

test("another language makes every view anew, once, and who had the focus has it again", async () => {
  const its = page();
  await its.showLanguage();
  const [before, count] = [drawn(document.getElementById("to-print")), counted()];
  before.focus();
  await its.speak("en");
  assert.ok(said().includes("[Play]* [Make] [Print] [Learn]"));
  assert.deepEqual([counted(), headSaid()], [count, ENGLISH]);
  const now = drawn(document.getElementById("to-print"));
  assert.notEqual(now, before);
  assert.equal(document.activeElement, now);
  await its.speak("en");
  assert.equal(drawn(document.getElementById("to-print")), now, "the same language makes nothing anew");
});

test("the page comes in short tasks at first, but changes its language at once", async (context) => {
  let now = 0;
  context.mock.method(performance, "now", () => (now += 1000));
  const its = page();
  const shown = its.showLanguage().then(() => "whole");
  const soon = () => Promise.race([shown, new Promise((later) => setImmediate(later, "in part"))]);
  const tasks = [await soon()];
  while (tasks.at(-1) !== "whole" && tasks.length < 99) {
    mock.timers.tick(1);
    tasks.push(await soon());
  }
  assert.ok(tasks.at(-1) === "whole" && tasks.length >= VIEW_NAMES.length, `${tasks.length}`);
  await its.speak("en");
  assert.ok(said().includes("[Play]* [Make] [Print] [Learn]"));
});

test("a language whose words cannot be had is said in English, or left for that which is spoken", async () => {
  missing.add("locales/ko.json");
  const its = page();
  await its.showLanguage();
  assert.deepEqual([headSaid(), noticed(its)], [ENGLISH, LACKING]);
  its.store.act({ type: "notice", words: null });
  missing.add("locales/zh-Hant.json").delete("locales/ko.json");
  await its.speak("ko");
  assert.deepEqual([headSaid(), noticed(its)], [KOREAN, null]);
  await its.speak("zh-Hant");
  assert.deepEqual([headSaid(), noticed(its)], [KOREAN, LACKING]);
});

test("without any words index.html's own sentence stays, and unloaded.js hears why", async () => {
  for (const lang of ["ko", "en"]) missing.add(`locales/${lang}.json`);
  const its = page();
  /** @type {string[]} */
  const failures = [];
  Object.assign(globalThis, {
    ErrorEvent: class extends Event {
      /** @param {string} type @param {{ message: string }} init */
      constructor(type, { message }) {
        super(type);
        failures.push(`${type}: ${message}`);
      }
    },
    dispatchEvent: () => true,
  });
  await its.showLanguage();
  assert.deepEqual(failures, ["error: locales/en.json"]);
  assert.deepEqual([headSaid().at(-1), head["link[rel=manifest]"].getAttribute("href")], [true, null]);
});

test("what changes is drawn; a view that fails says so in its place, and the others go on", async () => {
  const its = page();
  Object.assign(navigator, { languages: ["en"] });
  await its.showLanguage();
  its.store.act({ type: "place", place: "make" });
  its.draw();
  assert.ok(said().includes("[Play] [Make]* [Print] [Learn]"));
  its.store.act({
    type: "notice",
    words: /** @type {any} */ ({
      get key() {
        throw new Error("broken");
      },
    }),
  });
  its.store.act({ type: "place", place: "play" });
  its.draw();
  its.draw();
  assert.deepEqual(its.failed, ["notice"]);
  assert.ok(said().includes("[Play]* [Make] [Print] [Learn]"));
  const told = [...places.values()].flatMap((place) => drawn(place).querySelectorAll(".failed-part"));
  assert.deepEqual(
    told.map(({ textContent }) => textContent),
    [t("diagnostics.failed")],
  );
});

test("a room's words are spoken, too, once they are needed; what it lacks is said in English", async (context) => {
  const asked = context.mock.method(missing, "has");
  const key = "assign.answer";
  /** Return the words shown in a language, and the files loaded for them. */
  const spoken = async (lang = "ko") => {
    asked.mock.resetCalls();
    await speakLanguage(lang, false);
    return [t(key), ...asked.mock.calls.map((call) => call.arguments[0]).sort()];
  };
  const page = ["locales/en.json", "locales/ko.json", "make/en.json", "make/ko.json"]; // Make is open
  assert.deepEqual(await spoken(), [key, ...page]);
  assert.deepEqual(await spoken("en"), [key, "locales/en.json", "make/en.json"]);
  assert.deepEqual([await loadWords("assign"), await loadWords("assign"), t(key)], [true, true, "Your answer"]);
  const both = ["assign/en.json", "assign/ko.json", ...page];
  assert.deepEqual(await spoken(), ["답", ...both]);
  missing.add("assign/ko.json");
  assert.deepEqual(await spoken(), ["Your answer", ...both]);
  missing.add("assign/en.json");
  assert.equal(await loadWords("assign"), false);
  missing.clear();
  const [, wordsThere] = await Promise.all([spoken("zh-Hant"), loadWords("own")]);
  assert.deepEqual([wordsThere, /\p{Script=Han}/u.test(t("own.code"))], [true, true], "asked for at the same time");
});
