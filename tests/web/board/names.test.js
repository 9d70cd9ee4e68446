import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { errorWords, puzzleWords } from "../../../web/board/names.js";
import { translator } from "../../../web/ui/i18n.js";
import { PUZZLE } from "../../support/boards.js";

const english = translator(
  "en",
  JSON.parse(readFileSync(new URL("../../../web/locales/en.json", import.meta.url), "utf-8")),
);

test("a puzzle of the tray is named with its clues, and with its grade once it has one", () => {
  const named = (/** @type {string | null} */ grade) =>
    english("tray.card", { name: 3, clues: puzzleWords(PUZZLE, grade) });
  assert.equal(named(null), "Puzzle 3, 25 clues");
  assert.equal(named("hard"), "Puzzle 3, 25 clues, Hard");
});

test("why a text could not be read is told with its place, where it has one", () => {
  const error = { code: "row-count", line: 3, column: 7, character: "x", args: { found: 8 } };
  const words = { key: "error.row-count", args: { character: "x", found: 8 } };
  assert.deepEqual(errorWords(error), { key: "paste.error", args: { line: 3, column: 7, words } });
  assert.deepEqual(errorWords({ ...error, line: 0, column: 0 }), words);
});
