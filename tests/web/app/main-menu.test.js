/** Check what closes the main menu, where the focus is afterwards, and what can be chosen in the menu. */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { test } from "node:test";
import { createMainMenu } from "../../../web/app/main-menu.js";
import { INITIAL } from "../../../web/app/state.js";
import { drawn } from "../../support/elements.js";
import { enter, press, seen } from "../../support/seen.js";

/** Create the menu, open or closed. @param {"menu" | ""} layer */
function menu(layer) {
  /** @type {any[]} */
  const asked = [];
  const view = createMainMenu((action) => asked.push(action));
  view.render({ ...INITIAL, layer });
  const root = drawn(view.root);
  return { ...view, root, button: root.all("button")[0], heard: () => asked.splice(0) };
}

const CLOSED = { type: "layer", layer: "" };
const page = drawn(document);
const elsewhere = document.createElement("p");

test("it is closed by a tap elsewhere and by the focus that goes elsewhere, not by either within", () => {
  const { root, button, heard, destroy } = menu("menu");
  page.hears("pointerdown", { target: button });
  root.hears("focusout", { relatedTarget: button });
  root.hears("focusout", { relatedTarget: null }); // the focus moves to another window
  assert.deepEqual(heard(), []);
  page.hears("pointerdown", { target: elsewhere });
  root.hears("focusout", { relatedTarget: elsewhere });
  assert.deepEqual(heard(), [CLOSED, CLOSED]);
  destroy();
  page.hears("pointerdown", { target: elsewhere });
  assert.deepEqual(heard(), []);
});

test("Escape closes it, and the button has the focus again", () => {
  const { root, button, heard, destroy } = menu("menu");
  root.hears("keydown", { key: "a" });
  assert.deepEqual([heard(), document.activeElement], [[], null]);
  root.hears("keydown", { key: "Escape", stopPropagation() {} });
  assert.deepEqual(heard(), [CLOSED]);
  assert.equal(document.activeElement, button);
  destroy();
});

test("while it is closed nothing closes it", () => {
  const { root, button, heard, destroy } = menu("");
  page.hears("pointerdown", { target: elsewhere });
  root.hears("focusout", { relatedTarget: elsewhere });
  root.hears("keydown", { key: "Escape", stopPropagation() {} });
  assert.deepEqual(heard(), []);
  button.hears("click");
  assert.deepEqual(heard(), [{ type: "layer", layer: "menu" }]);
  destroy();
});

test("what is chosen closes it first", () => {
  const { root, heard, destroy } = menu("menu");
  const chosen = (/** @type {string} */ name) => {
    press(root, name);
    return heard();
  };
  const layer = (/** @type {string} */ name) => ({ type: "layer", layer: name });
  assert.deepEqual(chosen("Keyboard shortcuts"), [CLOSED, layer("keys")]);
  assert.deepEqual(chosen("Help"), [CLOSED, layer("help")]);
  assert.deepEqual(chosen("Back up everything"), [CLOSED, { type: "save-everything" }]);
  press(root, "About");
  assert.deepEqual(chosen("Diagnostics"), [CLOSED, { type: "diagnose" }]);
  enter(root, "Language", "ko");
  enter(root, "Appearance", "dark");
  assert.deepEqual(heard(), [
    { type: "settings", settings: { lang: "ko" } },
    { type: "settings", settings: { theme: "dark" } },
  ]);
  destroy();
});

test("About is a second list in its place, with a way back", () => {
  const { root, button, heard, destroy } = menu("menu");
  const first = seen(root);
  press(root, "About");
  assert.deepEqual(seen(root).slice(1, 3), ["[Back: About]", "Licences [Diagnostics]"]);
  assert.equal(seen(root).at(-1), "[Delete everything]"); // it stands apart
  press(root, "Back: About");
  assert.deepEqual([seen(root), document.activeElement?.textContent], [first, "About"]);
  press(root, "About");
  const goBack = () => root.hears("keydown", { key: "Escape", stopPropagation() {} });
  goBack();
  assert.deepEqual([seen(root), heard()], [first, []], "Escape goes back first");
  goBack();
  assert.deepEqual([heard(), document.activeElement], [[CLOSED], button]);
  destroy();
});
