import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

Object.assign(globalThis, {
  document: { documentElement: { lang: "zh-Hant" } },
  location: { href: "file:///sudoku.html" },
  given: { parts: Promise.resolve({ "fonts/latin-regular.ttf": new Blob(["font"]) }), scripts: {} },
});

/** @type {any[]} */
const sent = [];
beforeEach(() => sent.splice(0));

/**
 * Return a PDF made by a page in which some characters have no font.
 * @param {string} lost @param {any[]} [warnings] @returns {Promise<any>}
 */
async function printed(lost, warnings = []) {
  const { INITIAL } = await import("../../../web/app/state.js");
  const { PRINT_TASKS } = await import("../../../web/print/tasks.js");
  const asks = async (/** @type {string} */ _, /** @type {any} */ { fonts }) => {
    sent.push(fonts);
    const whole = { pdf: new Uint8Array(1), done: 1, total: 1, lost, warnings };
    return sent.length < 2 ? { missing: ["latin-regular", "hant-regular-7"] } : whole;
  };
  return PRINT_TASKS.pdf(INITIAL, /** @type {any} */ (asks), () => {});
}

test("the page as one file sends the fonts that it has, and asks for a font file where a character is in none", async () => {
  const done = await printed("龘");
  assert.deepEqual(sent, [{}, { "latin-regular": btoa("font"), "hant-regular-7": "" }]);
  const { tone, words } = done.result;
  assert.deepEqual([tone, words], ["bad", { key: "print.lost", args: { lost: "龘" } }]);
  assert.equal(done.out.type, "download", "the rest is printed");
});

test("a character that no font has is named, not the box that stands in its place", async () => {
  const warnings = ["🦉", "ש🦉"].map((lost) => ({
    code: "no-letter",
    puzzles: [],
    args: { lost, text: `an ${lost}` },
  }));
  const { words } = (await printed("龘□", warnings)).result;
  assert.deepEqual(words, { key: "print.lost", args: { lost: "龘🦉ש" } });
  assert.deepEqual((await printed("□")).result.words.args, { lost: "□" }, "a box that somebody typed");
});
