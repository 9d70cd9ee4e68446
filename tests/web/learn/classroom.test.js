import assert from "node:assert/strict";
import { test } from "node:test";
import { speedOf, stageOf, TOP_PACE } from "../../../web/learn/classroom.js";
import { createLog, KINDS } from "../../../web/learn/event-log.js";
import { eventWords } from "../../../web/learn/event-words.js";

const BLANK = Array(81).fill(0);

/**
 * Return a long run that enters and removes digits, cell after cell, so that the right board is obvious.
 * @param {number} count
 */
function run(count) {
  return Array.from({ length: count }, (_, i) => {
    const cell = Math.floor(i / 3) % 81;
    return [
      [0, cell, 1, -1, 0, 10],
      [2, cell, (i % 9) + 1, -1, 1, 20],
      [3, cell, 1, -1, 0, 30],
    ][i % 3];
  });
}

/**
 * Return the board after a number of events, replayed one by one.
 * @param {number[][]} events @param {number} position
 */
function played(events, position) {
  const values = [...BLANK];
  for (const [kind, cell, digit] of events.slice(0, position)) {
    if (KINDS[kind] === "place") values[cell] = digit;
    if (KINDS[kind] === "undo") values[cell] = 0;
  }
  return values;
}

test("the board after any event is what playing them one by one gives", () => {
  const events = run(5000);
  const log = createLog(BLANK);
  for (let start = 0; start < events.length; start += 700) log.append(events.slice(start, start + 700));
  assert.equal(log.size, 5000);
  for (const position of [0, 1, 2, 1023, 1024, 1025, 2048, 3001, 4999, 5000]) {
    const { values, counters } = log.momentAt(position);
    assert.deepEqual([...values], played(events, position), `after ${position}`);
    assert.equal(counters.tries, Math.ceil(position / 3));
    assert.equal(counters.backtracks, Math.floor(position / 3));
  }
});

test("a moment is the asker's own", () => {
  const log = createLog(BLANK);
  log.append(run(4));
  log.momentAt(4).values[0] = 7;
  assert.equal(log.momentAt(4).values[0], 0);
});

test("an event comes back as it went in", () => {
  const log = createLog(BLANK);
  log.append([[1, 80, 9, 79, 51, 300]]);
  assert.deepEqual(log.eventAt(0), { kind: "conflict", cell: 80, digit: 9, other: 79, depth: 51, line: 300 });
});

test("some of the events of a run are given as Python sent them, as far as they are known", () => {
  const log = createLog(BLANK);
  const items = [5, 6, 7, 8].map((cell) => [cell % 4, cell, 9, -1, cell - 5, 30]);
  log.append(items);
  assert.deepEqual(log.items(0, 4), items);
  assert.deepEqual(log.items(1, 2), items.slice(1, 3));
  assert.deepEqual(log.items(3, 9), items.slice(3));
  for (const [start, limit] of [
    [4, 1],
    [9, 2],
    [0, 0],
  ])
    assert.deepEqual(log.items(start, limit), []);
});

test("the next conflict or solution is found, or known to be unknown", () => {
  const log = createLog(BLANK);
  log.append([...run(10), [4, -1, 0, -1, 0, 5], ...run(3)]);
  assert.equal(log.after("solution", 0), 11);
  assert.equal(log.after("solution", 11), -1);
  assert.equal(log.after("place", 2), 5);
});

test("a hole that is dug is no digit placed", () => {
  const log = createLog(Array(81).fill(5));
  log.append([[2, 3, 0, -1, 80, 1]]);
  const { values, counters } = log.momentAt(1);
  assert.equal(values[3], 0);
  assert.equal(counters.places, 0);
});

test("the chart has as many places as asked, the last one for now", () => {
  const log = createLog(BLANK);
  log.append(Array.from({ length: 1000 }, (_, i) => [0, 0, 1, -1, i % 82, 1]));
  assert.equal(log.depths(100).length, 100);
  assert.equal(log.depths(100)[99], 999 % 82);
  assert.equal(createLog(BLANK).depths(100).length, 0);
});

test("the pace goes from one event a second to no limit", () => {
  assert.equal(speedOf(0), 1);
  assert.equal(Math.round(speedOf(TOP_PACE - 1)), 10_000);
  assert.equal(speedOf(TOP_PACE), Number.POSITIVE_INFINITY);
});

const scene = {
  givens: ".".repeat(81),
  values: ".".repeat(81),
  position: 1,
  known: 9,
  complete: false,
  counters: { tries: 1, conflicts: 0, places: 0, backtracks: 0, solutions: 0, depth: 0 },
  depths: [],
  elapsed: 0,
  over: false,
  cut: false,
};
/** @param {Partial<import("../../../web/learn/event-log.js").Event>} event */
const at = (event) => ({
  ...scene,
  event: { kind: /** @type {const} */ ("try"), cell: 2, digit: 4, other: -1, depth: 0, line: 1, ...event },
});

test("a digit that is tried stands in its cell, and is in conflict only when that has been found", () => {
  const trying = stageOf(at({}));
  assert.equal(trying.board.values, `..4${".".repeat(78)}`);
  assert.deepEqual(trying.marks, [{ role: "hand", candidates: [], cells: [2], houses: [] }]);
  assert.deepEqual(trying.conflicts, []);
  assert.deepEqual(stageOf(at({ kind: "conflict", other: 7 })).conflicts, [2, 7]);
  assert.deepEqual(stageOf(at({ kind: "conflict", digit: 0 })).conflicts, [2]);
});

test("what is taken back is gone from the board", () => {
  assert.equal(stageOf(at({ kind: "undo" })).board.values, scene.values);
});

test("a solution marks nothing", () => {
  const { marks, conflicts } = stageOf(at({ kind: "solution", cell: -1, digit: 0 }));
  assert.deepEqual([marks, conflicts], [[], []]);
});

for (const [event, key] of /** @type {[Partial<import("../../../web/learn/event-log.js").Event>, string][]} */ ([
  [{}, "try"],
  [{ kind: "conflict", other: 7 }, "conflict"],
  [{ kind: "conflict" }, "dead-end"],
  [{ kind: "conflict", digit: 0 }, "no-digit"],
  [{ kind: "conflict", digit: 0, cell: -1 }, "nowhere"],
  [{ kind: "place" }, "place"],
  [{ kind: "place", digit: 0 }, "blank"],
  [{ kind: "undo" }, "undo"],
  [{ kind: "undo", digit: 0 }, "back"],
  [{ kind: "solution", cell: -1, digit: 0 }, "solution"],
])) {
  test(`there are words for ${key}`, () => {
    assert.equal(eventWords(at(event)).key, `class.now.${key}`);
  });
}

test("the end is told, with what was found", () => {
  const end = { ...at({ kind: "undo" }), position: 9, complete: true };
  assert.equal(eventWords(end).key, "class.now.none");
  const found = { ...end, counters: { ...scene.counters, solutions: 2 } };
  assert.deepEqual(eventWords(found), { key: "class.now.end", args: { count: 2 } });
});
