import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PAGE, page, resultsIn } from "../../tools/browsers.mjs";

test("docs/browsers.md has every feature with its words, and says yes or no of each engine", () => {
  const text = readFileSync(PAGE, "utf8");
  assert.equal(text, page(resultsIn(text)), "node tools/browsers.mjs writes it anew");
});
