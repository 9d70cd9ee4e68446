import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { boardOfText } from "../../../web/board/board.js";
import { createCalendar } from "../../../web/puzzles/calendar.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
const NOON = new Date(2026, 10, 16, 12);

/** A calendar that is unfolded, of a day in November 2026. */
function calendar() {
  /** @type {any[]} */
  const told = [];
  const { root, render } = createCalendar(
    (action) => told.push(action),
    () => NOON,
  );
  Object.assign(root, { open: true });
  drawn(root).hears("toggle");
  const days = () =>
    drawn(root)
      .all("button")
      .filter((button) => button.getAttribute("class") === "day choice");
  const [back, later] = drawn(root).all("button");
  return { told, render, days, back, later };
}

/** @param {object} button */
const isOff = (button) => Reflect.get(button, "disabled");

test("days up to today can be had, today is told, and there is no later month", () => {
  const { days, back, later } = calendar();
  assert.deepEqual(
    days().map(isOff),
    Array.from({ length: 30 }, (_, at) => at > 15),
  );
  assert.deepEqual(
    days().flatMap((day, at) => (day.getAttribute("aria-current") === "date" ? [at + 1] : [])),
    [16],
  );
  assert.equal(isOff(later), true);
  back.hears("click");
  assert.deepEqual([days().length, days().some(isOff), isOff(later)], [31, false, false]);
  later.hears("click");
  assert.equal(days().length, 30);
});

test("a day is made; one that is kept is marked with how far it is, and loaded", () => {
  const { told, render, days } = calendar();
  const state = boardOfText("1".padEnd(81, "."));
  days()[3].hears("click");
  const item = /** @type {any} */ ({ key: "a", id: "g2.d20261104.0", state });
  render({ ...INITIAL, tray: { ...INITIAL.tray, items: [item] } });
  assert.equal(days()[3].getAttribute("data-stage"), "new");
  assert.equal(days()[4].getAttribute("data-stage"), null);
  days()[3].hears("click");
  assert.deepEqual(told, [
    { type: "make-day", day: "20261104" },
    { type: "load", puzzles: [state], kept: true },
  ]);
});
