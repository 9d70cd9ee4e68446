import assert from "node:assert/strict";
import { test } from "node:test";
import { createMenu } from "../../../web/ui/menu.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish } from "../../support/seen.js";

layOut();
inEnglish();
const focused = () => drawn(document.activeElement);
/** @param {string} key */
const pressing = (key) => ({ key, preventDefault() {}, stopPropagation() {} });

/** Create an open menu of four choices. The second is shown only if `offered` is true; the last is a door. */
function opened(offered = true) {
  /** @type {string[]} */
  const chosen = [];
  const choose = (/** @type {string} */ name) => () => chosen.push(name);
  let night = false;
  const menu = createMenu({ label: "More" }, [
    {
      choices: [
        { label: "Copy", onChoose: choose("copy") },
        { label: "Share", offered: () => offered, onChoose: choose("share") },
        { label: "Night", role: "menuitemcheckbox", stays: true, on: () => night, onChoose: choose("night") },
        { label: "Experts", within: [{ choices: [{ label: "Count", onChoose: choose("count") }] }] },
      ],
    },
  ]);
  const [root, button] = [drawn(menu.root), drawn(menu.button)];
  const [, list] = root.children;
  button.hears("click");
  const named = (/** @type {string} */ name) => {
    const found = list.all("button").find((item) => (item.getAttribute("aria-label") ?? item.textContent) === name);
    assert.ok(found, name);
    return found;
  };
  const shown = () =>
    list
      .all("button")
      .filter((item) => !item.hidden && !item.closest(".menu-level")?.hidden)
      .map((item) => item.textContent);
  const press = (/** @type {string} */ key) => list.hears("keydown", pressing(key));
  const turn = (/** @type {boolean} */ on) => {
    night = on;
    menu.refresh();
  };
  return { menu, root, button, list, named, shown, press, turn, chosen };
}

test("it opens at its first choice, and the button says that it is open", () => {
  const { button, list, named } = opened();
  assert.deepEqual([list.hidden, button.getAttribute("aria-expanded"), focused()], [false, "true", named("Copy")]);
  button.hears("click");
  assert.deepEqual([list.hidden, button.getAttribute("aria-expanded"), focused()], [true, "false", button]);
});

test("arrows go round, past what is not offered", () => {
  const { press, shown } = opened(false);
  assert.deepEqual(shown(), ["Copy", "Night", "Experts"]);
  const walk = (/** @type {string} */ key) => {
    press(key);
    return focused().textContent;
  };
  assert.deepEqual(["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End", "x"].map(walk), [
    ...["Night", "Experts", "Copy", "Experts", "Copy", "Experts", "Experts"],
  ]);
});

test("a choice closes it, unless it stays; Escape closes it and gives the focus back", () => {
  const { button, list, named, press, chosen } = opened();
  named("Night").hears("click");
  assert.equal(list.hidden, false);
  named("Copy").hears("click");
  assert.deepEqual([list.hidden, chosen], [true, ["night", "copy"]]);
  button.hears("click");
  press("Escape");
  assert.deepEqual([list.hidden, focused()], [true, button]);
});

test("a door opens a second list in its place, with a way back", () => {
  const { named, shown, press, list, chosen, button } = opened();
  named("Experts").hears("click");
  assert.deepEqual([shown(), focused()], [["Experts", "Count"], named("Count")]);
  named("Back: Experts").hears("click");
  assert.deepEqual([shown().length, focused()], [4, named("Experts")]);
  for (const [there, back] of [
    ["ArrowRight", "ArrowLeft"],
    ["ArrowRight", "Escape"],
  ]) {
    press(there);
    assert.equal(focused(), named("Count"));
    press("ArrowUp");
    assert.equal(focused(), named("Back: Experts"));
    press(back);
    assert.equal(focused(), named("Experts"));
  }
  assert.equal(list.hidden, false);
  press("ArrowRight");
  named("Count").hears("click");
  assert.deepEqual([list.hidden, chosen], [true, ["count"]]);
  button.hears("click");
  assert.equal(shown()[0], "Copy", "it opens at its first list again");
});

test("it closes when the focus leaves it, not while that walks within", () => {
  const { root, list, named } = opened();
  root.hears("focusout", { relatedTarget: named("Night") });
  assert.equal(list.hidden, false);
  root.hears("focusout", { relatedTarget: null });
  assert.equal(list.hidden, true);
});

test("what is on is said, of those that can be on", () => {
  const { named, turn } = opened();
  const said = () => ["Copy", "Night"].map((name) => named(name).getAttribute("aria-checked"));
  assert.deepEqual(said(), [null, "false"]);
  turn(true);
  assert.deepEqual(said(), [null, "true"]);
});
