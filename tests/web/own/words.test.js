import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../web/own/words.js";
import { speak } from "../../../web/ui/i18n.js";

test("of a code without words it is told that there are none", () => {
  speak("en", { "own.code": "Your code" });
  assert.equal(wordsFor("own.code"), "Your code");
  assert.equal(wordsFor("own.error.unheard-of"), null);
});
