/** Check that the tools under More are loaded once, and again after a failure. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { missing } from "../../support/parts-at-hand.js";

Object.assign(globalThis, { scripts: { "study.js": () => import("../../../web/study.js") } }); // before it is needed
const { createStudyLoader } = await import("../../../web/learn/study-loader.js");
const STYLES = "study/study.css";
/** @type {unknown[]} */
const adoptedStyleSheets = [];
Object.assign(document, { adoptedStyleSheets });
class CSSStyleSheet {
  replaceSync(/** @type {string} */ text) {
    Object.assign(this, { text });
  }
}
const wiring = /** @type {any} */ ({ onAction() {} });

test("what cannot be had is tried again, and what was had is not fetched twice", async () => {
  Object.assign(globalThis, { CSSStyleSheet });
  let asked = 0;
  let said = false;
  const words = async () => {
    asked++;
    return said;
  };
  const load = createStudyLoader(wiring, words);
  missing.add(STYLES);
  said = true;
  assert.equal(await load(), null);
  missing.clear();
  said = false;
  assert.equal(await load(), null);
  said = true;
  const study = await load();
  assert.ok(study);
  assert.equal(await load(), study);
  assert.equal(asked, 3);
  assert.equal(adoptedStyleSheets.length, 1);
  assert.match(/** @type {any} */ (adoptedStyleSheets[0]).text, /^\/\*|\{/);
});
