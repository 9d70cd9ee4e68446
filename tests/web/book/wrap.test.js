/** Check the fields of the cover that is wrapped around a book, and the task that downloads it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createWrap } from "../../../web/book/wrap.js";
import { PLAIN } from "../../../web/print/options.js";
import { makeWrap } from "../../../web/print/wrap-task.js";
import { drawn, layOut } from "../../support/elements.js";
import { pretending } from "../../support/pretending.js";
import { enter, inEnglish, press } from "../../support/seen.js";

layOut();
inEnglish();
const state = { ...INITIAL, print: { ...INITIAL.print, options: { ...PLAIN, title: "Trains", isbn: "978" } } };
Object.assign(globalThis, { location: new URL("https://sudoku.example.org/") });

test("each field tells its own part", () => {
  /** @type {unknown[]} */
  const told = [];
  const wrap = createWrap(
    (part) => told.push(part),
    () => told.push("make"),
  );
  wrap.root.setAttribute("open", "");
  const root = document.createElement("div");
  root.append(wrap.root);
  wrap.show(PLAIN);
  enter(drawn(root), "Text on the back", "So.");
  enter(drawn(root), "ISBN", " 978-3-16-148410-0 ");
  enter(drawn(root), "Paper of the pages", "bulky-80");
  enter(drawn(root), "Width of the spine", "12");
  press(drawn(root), "Download cover");
  assert.deepEqual(told, [
    ...[{ back_text: "So." }, { isbn: "978-3-16-148410-0" }, { stock: "bulky-80" }, { spine: 12 }],
    "make",
  ]);
});

test("the cover is downloaded with the width of its spine, or the reason is told", async () => {
  const asks = (/** @type {object} */ answer) => pretending(async () => answer);
  const made = /** @type {any} */ (
    await makeWrap(state, asks({ pdf: "file", pages: 220, spine: 11, refused: "" }), () => {})
  );
  assert.deepEqual(made.out, { type: "download", bytes: "file", name: "Trains.cover.pdf" });
  assert.deepEqual(made.result.words, { key: "book.wrap.saved", args: { pages: 220, spine: 11 } });
  const wrong = /** @type {any} */ (
    await makeWrap(state, asks({ pdf: null, pages: 0, spine: 0, refused: "isbn" }), () => {})
  );
  assert.deepEqual([wrong.type, wrong.result.words], ["result", { key: "book.wrap.isbn", args: { text: "978" } }]);
});
