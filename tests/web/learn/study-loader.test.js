/** Check that the tools under More are loaded once, and again after a failure. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";

let away = true;
const study = { createViews() {} };
const fetchStudy = async () => {
  if (away) throw new Error("no network");
  return { createStudy: () => ({ ...study }), speakAs() {} };
};
Object.assign(globalThis, { scripts: { "study/later.js": fetchStudy } }); // before it is needed
globalThis.fetch = async () => new Response("");
const { createStudyLoader } = await import("../../../web/learn/study-loader.js");
const { setLoader } = await import("../../../web/ui/i18n.js");
setLoader(async () => true);

test("what cannot be had is tried again, and what was had stays the same", async () => {
  const load = createStudyLoader(/** @type {any} */ ({}));
  assert.equal(await load(), null);
  away = false;
  const loaded = await load();
  assert.deepEqual(Object.keys(loaded ?? {}), ["createViews"]);
  assert.equal(await load(), loaded);
});
