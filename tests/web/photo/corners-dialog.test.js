import assert from "node:assert/strict";
import { test } from "node:test";
import { createCornersDialog } from "../../../web/photo/corners-dialog.js";
import { drawn, layOut } from "../../support/elements.js";
import { notingPen } from "../../support/pen.js";

layOut();
Object.assign(globalThis, { getComputedStyle: () => ({ color: "red" }) });

/** The dialog over a picture of 200 by 100, with the corners that were found in it. */
function opened() {
  const root = document.createElement("div");
  /** @type {any[]} */
  const told = [];
  const view = createCornersDialog(root, (action) => told.push(action));
  const [dialog] = drawn(root).all("dialog");
  const show = (/** @type {boolean} */ open) => () => Object.assign(dialog, { open });
  Object.assign(dialog, { showModal: show(true), close: show(false) });
  const [canvas] = dialog.all("canvas");
  /** @type {string[]} */
  const notes = [];
  Object.assign(canvas, { getContext: () => notingPen(notes) });
  const found = [20, 180, 160, 40].map((x, at) => ({ x, y: at < 2 ? 10 : 75 }));
  const photo = {
    phase: "corners",
    words: { key: "photo.where" },
    corners: found,
    pixels: { width: 200, height: 100 },
  };
  view.render(/** @type {any} */ ({ photo }));
  const handles = dialog.all("button").filter((button) => button.className === "corner");
  const share = (/** @type {string | null} */ given) => `${Math.round(Number.parseFloat(given ?? ""))}%`;
  const places = () =>
    handles.map((handle) => ["--x", "--y"].map((name) => share(handle.getAttribute(name))).join(" "));
  const read = () => {
    dialog
      .all("button")
      .find((button) => button.className === "button primary")
      ?.hears("click");
    return told.at(-1);
  };
  return { view, dialog, canvas, handles, places, read, found, notes };
}

test("each handle stands where the corner was found, in shares of the picture, and the first has the focus", () => {
  const { dialog, canvas, handles, places, read, found } = opened();
  assert.deepEqual([canvas.width, canvas.height], [200, 100]);
  assert.deepEqual(places(), ["10% 10%", "90% 10%", "80% 75%", "20% 75%"]);
  assert.deepEqual([/** @type {any} */ (dialog).open, document.activeElement], [true, handles[0]]);
  assert.deepEqual(read(), { type: "read-corners", corners: found });
});

test("over the picture a line goes around from corner to corner, as wide as can be seen", () => {
  const { notes } = opened();
  assert.deepEqual(notes, [
    "putImageData [object Object] 0 0",
    "beginPath",
    ...["lineTo 20 10", "lineTo 180 10", "lineTo 160 75", "lineTo 40 75"],
    "closePath",
    "lineWidth = 1",
    "strokeStyle = red",
    "stroke",
  ]);
});

test("an arrow moves a corner by a hundredth of the picture, with Shift by five, and never out of it", () => {
  const { handles, places, read } = opened();
  const press = (/** @type {string} */ key, shiftKey = false) =>
    handles[0].hears("keydown", { key, shiftKey, preventDefault() {} });
  press("ArrowRight");
  press("ArrowDown", true);
  assert.equal(places()[0], "11% 15%");
  for (let times = 0; times < 4; times += 1) press("ArrowUp", true);
  press("x");
  assert.deepEqual([places()[0], read().corners[0]], ["11% 0%", { x: 22, y: 0 }]);
});

test("it closes when the corners are no longer asked for", () => {
  const { view, dialog } = opened();
  view.render(/** @type {any} */ ({ photo: null }));
  assert.equal(/** @type {any} */ (dialog).open, false);
});
