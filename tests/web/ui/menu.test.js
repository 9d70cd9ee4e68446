import assert from "node:assert/strict";
import { test } from "node:test";
import { createMenu } from "../../../web/ui/menu.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
const focused = () => drawn(document.activeElement);
/** @param {string} key */
const pressing = (key) => ({ key, preventDefault() {}, stopPropagation() {} });

/** Create an open menu of three choices. The second one is shown only if `offered` is true. */
function opened(offered = true) {
  /** @type {string[]} */
  const chosen = [];
  const choose = (/** @type {string} */ name) => () => chosen.push(name);
  const menu = createMenu({ label: "More" }, [
    {
      choices: [
        { label: "Copy", onChoose: choose("copy") },
        { label: "Share", offered: () => offered, onChoose: choose("share") },
        { label: "Night", role: "menuitemcheckbox", stays: true, onChoose: choose("night") },
      ],
    },
  ]);
  const [root, button] = [drawn(menu.root), drawn(menu.button)];
  const [, list] = root.children;
  button.hears("click");
  return { menu, root, button, list, items: list.all("button"), chosen };
}

test("it opens at its first choice, and the button says that it is open", () => {
  const { button, list, items } = opened();
  assert.deepEqual([list.hidden, button.getAttribute("aria-expanded"), focused()], [false, "true", items[0]]);
  button.hears("click");
  assert.deepEqual([list.hidden, button.getAttribute("aria-expanded"), focused()], [true, "false", button]);
});

test("arrows go round, past what is not offered and what cannot be chosen", () => {
  const { menu, list, items } = opened(false);
  const walk = (/** @type {string} */ key) => {
    list.hears("keydown", pressing(key));
    return items.indexOf(focused());
  };
  assert.deepEqual(["ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map(walk), [2, 0, 2, 0, 2]);
  menu.render((at) => ({ idle: at === 2 }));
  drawn(items[0]).focus();
  assert.equal(walk("x"), 0);
});

test("a choice closes it, unless it stays; Escape closes it and gives the focus back", () => {
  const { button, list, items, chosen } = opened();
  items[2].hears("click");
  assert.equal(list.hidden, false);
  items[0].hears("click");
  assert.deepEqual([list.hidden, chosen], [true, ["night", "copy"]]);
  button.hears("click");
  list.hears("keydown", pressing("Escape"));
  assert.deepEqual([list.hidden, focused()], [true, button]);
});

test("it closes when the focus leaves it, not while that walks within", () => {
  const { root, list, items } = opened();
  root.hears("focusout", { relatedTarget: items[1] });
  assert.equal(list.hidden, false);
  root.hears("focusout", { relatedTarget: null });
  assert.equal(list.hidden, true);
});

test("what is on is said, of those that can be on", () => {
  const { menu, items } = opened();
  menu.render((at) => (at === 2 ? { on: true } : {}));
  assert.deepEqual(
    items.map((item) => item.getAttribute("aria-checked")),
    [null, null, "true"],
  );
});
