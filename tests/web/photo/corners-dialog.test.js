import assert from "node:assert/strict";
import { test } from "node:test";
import { createCornersDialog } from "../../../web/photo/corners-dialog.js";
import { t } from "../../../web/ui/i18n.js";
import { drawn, layOut } from "../../support/elements.js";
import { notingPen } from "../../support/pen.js";
import { control, inEnglish, press } from "../../support/seen.js";

layOut();
inEnglish();
Object.assign(globalThis, { getComputedStyle: () => ({ color: "red" }) });

/** Create the dialog for a picture of 200 by 100, with the corners that were found in it. */
function opened() {
  const root = document.createElement("div");
  const stage = drawn(document.createElement("div"));
  document.getElementById = () => /** @type {any} */ (stage);
  /** @type {any[]} */
  const told = [];
  const view = createCornersDialog(root, (action) => told.push(action));
  const [dialog] = drawn(root).all("dialog");
  /** @type {boolean[]} */
  const shown = [];
  const show = (/** @type {boolean} */ open) => () => {
    shown.push(open);
    Object.assign(dialog, { open });
  };
  Object.assign(dialog, { show: show(true), close: show(false) });
  const [canvas] = stage.all("canvas");
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
  const handles = stage.all("button").filter((button) => button.className === "corners-handle");
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
  return { view, dialog, stage, canvas, handles, places, read, found, notes, told, photo, shown };
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
    handles[0].hears("keydown", { key, shiftKey }).defaultPrevented;
  assert.equal(press("ArrowRight"), true, "the page does not scroll");
  press("ArrowDown", true);
  assert.equal(places()[0], "11% 15%");
  press("ArrowLeft", true);
  press("ArrowUp");
  assert.equal(places()[0], "6% 14%");
  press("ArrowRight", true);
  for (let times = 0; times < 4; times += 1) press("ArrowUp", true);
  assert.equal(press("x"), false);
  assert.deepEqual([places()[0], read().corners[0]], ["11% 0%", { x: 22, y: 0 }]);
});

test("a corner follows the pointer that has taken it, as far as the picture goes, and no other", () => {
  const { handles, places } = opened();
  const [, handle] = handles;
  /** @type {Set<number>} */
  const taken = new Set();
  const setPointerCapture = (/** @type {number} */ id) => taken.add(id);
  Object.assign(handle, { setPointerCapture, hasPointerCapture: (/** @type {number} */ id) => taken.has(id) });
  const getBoundingClientRect = () => ({ left: 10, top: 20, width: 400, height: 200 });
  Object.assign(/** @type {object} */ (handle.parentElement), { getBoundingClientRect });
  /** @param {number} pointerId @param {number} clientX @param {number} clientY */
  const moved = (pointerId, clientX, clientY) => {
    handle.hears("pointermove", { pointerId, clientX, clientY });
    return places();
  };
  const at = (/** @type {string} */ place) => places().with(1, place);
  assert.deepEqual(moved(3, 110, 60), at("90% 10%"), "it only passes over it");
  handle.hears("pointerdown", { pointerId: 3 });
  assert.deepEqual(moved(3, 110, 60), at("25% 20%"));
  assert.deepEqual(moved(4, 210, 120), at("25% 20%"), "another finger");
  assert.deepEqual(moved(3, 0, 300), at("0% 100%"));
  assert.deepEqual(moved(3, 500, 0), at("100% 0%"));
});

test("what was moved stays as long as the same picture is shown, under what is said of it", () => {
  const { view, dialog, handles, places, told, photo, shown } = opened();
  assert.equal(dialog.querySelector("[role=status]")?.textContent, t("photo.where"));
  const render = (/** @type {object | null} */ photo) => view.render(/** @type {any} */ ({ photo }));
  handles[0].hears("keydown", { key: "ArrowRight" });
  render({ ...photo, words: { key: "photo.again" } });
  assert.equal(places()[0], "11% 10%");
  render({ ...photo, pixels: { ...photo.pixels } });
  assert.deepEqual([places()[0], shown], ["10% 10%", [true]]);
  handles[0].hears("keydown", { key: "ArrowRight" });
  render(null);
  handles[0].hears("keydown", { key: "ArrowRight" });
  control(dialog, t("photo.again")).hears("click");
  assert.deepEqual([places()[0], told], ["11% 10%", []], "it is closed");
  render(photo);
  assert.equal(places()[0], "10% 10%");
});

test("who presses Cancel or the cross leaves the photograph; the dialog goes with its page", () => {
  const { view, dialog, stage, told } = opened();
  const page = dialog.parentElement;
  press(dialog, "Cancel");
  press(dialog, "Close");
  stage.children[0].hears("keydown", { key: "Escape", stopPropagation() {} });
  assert.deepEqual(told, Array(3).fill({ type: "leave-photo" }));
  assert.deepEqual(page?.children, [dialog]);
  view.destroy();
  assert.deepEqual([page?.children, stage.children], [[], []]);
});

test("its picture is on the stage until the corners are no longer asked for", () => {
  const { view, dialog, stage } = opened();
  assert.equal(stage.children[0].hidden, false);
  view.render(/** @type {any} */ ({ photo: null }));
  assert.deepEqual([/** @type {any} */ (dialog).open, stage.children[0].hidden], [false, true]);
});
