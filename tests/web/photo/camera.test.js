/**
 * Check the live camera during a session, and its requests to the reader.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createCameraDialog } from "../../../web/photo/camera-dialog.js";
import { hasCamera } from "../../../web/photo/door.js";
import { drawn } from "../../support/elements.js";
import { missing } from "../../support/parts-at-hand.js";
import { notingPen } from "../../support/pen.js";
import { press, seen } from "../../support/seen.js";
import { settled, storyOf, until } from "../../support/story.js";

/** @type {any[]} */
const asked = [];

/** The stream of a camera, which can be stopped. */
const film = { getTracks: () => [{ stop: () => asked.push("the camera is stopped") }] };
/** @type {{film: object | null, width: number}} what the camera gives */
const now = { film, width: 0 };
const mediaDevices = {
  async getUserMedia(/** @type {object} */ wished) {
    asked.push(`camera: ${JSON.stringify(wished)}`);
    if (!now.film) throw new Error("refused");
    return now.film;
  },
};

/** @type {any} the reader's worker */
let reader;
class Reader {
  constructor(/** @type {string} */ address, /** @type {object} */ how) {
    asked.push(`a worker of ${address.split("/").at(-1)} ${JSON.stringify(how)}`);
    reader = this;
  }
  postMessage(/** @type {any} */ { pixels, model, corners }) {
    asked.push(`to read: ${pixels.width}x${pixels.height} with ${model.byteLength > 9} ${corners}`);
  }
  terminate() {
    asked.push("the worker is ended");
  }
}
class Canvas {
  constructor(/** @type {number} */ width, /** @type {number} */ height) {
    Object.assign(this, { width, height });
  }
  getContext() {
    const pen = notingPen(asked, /** @type {any} */ (this));
    const getImageData = (/** @type {number[]} */ ...[, , width, height]) => ({ width, height, data: [] });
    return new Proxy(pen, { get: (all, name) => (name === "getImageData" ? getImageData : Reflect.get(all, name)) });
  }
}
Object.assign(navigator, { mediaDevices });
Object.assign(globalThis, { Worker: Reader, OffscreenCanvas: Canvas });

const root = drawn(document.createElement("div"));
const stage = drawn(document.createElement("div"));
document.getElementById = () => /** @type {any} */ (stage);
const { act, step } = storyOf(
  INITIAL,
  (onAction) => createCameraDialog(/** @type {any} */ (root), onAction),
  () => seen(root),
  asked,
);
const [video] = stage.all("video");
const [outline] = stage.all("canvas");
for (const [name, get] of Object.entries({ videoWidth: () => now.width, videoHeight: () => now.width * 0.75 }))
  Object.defineProperty(video, name, { get });
Object.assign(video, { play: async () => {} });
Object.assign(outline, { getContext: () => notingPen(asked) });

/** Return the crossings of one cell at a position. @param {number} x @param {number} y */
const seenAt = (x, y) => {
  const points = [0, 1, 2, 3].map((at) => ({ x: x + 100 * (at % 2), y: y + (at < 2 ? 0 : 100) }));
  return { lattice: { size: 1, points } };
};
const say = (/** @type {any} */ found) => reader.onmessage({ data: { found } });
const open = () =>
  [
    act({ type: "layer", layer: "camera" }),
    until(() => asked.some((each) => /^to read|refused/.test(String(each)))),
  ].at(-1);
const layer = (/** @type {any} */ name) => act({ type: "layer", layer: name });

/** @type {[string, () => unknown, string[]?][]} */
const STEPS = [
  ["it is closed", () => layer("menu")],
  [
    "the camera is refused",
    () => [Object.assign(now, { film: null }), layer("camera")],
    [
      "+ No camera is available, or access to it is blocked. You can still open a photo.",
      "+ Camera",

      '> camera: {"video":{"facingMode":"environment","width":{"ideal":1280},"height":{"ideal":',
    ],
  ],
  [
    "a picture instead",
    () => Object.assign(root.all("input")[0], { files: [new File(["x"], "a.png")] }).hears("change"),
    ['> {"type":"layer","layer":""}', '> {"type":"read-photo","file":{}}'],
  ],
  [
    "the camera gives a film, which has not begun",
    () => [Object.assign(now, { film, width: 0 }), open()].at(-1),
    [
      "+ Hold the camera over the grid. The photo is taken when the camera is steady.",
      "+ [Take the picture] [Cancel]",

      '> camera: {"video":{"facingMode":"environment","width":{"ideal":1280},"height":{"ideal":',
    ],
  ],
  ["its button", () => press(root, "Take the picture")],
  ["it is closed", () => press(root, "Cancel"), ['> {"type":"layer","layer":""}', "> the camera is stopped"]],
  [
    "it is open again, and runs",
    () => [Object.assign(now, { width: 3200 }), open()].at(-1),
    [
      "+ Hold the camera over the grid. The photo is taken when the camera is steady.",
      "+ [Take the picture] [Cancel]",

      '> camera: {"video":{"facingMode":"environment","width":{"ideal":1280},"height":{"ideal":',
    ],
  ],
  ["nothing is seen", () => say(null), ["> imageSmoothingQuality = high", "> drawImage [object Object] 0 0 1600 1200"]],
  ["a grid is", () => say(seenAt(100, 100)), ["> beginPath", "> lineTo 100 100"]],
  ["it moves", () => say(seenAt(140, 100)), ["> beginPath", "> lineTo 140 100"]],
  ["it is steady", () => say(seenAt(141, 130)), ["> beginPath", "> lineTo 141 130"]],
  ["and is", () => say(seenAt(130, 120)), ["> beginPath", "> lineTo 130 120"]],
  ["but moves", () => say(seenAt(130, 153)), ["> beginPath", "> lineTo 130 153"]],
  ["once", () => say(seenAt(130, 150)), ["> beginPath", "> lineTo 130 150"]],
  ["twice", () => say(seenAt(130, 150)), ["> beginPath", "> lineTo 130 150"]],
  ["three times, and it is taken", () => say(seenAt(130, 150)), ["> beginPath", "> lineTo 130 150"]],
  [
    "it is open for the button",
    open,
    [
      "+ Hold the camera over the grid. The photo is taken when the camera is steady.",
      "+ [Take the picture] [Cancel]",

      '> camera: {"video":{"facingMode":"environment","width":{"ideal":1280},"height":{"ideal":',
    ],
  ],
  [
    "it is pressed",
    () => press(root, "Take the picture"),
    ["> imageSmoothingQuality = high", "> drawImage [object Object] 0 0 1600 1200"],
  ],
  [
    "it is open for a reader that fails",
    open,
    [
      "+ Hold the camera over the grid. The photo is taken when the camera is steady.",
      "+ [Take the picture] [Cancel]",

      '> camera: {"video":{"facingMode":"environment","width":{"ideal":1280},"height":{"ideal":',
    ],
  ],
  ["it does", () => reader.onmessage({ data: { failed: "no" } }), ["> the worker is ended"]],
  ["and for one that ends", () => [layer(""), open()].at(-1), ["> the camera is stopped"]],
  ["it does, too", () => reader.onerror({ message: "" }), ["> the worker is ended"]],
  [
    "the model cannot be had",
    () => [layer(""), missing.add("photo/digits.bin"), layer("camera")],
    ["> the camera is stopped"],
  ],
  ["it is left at once", () => [layer(""), layer("camera"), layer("")], ["> the camera is stopped"]],
];

test("the camera is opened, watched, and takes its picture as it did", async () => {
  for (const [said, done, news] of STEPS) await step(said, done, news);
  await settled();
});

test("there may be a camera where the browser can be asked for one", () => {
  const browsers = [{ mediaDevices }, { mediaDevices: {} }, {}];
  const offers = browsers.map((navigator) => {
    Object.assign(globalThis, { navigator });
    return hasCamera();
  });
  assert.deepEqual(offers, [true, false, false]);
});
