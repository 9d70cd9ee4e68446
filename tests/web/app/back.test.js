import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen, isSheetOpen, withoutUppermost } from "../../../web/app/back.js";
import { placeFrom } from "../../../web/app/places.js";
import { INITIAL, reduce } from "../../../web/app/state.js";

test("Back closes what lies uppermost, and nothing where nothing is open", () => {
  assert.equal(isOpen(INITIAL), false);
  assert.equal(withoutUppermost(INITIAL), INITIAL);
  const open = { ...INITIAL, puzzlesOpen: true, layer: /** @type {const} */ ("about"), report: "engine: ready" };
  const [first, second, third] = [
    withoutUppermost(open),
    withoutUppermost(withoutUppermost(open)),
    withoutUppermost(withoutUppermost(withoutUppermost(open))),
  ];
  assert.deepEqual([first.report, first.layer, first.puzzlesOpen], [null, "about", true]);
  assert.deepEqual([second.layer, second.puzzlesOpen], ["", true]);
  assert.equal(isOpen(third), false);
});

test("Back closes the editor, then the assignment that it belongs to", () => {
  const assigned = reduce(INITIAL, { type: "assign", assign: { text: "abc" } });
  const open = reduce(assigned, { type: "own", own: { slug: "own-1" } });
  assert.deepEqual([open.place, open.lessons.view, open.classroom.assign], ["learn", "algorithms", { text: "abc" }]);
  assert.deepEqual(
    [withoutUppermost(open).classroom.own, withoutUppermost(open).classroom.assign],
    [null, { text: "abc" }],
  );
  assert.equal(withoutUppermost(withoutUppermost(open)).classroom.assign, null);
});

test("another place closes the menu, and forgets what was answered", () => {
  const answered = { task: "check", tone: /** @type {const} */ ("good"), words: { key: "check.nothing" } };
  const state = { ...INITIAL, layer: /** @type {const} */ ("menu"), result: answered };
  const after = reduce(state, { type: "place", place: "make" });
  assert.deepEqual([after.place, after.layer, after.result], ["make", "", null]);
  assert.equal(reduce(state, { type: "place", place: "play" }).result, answered);
});

test("a place that an earlier version saved is found again", () => {
  assert.deepEqual(["solve", "explain", "generate", "print", "class", "learn", 7].map(placeFrom), [
    "play",
    "play",
    "make",
    "print",
    "learn",
    "learn",
    "play",
  ]);
});

test("one sheet is open at a time, and none in another place or beside My puzzles", () => {
  const copying = { text: null, format: "line", words: null };
  const incoming = { text: "", error: null };
  const pasting = reduce(INITIAL, { type: "incoming", incoming });
  const copied = reduce(pasting, { type: "outgoing", outgoing: copying });
  assert.deepEqual([copied.incoming, copied.outgoing], [null, copying]);
  const about = reduce(copied, { type: "layer", layer: "about" });
  assert.deepEqual([about.outgoing, about.layer], [null, "about"]);
  const again = reduce(about, { type: "incoming", incoming });
  assert.deepEqual([again.layer, again.incoming], ["", incoming]);
  assert.equal(reduce(again, { type: "layer", layer: "menu" }).incoming, incoming, "a menu leaves it open");
  assert.equal(isSheetOpen(again), true);
  assert.equal(isSheetOpen(reduce(again, { type: "place", place: "learn" })), false);
  assert.equal(isSheetOpen(reduce(again, { type: "puzzles", open: true })), false);
});
