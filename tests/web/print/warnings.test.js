import assert from "node:assert/strict";
import { test } from "node:test";
import { createWarnings } from "../../../web/print/warnings.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, seen } from "../../support/seen.js";

layOut();
inEnglish();

test("each warning is a sentence; they are drawn anew when they are others, not at every page that is turned", () => {
  const { root, render } = createWarnings();
  const warnings = [
    { code: "no-solution", puzzles: [2] },
    { code: "cut-title", args: { text: "A book" } },
  ];
  const shown = (/** @type {typeof warnings} */ now) => {
    render(now);
    return [seen(root), drawn(root).children[0]];
  };
  const sentences = ["puzzles without a solution: 2", "this text is too long and was cut off: A book"];
  const [said, first] = shown(warnings);
  assert.deepEqual(said, sentences);
  const again = shown(structuredClone(warnings));
  assert.deepEqual(again[0], sentences);
  assert.equal(again[1], first);
  const fewer = shown(warnings.slice(0, 1));
  assert.deepEqual(fewer[0], sentences.slice(0, 1));
  assert.notEqual(fewer[1], first);
  assert.deepEqual(shown([]), [[], undefined]);
});
