/**
 * The events of a run in words.
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("./classroom.js").Scene} Scene
 * @typedef {import("./event-log.js").Event} Event
 */
import { symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { SIZE } from "./classroom.js";

/** Return the words for the current event. @param {Scene} scene @returns {Words} */
export function eventWords({ event, position, known, complete, counters, cut }) {
  if (!event) return { key: "class.now.begin" };
  if (complete && position === known && event.kind !== "solution") {
    if (cut) return { key: "class.now.cut" };
    return { key: counters.solutions ? "class.now.end" : "class.now.none", args: { count: counters.solutions } };
  }
  const name = (/** @type {number} */ cell) => cellName(geometry(SIZE), cell);
  const args = {
    digit: symbolOf(event.digit),
    cell: name(Math.max(event.cell, 0)),
    other: name(Math.max(event.other, 0)),
  };
  return { key: `class.now.${formOf(event)}`, args };
}

/** Return the last part of the message key for an event. @param {Event} event */
function formOf({ kind, cell, digit, other }) {
  if (kind === "conflict") {
    if (cell < 0) return "nowhere";
    return digit ? (other < 0 ? "dead-end" : "conflict") : "no-digit";
  }
  if (kind === "place" && !digit) return "blank";
  if (kind === "undo" && !digit) return "back";
  return kind;
}
