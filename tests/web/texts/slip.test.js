import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSlip } from "../../../web/texts/slip.js";
import { codeOf } from "../../../web/texts/texts.js";
import { built, missing } from "../../support/parts-at-hand.js";
import { press, seen } from "../../support/seen.js";
import { until } from "../../support/story.js";
import { toldRunner } from "../../support/told-runner.js";

const ABOUT = { number: 1, title: "Puzzles", lang: "en" };
const SLIP = { name: "axes", line: 3, text: "guess(0);" };
built.set("texts/a.py", "guess(0)\nprint(0)\n");

test("a program is told with the part that the text has otherwise, letter by letter", async () => {
  assert.equal(await codeOf({ ...SLIP, program: "a.py" }), "guess(0)\nprint(0)\n");
  const edited = await codeOf({ ...SLIP, program: "a.py", edit: ["guess(0)", "guess('$&')"] });
  assert.equal(edited, "guess('$&')\nprint(0)\n");
  missing.add("texts/none.py");
  await assert.rejects(codeOf({ ...SLIP, program: "none.py" }), { message: "none.py: 404" });
});

test("a program without a puzzle of its own is run on an empty grid, and none is offered", async () => {
  /** @type {unknown[]} */
  const asked = [];
  const slip = createSlip({ ...SLIP, program: "a.py" }, ABOUT, () => {}, toldRunner(asked));
  assert.ok(!seen(slip).join().includes("Put this puzzle on the board"));
  press(slip, "Run");
  await until(() => asked.length);
  assert.deepEqual(asked, [`runner: run ${JSON.stringify({ code: "guess(0)\nprint(0)\n", puzzle: ".".repeat(81) })}`]);
});

test("a slip without a program is words alone", () => {
  const slip = createSlip(SLIP, ABOUT, () => {}, toldRunner([]));
  assert.ok(!seen(slip).join().includes("["));
});
