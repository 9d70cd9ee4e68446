/**
 * Check the card about a technique: its name, also in English, and an example that is requested when the card is
 * opened.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { createIdea } from "../../../web/explain/technique-card.js";
import { speak } from "../../../web/ui/i18n.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, seen } from "../../support/seen.js";

layOut();
afterEach(inEnglish);
inEnglish();
const stepOf = (/** @type {string} */ technique) => ({
  ...{
    technique,
    er: 3.2,
    code: technique,
    args: {},
    placements: [],
    eliminations: [],
    marks: [],
    links: [],
    reasons: [],
  },
  ...{ branches: [], nested: [], words: {}, conclusions: [] },
});
/** @param {string} technique @param {number} [stage] */
const hinted = (technique, stage = 3) =>
  /** @type {any} */ ({
    ...stateWith(PUZZLE),
    explain: { kind: "hint", stage, hint: { step: stepOf(technique) }, state: stateWith(PUZZLE).board },
  });

/** Create the card, and record its requests. */
function card() {
  /** @type {any[]} */
  const asked = [];
  const { root, render } = createIdea((action) => asked.push(action));
  const [fold] = drawn(root).all("details");
  return { root, render, fold, asked: () => asked.splice(0).map(({ type, technique }) => `${type} ${technique}`) };
}

test("in English it has one name, in other languages the English one beside its own", () => {
  const titled = () => {
    const { root, render } = card();
    render(hinted("naked-triple"));
    return seen(root)[0].replace(/^[^\p{L}]+/u, "");
  };
  assert.match(titled(), /^Learn Naked Triple$/);
  const words = (/** @type {string} */ lang) =>
    JSON.parse(readFileSync(new URL(`../../../web/locales/${lang}.json`, import.meta.url), "utf8"));
  speak("ko", words("ko"), words("en"));
  assert.match(titled(), /^네이키드 트리플 · Naked Triple 배우기$/);
});

test("an example is asked for once a technique, and only where the card is unfolded", () => {
  const { render, fold, asked } = card();
  render(hinted("x-wing"));
  assert.deepEqual(asked(), []);
  Object.assign(fold, { open: true });
  fold.hears("toggle");
  assert.deepEqual(asked(), ["technique-example? x-wing"]);
  render(hinted("x-wing"));
  assert.deepEqual(asked(), []);
  render(hinted("skyscraper"));
  assert.deepEqual(asked(), ["technique-example? skyscraper"]);
});

test("the rating is told only where ratings are wanted", () => {
  const { root, render, fold } = card();
  Object.assign(fold, { open: true });
  const told = (/** @type {boolean} */ ratings) => {
    render({ ...hinted("x-wing"), ratings });
    return seen(root).includes("ER 3.2");
  };
  assert.deepEqual([told(false), told(true)], [false, true]);
});

test("a hint that shows only the place tells no technique", () => {
  const { root, render } = card();
  render(hinted("x-wing", 2));
  assert.deepEqual(seen(root), []);
  render(hinted("x-wing", 3));
  assert.match(seen(root).join(), /X-Wing/);
});
