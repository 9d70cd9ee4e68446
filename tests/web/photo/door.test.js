/** Check that photographs are loaded when first needed, and that the page says so if they cannot be loaded. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { setLoader } from "../../../web/ui/i18n.js";
import { settled } from "../../support/story.js";

/** @typedef {import("../../../web/app/state.js").State} State */

let away = true;
/** @type {unknown[]} */
const told = [];
const viewOf = (/** @type {string} */ name) => () => ({
  render: () => void told.push(name),
  destroy: () => void told.push(`${name} is left`),
});
const room = {
  createPhotographs: () => ({ take: (/** @type {File} */ { name }) => told.push(`read ${name}`), leave: () => {} }),
  createCameraDialog: viewOf("camera"),
  createCornersDialog: viewOf("corners"),
  createPhoto: viewOf("photo"),
  speakAs() {},
};
const fetchRoom = async () => {
  told.push("the room is loaded");
  if (away) throw new Error("no network");
  return room;
};
Object.assign(globalThis, { scripts: { "photo/later.js": fetchRoom } }); // before it is needed
setLoader(async () => true);
const { PHOTO } = await import("../../../web/photo/slice.js");
const { createCameraDoor, createPhotoDoor } = await import("../../../web/photo/door.js");

const act = (/** @type {object} */ action) => void told.push(action);
const { commands } = /** @type {any} */ (PHOTO).start({ act });
const since = () => told.splice(0);
const NOTICE = { type: "notice", words: { key: "photo.not-here" } };
const camera = /** @type {State} */ ({ ...INITIAL, layer: "camera" });
const reading = /** @type {State} */ ({ ...INITIAL, photo: { phase: "reading", before: null } });

test("what cannot be loaded is said, and the next photograph tries again", async () => {
  const door = createCameraDoor(document.createElement("div"), act);
  door.render(INITIAL);
  await settled();
  assert.deepEqual(since(), [], "nothing is loaded before it is needed");
  door.render(camera);
  await settled();
  assert.deepEqual(since(), ["the room is loaded", { type: "layer", layer: "" }, NOTICE]);
  commands["read-photo"]({ file: new File([], "a.png") });
  await settled();
  assert.deepEqual(since(), ["the room is loaded", NOTICE]);
  away = false;
  commands["read-photo"]({ file: new File([], "a.png") });
  await settled();
  assert.deepEqual(since(), ["the room is loaded", "read a.png"]);
});

test("a view is drawn as things are when it has come, and not when the page has left it", async () => {
  const door = createPhotoDoor(act);
  door.render(reading);
  await settled();
  assert.deepEqual(since(), ["photo"]);
  const left = createCameraDoor(document.createElement("div"), act);
  left.render(camera);
  left.destroy();
  await settled();
  assert.deepEqual(since(), ["camera is left"]);
});
