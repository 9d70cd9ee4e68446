import assert from "node:assert/strict";
import { test } from "node:test";
import { createCover } from "../../../web/courses/cover-view.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();

test("how many conditions a small board has is asked: 64, and nothing else", () => {
  const root = drawn(createCover());
  const [input] = root.all("input");
  const check = root.all("button").at(-1);
  const tones = [64, 63, 324, Number.NaN].map((valueAsNumber) => {
    Object.assign(input, { valueAsNumber });
    check?.hears("click");
    return root
      .all("p")
      .filter((line) => line.getAttribute("class") === "course-answer")
      .at(-1)
      ?.getAttribute("data-tone");
  });
  assert.deepEqual(tones, ["good", "bad", "bad", "bad"]);
});
