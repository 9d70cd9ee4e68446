/**
 * Programs that a person has written, each a record of its own, so that two tabs never write over each other's.
 *
 * @typedef {import("../contract/shapes.js").Program} Program
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Place
 */
import { fits, parsed } from "../contract/fits.js";

/** So begins the name of each. */
const PROGRAM = "sudoku.program.v1.";

/** All of them, none where the browser keeps nothing. @param {() => Place} [place] @returns {Program[]} */
export function loadPrograms(place = () => localStorage) {
  try {
    const kept = place();
    const names = Object.keys(kept).filter((name) => name.startsWith(PROGRAM));
    return names.map((name) => readProgram(kept.getItem(name))).filter((program) => program !== null);
  } catch {
    return [];
  }
}

/** Whether the browser took it. @param {Program} program @param {() => Place} [place] */
export function saveProgram(program, place = () => localStorage) {
  try {
    place().setItem(PROGRAM + program.key, JSON.stringify(program));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key @param {() => Place} [place] */
export function dropProgram(key, place = () => localStorage) {
  try {
    place().removeItem(PROGRAM + key);
  } catch {} // then nothing was kept there
}

/** Whether something that another tab has changed is one of them. @param {string | null} name */
export const isProgramName = (name) => name === null || name.startsWith(PROGRAM);

/** @param {string | null} text @returns {Program | null} */
function readProgram(text) {
  const value = parsed(text ?? "");
  return fits(value, "Program") ? value : null;
}
