/**
 * My puzzles (the tray): puzzles that are saved across visits, in an order that the player chooses. The tray is plain
 * data; functions return a changed copy.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../contract/shapes.js").Kept["source"]} Source
 * @typedef {import("../contract/shapes.js").Facts & {state: BoardState, source: Source, created?: string}} Newcomer
 * @typedef {NonNullable<Newcomer["progress"]>} Progress
 * @typedef {{grade: import("../app/state.js").Grade | null, er: number | null, ep?: number | null, ed?: number | null, beyond?: boolean | null,
 *   technique?: string | null}} Rating
 * @typedef {Newcomer & {key: string, order: number, name: string, created: string}} Item
 * @typedef {{items: Item[], selected: ReadonlySet<string>, removed: Item[][], unkept: boolean, damaged: unknown[]}} Tray  items in their order;
 *   `removed`: the puzzles of each deletion, for undo; `unkept`: the browser could not save some; `damaged`: the saved records in which no puzzle can be read
 */
import { isEmpty, puzzleKey } from "../board/board.js";
import { afterChange, byKey } from "./changes.js";
import { inOrder } from "./order.js";

/** @type {Tray} */
export const NO_TRAY = { items: [], selected: new Set(), removed: [], unkept: false, damaged: [] };

/** A random part of the key of every new puzzle, so that two tabs never create the same key. */
const TAB = Math.random().toString(36).slice(2, 8);

/**
 * Return the tray with the new puzzles added at its end. A puzzle that is already in the tray is not added again. If it
 * has no name, stated rating or remark there, it takes that of the new copy. Keys and dates are made from `now`, so that the same call
 * always returns the same tray.
 * @param {Tray} before @param {Newcomer[]} newcomers @param {number} now @returns {Tray}
 */
export function added(before, newcomers, now) {
  const tray = withWords(before, newcomers);
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
    created,
    ...newcomer,
    key: `${now.toString(36)}-${(last + index + 1).toString(36)}-${TAB}`,
    order: last + index + 1,
  }));
  return { ...tray, items: [...tray.items, ...items] };
}

/** The facts about a puzzle that a text may state. */
const WORDS = /** @type {const} */ (["name", "stated", "remark"]);

/**
 * Return the tray in which each puzzle has taken the words of its new copy that it lacks. Return the same object if
 * nothing changes.
 * @param {Tray} tray @param {Newcomer[]} newcomers @returns {Tray}
 */
function withWords(tray, newcomers) {
  const telling = newcomers.filter((newcomer) => WORDS.some((word) => newcomer[word]));
  if (!telling.length) return tray;
  const copies = new Map(telling.map((newcomer) => [puzzleKey(newcomer.state), newcomer]));
  const items = tray.items.map((item) => {
    const copy = copies.get(puzzleKey(item.state));
    const lacking = WORDS.filter((word) => copy?.[word] && !item[word]);
    return lacking.length ? { ...item, ...Object.fromEntries(lacking.map((word) => [word, copy?.[word]])) } : item;
  });
  return items.every((item, at) => item === tray.items[at]) ? tray : { ...tray, items };
}

/**
 * Return the tray combined with the puzzles of a backup. Puzzles that are not in the tray are added. Puzzles that are
 * in it get the facts that they lack, and count as solved if they are solved in the backup.
 * @param {Tray} tray @param {Newcomer[]} newcomers @param {number} now @returns {Tray}
 */
export function withBackup(tray, newcomers, now) {
  const saved = new Map(newcomers.map((newcomer) => [puzzleKey(newcomer.state), newcomer]));
  const items = tray.items.map((item) => {
    const { state, source, created, ...facts } = saved.get(puzzleKey(item.state)) ?? item;
    const solved = !item.progress?.solved && facts.progress?.solved ? facts.progress : item.progress;
    const known = Object.entries(item).filter(([, value]) => value !== undefined && value !== "");
    const whole = { ...item, ...facts, ...Object.fromEntries(known), ...(solved && { progress: solved }) };
    return JSON.stringify(whole) === JSON.stringify(item) ? item : whole;
  });
  return added({ ...tray, items }, newcomers, now);
}

/**
 * Return the tray with the loaded items, followed by the puzzles that were added while loading.
 * @param {Tray} tray @param {Item[]} saved @param {number} now @returns {Tray}
 */
export const withLoaded = (tray, saved, now) =>
  added({ ...NO_TRAY, unkept: tray.unkept, damaged: tray.damaged, items: saved }, tray.items, now);

/**
 * Return the tray without the puzzles with the given keys. `restored` can bring them back.
 * @param {Tray} tray @param {Iterable<string>} keys @returns {Tray}
 */
export function without(tray, keys) {
  const gone = new Set(keys);
  const removed = tray.items.filter(({ key }) => gone.has(key));
  if (!removed.length) return tray;
  const items = tray.items.filter(({ key }) => !gone.has(key));
  const selected = new Set([...tray.selected].filter((key) => !gone.has(key)));
  return { ...tray, items, selected, removed: [...tray.removed, removed] };
}

/**
 * Return the tray without the given earlier versions of a typed puzzle. A version with a name, or one that was solved,
 * is not removed.
 * @param {Tray} tray @param {BoardState[]} drafts @returns {Tray}
 */
export function withoutDrafts(tray, drafts) {
  const keys = drafts.map(puzzleKey);
  const isDraft = (/** @type {Item} */ { state, source, name, progress }) =>
    source === "board" && !name && !progress?.solved && keys.includes(puzzleKey(state));
  const items = tray.items.filter((item) => !isDraft(item));
  if (items.length === tray.items.length) return tray;
  const left = new Set(items.map(({ key }) => key));
  return { ...tray, items, selected: new Set([...tray.selected].filter((key) => left.has(key))) };
}

/**
 * Return the tray with the puzzles that were deleted last, back in their former places. Each further call undoes the
 * deletion before that one.
 * @param {Tray} tray @returns {Tray}
 */
export function restored(tray) {
  const last = tray.removed.at(-1);
  if (!last) return tray;
  const there = new Set(tray.items.map(({ key }) => key)); // another tab may have restored some puzzles
  const back = last.filter(({ key }) => !there.has(key));
  return { ...tray, items: inOrder([...tray.items, ...back]), removed: tray.removed.slice(0, -1) };
}

/**
 * Return the tray with facts added to the puzzles with the given keys.
 * @param {Tray} tray @param {Iterable<string>} keys @param {Partial<Item>} facts @returns {Tray}
 */
export function withFacts(tray, keys, facts) {
  const these = new Set(keys);
  return { ...tray, items: tray.items.map((item) => (these.has(item.key) ? { ...item, ...facts } : item)) };
}

/** @param {Tray} tray @param {string} key @param {string} name @returns {Tray} */
export const renamed = (tray, key, name) => withFacts(tray, [key], { name });

/**
 * Return the tray with progress saved for the puzzle on the board. If the tray does not have this puzzle, return it
 * unchanged.
 * @param {Tray} tray @param {Progress} progress @returns {Tray}
 */
export function withProgress(tray, progress) {
  const puzzle = puzzleKey(progress.board);
  const item = tray.items.find(({ state }) => puzzleKey(state) === puzzle);
  return item ? withFacts(tray, [item.key], { progress }) : tray;
}

/**
 * Return the tray after a change that was made in another tab.
 * @param {Tray} tray @param {import("./changes.js").Change} change @returns {Tray}
 */
export function withChange(tray, change) {
  const items = afterChange(byKey(tray.items), change);
  const selected = new Set([...tray.selected].filter((key) => items.has(key)));
  return { ...tray, items: inOrder([...items.values()]), selected };
}
