import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  document: { documentElement: { lang: "zh-Hant" } },
  location: { href: "file:///sudoku.html" },
  given: { parts: Promise.resolve({ "fonts/latin-regular.ttf": new Blob(["font"]) }), scripts: {} },
});

test("the page as one file sends the fonts that it has, and asks for a font file where a character is in none", async () => {
  const { INITIAL } = await import("../../../web/app/state.js");
  const { PRINT_TASKS } = await import("../../../web/print/tasks.js");
  /** @type {any[]} */
  const sent = [];
  const asks = async (/** @type {string} */ method, /** @type {any} */ { fonts }) => {
    if (method === "sheet-parts") return { items: [{}], next: null, total: 1, width: 1, height: 1, warnings: [] };
    sent.push(fonts);
    return sent.length < 2 ? { missing: ["latin-regular", "hant-regular-7"] } : { pdf: "", lost: "龘" };
  };
  const done = /** @type {any} */ (await PRINT_TASKS.pdf(INITIAL, /** @type {any} */ (asks), () => {}));
  assert.deepEqual(sent, [{}, { "latin-regular": btoa("font"), "hant-regular-7": "" }]);
  const { tone, words } = done.result;
  assert.deepEqual([tone, words], ["bad", { key: "print.lost", args: { lost: "龘" } }]);
  assert.equal(done.out.type, "download", "the rest is printed");
});
