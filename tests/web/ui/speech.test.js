import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createSpeech, PAUSES } from "../../../web/ui/speech.js";

/** @type {string[]} */
let written = [];
const speech = () => createSpeech((text) => written.push(text));
const spoken = () => written.filter(Boolean);

beforeEach(() => {
  written = [];
  mock.timers.enable({ apis: ["setTimeout"] });
});
afterEach(() => mock.timers.reset());

test("what stands there at first is not spoken", () => {
  speech().say("empty", "now");
  mock.timers.tick(PAUSES.late);
  assert.deepEqual(spoken(), []);
});

test("of lines that follow each other only the one that rests is spoken", () => {
  const { say } = speech();
  say("empty", "late");
  for (let clues = 1; clues < 17; clues += 1) {
    say(`${clues} so far`, "late");
    mock.timers.tick(PAUSES.late - 1);
  }
  assert.deepEqual(spoken(), []);
  mock.timers.tick(1);
  assert.deepEqual(spoken(), ["16 so far"]);
  say("checking", "soon");
  say("one solution", "soon");
  mock.timers.tick(PAUSES.soon);
  assert.deepEqual(spoken(), ["16 so far", "one solution"]);
});

test("a line that stays is not spoken again, one that comes back is", () => {
  const { say } = speech();
  for (const text of ["empty", "two 7s", "two 7s", "1 so far", "two 7s"]) {
    say(text, "now");
    mock.timers.tick(0);
  }
  assert.deepEqual(written, ["", "two 7s", "", "1 so far", "", "two 7s"]);
});

test("what matters more is spoken sooner", () => assert.ok(PAUSES.now < PAUSES.soon && PAUSES.soon < PAUSES.late));

test("a clash is spoken at once", () => {
  const { say } = speech();
  say("empty", "late");
  say("two 7s", "now");
  mock.timers.tick(0);
  assert.deepEqual(spoken(), ["two 7s"]);
});
