/** Check the reading beside its photograph, and its selected row in place of the keypad. */
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
beforeEach(() => {
  acts = [];
  root = document.createElement("section");
  view = createPhoto(root, (action) => acts.push(action));
  for (const canvas of drawn(root).all("canvas"))
    Object.assign(canvas, {
      getContext: () => {
        drawnThen.push(`${Reflect.get(canvas, "width")} by ${Reflect.get(canvas, "height")}`);
        return notingPen(drawnThen);
      },
    });
});

/** Return what is drawn for a photograph and a selection. @param {object | null} photo @param {number} selection */
function draws(photo, selection) {
  drawnThen = [];
  view.render(/** @type {any} */ ({ ...state, photo, selection }));
  return drawnThen.filter((line) => !line.startsWith("strokeStyle"));
}

/** Return frames around some positions. @param {number} y @param {...number} places */
const frames = (y, ...places) => ["lineWidth = 3", ...places.map((x) => `strokeRect ${x} ${y} 6 6`)];

test("the doubtful cells of the whole are framed, and the selected one in its row", () => {
  const whole = ["90 by 90", "putImageData pixels of 90 by 90 0 0", ...frames(2, 2), "strokeRect 82 82 6 6"];
  assert.deepEqual(draws(READ, 13), [...whole, "90 by 10", "putImageData pixels of 90 by 90 0 -10", ...frames(2, 42)]);
  assert.deepEqual(draws(READ, 13), [], "nothing has changed");
  assert.deepEqual(draws(READ, 80), ["90 by 10", "putImageData pixels of 90 by 90 0 -80", ...frames(2, 82)]);
});

test("while it is read that is said; without any there is nothing", () => {
  const photo = drawn(root);
  assert.deepEqual(draws({ phase: "reading", before: null }, 0), []);
  assert.deepEqual([photo.hidden, seen(photo)], [false, ["Photo", "[Close]", "Reading the photo…"]]);
  draws(READ, 0);
  assert.deepEqual(seen(photo).slice(2), [
    ...["Reading the photo…", "Drag the four circles to the corners of the grid, or move them with the arrow keys."],
    "‹The grid in the photo, straightened› [Set the corners]",
    "[Show the photo]",
  ]);
  draws(null, 0);
  assert.equal(photo.hidden, true);
});

test("it is left, its corners are shown, and the strip gives its place to the whole", () => {
  draws(READ, 0);
  const [close, corners, strip] = drawn(root).all("button");
  for (const button of [close, corners, strip]) button.click();
  assert.deepEqual(acts, [{ type: "leave-photo" }, { type: "show-corners" }, { type: "typing", typing: false }]);
  assert.equal(document.activeElement, /** @type {unknown} */ (close));
});
