import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { chosenFont, fontStore, keysOf, NO_OWN_FONTS, ownFontFile } from "../../../web/print/own-fonts.js";
import { drawnWithPaths } from "../../../web/print/paths.js";
import { requestOf } from "../../../web/print/request.js";
import { printFrom, savedPrint } from "../../../web/print/saved.js";
import { PRINT_TASKS } from "../../../web/print/tasks.js";
import { createFontStore } from "../../../web/storage/fonts.js";
import { FakeFactory } from "../../support/fake-database.js";
import { pretending } from "../../support/pretending.js";

const FONT = { key: "font:1", title: "My Font" };
const BYTES = new Uint8Array([1, 2, 3]);

/** @type {FakeFactory} */
let factory;
const store = () => createFontStore(() => /** @type {any} */ (factory));

beforeEach(() => {
  factory = new FakeFactory();
  Object.assign(globalThis, { document: { documentElement: { lang: "ko" } }, indexedDB: factory });
});

/** @param {object} answer */
const asking = (answer) => pretending(async () => answer);
const file = (/** @type {BlobPart} */ content) => new File([content], "mine.ttf");

test("a font is there at the next visit, until it is not wished any more", async () => {
  assert.equal(await store().keep(FONT.key, BYTES), true);
  assert.deepEqual(await store().get(FONT.key), BYTES);
  await store().keepOnly([FONT.key]);
  assert.deepEqual(await store().get(FONT.key), BYTES);
  await store().forget();
  assert.equal(await store().get(FONT.key), null);
  assert.equal(factory.records.size, 0);
});

test("where the browser keeps nothing, it lasts until the page is closed", async () => {
  const refusing = createFontStore(() => {
    throw new DOMException("no", "SecurityError");
  });
  assert.equal(await refusing.keep(FONT.key, BYTES), false);
  assert.deepEqual(await refusing.get(FONT.key), BYTES);
  await refusing.keepOnly([]);
  assert.equal(await refusing.get(FONT.key), null);
});

test("a file is looked at, kept and named", async () => {
  const { font, words } = await chosenFont(file(BYTES), asking({ title: "My Font", file: null, refused: "" }));
  assert.deepEqual(words, { key: "print.font.chosen", args: { title: "My Font" } });
  assert.equal(await ownFontFile(font?.key ?? ""), "AQID");
  const taken = await chosenFont(
    file(BYTES),
    asking({ title: "Its KR", file: new Uint8Array([4, 5, 6]), refused: "" }),
  );
  assert.equal(await ownFontFile(taken.font?.key ?? ""), "BAUG", "of a collection the one face");
});

test("where the browser keeps no font that is told, and it is used all the same", async () => {
  const open = () => {
    throw new DOMException("no", "SecurityError");
  };
  Object.assign(globalThis, { indexedDB: { open } });
  const { font, words } = await chosenFont(file(BYTES), asking({ title: "My Font", file: null, refused: "" }));
  assert.deepEqual(words, { key: "print.font.unkept", args: { title: "My Font" } });
  assert.equal(await ownFontFile(font?.key ?? ""), "AQID");
});

test("what cannot be used is told, and kept nowhere", async () => {
  for (const [code, why] of Object.entries({ font: "none", "font-digits": "digits", "font-rights": "rights" })) {
    const { font, words } = await chosenFont(file(BYTES), asking({ title: "", file: null, refused: code }));
    assert.deepEqual([font, words], [null, { key: `print.font.${why}`, args: { title: "mine.ttf" } }]);
  }
  const large = /** @type {any} */ ({ size: 2 ** 26, name: "mine.ttf" });
  const { words } = await chosenFont(large, asking({}));
  assert.deepEqual(words, { key: "print.font.large", args: { title: "mine.ttf", most: 32 } });
  assert.equal(factory.records.size, 0);
});

test("the task says which file it looks at, and what becomes of it", async () => {
  const chosen = reduce(INITIAL, { type: "font-file", weight: "bold", file: file(BYTES) });
  /** @type {unknown[]} */
  const told = [];
  const looked = async (/** @type {object} */ answer) =>
    /** @type {any} */ (await PRINT_TASKS.font(chosen, asking(answer), (words) => told.push(words)));
  const { type, weight, font, result } = await looked({ title: "My Font", file: null, refused: "" });
  assert.deepEqual([type, weight, font.title], ["font-chosen", "bold", "My Font"]);
  const words = { key: "print.font.chosen", args: { title: "My Font" } };
  assert.deepEqual(result, { task: "font", tone: "good", words });
  const refused = await looked({ title: "", file: null, refused: "font" });
  assert.deepEqual([refused.weight, refused.font, refused.result.tone], ["bold", null, "bad"]);
  assert.equal(refused.result.words.key, "print.font.none");
  assert.deepEqual(told, Array(2).fill({ key: "print.font.reading", args: { title: "mine.ttf" } }));
});

test("sheets are asked for with the chosen fonts, and saved with the other choices", async () => {
  const chosen = reduce(INITIAL, { type: "own-font", weight: "regular", font: FONT });
  assert.deepEqual(requestOf(chosen, "ko", "").own, { regular: "font:1", bold: "" });
  assert.deepEqual(printFrom(savedPrint(chosen.print)).fonts, { regular: FONT, bold: null });
  assert.deepEqual(printFrom({ fonts: { regular: { key: "elsewhere" } } }).fonts, NO_OWN_FONTS);
  const both = reduce(chosen, { type: "own-font", weight: "bold", font: { ...FONT, key: "font:2" } });
  assert.deepEqual(keysOf(both.print.fonts), { regular: "font:1", bold: "font:2" });
  const none = reduce(both, { type: "own-font", weight: "regular", font: null });
  assert.deepEqual(none.print.fonts, NO_OWN_FONTS, "a bold face stands beside a regular one");
});

test("a worker that lacks a font is sent it, and no path in its place", async () => {
  await fontStore.keep(FONT.key, BYTES);
  /** @type {object[]} */
  const sent = [];
  const drawn = await drawnWithPaths(async (supplies) => {
    sent.push(supplies);
    return sent.length > 1 ? { done: true } : { missing: [FONT.key, "ko a path", "font:gone"] };
  });
  assert.deepEqual(drawn, { done: true });
  const nothing = { paths: {}, fonts: {} };
  assert.deepEqual(sent, [nothing, { paths: { "ko a path": [] }, fonts: { "font:1": "AQID", "font:gone": "" } }]);
});

test("a PDF is bound with it", async () => {
  await fontStore.keep(FONT.key, BYTES);
  const state = reduce(INITIAL, { type: "own-font", weight: "regular", font: FONT });
  Object.assign(globalThis, { location: new URL("https://a.example/") });
  const asks = pretending(async (method, { own, fonts = {} }) => {
    assert.deepEqual(own, { regular: FONT.key, bold: "" });
    assert.equal(method, "sheet-pdf");
    const pdf = fonts[FONT.key];
    return pdf ? { pdf, done: 1, total: 1, lost: "", warnings: [] } : { missing: [FONT.key] };
  });
  const { out } = /** @type {any} */ (await PRINT_TASKS.pdf(state, asks, () => {}));
  assert.equal(out.bytes, "AQID");
});
