import assert from "node:assert/strict";
import { test } from "node:test";
import { followHand } from "../../../web/study/hand.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();

/** Create an element at 10, 20 on the screen, with a border of 1 and 2. */
function underHand() {
  const element = document.createElement("div");
  /** @type {number[]} */
  const captured = [];
  Object.assign(element, {
    ...{ clientLeft: 1, clientTop: 2, getBoundingClientRect: () => ({ left: 10, top: 20 }) },
    setPointerCapture: (/** @type {number} */ id) => captured.push(id),
  });
  /** @type {unknown[][]} */
  const told = [];
  followHand(element, {
    move: (x, y) => told.push(["move", x, y]),
    zoom: (factor, { x, y }) => told.push(["zoom", factor, x, y]),
    press: ({ x, y }) => told.push(["press", x, y]),
  });
  /** @param {string} name @param {number} pointerId @param {number} clientX @param {number} clientY */
  const finger = (name, pointerId, clientX, clientY, button = 0) => {
    drawn(element).hears(`pointer${name}`, { pointerId, button, clientX, clientY });
    return told.splice(0);
  };
  const wheel = (/** @type {object} */ event) => {
    let kept = false;
    const preventDefault = () => {
      kept = true;
    };
    drawn(element).hears("wheel", { clientX: 111, clientY: 222, preventDefault, ...event });
    return [kept, ...told.splice(0)];
  };
  return { finger, wheel, captured };
}

test("what moves less than 5 pixels is a press, at its place in the element", () => {
  const { finger, captured } = underHand();
  assert.deepEqual(finger("down", 7, 111, 222), []);
  assert.deepEqual(captured, [7]);
  assert.deepEqual(finger("move", 7, 113, 222), []);
  assert.deepEqual(finger("move", 7, 113, 224), []);
  assert.deepEqual(finger("up", 7, 113, 224), [["press", 102, 202]]);
  assert.deepEqual(finger("up", 7, 113, 224), []);
});

test("from 5 pixels on it moves, and is no press; the next one begins anew", () => {
  const { finger } = underHand();
  finger("down", 1, 100, 100);
  assert.deepEqual(finger("move", 1, 103, 104), [["move", 3, 4]]);
  assert.deepEqual(finger("move", 1, 104, 104), [["move", 1, 0]]);
  assert.deepEqual(finger("up", 1, 104, 104), []);
  finger("down", 1, 100, 100);
  assert.deepEqual(finger("up", 1, 100, 100), [["press", 89, 78]]);
});

test("other buttons, and a finger that was taken away, do nothing", () => {
  const { finger, captured } = underHand();
  finger("down", 1, 100, 100, 2);
  assert.deepEqual([finger("move", 1, 200, 200), finger("up", 1, 200, 200), captured], [[], [], []]);
  finger("down", 1, 100, 100);
  finger("cancel", 1, 100, 100);
  assert.deepEqual([finger("move", 1, 200, 200), finger("up", 1, 200, 200)], [[], []]);
});

test("two fingers move it half as far each, and bring it nearer by as much as they spread, around their middle", () => {
  const { finger } = underHand();
  finger("down", 1, 111, 122);
  finger("down", 2, 151, 122);
  assert.deepEqual(finger("move", 2, 191, 122), [
    ["move", 20, 0],
    ["zoom", 2, 140, 100],
  ]);
  assert.deepEqual(finger("move", 1, 151, 122), [
    ["move", 20, 0],
    ["zoom", 0.5, 160, 100],
  ]);
  assert.deepEqual(finger("up", 2, 191, 122), []);
  assert.deepEqual(finger("move", 1, 151, 142), [["move", 0, 20]]);
});

test("two fingers in one place have no distance to grow from", () => {
  const { finger } = underHand();
  finger("down", 1, 100, 100);
  finger("down", 2, 100, 100);
  assert.deepEqual(finger("move", 2, 110, 100), [["move", 5, 0]]);
});

test("the wheel scrolls the page; with Ctrl or the command key it brings nearer", () => {
  const { wheel } = underHand();
  assert.deepEqual(wheel({ deltaY: 100 }), [false]);
  assert.deepEqual(wheel({ deltaY: 100, ctrlKey: true }), [true, ["zoom", 0.5, 100, 200]]);
  assert.deepEqual(wheel({ deltaY: -200, metaKey: true }), [true, ["zoom", 4, 100, 200]]);
});
