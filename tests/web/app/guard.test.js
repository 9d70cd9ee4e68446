import assert from "node:assert/strict";
import { test } from "node:test";
import { createGuard } from "../../../web/app/guard.js";
import { INITIAL } from "../../../web/app/state.js";

const broken = () => {
  throw new Error("broken");
};

test("an error in one view stops no other, and is told once", () => {
  /** @type {string[]} */
  const told = [];
  const guard = createGuard((name, error) => told.push(`${name}: ${error}`));
  let drawn = 0;
  const good = { render: () => (drawn += 1), destroy: () => {} };
  const bad = guard.create("bad", () => ({ render: broken, destroy: () => {} }));
  for (let round = 0; round < 2; round += 1) {
    guard.render("bad", bad, INITIAL);
    guard.render(
      "good",
      guard.create("good", () => good),
      INITIAL,
    );
  }
  assert.deepEqual([drawn, told], [2, ["bad: Error: broken"]]);
});

test("a view that cannot be made is none, and the page goes on", () => {
  let told = 0;
  const guard = createGuard(() => {
    told += 1;
  });
  /** @type {import("../../../web/app/guard.js").View} */
  const none = guard.create("none", broken);
  guard.render("none", none, INITIAL);
  none.destroy();
  assert.equal(told, 1);
});
