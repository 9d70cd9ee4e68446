/**
 * The puzzles of this week as a strip: one mark for each day, which shows how far its puzzle is solved. Screen readers
 * ignore it, because the calendar has the same days by name.
 * @typedef {import("./model.js").Item} Item
 */
import { dated, dayNumber } from "../board/times.js";
import { dateOf, dayOf, weekOf } from "../make/days.js";
import { h, put } from "../ui/dom.js";
import { stageOf } from "./columns.js";
import { partDone } from "./ring.js";

/** @param {() => Date} now */
export function createWeek(now) {
  const root = h("span", { class: "week", "aria-hidden": "true" });
  return {
    root,
    /** @param {Map<string, Item>} saved  the saved puzzles of the day, each under its date */
    draw(saved) {
      const today = dayOf(now());
      root.replaceChildren(...weekOf(now()).map((day) => markOf(day, today, saved.get(day))));
    },
  };
}

/** @param {string} day @param {string} today @param {Item} [item] */
function markOf(day, today, item) {
  const mark = h("span", { class: "week-mark" }, dayNumber(dateOf(day)));
  put(mark, "data-stage", item && stageOf(item));
  if (item) mark.style.setProperty("--done", String(partDone(item)));
  const letter = h("span", { class: "week-day" }, dated(dateOf(day), { weekday: "narrow" }));
  return h("span", { class: "week-cell", "data-when": whenOf(day, today) }, letter, mark);
}

/** @param {string} day @param {string} today */
const whenOf = (day, today) => (day === today ? "today" : day > today ? "later" : null);
