import assert from "node:assert/strict";
import { test } from "node:test";
import { createLinkView } from "../../../web/assign/link-view.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
/** @param {() => void} [share] what a browser has that can */
function view(share) {
  Object.defineProperty(globalThis, "navigator", { value: { share }, configurable: true });
  /** @type {any[]} */
  const told = [];
  const made = createLinkView((action) => told.push(action));
  return { made, told, root: drawn(made.root) };
}

test("sharing is offered where the browser can", () => {
  assert.deepEqual(
    view()
      .root.all("button")
      .map(({ hidden }) => hidden),
    [false, true, false],
  );
  assert.deepEqual(
    view(() => {})
      .root.all("button")
      .map(({ hidden }) => hidden),
    [false, false, false],
  );
});

test("a link is shown with its picture, but not with that of the link before", () => {
  const { made, told, root } = view();
  assert.equal(root.hidden, true);
  made.show("https://a", "packed");
  const [first] = told;
  made.show("https://b", "other");
  assert.deepEqual([root.hidden, told.map(({ text }) => text)], [false, ["https://a", "https://b"]]);
  first.take({ side: 3, path: "M0 0" });
  assert.equal(root.all("path").length, 0);
  told[1].take(null);
  told[1].take({ side: 3, path: "M0 0" });
  assert.equal(root.all("svg")[0].getAttribute("viewBox"), "0 0 3 3");
  root.all("button")[2].hears("click");
  assert.deepEqual(told[2], { type: "assign", assign: { text: "other" } });
  made.hide();
  assert.equal(root.hidden, true);
});
