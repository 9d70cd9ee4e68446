import assert from "node:assert/strict";
import { test } from "node:test";
import { createTip } from "../../../web/ui/tip.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();

/** Create a tip whose words start at a distance from the left of the screen, in pixels. */
function tip(left = 100) {
  const root = drawn(createTip("What ER is"));
  const [button, words] = root.children;
  Object.assign(words, { getBoundingClientRect: () => ({ left }) });
  const now = () => {
    const open = button.getAttribute("aria-expanded");
    assert.equal(button.getAttribute("aria-describedby"), open === "true" ? words.id : null);
    return [!words.hidden, open];
  };
  return { button, words, now };
}

test("a click opens and closes it, Escape and leaving close it", () => {
  const { button, words, now } = tip();
  const [open, shut] = [
    [true, "true"],
    [false, "false"],
  ];
  assert.deepEqual([now(), words.textContent], [shut, "What ER is"]);
  const after = (/** @type {string} */ event, more = {}) => {
    button.hears(event, more);
    return now();
  };
  assert.deepEqual([after("click"), after("click")], [open, shut]);
  assert.deepEqual(
    [after("click"), after("keydown", { key: "a" }), after("keydown", { key: "Escape" })],
    [open, open, shut],
  );
  assert.deepEqual([after("click"), after("blur")], [open, shut]);
});

test("words that would stand beyond the edge of the screen are moved in", () => {
  const moved = [-20, 7, 8, 100].map((left) => {
    const { button, words } = tip(left);
    button.hears("click");
    return Reflect.get(words.style, "translate");
  });
  assert.deepEqual(moved, ["28px", "1px", "", ""]);
});
