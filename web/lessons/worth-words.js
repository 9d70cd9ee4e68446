/**
 * The result of Check in words.
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("./practice.js").Desk} Desk
 * @typedef {import("./practice.js").Practice} Practice
 */
import { digitAt, symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { kindOf } from "./practice.js";

/**
 * Return the words about the result of Check. Return null if the player has changed the board since.
 * @param {Practice} practice @returns {{words: Words, tone: "good" | "bad" | "plain"} | null}
 */
export function worthWords({ judged: found, desk, exercise, technique }) {
  if (!found || !desk || !exercise || found.about !== desk.board) return null;
  const { worth } = found;
  const name = { key: `technique.${technique}.name` };
  const step = "step" in worth ? worth.step : null;
  const args = { name, other: step ? { key: `technique.${step.technique}.name` } : "", marks: [] };
  if (worth.worth === "none") return { words: { key: `learn.none.${kindOf(exercise)}` }, tone: "plain" };
  const marks = worth.marks.map((mark) => markName(mark, desk.board, worth.worth === "wrong"));
  const tone = worth.worth === "right" ? "good" : worth.worth === "wrong" ? "bad" : "plain";
  return { words: { key: `learn.${worth.worth}`, args: { ...args, marks } }, tone };
}

/**
 * Return the name of an entered or crossed-out digit, such as r1c2=3 or r1c2≠3. If it is wrong, return its opposite,
 * which is true.
 * @param {Candidate} mark @param {Desk["board"]} board @param {boolean} wrong
 */
function markName([cell, digit], board, wrong) {
  const written = digitAt(board.values, cell) === digit;
  return `${cellName(geometry(board.geometry), cell)}${written === wrong ? "≠" : "="}${symbolOf(digit)}`;
}
