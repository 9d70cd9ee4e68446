import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_KEEPING } from "../../../web/app/keeping.js";
import { settingsFrom } from "../../../web/app/settings.js";
import { FIRST_PLAYING } from "../../../web/board/playing.js";
import { FIRST_KNOWN } from "../../../web/explain/known.js";
import { NO_LEARNED } from "../../../web/lessons/learned.js";

test("what was chosen is found again", () => {
  for (const lang of [null, "en", "zh-Hant", "zh-Hans", "ko"])
    for (const theme of ["auto", "light", "dark"])
      for (const timer of /** @type {const} */ (["off", "hidden", "shown"]))
        assert.deepEqual(settingsFrom({ lang, theme, playing: { timer } }), {
          ...{ lang, theme, keeping: NO_KEEPING },
          playing: { ...FIRST_PLAYING, timer },
          known: FIRST_KNOWN,
          learned: NO_LEARNED,
        });
});

test("what there is not falls back", () => {
  for (const odd of [undefined, null, 7, {}, ["ko"], "toString", "x".repeat(1e6)])
    assert.deepEqual(settingsFrom({ lang: odd, theme: odd, keeping: odd, playing: odd }), {
      lang: null,
      theme: "auto",
      keeping: NO_KEEPING,
      playing: FIRST_PLAYING,
      known: FIRST_KNOWN,
      learned: NO_LEARNED,
    });
});

test("how a person plays is kept as far as it is known", () => {
  const saved = { candidates: true, prune: "no", mistakes: "once", more: 1 };
  assert.deepEqual(settingsFrom({ playing: saved }).playing, { ...FIRST_PLAYING, candidates: true, mistakes: "once" });
  assert.deepEqual(settingsFrom({ playing: { mistakes: "often", timer: "loud" } }).playing, FIRST_PLAYING);
});

test("the techniques that a person knows are kept, in their order, none that there is not; also that there are none", () => {
  assert.equal(FIRST_KNOWN.at(-1), "x-wing");
  assert.deepEqual(settingsFrom({ known: ["xy-wing", "pointing", "magic", 7] }).known, ["pointing", "xy-wing"]);
  assert.deepEqual(settingsFrom({ known: [] }).known, []);
  for (const odd of [undefined, null, 7, {}, "pointing"]) assert.equal(settingsFrom({ known: odd }).known, FIRST_KNOWN);
});
