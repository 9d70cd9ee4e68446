/** Check the reason shown if the page does not run. The browser has only what the script uses. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const SOURCE = readFileSync(new URL("../../../web/unloaded.js", import.meta.url), "utf-8");
const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ko"];
const REASONS = ["old", "disk", "part", "slow"];

/**
 * Create a page with all sentences, and run the script in it.
 * @param {{languages?: string[], chosen?: string, lacks?: "noModule" | "hasOwn" | "dialog", protocol?: string, isOneFile?: boolean}} [browser]
 */
function page({ languages = ["en"], chosen, lacks, protocol = "https:", isOneFile = false } = {}) {
  const sentence = (/** @type {string} */ name) => (/** @type {string} */ value) => {
    const attributes = new Map([[name, value]]);
    return {
      getAttribute: (/** @type {string} */ key) => attributes.get(key),
      setAttribute: (/** @type {string} */ key, /** @type {string} */ to) => attributes.set(key, to),
      removeAttribute: (/** @type {string} */ key) => attributes.delete(key),
      shown: () => !attributes.has("hidden"),
      value,
    };
  };
  const all = { lang: LANGUAGES.map(sentence("lang")), "data-why": REASONS.map(sentence("data-why")) };
  const place = { textContent: "" };
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  const listen = (/** @type {string} */ kind, /** @type {(event: any) => void} */ listener) => {
    heard[kind] = listener;
  };
  /** @type {string[]} */
  const classes = [];
  class HTMLScriptElement {
    src = "";
  }
  if (lacks !== "noModule") Object.assign(HTMLScriptElement.prototype, { noModule: false });
  const context = createContext({
    HTMLScriptElement,
    document: {
      querySelector: (/** @type {string} */ name) =>
        ({ ".unloaded code": place, "[data-part]": isOneFile ? {} : null })[name],
      querySelectorAll: (/** @type {string} */ name) => all[name === ".unloaded [lang]" ? "lang" : "data-why"],
      documentElement: { classList: { add: (/** @type {string} */ name) => classes.push(name) } },
      addEventListener: listen,
    },
    addEventListener: listen,
    location: { protocol },
    localStorage: chosen ? { "sudoku.settings.v1": chosen } : {},
    navigator: { languages },
    window: lacks === "dialog" ? {} : { HTMLDialogElement: class {} },
  });
  if (lacks === "hasOwn") runInContext("delete Object.hasOwn", context);
  runInContext(SOURCE, context);
  heard.readystatechange({});
  const left = (/** @type {"lang" | "data-why"} */ name) =>
    all[name].filter((each) => each.shown()).map(({ value }) => value);
  return { left, heard, place, classes, HTMLScriptElement };
}

for (const [languages, chosen, told] of /** @type {[string[], string, string][]} */ ([
  [["zh-TW", "en"], "", "zh-Hant"],
  [["zh-Hant-HK"], "", "zh-Hant"],
  [["zh-CN"], "", "zh-Hans"],
  [["fr", "ko-KR", "en"], "", "ko"],
  [["fr"], "", "en"],
  [["en-GB"], '{"lang":"ko"}', "ko"],
  [["ko"], "no JSON", "ko"],
]))
  test(`it is told in one language: ${languages} ${chosen}`, () => {
    assert.deepEqual(page({ languages, chosen }).left("lang"), [told]);
  });

for (const [browser, why] of /** @type {[Parameters<typeof page>[0], string][]} */ ([
  [{}, "slow"],
  [{ lacks: "noModule" }, "old"],
  [{ lacks: "hasOwn", protocol: "file:" }, "old"],
  [{ lacks: "dialog" }, "old"],
  [{ protocol: "file:" }, "disk"],
  [{ protocol: "file:", isOneFile: true }, "slow"],
]))
  test(`one reason is left: ${JSON.stringify(browser)}`, () => {
    assert.deepEqual(page(browser).left("data-why"), [why]);
  });

test("what went wrong stands there, line by line, for who looks into the matter", () => {
  const { heard, place, classes, HTMLScriptElement } = page();
  heard.error({ target: {}, message: "x is not defined" });
  assert.deepEqual([place.textContent, classes], ["x is not defined", []]);
  heard.error({ target: Object.assign(new HTMLScriptElement(), { src: "https://sudoku.example/a/main.js" }) });
  heard.unhandledrejection({ reason: new Error("no") });
  assert.equal(place.textContent, "x is not defined\nmain.js\nError: no");
  assert.deepEqual(classes, ["cannot-run"]);
});
