/**
 * The tray: puzzles that are kept across visits, in an order of the person's own. Plain data and every way to change it.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../app/state.js").Judgement} Judgement
 * @typedef {import("../contract/shapes.js").Kept["source"]} Source
 * @typedef {import("../contract/shapes.js").Facts & {state: BoardState, source: Source, created?: string}} Newcomer
 * @typedef {NonNullable<Newcomer["progress"]>} Progress
 * @typedef {{grade: import("../app/state.js").Grade | null, er: number | null, ep?: number | null, ed?: number | null, beyond?: boolean | null,
 *   technique?: string | null}} Rating
 * @typedef {Newcomer & {key: string, order: number, name: string, created: string}} Item
 * @typedef {{items: Item[], selected: ReadonlySet<string>, removed: Item[][], unkept: boolean}} Tray  items in their order;
 *   `removed`: what each deletion took, for undo; `unkept`: the browser has refused to keep some
 */
import { isEmpty, puzzleKey } from "../board/board.js";
import { withoutLayers } from "../board/layers.js";
import { fits, parsed } from "../contract/fits.js";
import { isGraded } from "../make/options.js";
import { isBoard } from "../storage/schema.js";
import { inOrder } from "./order.js";
import { factsOf } from "./records.js";

/** @type {Tray} */
export const NO_TRAY = { items: [], selected: new Set(), removed: [], unkept: false };

/** The version of an exported file. */
const VERSION = 1;

/** Part of every key, so that two tabs never use the same one. */
const TAB = Math.random().toString(36).slice(2, 8);

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
    created,
    ...newcomer,
    key: `${now.toString(36)}-${(last + index + 1).toString(36)}-${TAB}`,
    order: last + index + 1,
  }));
  return { ...tray, items: [...tray.items, ...items] };
}

/** Those that are not there yet, and of those that are, what they lack; what is solved there is solved here. @param {Tray} tray @param {Newcomer[]} newcomers @param {number} now @returns {Tray} */
export function completed(tray, newcomers, now) {
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

/** What was kept, and behind it what has come in before that was there. @param {Tray} tray @param {Item[]} kept @param {number} now @returns {Tray} */
export const loaded = (tray, kept, now) => added({ ...NO_TRAY, unkept: tray.unkept, items: kept }, tray.items, now);

/** @param {Tray} tray @param {Iterable<string>} keys @returns {Tray} */
export function without(tray, keys) {
  const gone = new Set(keys);
  const removed = tray.items.filter(({ key }) => gone.has(key));
  if (!removed.length) return tray;
  const items = tray.items.filter(({ key }) => !gone.has(key));
  const selected = new Set([...tray.selected].filter((key) => !gone.has(key)));
  return { ...tray, items, selected, removed: [...tray.removed, removed] };
}

/** Without the shorter form of a puzzle that was typed on; one with a name stays. @param {Tray} tray @param {BoardState | null} draft @returns {Tray} */
export function withoutDraft(tray, draft) {
  const isDraft = (/** @type {Item} */ { state, source, name }) =>
    draft && source === "board" && !name && puzzleKey(state) === puzzleKey(draft);
  const items = tray.items.filter((item) => !isDraft(item));
  if (items.length === tray.items.length) return tray;
  const left = new Set(items.map(({ key }) => key));
  return { ...tray, items, selected: new Set([...tray.selected].filter((key) => left.has(key))) };
}

/** Puts back what was removed last, in its old place; called again, what was removed before that. @param {Tray} tray @returns {Tray} */
export function restored(tray) {
  const last = tray.removed.at(-1);
  if (!last) return tray;
  const there = new Set(tray.items.map(({ key }) => key)); // another tab may have brought some back
  const back = last.filter(({ key }) => !there.has(key));
  return { ...tray, items: inOrder([...tray.items, ...back]), removed: tray.removed.slice(0, -1) };
}

/** What was found out about the puzzle on the board. @param {Tray} tray @param {Judgement} judgement @returns {Tray} */
export function judged(tray, { puzzle, verdict }) {
  const item = verdict.grade && tray.items.find(({ state }) => puzzleKey(state) === puzzle);
  return item && lacksRating(item) ? rated(tray, item.key, verdict) : tray;
}

/** Without a grade; or without the hardest technique, which earlier versions of the page have not kept. @param {Item} item */
const isUnrated = ({ grade, technique, state }) =>
  isGraded(state.geometry) && (grade === undefined || (grade !== null && technique === undefined));

/** Unrated, or without EP and ED, which are not asked for unless a person does. @param {Item} item */
export const lacksRating = (item) => isUnrated(item) || (!!item.grade && item.ep === undefined);

/** @param {Tray} tray @param {string} key @param {Rating} rating @returns {Tray} */
export function rated(tray, key, rating) {
  const finished = (/** @type {Item} */ { reached, ...item }) => ({ ...item, ...factsIn(rating) });
  return { ...tray, items: tray.items.map((item) => (item.key === key ? finished(item) : item)) };
}

/** What a finished rating says of a puzzle. @param {Rating} rating */
export const factsIn = ({ grade, er, ep, ed, beyond, technique = null }) => ({
  ...{ grade, er, beyond: !!beyond, technique },
  ...(ep !== undefined && { ep, ed }),
});

/** How far the rating of a puzzle has come. @param {Tray} tray @param {string} puzzle @param {import("../contract/shapes.js").Rated} reached @returns {Tray} */
export function reachedBy(tray, puzzle, reached) {
  const at = tray.items.findIndex((item) => lacksRating(item) && puzzleKey(item.state) === puzzle);
  return at < 0 ? tray : { ...tray, items: tray.items.with(at, { ...tray.items[at], reached }) };
}

/**
 * From where a rating that was not finished goes on after a visit. The ladder may be another one since: so the rungs that
 * were tried on its last board are tried again.
 * @param {Tray} tray @param {string} puzzle @returns {import("../contract/shapes.js").Rated | null}
 */
export function reachedOf({ items }, puzzle) {
  const part = items.find(({ state, reached }) => reached && puzzleKey(state) === puzzle)?.reached;
  return part?.next ? { ...part, next: { ...part.next, tried: 0 } } : null;
}

/** More of some puzzles is known. @param {Tray} tray @param {Iterable<string>} keys @param {Partial<Item>} facts @returns {Tray} */
export function known(tray, keys, facts) {
  const these = new Set(keys);
  return { ...tray, items: tray.items.map((item) => (these.has(item.key) ? { ...item, ...facts } : item)) };
}

/** The next puzzle of which something is to be found out, other than one. @param {Tray} tray @param {string} [except] @returns {Item | undefined} */
export const unrated = ({ items }, except) =>
  items.find((item) => isUnrated(item) && !item.asked && puzzleKey(item.state) !== except);

/** @param {Tray} tray @param {string} key @param {string} name @returns {Tray} */
export const renamed = (tray, key, name) => known(tray, [key], { name });

/** How far a person is with the puzzle on the board, if it is one of these. @param {Tray} tray @param {Progress} progress @returns {Tray} */
export function played(tray, progress) {
  const puzzle = puzzleKey(progress.board);
  const item = tray.items.find(({ state }) => puzzleKey(state) === puzzle);
  return item ? known(tray, [item.key], { progress }) : tray;
}

/**
 * What another tab has put into the tray, or taken from it.
 * @param {Tray} tray @param {import("./store.js").Change} change @returns {Tray}
 */
export function joined(tray, { put, gone }) {
  const items = new Map(tray.items.map((item) => [item.key, item]));
  for (const item of put) items.set(item.key, item);
  for (const key of gone) items.delete(key);
  const selected = new Set([...tray.selected].filter((key) => items.has(key)));
  return { ...tray, items: inOrder([...items.values()]), selected };
}

/** @param {Tray} tray @param {string} key @returns {Tray} */
export function toggled(tray, key) {
  const selected = new Set(tray.selected);
  if (!selected.delete(key)) selected.add(key);
  return { ...tray, selected };
}

/** These too. @param {Tray} tray @param {string[]} keys @returns {Tray} */
export const joinedBy = (tray, keys) => ({ ...tray, selected: new Set([...tray.selected, ...keys]) });

/** All of these, or none where all are already. @param {Tray} tray @param {string[]} keys @returns {Tray} */
export function allToggled(tray, keys) {
  const all = tray.selected.size === keys.length && keys.every((key) => tray.selected.has(key));
  return { ...tray, selected: new Set(all ? [] : keys) };
}

/** Those of these puzzles, and no others. @param {Tray} tray @param {string[]} puzzles @returns {Tray} */
export function selectedPuzzles(tray, puzzles) {
  const wanted = new Set(puzzles);
  const found = tray.items.filter(({ state }) => wanted.has(puzzleKey(state)));
  return { ...tray, selected: new Set(found.map(({ key }) => key)) };
}

/** The selected ones; all where none is selected. @param {Tray} tray */
export const chosen = ({ items, selected }) => (selected.size ? items.filter(({ key }) => selected.has(key)) : items);

/** The selected ones of those that are shown, or all where none is. @param {Item[]} shown @param {ReadonlySet<string>} selected */
export function amongChosen(shown, selected) {
  const these = shown.filter(({ key }) => selected.has(key));
  return these.length ? these : shown;
}

/** @param {Item[]} items @param {object} [more] */
export const fileOf = (items, more) =>
  JSON.stringify({ version: VERSION, ...more, puzzles: items.map(({ key, order, asked, ...rest }) => rest) }, null, 1);

/** The puzzles of an exported file; null for any other text. @param {string} text @returns {Newcomer[] | null} */
export function ofFile(text) {
  const file = parsed(text);
  if (!fits(file, "TrayFile")) return null;
  return /** @type {any[]} */ (file.puzzles).flatMap((puzzle) =>
    isBoard(withoutLayers(puzzle?.state ?? {})) ? [newcomerOf(puzzle)] : [],
  );
}

/** @param {any} puzzle @returns {Newcomer} */
function newcomerOf(puzzle) {
  const { geometry, givens, values } = puzzle.state;
  const { created } = puzzle;
  return {
    state: { geometry, givens, values, notes: null },
    source: "file",
    ...(Date.parse(created) && { created: String(created) }),
    ...factsOf(puzzle),
  };
}
