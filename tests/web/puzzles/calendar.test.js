import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { boardOfText } from "../../../web/board/board.js";
import { createCalendar } from "../../../web/puzzles/calendar.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, seen } from "../../support/seen.js";

layOut();
inEnglish();
const NOON = new Date(2026, 10, 16, 12);

/** Create the calendar for a day in November 2026, open by default. */
function calendar({ open = true } = {}) {
  /** @type {any[]} */
  const told = [];
  const { root, render } = createCalendar(
    (action) => told.push(action),
    () => NOON,
  );
  Object.assign(root, { open });
  drawn(root).hears("toggle");
  const days = () =>
    drawn(root)
      .all("button")
      .filter((button) => button.getAttribute("class") === "day choice");
  const [back, later] = drawn(root).all("button");
  return { root: drawn(root), told, render, days, back, later };
}

/** @param {object} button */
const isOff = (button) => Reflect.get(button, "disabled");

test("days up to today can be had, today is told, and there is no later month", () => {
  const { root, days, back, later } = calendar();
  assert.deepEqual(
    days().map(isOff),
    Array.from({ length: 30 }, (_, at) => at > 15),
  );
  assert.deepEqual(
    days().flatMap((day, at) => (day.getAttribute("aria-current") === "date" ? [at + 1] : [])),
    [16],
  );
  assert.equal(isOff(later), true);
  const month = () => seen(root).find((line) => line.includes("2026"));
  assert.match(month() ?? "", /November 2026/);
  back.hears("click");
  assert.match(month() ?? "", /October 2026/);
  assert.deepEqual([days().length, days().some(isOff), isOff(later)], [31, false, false]);
  later.hears("click");
  assert.equal(days().length, 30);
});

test("a day is asked for; one that is kept is marked with how far it is", () => {
  const { told, render, days } = calendar();
  const state = boardOfText("1".padEnd(81, "."));
  days()[3].hears("click");
  const item = /** @type {any} */ ({ key: "a", id: "g2.d20261104.0", state });
  render({ ...INITIAL, tray: { ...INITIAL.tray, items: [item] } });
  assert.equal(days()[3].getAttribute("data-stage"), "new");
  assert.equal(days()[4].getAttribute("data-stage"), null);
  days()[3].hears("click");
  assert.deepEqual(told, Array(2).fill({ type: "day-puzzle", day: "20261104" }));
});

test("a kept day is named with how far it is", () => {
  const { render, days } = calendar();
  const state = boardOfText("1".padEnd(81, "."));
  const left = boardOfText("12".padEnd(81, "."));
  const begun = { board: { ...state, values: left?.values }, time: 1, hints: 0, solved: null };
  const item = /** @type {any} */ ({ key: "a", id: "g2.d20261104.0", state });
  const named = [undefined, begun, { ...begun, solved: "2026" }].map((progress) => {
    render({ ...INITIAL, tray: { ...INITIAL.tray, items: [{ ...item, progress }] } });
    return days()[3].getAttribute("aria-label");
  });
  assert.match(days()[4].getAttribute("aria-label") ?? "", /^Thursday, November 5, 2026, \w+$/);
  assert.deepEqual(
    named.map((words) => words?.replace(/^Wednesday, November 4, 2026, \w+, /, "")),
    ["New", "In progress", "Solved"],
  );
});

test("folded it draws no days, and has them as soon as it is unfolded", () => {
  const { root, render, days } = calendar({ open: false });
  const item = /** @type {any} */ ({ key: "a", id: "g2.d20261104.0", state: boardOfText("1".padEnd(81, ".")) });
  render({ ...INITIAL, tray: { ...INITIAL.tray, items: [item] } });
  assert.equal(days().length, 0);
  Object.assign(root, { open: true }).hears("toggle");
  assert.equal(days()[3].getAttribute("data-stage"), "new");
});

test("that a day's puzzle is being made is told, and why it was not", () => {
  const { root, render } = calendar();
  const told = (/** @type {object} */ more) => {
    render(/** @type {any} */ ({ ...INITIAL, ...more }));
    return seen(root).at(-1);
  };
  const made = (/** @type {string} */ tone) => ({ made: { tone, words: { key: "task.cancelled" } } });
  const days = told({});
  assert.equal(told({ making: {} }), "Looking for a puzzle…");
  assert.equal(told(made("bad")), "Cancelled.");
  assert.equal(told(made("plain")), days);
});

test("days in a row are counted only for people who switch this on; today may still be missing", () => {
  const { root, told, render } = calendar();
  const progress = { solved: "2026" };
  const items = ["16", "15", "14", "12"].map((day) => ({
    ...{ key: day, id: `g2.d202611${day}.0`, state: boardOfText("1".padEnd(81, ".")) },
    ...(day !== "16" && { progress }),
  }));
  /** @param {boolean} streaks @param {object[]} some */
  const streak = (streaks, some) => {
    const settings = { ...INITIAL.settings, playing: { ...INITIAL.settings.playing, streaks } };
    render(/** @type {any} */ ({ ...INITIAL, settings, tray: { ...INITIAL.tray, items: some } }));
    return root.querySelector(".calendar-streak")?.textContent;
  };
  assert.deepEqual(
    [
      streak(false, items),
      streak(true, items),
      streak(true, items.slice(2)),
      streak(true, [{ ...items[0], progress }]),
    ],
    ["", "2 days in a row", "0 days in a row", "1 day in a row"],
  );
  const [switched] = root.all("input");
  Object.assign(switched, { checked: true }).hears("change");
  assert.deepEqual(told, [{ type: "playBy", by: { streaks: true } }]);
});
