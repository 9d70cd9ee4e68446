import assert from "node:assert/strict";
import { test } from "node:test";
import { restoredState, saveChanges } from "../../../web/app/saving.js";
import { INITIAL } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { NO_CLOCK } from "../../../web/board/clock.js";
import { newBook, savedBook } from "../../../web/print/book.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

/** Create a storage that remembers the last value. */
function memory() {
  /** @type {any} */
  const kept = { board: null, settings: null, boards: 0, writes: 0 };
  /** The values that another tab stores. @type {Record<string, (saved: unknown) => void>} */
  const elsewhere = {};
  const storage = {
    loadBoard: () => kept.board,
    loadSolved: () => kept.solved ?? [],
    saveSolved: (/** @type {object[]} */ solved) => Object.assign(kept, { solved, writes: kept.writes + 1 }),
    loadStock: () => kept.stock ?? null,
    saveStock: (/** @type {object[]} */ stock) => Object.assign(kept, { stock, writes: kept.writes + 1 }),
    loadSettings: () => kept.settings,
    loadBook: () => kept.book ?? null,
    saveBook: (/** @type {object} */ book) => Object.assign(kept, { book, writes: kept.writes + 1 }),
    onSolved: (/** @type {() => void} */ solved) => Object.assign(elsewhere, { solved }),
    onBook: (/** @type {() => void} */ book) => Object.assign(elsewhere, { book }),
    saveBoard: (/** @type {object} */ board) => Object.assign(kept, { board, boards: kept.boards + 1 }),
    saveSettings: (/** @type {object} */ settings) => Object.assign(kept, { settings, writes: kept.writes + 1 }),
  };
  return {
    kept,
    elsewhere,
    storage: /** @type {import("../../../web/app/saving.js").Storage} */ (/** @type {unknown} */ (storage)),
  };
}

test("a first visit begins as everybody does", () => assert.deepEqual(restoredState(memory().storage), INITIAL));

test("the next visit goes on where this one ended", () => {
  const { storage } = memory();
  const store = createStore(restoredState(storage));
  saveChanges(store, storage);
  store.act({ type: "load", puzzles: [boardFrom(PUZZLE), boardFrom(SOLUTION)] });
  store.act({ type: "select", cell: 1 });
  store.act({ type: "digit", digit: 9 });
  store.act({ type: "place", place: "print" });
  store.act({ type: "settings", settings: { theme: "dark" } });
  store.act({ type: "wish", choice: { grade: "expert" } });
  store.act({ type: "print", print: { source: "now" } });
  const edited = { ...newBook("ko"), pasted: "53" };
  store.act({ type: "print", print: { book: edited } });
  store.act({ type: "clock", clock: { ...NO_CLOCK, puzzle: "x", time: 5, hints: 1, since: Date.now() } });
  const record = { puzzle: "x", grade: null, time: null, hints: 0, when: "" };
  store.act({ type: "solved", record });
  const { board, history, mode, place, shelf, settings, wish, print } = store.getState();
  const { clock, ...found } = restoredState(storage);
  const wanted = { ...INITIAL, board, history, mode, place, shelf, settings, wish, print, solved: [record] };
  assert.deepEqual({ ...found, clock: NO_CLOCK }, wanted);
  assert.deepEqual([clock.puzzle, clock.hints, clock.since, clock.paused], ["x", 1, null, false]);
  assert.ok(clock.time >= 5);
  assert.deepEqual([board.values[1], mode, place, shelf?.puzzles.length], ["9", "play", "print", 2]);
  assert.deepEqual([settings.theme, wish.grade, print.source], ["dark", "expert", "now"]);
});

test("each part is kept as soon as it changes, and nothing is written for what is not kept", () => {
  const { kept, storage } = memory();
  const store = createStore(INITIAL);
  saveChanges(store, storage);
  /** @type {[import("../../../web/app/state.js").Action, string][]} */
  const changes = [
    [{ type: "digit", digit: 5 }, "boards"],
    [{ type: "mode", mode: "play" }, "boards"],
    [{ type: "place", place: "print" }, "boards"],
    [{ type: "settings", settings: { theme: "dark" } }, "writes"],
    [{ type: "listing", choice: { form: "table" } }, "writes"],
    [{ type: "solved", record: { puzzle: "x", grade: null, time: 1, hints: 0, when: "" } }, "writes"],
    [{ type: "wish", choice: { grade: "hard" } }, "writes"],
    [{ type: "print", print: { source: "now" } }, "writes"],
    [{ type: "print", print: { groups: [{ count: 3, grade: "hard", size: "9" }] } }, "writes"],
    [{ type: "print", print: { options: { ...INITIAL.print.options, title: "Monday" } } }, "writes"],
  ];
  for (const [action, counter] of changes) {
    const before = kept[counter];
    store.act(action);
    assert.ok(kept[counter] > before, action.type);
  }
  const { boards, writes } = kept;
  store.act({ type: "select", cell: 8 });
  store.act({ type: "listing", choice: { search: "x" } });
  store.act({ type: "print", print: { page: 3 } });
  assert.deepEqual([kept.boards, kept.writes], [boards, writes]);
});

test("the column of My puzzles is open again where the window is wide enough for it", () => {
  for (const matches of [true, false]) {
    Object.assign(globalThis, { matchMedia: () => ({ matches }) });
    const { storage } = memory();
    const store = createStore(restoredState(storage));
    saveChanges(store, storage);
    store.act({ type: "puzzles", open: true });
    assert.equal(restoredState(storage).puzzlesOpen, matches);
  }
});

test("what another tab keeps is here at once: puzzles that were solved, and the book", () => {
  const { elsewhere, storage } = memory();
  const store = createStore(INITIAL);
  saveChanges(store, storage);
  const record = { puzzle: "x", grade: null, time: 1, hints: 0, when: "" };
  elsewhere.solved([record]);
  elsewhere.book(savedBook(newBook("ko")));
  const { solved, print } = store.getState();
  assert.deepEqual([solved, print.book], [[record], newBook("ko")]);
});
