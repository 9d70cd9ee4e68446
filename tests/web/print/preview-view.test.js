/** Check the preview of a printed page, and the words about it. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fontStore, NO_OWN_FONTS } from "../../../web/print/own-fonts.js";
import { createPreview } from "../../../web/print/preview-view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { seen } from "../../support/seen.js";

const state = stateWith(PUZZLE);
const SHEETS = { pages: { 0: "the first", 1: "the second" }, total: 3, width: 210, height: 297 };

/** @type {ReturnType<typeof createPreview>} */
let preview;
beforeEach(() => {
  preview = createPreview(() => {});
});
/** @param {object} print @param {object} [more] */
const shows = (print, more) =>
  preview.render(/** @type {any} */ ({ ...state, ...more, print: { ...state.print, ...print } }));
const sheet = () => /** @type {any} */ (drawn(preview.root).querySelector(".sheet-page"));
/** Return the drawing of the page. */
const page = () => sheet().children[0];

test("a page is drawn once, and stays until the next one is there", () => {
  shows({ sheets: SHEETS });
  assert.equal(page().textContent, "the first");
  const [first] = page().children;
  shows({ sheets: { ...SHEETS } });
  assert.equal(page().children[0], first);
  shows({ sheets: SHEETS, page: 2 });
  assert.equal(page().textContent, "the first");
  shows({ sheets: SHEETS, page: 1 });
  assert.equal(page().textContent, "the second");
  shows({ sheets: null });
  assert.equal(page().textContent, "the second");
});

test("its place is as wide for its height as the paper until it is drawn", () => {
  const proportion = () => drawn(preview.root).querySelector(".sheet")?.getAttribute("--proportion");
  shows({ sheets: null });
  assert.equal(proportion(), String(210 / 297));
});

test("what should be known of the sheets is said, and that there is none", () => {
  const warned = () => seen(drawn(preview.root).querySelector(".print-warnings")).length;
  const sheets = { ...SHEETS, warnings: [{ code: "no-solution", puzzles: [2] }] };
  shows({ sheets });
  assert.equal(warned(), 1);
  shows({ sheets, source: "now" });
  assert.equal(warned(), 0, "of what is not made yet nothing is known");
  shows({ sheets: { ...SHEETS, total: 0 } });
  assert.ok(seen(preview.root).join(" ").includes("None of these puzzles can be printed"));
});

test("fonts of one's own are fetched where sheets are seen: in Print, and at the desk", () => {
  const got = mock.method(fontStore, "get", async () => null);
  Object.assign(document, { fonts: new Set() });
  /** @param {object} where */
  const fetched = (where) => {
    const before = got.mock.callCount();
    shows({ fonts: { ...NO_OWN_FONTS, regular: { key: "font:1", title: "Mine" } } }, where);
    return got.mock.callCount() - before;
  };
  assert.deepEqual([{ place: "play" }, { place: "print" }, { place: "play", layer: "desk" }].map(fetched), [0, 1, 1]);
});
