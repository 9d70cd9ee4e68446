/** Check the words about the solver and about the copy for offline use. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStatus, statusWords } from "../../../web/app/status.js";
import { NOT_YET } from "../../../web/offline/status.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const READY = /** @type {any} */ ({ phase: "ready" });

test("a sentence for each thing that is so", () => {
  const words = (/** @type {object} */ offline, engine = READY) => statusWords(engine, { ...NOT_YET, ...offline });
  assert.equal(words({}), "Ready");
  assert.equal(words({ phase: "whole" }), "Ready · works offline");
  assert.equal(words({ update: "waiting" }), "Ready");
  assert.equal(words({ phase: "whole", update: "coming" }), "Ready · works offline · Updating…");
  assert.match(words({}, { phase: "loading", stage: "download", bytes: 1_250_000, total: 9_000_000 }), /1\.3.*9\.0/);
});

test("a new version is offered until the person agrees, then it comes", () => {
  /** @type {any[]} */
  const asked = [];
  const status = createStatus((action) => asked.push(action));
  const shows = (/** @type {object} */ offline) => {
    status.render(READY, { ...NOT_YET, ...offline });
    return [...seen(status.root), drawn(document.documentElement).getAttribute("data-asks")];
  };
  assert.deepEqual(shows({}), ["Ready", null]);
  assert.deepEqual(shows({ update: "waiting" }), ["Ready [Update now]", ""]);
  press(status.root, "Update now");
  assert.deepEqual(asked, [{ type: "update" }]);
  assert.deepEqual(shows({ update: "coming" }), ["Ready · Updating… (Updating…)", ""]);
});
