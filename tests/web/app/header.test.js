/** Check the header of the page: its name, its places, the solver, and the menu. */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { test } from "node:test";
import { createHeader } from "../../../web/app/header.js";
import { PLACES } from "../../../web/app/places.js";
import { INITIAL } from "../../../web/app/state.js";
import { h } from "../../../web/ui/dom.js";
import { drawn } from "../../support/elements.js";
import { press, seen } from "../../support/seen.js";

/** Create the header in place of the name in index.html, above the rest of the page. */
function header() {
  /** @type {unknown[]} */
  const acts = [];
  const root = drawn(h("header", {}, h("div", { class: "header" }, "Sudoku"), h("p", {}, "below")));
  const view = createHeader(/** @type {any} */ (root), (action) => acts.push(action));
  const shows = (/** @type {Partial<import("../../../web/app/state.js").State>} */ more = {}) => {
    view.render({ ...INITIAL, ...more });
    return seen(root);
  };
  return { root, acts, view, shows };
}
const ENGINE = /** @type {const} */ ({ phase: "ready", how: "", ms: 0 });
const REST = ["Ready", "[Menu]", "below"];

test("it stands above all else, instead of the name that was there, and goes again", () => {
  const { view, shows, root } = header();
  assert.deepEqual(shows({ engine: ENGINE }), ["Sudoku Workshop", "[Play]* [Make] [Print] [Learn]", ...REST]);
  view.destroy();
  assert.deepEqual(seen(root), ["below"]);
});

test("its menu is opened and closed, until the header goes", () => {
  const { view, acts, shows } = header();
  assert.match(shows({ layer: "menu" }).join(), /\[Help\]/);
  const elsewhere = () => drawn(document).hears("pointerdown", { target: document.createElement("p") });
  elsewhere();
  assert.deepEqual(acts.splice(0), [{ type: "layer", layer: "" }]);
  view.destroy();
  elsewhere();
  assert.deepEqual(acts, []);
});

test("each place can be gone to, and the one that is there is told", () => {
  const { root, acts, shows } = header();
  for (const [at, name] of ["Play", "Make", "Print", "Learn"].entries()) {
    press(root, name);
    assert.deepEqual(acts, [{ type: "place", place: PLACES[at] }]);
    shows({ place: PLACES[at] });
    const here = root.all("button").filter((button) => button.getAttribute("aria-current") === "page");
    assert.deepEqual(
      here.map(({ textContent }) => textContent),
      [name],
    );
    acts.length = 0;
  }
});

test("the page's own picture is beside the name", (context) => {
  const link = h("link", { rel: "icon", href: "icons/icon.svg" });
  const found = context.mock.method(document, "querySelector", () => link);
  assert.equal(header().root.all("img")[0].getAttribute("src"), "icons/icon.svg");
  assert.deepEqual(found.mock.calls[0].arguments, ["link[rel=icon]"]);
});
