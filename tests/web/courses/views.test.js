import assert from "node:assert/strict";
import { test } from "node:test";
import { isCover, ROWS } from "../../../web/courses/cover.js";
import { createCover } from "../../../web/courses/cover-view.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
/** The only choice of rows that is a cover. */
const COVER = Array.from({ length: 2 ** ROWS.length }, (_, bits) =>
  ROWS.map((_, at) => at).filter((at) => bits & (1 << at)),
).filter(isCover)[0];

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

test("the rows that meet every condition once are right, with one more there is one that is met twice", () => {
  const root = drawn(createCover());
  const tone = () => root.querySelector(".course-answer")?.getAttribute("data-tone") ?? "none";
  const toggles = root.querySelector(".course-matrix")?.all("button") ?? [];
  const tones = COVER.map((at) => {
    toggles[at].hears("click");
    return tone();
  });
  assert.deepEqual(tones, [...COVER.slice(1).map(() => "none"), "good"]);
  toggles[ROWS.findIndex((_, at) => !COVER.includes(at))].hears("click");
  assert.equal(tone(), "bad");
});
