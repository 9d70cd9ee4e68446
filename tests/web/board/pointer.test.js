import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listenToPointer } from "../../../web/board/pointer.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
const SIDE = 100;
const PRESS = { isPrimary: true, button: 0 };

/** @type {object[]} */
let asked = [];
/** @type {ReturnType<typeof drawn>} */
let board;
/** @type {ReturnType<typeof drawn>[]} */
let cells;

/** Put three cells with digits in a row, each a hundred pixels wide. */
beforeEach(() => {
  asked = [];
  board = drawn(document.createElement("div"));
  cells = [0, 1, 2].map((at) => {
    const cell = drawn(document.createElement("div"));
    const rectangle = { left: at * SIDE, top: 0, width: SIDE, height: SIDE, right: 0, bottom: 0 };
    cell.append(drawn(document.createElement("span")));
    return Object.assign(cell, { getBoundingClientRect: () => rectangle });
  });
  board.append(...cells);
  document.elementFromPoint = (x) => /** @type {any} */ (cells[Math.floor(x / SIDE)] ?? null);
  listenToPointer(
    /** @type {any} */ (board),
    () => /** @type {any} */ (cells),
    (action) => asked.push(action),
  );
});

const down = (/** @type {number} */ cell, how = {}) =>
  board.hears("pointerdown", { target: cells[cell], ...PRESS, ...how });
const move = (/** @type {number} */ x, y = SIDE / 2, buttons = 1) =>
  board.hears("pointermove", { clientX: x, clientY: y, buttons });
const click = (/** @type {number} */ cell, how = {}) =>
  board.hears("click", { target: cells[cell]?.children[0], ...how });
const tap = (/** @type {number} */ cell, /** @type {object} */ how = {}) => ({ type: "tap", cell, ...how });
const drag = (/** @type {number} */ cell) => ({ type: "drag", cell });

for (const [how, keys] of /** @type {[string | null, object][]} */ ([
  [null, {}],
  ["toggle", { ctrlKey: true }],
  ["toggle", { metaKey: true }],
  ["toggle", { ctrlKey: true, shiftKey: true }],
  ["stretch", { shiftKey: true }],
])) {
  test(`a click with ${Object.keys(keys).join(" and ") || "no key"} is a tap that says ${how}, and takes the focus`, () => {
    click(1, keys);
    assert.deepEqual(asked, [tap(1, how ? { how } : {})]);
    assert.equal(document.activeElement, cells[1]);
  });
}

test("a click beside the cells is none", () => {
  click(-1);
  assert.deepEqual(asked, []);
});

test("a drag taps where it began and goes on from cell to cell, each once; the click that ends it is none, the next is", () => {
  down(0);
  for (const x of [50, 60, 150, 160, 250, 150]) move(x);
  board.hears("pointerup");
  click(1);
  assert.deepEqual(asked, [tap(0), drag(1), drag(2), drag(1)]);
  click(2);
  assert.deepEqual(asked.at(-1), tap(2));
});

test("a drag that comes back selects where it began", () => {
  down(0);
  for (const x of [150, 50]) move(x);
  assert.deepEqual(asked, [tap(0), drag(1), drag(0)]);
});

test("a cell that is grazed is not meant: 38 of 100 from the middle are too far, both ways", () => {
  down(0);
  for (const [x, y] of [
    [112, 50],
    [188, 50],
    [150, 12],
    [150, 88],
  ])
    move(x, y);
  assert.deepEqual(asked, []);
  move(113, 87);
  assert.deepEqual(asked, [tap(0), drag(1)]);
});

for (const [what, drag] of /** @type {[string, () => void][]} */ ([
  ["begins beside the cells", () => [down(-1), move(150)]],
  ["is made with another button", () => [down(0, { button: 2 }), move(150)]],
  ["is made with a second finger", () => [down(0, { isPrimary: false }), move(150)]],
  ["has let go", () => [down(0), move(150, 50, 2)]],
  ["is over", () => [down(0), board.hears("pointerup"), move(150)]],
  ["was taken by scrolling", () => [down(0), board.hears("pointercancel"), move(150)]],
  ["never began", () => move(150)],
  ["leaves the board", () => [down(0), move(950)]],
]))
  test(`a drag that ${what} is none`, () => {
    drag();
    assert.deepEqual(asked, []);
  });

test("a double click means all cells like it, unless a key is held; beside the cells nothing", () => {
  const twice = (/** @type {number} */ cell, how = {}) => board.hears("dblclick", { target: cells[cell], ...how });
  twice(2, { ctrlKey: true });
  twice(2, { shiftKey: true });
  twice(-1);
  assert.deepEqual(asked, []);
  twice(2);
  assert.deepEqual(asked, [{ type: "alike", cell: 2 }]);
});
