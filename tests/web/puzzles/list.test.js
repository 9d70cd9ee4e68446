import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createList } from "../../../web/puzzles/list.js";
import { NO_LISTING } from "../../../web/puzzles/listing.js";
import { added, NO_TRAY } from "../../../web/puzzles/model.js";
import { boardFrom } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press } from "../../support/seen.js";

layOut();
inEnglish();
const COUNT = 40;
const TEXTS = Array.from({ length: COUNT }, (_, at) => `${".".repeat(at)}1`.padEnd(81, "."));
const ITEMS = added(
  NO_TRAY,
  TEXTS.map((text) => ({ state: boardFrom(text), source: "text" })),
  1_000_000,
).items;
const KEYS = ITEMS.map(({ key }) => key);

/** The function called when the size of the box changes. @type {() => void} */
let resized = () => {};
let watched = 0;
/** The function that waits for the next frame. @type {(() => void) | null} */
let waiting = null;
let touched = false;
beforeEach(() => {
  touched = false;
  Object.assign(globalThis, {
    ResizeObserver: class {
      /** @param {() => void} draw */
      constructor(draw) {
        resized = draw;
      }
      observe() {
        watched += 1;
      }
      disconnect() {
        watched -= 1;
      }
    },
    matchMedia: () => ({ matches: touched }),
    requestAnimationFrame: (/** @type {() => void} */ draw) => {
      waiting = draw;
    },
    cancelAnimationFrame: () => {
      waiting = null;
    },
  });
});

/** Create a list two cards high, and four wide unless the box has another width. @param {number} [width] in pixels */
function list(width = 460) {
  /** @type {any[]} */
  const asked = [];
  const columns = { seen: /** @type {string[]} */ ([]) };
  /** The function called after each action. */
  let heard = () => {};
  const made = createList({
    onAction(action) {
      asked.push(action);
      heard();
    },
    onOpen: ({ key }) => asked.push(`open ${KEYS.indexOf(key)}`),
    onClose: () => asked.push("close"),
    onColumns(names) {
      columns.seen = names;
    },
  });
  const box = Object.assign(drawn(made.root), {
    clientWidth: width,
    clientHeight: 324,
    scrollTop: 0,
    scrollHeight: 1620,
  });
  /** @param {object} [now] @param {object} [listing] */
  const shows = (now, listing) => {
    const all = { all: ITEMS, items: ITEMS, selected: new Set(), added: false };
    made.render(/** @type {any} */ ({ ...all, ...now, listing: { ...NO_LISTING, ...listing } }));
    waiting?.();
  };
  const there = () => box.querySelectorAll("[data-index]");
  /** @param {string} key @param {object} [more] */
  const type = (key, more) => {
    let kept = false;
    let stopped = false;
    const preventDefault = () => {
      kept = true;
    };
    const stopPropagation = () => {
      stopped = true;
    };
    box.hears("keydown", {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      preventDefault,
      stopPropagation,
      ...more,
    });
    assert.equal(stopped, kept);
    return kept;
  };
  const at = () => KEYS.indexOf(box.getAttribute("aria-activedescendant")?.slice("card-".length) ?? "");
  /** @param {() => void} answer */
  const answers = (answer) => {
    heard = answer;
  };
  return { made, box, shows, there, type, at, asked, columns, answers };
}

test("only what is in sight, and two rows around it, exists, each at its place", () => {
  const { box, shows, there } = list();
  shows();
  const indices = () => there().map((card) => Number(card.dataset.index));
  assert.deepEqual(
    indices(),
    Array.from({ length: 28 }, (_, at) => at),
  );
  assert.equal(box.getAttribute("role"), "listbox");
  const [, second] = there();
  const fifth = there()[4];
  const place = (/** @type {any} */ { style }) => [style.left, style.top, style.width];
  assert.deepEqual(
    [place(second), place(fifth)],
    [
      ["118px", "0px", "106px"],
      ["0px", "162px", "106px"],
    ],
  );
  assert.equal(Reflect.get(drawn(fifth.parent).style, "height"), "1620px");
  box.scrollTop = 972;
  box.hears("scroll");
  assert.deepEqual(
    indices(),
    Array.from({ length: 24 }, (_, at) => at + 16),
  );
  box.scrollTop = 0;
  box.hears("scroll");
  assert.equal(there()[4].dataset.index, "4");
});

test("in a box of another size other cards are in sight", () => {
  const { box, shows, there } = list();
  shows();
  const before = watched;
  assert.ok(before > 0);
  Object.assign(box, { clientHeight: 162 });
  const cards = there().length;
  resized();
  assert.equal(there().length, cards, "drawing at once would change the size again");
  waiting?.();
  assert.equal(there().length, 24);
});

test("a puzzle that is looked for has the number of its place among all", () => {
  const { shows, there } = list();
  shows({ items: [ITEMS[6], ITEMS[2]] });
  assert.deepEqual(
    there().map(({ textContent }) => textContent),
    ["7 ", "3 "],
  );
  shows({ all: ITEMS.slice(2), items: [ITEMS[6], ITEMS[2]] });
  assert.deepEqual(
    there().map(({ textContent }) => textContent),
    ["5 ", "1 "],
  );
});

test("a list that is gone is drawn no more", () => {
  const { made, shows } = list();
  shows();
  made.render(/** @type {any} */ ({ all: ITEMS, items: [], selected: new Set(), added: false, listing: NO_LISTING }));
  assert.ok(waiting);
  const before = watched;
  made.destroy();
  assert.deepEqual([waiting, watched], [null, before - 1]);
});

test("what stays in sight stays the same element, in order", () => {
  const { shows, there } = list();
  shows();
  const [first, second, third] = there();
  shows({ items: [ITEMS[2], ITEMS[0]] });
  assert.deepEqual(there(), [third, first]);
  assert.deepEqual(
    there().map((card) => card.getAttribute("aria-posinset")),
    ["1", "2"],
  );
  assert.equal(first.getAttribute("aria-setsize"), "2");
  assert.match(third.textContent, /^3/);
  assert.ok(!there().includes(second));
});

test("arrows walk by one and by a row, pages by what is seen but a row, no further than there is", () => {
  const { box, shows, type, at } = list();
  shows();
  const walk = (/** @type {string[]} */ keys) => keys.map((key) => [type(key), at()][1]);
  assert.deepEqual(
    walk(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowLeft"]),
    [1, 5, 4, 0, 0, 0],
  );
  assert.deepEqual(walk(["PageDown", "PageDown", "PageUp", "End", "ArrowRight", "Home"]), [4, 8, 4, 39, 39, 0]);
  type("End");
  assert.equal(box.scrollTop, 1296);
  type("Home");
  assert.equal(box.scrollTop, 0);
  const active = box.querySelectorAll("[data-active]");
  assert.deepEqual(
    active.map((card) => card.dataset.index),
    ["0"],
  );
});

test("Enter opens, space selects, Delete removes what is selected or is at hand, Escape closes", () => {
  const { shows, type, asked } = list();
  shows();
  type("ArrowRight");
  for (const key of ["Enter", " ", "Escape", "Delete"]) assert.equal(type(key), true);
  shows({ selected: new Set([KEYS[3], KEYS[7]]) });
  type("Delete");
  type("a", { ctrlKey: true });
  assert.deepEqual(asked.splice(0), [
    ...["open 1", { type: "tray-select", key: KEYS[1] }, "close", { type: "tray-remove", keys: [KEYS[1]] }],
    ...[
      { type: "tray-remove", keys: [KEYS[3], KEYS[7]] },
      { type: "tray-all", keys: KEYS },
    ],
  ]);
  assert.deepEqual(
    [type("a"), type("x"), type("Enter", { ctrlKey: true }), type("Enter", { metaKey: true })],
    [false, false, false, false],
  );
  assert.equal(type("a", { metaKey: true }), true);
  assert.equal(asked.length, 1);
});

test("in an empty list nothing is opened or selected", () => {
  const { box, shows, type, asked } = list();
  shows({ all: [], items: [] });
  for (const key of ["Enter", " ", "ArrowDown"]) type(key);
  assert.deepEqual([asked, box.hidden, box.getAttribute("aria-activedescendant")], [[], true, null]);
  shows();
  assert.equal(box.hidden, false);
});

test("Alt with an arrow carries a puzzle along, in the person's own order alone", () => {
  const { shows, type, asked, at } = list();
  shows();
  type("ArrowRight");
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) type(key, { altKey: true });
  const moved = (/** @type {number} */ step) => ({ type: "tray-move", key: KEYS[1], step });
  assert.deepEqual(asked.splice(0), [moved(1), moved(1), moved(-1), moved(-1)]);
  assert.equal(at(), 1);
  shows({}, { by: "grade" });
  type("ArrowRight", { altKey: true });
  assert.deepEqual([asked, at()], [[], 2]);
});

test("a puzzle that is carried along stays the one at hand", () => {
  const { shows, type, at, answers } = list();
  shows();
  type("ArrowRight");
  const [first, second, third, ...others] = ITEMS;
  answers(() => shows({ items: [first, third, second, ...others] }));
  type("ArrowRight", { altKey: true });
  assert.equal(at(), 1);
});

test("a card has the name, or the place, and the grade", () => {
  const { shows, there } = list();
  const [first, second, ...others] = ITEMS;
  const named = { ...second, name: "Mine", grade: /** @type {const} */ ("hard") };
  shows({ items: [first, named, ...others] });
  const written = there()
    .slice(0, 2)
    .map((card) => card.textContent);
  assert.deepEqual(written, ["1 ", "Mine Hard"]);
});

test("a card is named by what is written on it, its clues, and how far it is unless it is new", () => {
  const { shows, there } = list();
  const [first, second, third, ...others] = ITEMS;
  const values = `12${".".repeat(79)}`;
  const begun = /** @type {any} */ ({ board: { ...first.state, values }, time: 1, hints: 0, solved: null });
  const named = { ...second, name: "Mine", grade: /** @type {const} */ ("hard") };
  shows({
    items: [{ ...first, progress: begun }, named, { ...third, progress: { ...begun, solved: "2026" } }, ...others],
  });
  const names = there()
    .slice(0, 4)
    .map((card) => card.getAttribute("aria-label"));
  const clues = names[3]?.replace("4, ", "") ?? "";
  assert.match(clues, /clue/);
  assert.deepEqual(names, [`1, ${clues}, In progress`, `Mine Hard, ${clues}`, `3, ${clues}, Solved`, `4, ${clues}`]);
  assert.deepEqual(
    there()
      .slice(0, 4)
      .map((card) => card.getAttribute("title")),
    names,
  );
  assert.deepEqual(
    there()
      .slice(0, 3)
      .map(({ dataset }) => dataset.stage),
    ["begun", "new", "solved"],
  );
});

test("a click opens, in the corner it selects, with Shift it selects all up to there", () => {
  const { box, shows, there, asked, at } = list();
  shows();
  const click = (/** @type {any} */ target, shiftKey = false) => {
    box.hears("click", { target, shiftKey });
    return asked.splice(0);
  };
  assert.deepEqual([click(there()[5].children[0]), at()], [["open 5"], 5]);
  assert.deepEqual(click(there()[3], true), [{ type: "tray-stretch", keys: KEYS.slice(3, 6) }]);
  assert.deepEqual(click(there()[6], true), [{ type: "tray-stretch", keys: KEYS.slice(3, 7) }]);
  assert.deepEqual(click(there()[2].querySelector(".card-corner")), [{ type: "tray-select", key: KEYS[2] }]);
  assert.deepEqual(click(box), []);
});

test("what has come in is looked at, at the end; the one at hand stays within what there is", () => {
  const { box, shows, type, at } = list();
  shows({ added: true });
  assert.equal(box.scrollTop, 1620);
  box.scrollTop = 50;
  shows();
  assert.equal(box.scrollTop, 50);
  type("End");
  shows({ items: ITEMS.slice(0, 3) });
  assert.equal(at(), 2);
});

test("selected ones are told so", () => {
  const { shows, there } = list();
  shows({ selected: new Set([KEYS[1]]) });
  assert.deepEqual(
    there()
      .slice(0, 3)
      .map((card) => card.getAttribute("aria-selected")),
    ["false", "true", "false"],
  );
});

test("as a table there are rows with the columns that there is room for, and a head that sorts", () => {
  const { box, shows, there, type, asked, at, columns } = list(340);
  const withRating = { form: "table", columns: { er: true }, by: "er" };
  const named = ITEMS.map((item, at) =>
    at
      ? item
      : {
          ...item,
          name: "Mine",
          grade: /** @type {const} */ ("hard"),
          er: 3.2,
          progress: /** @type {any} */ ({ solved: true }),
        },
  );
  shows({ all: named, items: named }, withRating);
  assert.deepEqual(columns.seen, ["name", "grade", "er", "stage"]);
  assert.deepEqual([box.getAttribute("role"), box.getAttribute("aria-rowcount")], ["grid", String(COUNT + 1)]);
  const cells = (/** @type {number} */ row) =>
    there()
      [row].querySelectorAll("[role=gridcell]")
      .map(({ textContent }) => textContent);
  assert.deepEqual(
    [cells(0), cells(1)],
    [
      ["Mine", "Hard", "3.2", "Solved"],
      ["2", "", "", "New"],
    ],
  );
  assert.deepEqual(
    [0, 1].map((row) => there()[row].dataset.stage),
    ["solved", undefined],
  );
  assert.equal(there()[1].getAttribute("aria-rowindex"), "3");
  const [first, second] = there().map(({ style }) => [Reflect.get(style, "top"), Reflect.get(style, "width")]);
  assert.deepEqual(
    [first, second],
    [
      ["0px", undefined],
      ["36px", undefined],
    ],
  );
  const sorts = () => box.querySelectorAll("[role=columnheader]").map((head) => head.getAttribute("aria-sort"));
  assert.deepEqual(sorts(), [null, null, "ascending", null]);
  press(box, "ER");
  press(box, "Difficulty");
  shows({}, { ...withRating, down: true });
  assert.deepEqual(sorts(), [null, null, "descending", null]);
  assert.deepEqual(asked.splice(0), [
    { type: "listing", choice: { down: true } },
    { type: "listing", choice: { by: "grade", down: false } },
  ]);
  type("ArrowDown");
  assert.equal(at(), 1);
  box.hears("keydown", { target: box.all("button")[0], key: "ArrowDown" });
  assert.equal(at(), 1);
});

test("the table has the widths of its columns, and how high a row is", () => {
  const { box, shows } = list(340);
  shows({}, { form: "table" });
  assert.deepEqual(
    ["--row", "--columns", "--least", "--count"].map((name) => box.getAttribute(name)),
    ["36px", "minmax(5rem, 2fr) minmax(5.5rem, 1fr) minmax(4.5rem, 0.7fr)", "5rem + 5.5rem + 4.5rem", "3"],
  );
  shows();
  assert.notEqual(box.getAttribute("--row"), "36px");
});

test("one column in another's place is another table; what repeats is told where it is wished", () => {
  const { shows, there, columns } = list(340);
  const columnsOf = (/** @type {object} */ wished) => {
    const same = ITEMS.slice(0, 3).map((item, at) => ({ ...item, minlex: at ? "same" : "other" }));
    shows({ all: same, items: same }, { form: "table", columns: wished });
    return columns.seen.join(" ");
  };
  assert.equal(columnsOf({ same: true }), "name grade same stage");
  const told = there().map((row) => row.querySelectorAll("[role=gridcell]")[2].textContent);
  assert.deepEqual(told, ["", "", "2"]);
  assert.equal(columnsOf({}), "name grade stage");
});

test("columns come and go with the room and the wish; rows are higher where fingers point", () => {
  const { box, shows, there, columns } = list();
  box.scrollTop = 50;
  shows();
  shows({}, { form: "table" });
  assert.equal(box.scrollTop, 0);
  const rows = there();
  Object.assign(box, { clientWidth: 900 });
  shows({}, { form: "table" });
  assert.deepEqual(columns.seen, ["name", "grade", "clues", "technique", "stage", "time", "folder", "created"]);
  assert.notEqual(there()[0], rows[0]);
  const [again] = there();
  shows({}, { form: "table" });
  assert.equal(there()[0], again);
  shows({}, { form: "table", columns: { technique: false } });
  assert.ok(!columns.seen.includes("technique"));
  assert.equal(box.querySelectorAll(".tray-columns").length, 1);
  shows({}, { form: "cards" });
  assert.deepEqual([box.querySelectorAll(".tray-columns").length, box.getAttribute("aria-rowcount")], [0, null]);
  touched = true;
  shows({}, { form: "table" });
  assert.equal(Reflect.get(there()[1].style, "top"), "44px");
});

test("during a selection each click selects", () => {
  const { box, shows, there, asked } = list();
  shows({ picking: true });
  box.hears("click", { target: there()[1], shiftKey: false });
  shows();
  box.hears("click", { target: there()[1], shiftKey: false });
  assert.deepEqual(asked, [{ type: "tray-select", key: KEYS[1] }, "open 1"]);
});

test("a finger that is held on a puzzle selects it, and lifting the finger does not open it", (test) => {
  test.mock.timers.enable({ apis: ["setTimeout"] });
  const { box, shows, there, asked } = list();
  shows();
  const touch = (/** @type {string} */ type, more = {}) =>
    box.hears(type, { target: there()[1], pointerType: "touch", clientX: 10, clientY: 10, shiftKey: false, ...more });
  touch("pointerdown");
  test.mock.timers.tick(600);
  assert.deepEqual(asked.splice(0), [{ type: "tray-select", key: KEYS[1] }]);
  let passed = true;
  touch("click", { stopImmediatePropagation: () => (passed = false) });
  assert.equal(passed, false);
  asked.length = 0; // the elements of these tests do not stop an event
  for (const end of [() => touch("pointermove", { clientY: 40 }), () => touch("pointerup")]) {
    touch("pointerdown");
    end();
    test.mock.timers.tick(600);
  }
  touch("pointerdown", { pointerType: "mouse" });
  test.mock.timers.tick(600);
  assert.deepEqual(asked, []);
});

test("a row that is dragged goes between rows, wherever beside them it is", () => {
  const { box, shows, there, asked } = list();
  shows({}, { form: "table" });
  const dataTransfer = { setData() {}, effectAllowed: "" };
  for (const clientX of [0, 330]) {
    box.hears("dragstart", { target: there()[5], dataTransfer });
    box.hears("drop", { clientX, clientY: 2 * 36 + 5, preventDefault() {} });
  }
  const placed = { type: "tray-place", key: KEYS[5], before: KEYS[2] };
  assert.deepEqual(asked, [placed, placed]);
});

test("a table whose width is not known yet has the columns of the widest", () => {
  const { box, shows, columns } = list();
  Object.assign(box, { clientWidth: 0 });
  shows({}, { form: "table" });
  assert.ok(["clues", "technique", "created"].every((name) => columns.seen.includes(name)));
});

test("dragged, a puzzle is placed before another one; a line shows where, in the person's own order", () => {
  const { box, shows, there, asked } = list();
  shows();
  const [line] = box.querySelectorAll(".tray-gap");
  Object.assign(drawn(line.parent), { getBoundingClientRect: () => ({ left: 10, top: 20 }) });
  /** @type {unknown[]} */
  const carried = [];
  const dataTransfer = { setData: (/** @type {unknown[]} */ ...data) => carried.push(data), effectAllowed: "" };
  const preventDefault = () => {};
  const drag = (/** @type {string} */ name, clientX = 0, clientY = 0) =>
    box.hears(name, { clientX, clientY, preventDefault, relatedTarget: null });
  drag("dragover");
  drag("drop", 180, 30);
  assert.deepEqual([line.hidden, asked], [true, []]);
  box.hears("dragstart", { target: there()[5], dataTransfer });
  assert.deepEqual([carried.length, dataTransfer.effectAllowed], [1, "move"]);
  drag("dragover", 250, 200);
  assert.deepEqual([line.hidden, Reflect.get(line.style, "translate")], [false, "236px 162px"]);
  drag("drop", 250, 200);
  assert.deepEqual(asked.splice(0), [{ type: "tray-place", key: KEYS[5], before: KEYS[6] }]);
  drag("dragleave");
  assert.equal(line.hidden, true);
  drag("dragend");
  drag("drop", 180, 140);
  assert.deepEqual(asked, []);
  shows({}, { by: "er" });
  box.hears("dragstart", { target: there()[5], dataTransfer });
  drag("drop", 180, 140);
  assert.deepEqual(asked, []);
});
