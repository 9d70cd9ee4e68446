/** Check the words about a photograph, and the photograph under the cells. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createPhoto } from "../../../web/photo/view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { notingPen } from "../../support/pen.js";
import { seen } from "../../support/seen.js";

Object.assign(globalThis, {
  ImageData: class {
    /** @param {unknown} data @param {number} width @param {number} height */
    constructor(data, width, height) {
      this.toString = () => `${data} of ${width} by ${height}`;
    }
  },
});

const READ = {
  phase: "read",
  words: [{ key: "photo.reading" }, { key: "photo.drag" }],
  ...{ flat: { data: "pixels", width: 90, height: 90 }, size: 9, doubtful: [0, 80] },
};
const state = stateWith(PUZZLE);

/** @type {string[]} */
let drawnThen = [];
/** @type {object[]} */
let acts = [];
/** @type {ReturnType<typeof createPhoto>} */
let view;
/** @type {HTMLElement} */
let root;
/** @type {ReturnType<typeof drawn>} */
let grid;
beforeEach(() => {
  acts = [];
  root = document.createElement("section");
  grid = drawn(document.createElement("div"));
  document.getElementById = () => /** @type {any} */ (grid);
  view = createPhoto(root, (action) => acts.push(action));
  for (const canvas of grid.all("canvas"))
    Object.assign(canvas, {
      getContext: () => {
        drawnThen.push(`${Reflect.get(canvas, "width")} by ${Reflect.get(canvas, "height")}`);
        return notingPen(drawnThen);
      },
    });
});

/** Return what is drawn for a photograph. @param {object | null} photo */
function draws(photo) {
  drawnThen = [];
  view.render(/** @type {any} */ ({ ...state, photo }));
  return drawnThen;
}

test("the photograph is under the cells, until a hint is drawn or the board has another size", () => {
  const pixels = ["90 by 90", "putImageData pixels of 90 by 90 0 0"];
  assert.deepEqual([draws(READ), grid.children[0].hidden], [pixels, false]);
  assert.deepEqual(draws(READ), [], "nothing has changed");
  for (const [change, hidden] of /** @type {[object, boolean][]} */ ([
    [{ explain: {} }, true],
    [{ result: {} }, true],
    [{ place: "make" }, true],
    [{ board: { ...state.board, geometry: "4" } }, true],
    [{}, false],
  ])) {
    view.render(/** @type {any} */ ({ ...state, photo: READ, ...change }));
    assert.equal(grid.children[0].hidden, hidden);
  }
  view.destroy();
  assert.deepEqual(grid.children, []);
});

test("while it is read that is said; without any there is nothing", () => {
  const photo = drawn(root);
  assert.deepEqual(draws({ phase: "reading", before: null }), []);
  assert.deepEqual([photo.hidden, seen(photo)], [false, ["Photo", "[Close]", "Reading the photo…"]]);
  draws(READ);
  assert.deepEqual(seen(photo).slice(2), [
    ...["Reading the photo…", "Drag the four circles to the corners of the grid, or move them with the arrow keys."],
    "The photo is under the board. The digit that was read is in the corner of each cell. To correct it, select the cell and type.",
    "[Set the corners]",
    "[Reading the photo… Drag the four circles to the corners of the grid, or move them with the arrow keys.]",
  ]);
  draws(null);
  assert.equal(photo.hidden, true);
});

test("where rules are missing, the kind of puzzle is asked, and its tool is opened", () => {
  draws({ ...READ, asks: true });
  const photo = drawn(root);
  assert.equal(seen(photo)[4], "[It is a jigsaw] [It is a killer]");
  for (const button of photo.all("button").slice(1, 3)) button.click();
  assert.deepEqual(
    acts.map((act) => Reflect.get(act, "draw").tool),
    ["regions", "killer"],
  );
});

test("it is left, its corners are shown, and its line gives its place to the whole", () => {
  draws(READ);
  const [close, jigsaw, killer, corners, line] = drawn(root).all("button");
  assert.deepEqual([jigsaw.closest("[hidden]") !== null, killer.textContent], [true, "It is a killer"]);
  for (const button of [close, corners, line]) button.click();
  assert.deepEqual(acts, [{ type: "leave-photo" }, { type: "show-corners" }, { type: "typing", typing: false }]);
  assert.equal(document.activeElement, /** @type {unknown} */ (close));
});
