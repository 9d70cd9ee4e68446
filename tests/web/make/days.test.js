/** Check the dates of the puzzle of the day. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dateOf, dayOf, dayOfId, daysOf, firstWeekday, gradeOfDay, weekOf } from "../../../web/make/days.js";

test("a day is the person's own date, at whatever hour", () => {
  assert.equal(dayOf(new Date(2026, 10, 22, 0, 0, 1)), "20261122");
  assert.equal(dayOf(new Date(2026, 10, 22, 23, 59, 59)), "20261122");
  for (const day of ["20260101", "20261231", "20280229"]) assert.equal(dayOf(dateOf(day)), day);
});

test("an id tells the day of its puzzle", () => {
  assert.equal(dayOfId("g2.9.hard.half-turn.any.any.d20261120.0"), "20261120");
  for (const id of [undefined, "g2.9.hard.none.any.any.k3f9.0", "g2.9.hard.none.any.any.d20261120.1"])
    assert.equal(dayOfId(id), null);
});

test("each weekday has its grade", () => {
  const week = ["20261116", "20261117", "20261118", "20261119", "20261120", "20261121", "20261122"];
  assert.deepEqual(week.map(gradeOfDay), ["gentle", "easy", "medium", "medium", "hard", "expert", "diabolical"]);
});

test("a month stands below its weekdays", () => {
  const november = daysOf(2026, 10, 1); // the first of this month is a Sunday
  assert.deepEqual(november.slice(0, 8), [null, null, null, null, null, null, "20261101", "20261102"]);
  assert.equal(november.length, 36);
  assert.equal(daysOf(2026, 10, 0)[0], "20261101");
  assert.equal(daysOf(2028, 1, 1).at(-1), "20280229");
});

test("a week begins as it does where the person lives", () => {
  const weekdays = { "en-GB": 1, "en-US": 0, "zh-CN": 1, "zh-TW": 0, "zh-Hant": 0, "ko-KR": 0, "de-DE": 1, "ar-EG": 6 };
  for (const [tag, first] of Object.entries(weekdays)) assert.equal(firstWeekday(tag), first, tag);
  const sunday = new Date(2026, 10, 22);
  for (const [first, begins] of ["20261122", "20261116", null, null, null, null, "20261121"].entries())
    if (begins) assert.deepEqual([weekOf(sunday, first)[0], weekOf(sunday, first).length], [begins, 7]);
});
