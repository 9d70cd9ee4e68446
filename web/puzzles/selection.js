/**
 * The selection of puzzles in the tray.
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {import("./model.js").Item} Item
 */
import { puzzleKey } from "../board/board.js";

/**
 * Return the tray with one puzzle selected, or deselected if it was selected before.
 * @param {Tray} tray @param {string} key @returns {Tray}
 */
export function toggled(tray, key) {
  const selected = new Set(tray.selected);
  if (!selected.delete(key)) selected.add(key);
  return { ...tray, selected };
}

/**
 * Return the tray in which the puzzles with the given keys are selected as well. Puzzles that were selected before stay
 * selected.
 * @param {Tray} tray @param {string[]} keys @returns {Tray}
 */
export const withSelected = (tray, keys) => ({ ...tray, selected: new Set([...tray.selected, ...keys]) });

/**
 * Return the tray in which exactly the puzzles with the given keys are selected. If exactly these puzzles are selected
 * already, return the tray without a selection.
 * @param {Tray} tray @param {string[]} keys @returns {Tray}
 */
export function allToggled(tray, keys) {
  const all = tray.selected.size === keys.length && keys.every((key) => tray.selected.has(key));
  return { ...tray, selected: new Set(all ? [] : keys) };
}

/**
 * Return the tray in which exactly the given puzzles are selected. Keys of puzzles that are not in the tray are
 * ignored.
 * @param {Tray} tray @param {string[]} puzzles @returns {Tray}
 */
export function selectedPuzzles(tray, puzzles) {
  const wanted = new Set(puzzles);
  const found = tray.items.filter(({ state }) => wanted.has(puzzleKey(state)));
  return { ...tray, selected: new Set(found.map(({ key }) => key)) };
}

/** Return the selected puzzles, or all puzzles if none is selected. @param {Tray} tray */
export const selectedOrAll = ({ items, selected }) =>
  selected.size ? items.filter(({ key }) => selected.has(key)) : items;

/**
 * Return those of the visible puzzles that are selected. If none of them is selected, return all visible puzzles.
 * @param {Item[]} shown @param {ReadonlySet<string>} selected
 */
export function selectedAmong(shown, selected) {
  const these = shown.filter(({ key }) => selected.has(key));
  return these.length ? these : shown;
}
