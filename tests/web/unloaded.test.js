import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../../web/unloaded.js", import.meta.url), "utf-8");
class HTMLScriptElement {
  /** @param {string} src */
  constructor(src) {
    this.src = src;
  }
}
Object.defineProperty(HTMLScriptElement.prototype, "noModule", { value: false });

/** Return a sentence of the page, or the element for details. @param {Record<string, string>} attributes */
const words = (attributes) => ({
  attributes: { ...attributes },
  textContent: "",
  getAttribute(/** @type {string} */ name) {
    return this.attributes[name];
  },
  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    this.attributes[name] = value;
  },
  removeAttribute(/** @type {string} */ name) {
    delete this.attributes[name];
  },
});

/**
 * Return the sentences left on the page before it runs, and the details.
 * @param {object} [browser] changes to the browser
 */
function page(browser = {}) {
  const languages = ["en", "zh-Hant", "zh-Hans", "ko"].map((lang) => words({ lang }));
  const reasons = ["old", "disk", "part"].map((why) => words({ "data-why": why }));
  reasons.push(words({ "data-why": "slow", hidden: "" }));
  const details = words({});
  /** @type {Record<string, (event: object) => void>} */
  const heard = {};
  const listen = (/** @type {string} */ name, /** @type {(event: object) => void} */ listener) => {
    heard[name] = listener;
  };
  /** @type {string[]} */
  const classes = [];
  const document = {
    querySelectorAll: (/** @type {string} */ selector) => (selector.includes("[lang]") ? languages : reasons),
    querySelector: (/** @type {string} */ selector) => (selector.includes("code") ? details : null),
    addEventListener: listen,
    documentElement: { classList: { add: (/** @type {string} */ name) => classes.push(name) } },
  };
  const window = { HTMLDialogElement: class {} };
  const own = {
    document,
    window,
    addEventListener: listen,
    HTMLScriptElement,
    localStorage: {},
    location: { protocol: "https:" },
    navigator: { languages: ["en-GB"] },
  };
  runInNewContext(SCRIPT, { ...own, ...browser });
  const left = (/** @type {ReturnType<typeof words>[]} */ all) =>
    all.filter(({ attributes }) => !("hidden" in attributes)).map(({ attributes }) => Object.values(attributes)[0]);
  const told = () => [...left(languages), ...left(reasons)];
  return { heard, told, details: () => details.textContent, classes };
}

test("until it is known that the page does not run, all sentences are there; then the one that fits", () => {
  const { heard, told } = page();
  assert.equal(told().length, 7);
  heard.readystatechange({});
  assert.deepEqual(told(), ["en", "slow"]);
});

test("the language is the one that was chosen, else the browser's first that there is, else English", () => {
  const wished = (/** @type {string[]} */ languages, chosen = "") => {
    const localStorage = chosen ? { "sudoku.settings.v1": JSON.stringify({ lang: chosen }) } : {};
    const { heard, told } = page({ navigator: { languages }, localStorage });
    heard.readystatechange({});
    return told()[0];
  };
  assert.deepEqual(
    [["zh-TW"], ["zh-Hant-HK"], ["zh"], ["zh-CN"], ["ko-KR"], ["fr", "ko"], ["fr"], []].map((all) => wished(all)),
    ["zh-Hant", "zh-Hant", "zh-Hans", "zh-Hans", "ko", "ko", "en", "en"],
  );
  assert.equal(wished(["ko"], "zh-Hant"), "zh-Hant");
});

test("a page that is still loading says so until something has failed", () => {
  const { heard, told } = page();
  heard.readystatechange({});
  assert.deepEqual(told(), ["en", "slow"]);
  heard.error({ target: {}, message: "odd" });
  assert.deepEqual(told(), ["en", "part"]);
});

test("why it does not run: too old a browser, a page on a disk, or a part that did not come", () => {
  const why = (/** @type {object} */ browser) => {
    const { heard, told } = page(browser);
    heard.readystatechange({});
    return told()[1];
  };
  const disk = { location: { protocol: "file:" } };
  assert.equal(why({ window: {} }), "old");
  assert.equal(why({ HTMLScriptElement: class {} }), "old");
  assert.equal(why(disk), "disk");
  assert.equal(why({ ...disk, window: {} }), "old");
});

test("what did not come is named for who looks into it, and the page says that it cannot run", () => {
  const { heard, details, classes } = page();
  heard.error({ target: {}, message: "odd" });
  assert.deepEqual([details(), classes], ["odd", []]);
  heard.error({ target: new HTMLScriptElement("https://example.org/x/main.js"), message: "" });
  heard.unhandledrejection({ reason: new Error("lost") });
  assert.deepEqual([details(), classes], ["odd\nmain.js\nError: lost", ["cannot-run"]]);
});
