import assert from "node:assert/strict";
import { test } from "node:test";
import { createLinkView } from "../../../web/assign/link-view.js";
import { drawn, layOut } from "../../support/elements.js";
import { press } from "../../support/seen.js";

layOut();
/** @param {(given: any) => unknown} [share] what a browser has that can @param {(text: string) => Promise<void>} [writeText] and one that copies */
function view(share, writeText) {
  const clipboard = writeText && { writeText };
  Object.defineProperty(globalThis, "navigator", { value: { share, clipboard }, configurable: true });
  /** @type {any[]} */
  const told = [];
  const made = createLinkView((action) => told.push(action));
  return { made, told, root: drawn(made.root) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

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
  made.show("https://b", "other");
  assert.equal(root.all("svg").length, 0);
  root.all("button")[2].hears("click");
  assert.deepEqual(told[3], { type: "assign", assign: { text: "other" } });
  made.hide();
  assert.equal(root.hidden, true);
});

test("a link is copied; where the browser refuses, it is selected instead", async () => {
  /** @type {string[]} */
  const taken = [];
  const copied = async (/** @type {Parameters<typeof view>[1]} */ writeText) => {
    const { made, root } = view(undefined, writeText);
    const [address] = root.all("input");
    Object.assign(document, { activeElement: null });
    made.show("https://a", "packed");
    press(root, "share.copy");
    await soon();
    return [root.querySelector(".assign-told")?.textContent, document.activeElement === /** @type {any} */ (address)];
  };
  assert.deepEqual(await copied(async (text) => void taken.push(text)), ["copy.done", false]);
  assert.deepEqual(taken, ["https://a"]);
  const refused = ["copy.refused", true];
  assert.deepEqual(await copied(() => Promise.reject(new Error("denied"))), refused);
  assert.deepEqual(await copied(undefined), refused);
});

test("with the focus the whole link is selected", () => {
  const { made, root } = view();
  made.show("https://a", "packed");
  const [address] = root.all("input");
  address.hears("focus");
  assert.equal(Reflect.get(address, "selected"), "https://a");
});

test("what was told of a link goes with it; one that nobody takes in the end is no failure", async () => {
  /** @type {unknown[]} */
  const shared = [];
  const { made, root } = view((given) => {
    shared.push(given);
    return Promise.reject(new Error("away"));
  });
  made.show("https://a", "packed");
  press(root, "share.copy");
  press(root, "share.sheet");
  await soon();
  assert.deepEqual(shared, [{ url: "https://a" }]);
  made.show("https://b", "packed");
  assert.equal(root.querySelector(".assign-told")?.textContent, "");
});
