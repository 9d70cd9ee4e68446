import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { NO_KEEPING } from "../../../web/app/keeping.js";
import { emptyBoard } from "../../../web/board/board.js";
import { NO_HISTORY } from "../../../web/board/history.js";
import { FIRST_PLAYING } from "../../../web/board/playing.js";
import { NO_LEARNED } from "../../../web/lessons/learned.js";
import { BOARD, BOOK, createStorage, SETTINGS, SHELF, SHELF_ROOM, SOLVED, SOON } from "../../../web/storage/storage.js";
import { boardFrom } from "../../support/boards.js";

/** @typedef {import("../../../web/storage/storage.js").Saved} Saved */

mock.timers.enable({ apis: ["setTimeout"] });

/** A Storage that can be full or forbidden. */
class FakeStorage {
  /** @type {Map<string, string>} */
  items = new Map();
  room = Infinity;

  /** @param {string} name */
  getItem(name) {
    return this.items.get(name) ?? null;
  }

  /** @param {string} name @param {string} text */
  setItem(name, text) {
    if (text.length > this.room) throw new DOMException("no room", "QuotaExceededError");
    this.items.set(name, text);
  }

  /** @param {string} name */
  removeItem(name) {
    this.items.delete(name);
  }
}

// The example of Wikipedia's article on Sudoku
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @param {string} values @returns {Saved} */
const saved = (values) => {
  const state = { geometry: "9", givens: PUZZLE, values, notes: { 2: [1, 2] } };
  return { state, history: { past: [emptyBoard("9")], future: [] }, mode: "play", panel: "solve", shelf: null };
};
const first = saved(PUZZLE);
const second = saved(PUZZLE.replace("53.", "534"));

/** @type {FakeStorage} */
let own;
/** @type {FakeStorage} */
let shared;
/** @type {EventTarget} */
let page;
/** @type {import("../../../web/app/state.js").Words[]} */
let notices;

/** What was reported of a full storage. @type {boolean[]} */
let fullness;

/** Open a tab with its own storage, beside the storage shared by all. */
const openTab = (mine = new FakeStorage()) =>
  createStorage({
    onNotice: (words) => notices.push(words),
    onFull: (full) => fullness.push(full),
    own: () => mine,
    shared: () => shared,
    page,
  });

const keys = () => notices.map(({ key }) => key);

beforeEach(() => {
  own = new FakeStorage();
  shared = new FakeStorage();
  page = new EventTarget();
  fullness = [];
  notices = [];
});

describe("the board", () => {
  test("nothing stored is no board, and no news", () => {
    assert.equal(openTab().loadBoard(), null);
    assert.deepEqual(notices, []);
  });

  test("is found again by the next visit", () => {
    const tab = openTab();
    tab.saveBoard(first);
    tab.flush();
    assert.deepEqual(openTab().loadBoard(), first);
  });

  test("is written soon, and fast typing does not put it off", () => {
    const tab = openTab(own);
    tab.saveBoard(first);
    mock.timers.tick(SOON - 1);
    assert.equal(own.items.size, 0);
    tab.saveBoard(second);
    mock.timers.tick(1);
    assert.deepEqual(openTab(own).loadBoard(), second);
    assert.ok(SOON <= 300);
  });

  test("is written soon after it was written at once, too", () => {
    const tab = openTab(own);
    tab.saveBoard(first);
    tab.flush();
    tab.saveBoard(second);
    mock.timers.tick(SOON);
    assert.deepEqual(openTab(own).loadBoard(), second);
  });

  for (const event of ["pagehide", "visibilitychange"]) {
    test(`is written at once on ${event}`, () => {
      openTab().saveBoard(first);
      page.dispatchEvent(new Event(event));
      assert.deepEqual(openTab().loadBoard(), first);
    });
  }

  test("of two tabs each finds its own after a reload, a third the last one", () => {
    const other = new FakeStorage();
    const tabs = [openTab(own), openTab(other)];
    tabs[0].saveBoard(first);
    tabs[0].flush();
    tabs[1].saveBoard(second);
    tabs[1].flush();
    assert.deepEqual([openTab(own).loadBoard(), openTab(other).loadBoard()], [first, second]);
    assert.deepEqual(openTab().loadBoard(), second);
  });

  test("that was written is not written once more when the page goes, over what another tab has written since", () => {
    const mine = new EventTarget();
    const tab = createStorage({
      onNotice: () => assert.fail("told"),
      own: () => own,
      shared: () => shared,
      page: mine,
    });
    tab.saveBoard(first);
    mock.timers.tick(SOON);
    const other = openTab();
    other.saveBoard(second);
    other.flush();
    mine.dispatchEvent(new Event("pagehide"));
    assert.deepEqual(openTab().loadBoard(), second);
  });
});

describe("what cannot be read is kept aside, and told once", () => {
  const { state } = first;
  const broken = {
    "no JSON": "{",
    "no object": "[]",
    "no state": JSON.stringify({ ...first, state: undefined }),
    "a value missing": JSON.stringify({ ...first, state: { ...state, values: state.values.slice(1) } }),
    "another size": JSON.stringify({ ...first, state: { ...state, geometry: "6" } }),
    "an unknown digit": JSON.stringify({ ...first, state: { ...state, givens: state.givens.replace("5", "Z") } }),
    "odd notes": JSON.stringify({ ...first, state: { ...state, notes: { 2: 7 } } }),
    "no history": JSON.stringify({ ...first, history: null }),
    "an empty state": JSON.stringify({ ...first, state: { notes: null } }),
    "an odd step": JSON.stringify({ ...first, history: { past: [{ values: 7 }], future: [] } }),
    "an odd board to go back to": JSON.stringify({
      ...first,
      history: { past: [{ ...state, values: "7" }], future: [] },
    }),
    "a note outside the grid": JSON.stringify({ ...first, state: { ...state, corners: { 81: [1] } } }),
    "an unknown mode": JSON.stringify({ ...first, mode: "dream" }),
    "no panel": JSON.stringify({ ...first, panel: 3 }),
    "an odd shelf": JSON.stringify({ ...first, shelf: { key: "k" } }),
  };
  for (const [name, text] of Object.entries(broken)) {
    test(name, () => {
      shared.setItem(BOARD, text);
      assert.equal(openTab().loadBoard(), null);
      assert.deepEqual([...shared.items], [[`${BOARD}.kept`, text]]);
      assert.deepEqual(notices, [{ key: "storage.kept", args: { name: `${BOARD}.kept` } }]);
    });
  }

  test("it is moved where there is room for only one of it", () => {
    shared.setItem(BOARD, "{".repeat(90));
    shared.setItem = within(100);
    openTab().loadBoard();
    assert.deepEqual([...shared.items.keys()], [`${BOARD}.kept`]);
  });

  test("it is not overwritten where the storage is full, and moved once there is room", () => {
    shared.setItem(BOARD, "{".repeat(90));
    shared.setItem = within(90);
    const tab = openTab();
    assert.equal(tab.loadBoard(), null);
    tab.saveBoard(first);
    tab.flush();
    assert.deepEqual([[...shared.items], keys()], [[[BOARD, "{".repeat(90)]], ["storage.full"]]);
    shared.setItem = within(9000);
    tab.saveBoard(second);
    tab.flush();
    assert.equal(shared.getItem(`${BOARD}.kept`), "{".repeat(90));
    assert.deepEqual(openTab().loadBoard(), second);
  });

  /** Return a storage's `setItem` that has room for so many characters in all, names included. @param {number} room */
  function within(room) {
    /** @this {FakeStorage} @param {string} name @param {string} text */
    return function setItem(name, text) {
      const others = [...this.items].filter(([other]) => other !== name).flat();
      if ([...others, name, text].join("").length > room + BOARD.length)
        throw new DOMException("", "QuotaExceededError");
      this.items.set(name, text);
    };
  }

  test("a broken copy in the tab does not hide the good one", () => {
    own.setItem(BOARD, "{");
    shared.setItem(BOARD, JSON.stringify(first));
    assert.deepEqual(openTab(own).loadBoard(), first);
  });
});

describe("a browser that refuses", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };

  test("is told once, and nothing throws", () => {
    const onNotice = (/** @type {import("../../../web/app/state.js").Words} */ words) => notices.push(words);
    const tab = createStorage({ onNotice, own: forbidden, shared: forbidden, page });
    assert.deepEqual([tab.loadBoard(), tab.loadSettings()], [null, null]);
    tab.saveBoard(first);
    tab.flush();
    tab.saveSettings({
      lang: "ko",
      theme: "dark",
      keeping: NO_KEEPING,
      playing: FIRST_PLAYING,
      known: [],
      learned: NO_LEARNED,
    });
    assert.deepEqual(keys(), ["storage.forbidden"]);
  });

  test("for lack of room: the board goes before the steps to undo", () => {
    const long = { ...second, history: { past: Array(50).fill(emptyBoard("9")), future: [] } };
    own.room = shared.room = JSON.stringify(second).length;
    const tab = openTab(own);
    tab.saveBoard(long);
    tab.flush();
    assert.deepEqual(openTab().loadBoard(), { ...second, history: NO_HISTORY });
    assert.deepEqual([fullness, keys()], [[true], []]);
  });

  test("altogether full: told once, and again when there is room for everything", () => {
    const settings = /** @type {const} */ ({ lang: "ko", theme: "dark", keeping: NO_KEEPING, playing: FIRST_PLAYING });
    own.room = shared.room = 10;
    const tab = openTab(own);
    for (const board of [first, second]) {
      tab.saveBoard(board);
      tab.flush();
    }
    tab.saveSettings({ ...settings, known: [], learned: NO_LEARNED });
    assert.deepEqual(fullness, [true]);
    assert.equal(openTab(own).loadBoard(), null);
    own.room = shared.room = Infinity;
    tab.saveBoard(first);
    tab.flush();
    assert.deepEqual([fullness, keys()], [[true, false], []]);
    assert.deepEqual([openTab(own).loadBoard(), openTab().loadSettings()?.lang], [first, "ko"], "the settings, too");
  });
});

describe("the puzzles of a text with many", () => {
  const boards = [PUZZLE, PUZZLE.replace("53", ".."), ".".repeat(16)].map((text) => boardFrom(text));
  const touched = { ...boards[1], values: boards[1].values.replace(".", "7"), notes: { 3: [1, 2] } };
  const shelf = { puzzles: [boards[0], touched, boards[2]], index: 1 };

  /** @param {ReturnType<typeof openTab>} tab @param {Partial<Saved>} change */
  const keep = (tab, change) => {
    tab.saveBoard({ ...first, ...change });
    tab.flush();
  };

  test("are found again with what has been done on them, in this tab and in the next", () => {
    keep(openTab(own), { shelf });
    assert.deepEqual(openTab(own).loadBoard(), { ...first, shelf });
    assert.deepEqual(openTab().loadBoard(), { ...first, shelf });
  });

  test("are written once, not at every key", () => {
    const write = mock.method(own, "setItem");
    const tab = openTab(own);
    for (const index of [0, 1, 2]) keep(tab, { shelf: { ...shelf, index } });
    assert.deepEqual(
      write.mock.calls.map((call) => call.arguments[0]),
      [SHELF, BOARD, BOARD, BOARD],
    );
    assert.equal(openTab(own).loadBoard()?.shelf?.index, 2);
  });

  test("go with the text: another board brings none", () => {
    const tab = openTab(own);
    keep(tab, { shelf });
    keep(tab, { shelf: null });
    assert.equal(openTab(own).loadBoard()?.shelf, null);
    assert.deepEqual([own.items.has(SHELF), shared.items.has(SHELF)], [false, false]);
  });

  test("of another tab are not taken for one's own", () => {
    keep(openTab(own), { shelf });
    const theirs = new FakeStorage();
    keep(openTab(theirs), { shelf: { puzzles: [boards[2], boards[2]], index: 0 } });
    own.setItem(SHELF, /** @type {string} */ (theirs.getItem(SHELF)));
    assert.deepEqual(openTab(own).loadBoard(), first);
  });

  test("too many of them: told, and the board is kept", () => {
    const many = { puzzles: Array(Math.ceil(SHELF_ROOM / 81)).fill(boards[0]), index: 0 };
    keep(openTab(own), { shelf: many });
    assert.deepEqual(keys(), ["storage.shelf"]);
    assert.deepEqual(openTab(own).loadBoard(), first);
  });

  test("forty-seven thousand have room", () => {
    keep(openTab(own), { shelf: { puzzles: Array(47_000).fill(boards[0]), index: 0 } });
    assert.deepEqual(keys(), []);
  });

  for (const [name, text] of Object.entries({
    damaged: "{",
    "of another kind": "{}",
    odd: '{"key":"k","puzzles":["12"]}',
  })) {
    test(`${name}: kept aside, told, and the board is found`, () => {
      keep(openTab(own), { shelf });
      own.setItem(SHELF, text);
      assert.deepEqual(openTab(own).loadBoard(), first);
      assert.equal(own.getItem(`${SHELF}.kept`), text);
      assert.deepEqual(keys(), ["storage.kept"]);
    });
  }
});

describe("settings", () => {
  test("are found again, in every tab", () => {
    openTab().saveSettings({
      lang: "zh-Hant",
      theme: "dark",
      keeping: NO_KEEPING,
      playing: FIRST_PLAYING,
      known: [],
      learned: NO_LEARNED,
    });
    assert.deepEqual(openTab().loadSettings(), {
      lang: "zh-Hant",
      theme: "dark",
      keeping: NO_KEEPING,
      playing: FIRST_PLAYING,
      known: [],
      learned: NO_LEARNED,
    });
  });

  test("that cannot be read are kept aside", () => {
    shared.setItem(SETTINGS, "dark");
    assert.equal(openTab().loadSettings(), null);
    assert.deepEqual([...shared.items.keys()], [`${SETTINGS}.kept`]);
  });
});

describe("everything of this page", () => {
  let written = 0;
  /** Return a Storage whose names are its own keys, as in browsers. @param {Record<string, string>} items */
  const placeOf = (items) =>
    Object.defineProperties(/** @type {any} */ ({ ...items }), {
      getItem: { value: () => null },
      setItem: { value: () => written++ },
      removeItem: {
        value(/** @type {string} */ name) {
          delete this[name];
        },
      },
    });

  test("is forgotten, in the tab and in all, nothing of others, and nothing is written after it", () => {
    const [mine, ours] = /** @type {Record<string, string>[]} */ ([
      { [BOARD]: "a", other: "b" },
      { [SETTINGS]: "c", "sudokus.x": "d" },
    ]).map((items) => placeOf(items));
    const tab = createStorage({ onNotice: (words) => notices.push(words), own: () => mine, shared: () => ours, page });
    tab.saveBoard(first);
    tab.forget();
    assert.deepEqual([{ ...mine }, { ...ours }], [{ other: "b" }, { "sudokus.x": "d" }]);
    tab.saveBoard(first);
    tab.saveSettings({
      lang: "ko",
      theme: "dark",
      keeping: NO_KEEPING,
      playing: FIRST_PLAYING,
      known: [],
      learned: NO_LEARNED,
    });
    mock.timers.tick(SOON);
    tab.flush();
    assert.equal(written, 0);
  });

  test("of another tab is heard: what is solved, and the book", () => {
    const tab = openTab();
    /** @type {unknown[]} */
    const heard = [];
    tab.onSolved((records) => heard.push(records));
    tab.onBook((book) => heard.push(book));
    const write = (/** @type {string} */ key) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
    for (const key of [BOARD, SOLVED, BOOK]) write(key);
    assert.deepEqual(heard, [[], null]);
  });
});
