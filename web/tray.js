/**
 * The tray: puzzles that are kept across visits, in an order of the person's own. Plain data and every way to change it.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {"board" | "text" | "made" | "file"} Source
 * @typedef {{state: BoardState, name?: string, solution?: string, grade?: string | null, er?: number | null, id?: string,
 *   source: Source}} Newcomer
 * @typedef {Newcomer & {key: string, order: number, name: string, created: string}} Item
 * @typedef {{items: Item[], selected: ReadonlySet<string>, removed: Item[]}} Tray  items in their order; `removed` last, for undo
 */
import { boardOfText, isEmpty, puzzleKey } from "./board.js";

/** @type {Tray} */
export const NO_TRAY = { items: [], selected: new Set(), removed: [] };

/** The version of an exported file. */
const VERSION = 1;

/**
 * At the end, those that are not there yet. `now` makes keys and dates, so that the same call gives the same tray.
 * @param {Tray} tray @param {Newcomer[]} newcomers @param {number} now @returns {Tray}
 */
export function added(tray, newcomers, now) {
  const known = new Set(tray.items.map(({ state }) => puzzleKey(state)));
  const fresh = newcomers.filter(({ state }) => {
    const key = puzzleKey(state);
    return !isEmpty(state) && !known.has(key) && known.add(key);
  });
  if (!fresh.length) return tray;
  const last = tray.items.at(-1)?.order ?? 0;
  const created = new Date(now).toISOString();
  const items = fresh.map((newcomer, index) => ({
    name: "",
    ...newcomer,
    key: `${now.toString(36)}-${(last + index + 1).toString(36)}`,
    order: last + index + 1,
    created,
  }));
  return { ...tray, items: [...tray.items, ...items] };
}

/** @param {Tray} tray @param {Iterable<string>} keys @returns {Tray} */
export function without(tray, keys) {
  const gone = new Set(keys);
  const removed = tray.items.filter(({ key }) => gone.has(key));
  if (!removed.length) return tray;
  const items = tray.items.filter(({ key }) => !gone.has(key));
  return { items, removed, selected: new Set([...tray.selected].filter((key) => !gone.has(key))) };
}

/** What was removed last is back in its place. @param {Tray} tray @returns {Tray} */
export function restored(tray) {
  if (!tray.removed.length) return tray;
  return { ...tray, items: inOrder([...tray.items, ...tray.removed]), removed: [] };
}

/** @param {Tray} tray @param {string} key @param {string} name @returns {Tray} */
export const renamed = (tray, key, name) => ({
  ...tray,
  items: tray.items.map((item) => (item.key === key ? { ...item, name } : item)),
});

/** One place on or back: it changes places with its neighbour. @param {Tray} tray @param {string} key @param {number} step @returns {Tray} */
export function moved(tray, key, step) {
  const at = tray.items.findIndex((item) => item.key === key);
  const [item, other] = [tray.items[at], tray.items[at + step]];
  if (!item || !other) return tray;
  const items = tray.items.with(at, { ...other, order: item.order }).with(at + step, { ...item, order: other.order });
  return { ...tray, items };
}

/** @param {Tray} tray @param {string} key @returns {Tray} */
export function toggled(tray, key) {
  const selected = new Set(tray.selected);
  if (!selected.delete(key)) selected.add(key);
  return { ...tray, selected };
}

/** All, or none where all are already. @param {Tray} tray @returns {Tray} */
export function allToggled(tray) {
  const all = tray.selected.size === tray.items.length;
  return { ...tray, selected: new Set(all ? [] : tray.items.map(({ key }) => key)) };
}

/** The selected ones; all where none is selected. @param {Tray} tray */
export const chosen = ({ items, selected }) => (selected.size ? items.filter(({ key }) => selected.has(key)) : items);

/** @param {Item[]} items */
export const inOrder = (items) => items.sort((a, b) => a.order - b.order);

/** @param {Item[]} items */
export const fileOf = (items) =>
  JSON.stringify({ version: VERSION, puzzles: items.map(({ key, order, ...rest }) => rest) }, null, 1);

/** The puzzles of an exported file; null for any other text. @param {string} text @returns {Newcomer[] | null} */
export function ofFile(text) {
  const { version, puzzles } = parsed(text) ?? {};
  if (version !== VERSION || !Array.isArray(puzzles)) return null;
  const sound = puzzles.filter(
    ({ state }) => boardOfText(state?.givens ?? "") && boardOfText(state?.values ?? "")?.geometry === state.geometry,
  );
  return sound.map((puzzle) => ({ ...puzzle, source: "file" }));
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
