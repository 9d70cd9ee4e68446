/** Check that rooms that are loaded later come with their words and styles, and again after a failure. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";

import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { missing } from "../../support/parts-at-hand.js";
import { adoptSheets } from "../../support/sheets.js";

const WEB = new URL("../../../web/", import.meta.url);
/** @type {object[]} */
const given = [];
const room = { speakAs: (/** @type {object} */ voice) => given.push(voice) };
Object.assign(globalThis, { scripts: { "study/later.js": async () => room } }); // before it is needed
const { LATER, loadRoom } = await import("../../../web/parts/load-room.js");
const { setLoader, voice } = await import("../../../web/ui/i18n.js");
const adopted = adoptSheets();

test("a room needs its styles and its words, and what failed is tried again", async () => {
  let words = false;
  /** @type {string[]} */
  const asked = [];
  setLoader(async (folder) => {
    asked.push(folder);
    return words;
  });
  missing.add("study/study.css");
  words = true;
  await assert.rejects(loadRoom("study"));
  missing.clear();
  words = false;
  await assert.rejects(loadRoom("study"));
  words = true;
  assert.equal(await loadRoom("study"), room);
  assert.equal(await loadRoom("study"), room);
  assert.deepEqual(new Set(asked), new Set(LATER.study.words));
  assert.equal(adopted.length, 1);
  assert.deepEqual(given, [voice, voice]);
});

test("each room with a later.js is known, and all that it brings exists", () => {
  const rooms = readdirSync(WEB).filter((name) => existsSync(new URL(`${name}/later.js`, WEB)));
  assert.deepEqual(Object.keys(LATER).sort(), rooms.sort());
  for (const { words = [], styles = "style.css" } of Object.values(LATER))
    for (const path of [styles, ...words.map((folder) => `${folder}/en.json`)])
      assert.ok(existsSync(new URL(path, WEB)), path);
});
