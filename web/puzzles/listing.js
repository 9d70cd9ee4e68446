/**
 * A choice by the player: which of My puzzles are shown, in which order, and whether as cards or as a table.
 * @typedef {import("./model.js").Item} Item
 * @typedef {{form: "cards" | "table", by: string, down: boolean, search: string, folder: string, grade: string, stage:
 *   string,
 *   repeats: string, columns: Record<string, boolean>}} Listing
 *   `by`: a column, or "" for the player's own order; `folder`, `grade`, `stage` and `repeats` are filters, and "any"
 *   switches a filter off;
 *   `columns`: whether a column was switched on or off, by name
 */
import { puzzleKey } from "../board/board.js";
import { COLUMNS, gradeOf, stageOf, techniqueOf } from "./columns.js";
import { repeatsOf } from "./repeats.js";

export const ANY = "any";
/** The setting of the filter for duplicates with which only duplicates are shown. */
export const TWICE = "twice";
const FORMS = /** @type {const} */ (["cards", "table"]);

/**
 * The least length at which a search word is also searched for in the clues. It is the length of a row of 9x9. Shorter
 * words occur in the clues of too many puzzles.
 */
const LONG = 9;

/** @type {Listing} */
export const NO_LISTING = {
  form: "cards",
  by: "",
  down: false,
  search: "",
  ...{ folder: ANY, grade: ANY, stage: ANY, repeats: ANY },
  columns: {},
};

/**
 * Return the player's saved choice of what the list shows. Values that are missing or not valid get their defaults. The
 * search text is never saved.
 * @param {any} saved @returns {Listing}
 */
export const listingFrom = (saved) => ({
  ...NO_LISTING,
  form: FORMS.find((form) => form === saved?.form) ?? NO_LISTING.form,
  by: COLUMNS.find(({ name }) => name === saved?.by)?.name ?? "",
  down: saved?.down === true,
  columns: Object.fromEntries(
    COLUMNS.flatMap(({ name }) => (typeof saved?.columns?.[name] === "boolean" ? [[name, saved.columns[name]]] : [])),
  ),
});

/**
 * Return the part of the player's choice that is saved: cards or table, the order and the columns.
 * @param {Listing} listing
 */
export const savedListing = ({ form, by, down, columns }) => ({ form, by, down, columns });

/**
 * Return the listing with those columns switched on that show results of an analysis. If the player has already chosen
 * columns, return the listing unchanged.
 * @param {Listing} listing @returns {Listing}
 */
export const withWorkedOut = (listing) =>
  Object.keys(listing.columns).length ? listing : { ...listing, columns: WORKED_OUT };

const WORKED_OUT = {
  ...{ er: true, ep: true, ed: true, technique: true, symmetry: true, same: true },
  ...{ time: false, folder: false, created: false },
};

/**
 * Return the order after a click on the head of a column. Repeated clicks give ascending order, descending order, and
 * then the player's own order.
 * @param {Listing} listing @param {string} name of the column @returns {Partial<Listing>}
 */
export function sortedBy({ by, down }, name) {
  if (by !== name) return { by: name, down: false };
  return down ? { by: "", down: false } : { down: true };
}

/** Return whether a search or a filter is in use, which may hide puzzles. @param {Listing} listing */
export const isFiltered = ({ search, folder, grade, stage, repeats }) =>
  search.trim() !== "" || [folder, grade, stage, repeats].some((wanted) => wanted !== ANY);

/** Return the names of all folders, in alphabetical order. @param {Item[]} items */
export const foldersOf = (items) =>
  [...new Set(items.flatMap(({ folder }) => folder ?? []))].sort(new Intl.Collator().compare);

/**
 * Return the puzzles that the list shows, in order.
 * @param {Item[]} items @param {Listing} listing @returns {Item[]} the same array if nothing is filtered or sorted
 */
export function listed(items, listing) {
  const found = isFiltered(listing) ? items.filter(filterOf(listing, items)) : items;
  const column = COLUMNS.find(({ name }) => name === listing.by);
  if (!column) return found;
  const repeats = repeatsOf(items);
  return sorted(found, (item) => column.of(item, repeats), listing.down ? -1 : 1);
}

/**
 * Return a function that checks whether a puzzle passes the search and all filters.
 * @param {Listing} listing @param {Item[]} items all of them @returns {(item: Item) => boolean}
 */
function filterOf({ search, folder, grade, stage, repeats }, items) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const twice = repeats === TWICE ? repeatsOf(items) : null;
  return (item) =>
    (!twice || twice.has(item.key)) &&
    (folder === ANY || (item.folder ?? "") === folder) &&
    (grade === ANY || (item.grade ?? "") === grade) &&
    (stage === ANY || stageOf(item) === stage) &&
    (words.length === 0 || hasAll(item, words));
}

/**
 * Return whether a puzzle contains all words of a search and meets the conditions among them.
 * @param {Item} item @param {string[]} words  long words are also searched for in the clues
 */
function hasAll(item, words) {
  const text = wordsOf(item);
  const clues = puzzleKey(item.state).toLowerCase();
  return words.every(
    (word) => meetsCondition(item, word) ?? (text.includes(word) || (word.length >= LONG && clues.includes(word))),
  );
}

/** @type {Record<string, (found: number, wanted: number) => boolean>} */
const COMPARED = {
  "<": (found, wanted) => found < wanted,
  "<=": (found, wanted) => found <= wanted,
  ">": (found, wanted) => found > wanted,
  ">=": (found, wanted) => found >= wanted,
  "=": (found, wanted) => found === wanted,
};

/** The columns with numbers that a search can compare, for example `er>=7.1`. */
const NUMBERS = ["er", "ep", "ed", "clues", "automorphisms"];

/**
 * Return whether a puzzle meets a condition such as `er>=7.1`, or null if the word is not a condition. A puzzle without
 * the value meets no condition.
 * @param {Item} item @param {string} word
 */
function meetsCondition(item, word) {
  const [, name, compared, wanted] = /^([a-z]+)(<=|>=|<|>|=)(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  const column = NUMBERS.includes(name) && COLUMNS.find((one) => one.name === name);
  if (!column) return null;
  const found = column.of(item, NO_REPEATS);
  return typeof found === "number" && COMPARED[compared](found, Number(wanted));
}

/**
 * An empty map of duplicates, for columns with numbers. They do not depend on duplicates.
 * @type {import("./repeats.js").Repeats}
 */
const NO_REPEATS = new Map();

/** Return everything about a puzzle that can be searched, as one text in lower case. @param {Item} item */
function wordsOf(item) {
  const words = [item.name, item.folder, gradeOf(item), techniqueOf(item), item.id];
  return words.join(" ").toLowerCase();
}

/**
 * Sort items by a value, in ascending or descending order. Items without a value come last in both orders. Items with
 * equal values keep their order.
 * @param {Item[]} items @param {(item: Item) => string | number | null | undefined} of @param {1 | -1} way
 */
function sorted(items, of, way) {
  const order = new Intl.Collator(undefined, { numeric: true });
  const known = items.map((item) => ({ item, value: of(item) ?? null }));
  known.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (typeof a === "string" ? order.compare(a, String(b)) : a - Number(b));
  });
  return known.map(({ item }) => item);
}
