import assert from "node:assert/strict";
import { test } from "node:test";
import { LISTS } from "../../../web/contract/constants.js";
import { createStyles } from "../../../web/print/styles.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
/** @type {string[]} */
const pressed = [];
const styles = createStyles((name) => pressed.push(name));
const buttons = drawn(styles.root).all("button");
const rounded = (/** @type {string | null} */ number) => String(Number(Number(number).toFixed(3)));
/** @param {string} style @param {string} tag */
const all = (style, tag) => buttons[/** @type {string[]} */ (LISTS.style).indexOf(style)].all(tag);

test("each style has a button, and the one that is chosen is pressed", () => {
  for (const button of buttons) button.hears("click");
  assert.deepEqual(pressed, LISTS.style);
  styles.show("clear");
  const states = buttons.map((button) => button.getAttribute("aria-pressed"));
  assert.deepEqual(
    states,
    LISTS.style.map((name) => String(name === "clear")),
  );
});

test("cells are parted by thin lines, boxes by wider ones, and half of the frame is in sight", () => {
  assert.equal(all("plain", "svg")[0].getAttribute("viewBox"), "0 0 48 48");
  const paths = all("plain", "path").map((path) => path.getAttribute("d"));
  assert.deepEqual(paths, ["M12 0V48M0 12H48M24 0V48M0 24H48", "M36 0V48M0 36H48", "M0 0V48M0 0H48"]);
});

test("lines are as wide as Python draws them in a cell of 14 mm, which is 12 units here", () => {
  const widths = ["plain", "newspaper", "clear", "tactile"].map((name) =>
    all(name, "path").map((path) => rounded(String((Number(path.getAttribute("stroke-width")) * 14) / 12))),
  );
  assert.deepEqual(widths, [
    ["0.15", "0.63", "1.68"],
    ["0.15", "0.49", "0.98"],
    ["0.252", "0.84", "2.1"],
    ["0.6", "1.2", "3.2"],
  ]);
});

test("digits stand in the middle of their cells, in the style's face", () => {
  const texts = all("clear", "text").map((text) => [text.textContent, text.getAttribute("x"), text.getAttribute("y")]);
  assert.deepEqual(texts, [
    ["5", "6", "6"],
    ["2", "18", "6"],
    ["7", "42", "6"],
    ["3", "18", "18"],
    ["8", "6", "30"],
    ["6", "42", "30"],
    ["4", "30", "42"],
  ]);
  assert.equal(rounded(all("clear", "text")[0].getAttribute("font-size")), "8.88");
  assert.deepEqual(
    ["clear", "newspaper", "plain"].map((name) => all(name, "text")[0].getAttribute("class")),
    ["style-clear", "style-serif", "style-latin"],
  );
});

test("for fingers they are dots: e, b, g, c, h, f, d", () => {
  const dots = all("tactile", "circle").map((dot) =>
    [dot.getAttribute("cx"), dot.getAttribute("cy")].map(rounded).join(),
  );
  assert.deepEqual(dots, [
    ...["4.92,3.84", "7.08,6"], // 5: dots 1 and 5
    ...["16.92,3.84", "16.92,6"],
    ...["40.92,3.84", "40.92,6", "43.08,3.84", "43.08,6"],
    ...["16.92,15.84", "19.08,15.84"],
    ...["4.92,27.84", "4.92,30", "7.08,30"],
    ...["40.92,27.84", "40.92,30", "43.08,27.84"],
    ...["28.92,39.84", "31.08,39.84", "31.08,42"],
  ]);
  assert.equal(rounded(all("tactile", "circle")[0].getAttribute("r")), "0.72");
});
