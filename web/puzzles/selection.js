/**
 * The selection in the tray.
 *
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {import("./model.js").Item} Item
 */
import { puzzleKey } from "../board/board.js";

/**
 * Return the tray with a puzzle selected, or no longer selected if it was.
 * @param {Tray} tray @param {string} key @returns {Tray}
 */
export function toggled(tray, key) {
  const selected = new Set(tray.selected);
  if (!selected.delete(key)) selected.add(key);
  return { ...tray, selected };
}

/** Return the tray with further puzzles selected. @param {Tray} tray @param {string[]} keys @returns {Tray} */
export const withSelected = (tray, keys) => ({ ...tray, selected: new Set([...tray.selected, ...keys]) });

/**
 * Return the tray with exactly these puzzles selected, or with none if they are all selected already.
 * @param {Tray} tray @param {string[]} keys @returns {Tray}
 */
export function allToggled(tray, keys) {
  const all = tray.selected.size === keys.length && keys.every((key) => tray.selected.has(key));
  return { ...tray, selected: new Set(all ? [] : keys) };
}

/**
 * Return the tray with exactly these puzzles selected, as far as they are in it.
 * @param {Tray} tray @param {string[]} puzzles @returns {Tray}
 */
export function selectedPuzzles(tray, puzzles) {
  const wanted = new Set(puzzles);
  const found = tray.items.filter(({ state }) => wanted.has(puzzleKey(state)));
  return { ...tray, selected: new Set(found.map(({ key }) => key)) };
}

/** Return the selected puzzles, or all if none is selected. @param {Tray} tray */
export const selectedOrAll = ({ items, selected }) =>
  selected.size ? items.filter(({ key }) => selected.has(key)) : items;

/**
 * Return the selected ones of the visible puzzles, or all visible ones if none of them is selected.
 * @param {Item[]} shown @param {ReadonlySet<string>} selected
 */
export function selectedAmong(shown, selected) {
  const these = shown.filter(({ key }) => selected.has(key));
  return these.length ? these : shown;
}
