/**
 * Check that the Book editor is loaded when it is first opened. After a failure it says so, and the next opening tries
 * again.
 */
import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { setLoader } from "../../../web/ui/i18n.js";
import { drawn } from "../../support/elements.js";
import { settled } from "../../support/story.js";

let away = true;
/** @type {string[]} */
const told = [];
const render = (/** @type {typeof INITIAL} */ { layer }) => told.push(`the desk as of ${layer}`);
const createDesk = () => {
  told.push("a desk");
  return { render };
};
const fetchDesk = async () => {
  if (away) throw new Error("no network");
  return { createDesk, speakAs() {} };
};
const fetchPrint = async () => ({ createPreview() {}, createOutcome() {}, speakAs() {} });
const scripts = { "book/later.js": fetchDesk, "print/later.js": fetchPrint };
Object.assign(globalThis, { scripts }); // before they are needed
setLoader(async () => true);
const { createDeskDoor } = await import("../../../web/print/desk-door.js");

test("a desk that cannot be had is told of and closed, and comes once it can", async () => {
  /** @type {any[]} */
  const asked = [];
  const root = document.createElement("div");
  const door = createDeskDoor(root, (action) => asked.push(action));
  const [dialog] = drawn(root).all("dialog");
  /** @param {"desk" | ""} layer */
  const shown = async (layer) => {
    door.render({ ...INITIAL, layer });
    const waiting = dialog.textContent;
    await settled();
    return [waiting, Reflect.get(dialog, "open")];
  };
  assert.deepEqual(await shown("desk"), ["Loading the book editor…", true]);
  const close = { type: "layer", layer: "" };
  assert.deepEqual(asked, [close, { type: "notice", words: { key: "book.not-here" } }]);
  assert.equal((await shown(""))[1], false);
  away = false;
  await shown("desk");
  assert.deepEqual([told.splice(0), dialog.textContent], [["a desk", "the desk as of desk"], ""]);
  await shown("");
  await shown("desk");
  assert.deepEqual(told, ["the desk as of desk"]);
  assert.equal(dialog.hears("keydown", { key: "Escape", stopPropagation() {} }).defaultPrevented, true);
  assert.deepEqual(asked.at(-1), close);
  door.destroy();
  assert.deepEqual(drawn(root).children, []);
});
