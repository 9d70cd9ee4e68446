/** Check that everything becomes one file and returns from it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { backupOf, restoreActions } from "../../../web/app/everything.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { newBook } from "../../../web/print/book.js";
import { ofFile } from "../../../web/puzzles/exported.js";
import { after, boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

const NOW = Date.parse("2026-11-22T08:00:00.000Z");
const state = boardFrom(PUZZLE);
const progress = { board: { ...state, values: SOLUTION }, time: 65_000, hints: 1, solved: "2026-11-22T09:00:00.000Z" };
const BOOK = {
  ...newBook("ko"),
  sections: [{ title: "Mine", note: "", order: null, puzzles: [{ puzzle: PUZZLE, geometry: "9" }] }],
};
const FULL = after(
  INITIAL,
  { type: "tray-add", newcomers: [{ state, source: "made", name: "Monday", folder: "Train" }], now: NOW },
  { type: "tray-played", progress },
  { type: "solved", record: { puzzle: "9:1", grade: "hard", time: 5, hints: 0, when: "2026" } },
  { type: "settings", settings: { theme: "dark", lang: "ko" } },
  { type: "listing", choice: { form: "table", by: "er" } },
  { type: "print", print: { book: BOOK } },
);
const file = backupOf(FULL, NOW);

test("a fresh page has all of it again", () => {
  const back = (restoreActions(file, NOW + 1) ?? []).reduce(reduce, INITIAL);
  const [{ key, order, source, ...item }] = back.tray.items;
  const { key: _key, order: _order, source: _source, ...wanted } = FULL.tray.items[0];
  assert.deepEqual(item, wanted);
  assert.deepEqual([back.settings, back.listing, back.solved], [FULL.settings, FULL.listing, FULL.solved]);
  assert.deepEqual([back.print.book, back.print.source], [BOOK, FULL.print.source]);
});

test("restored where it was saved, nothing changes", () => {
  const again = (restoreActions(file, NOW + 1) ?? []).reduce(reduce, FULL);
  assert.deepEqual(again.tray.items, FULL.tray.items);
  const other = { ...BOOK, language: "en" };
  const kept = (restoreActions(file, NOW + 1) ?? []).reduce(reduce, { ...FULL, print: { ...FULL.print, book: other } });
  assert.equal(kept.print.book, other, "a book with puzzles in it stays");
});

test("whoever reads an exported tray reads its puzzles; an exported tray has no settings to take over", () => {
  assert.equal(ofFile(file)?.length, 1);
  const { settings, records, book, ...tray } = JSON.parse(file);
  assert.deepEqual(
    (restoreActions(JSON.stringify(tray), NOW) ?? []).map(({ type }) => type),
    ["tray-restore"],
  );
});

test("settings that are none are left as they would be on a first visit", () => {
  const strange = JSON.stringify({ ...JSON.parse(file), settings: { theme: 3, print: "x", listing: [] } });
  const back = (restoreActions(strange, NOW) ?? []).reduce(reduce, INITIAL);
  assert.deepEqual([back.settings, back.listing], [INITIAL.settings, INITIAL.listing]);
});

for (const text of ["", "{}", "[1]", PUZZLE])
  test(`"${text.slice(0, 9)}" is none of our files`, () => assert.equal(restoreActions(text, NOW), null));
