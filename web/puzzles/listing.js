/**
 * Which of My puzzles are shown, in which order and how: as cards or as a table, found by words, filtered, sorted.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {{form: "cards" | "table", by: string, down: boolean, search: string, folder: string, grade: string, stage: string}} Listing
 *   `by`: a column, or "" for the person's own order; the last three filter, unless they are "any"
 */
import { puzzleKey } from "../board/board.js";
import { COLUMNS, gradeOf, stageOf, textOf } from "./columns.js";

export const ANY = "any";
const FORMS = /** @type {const} */ (["cards", "table"]);

/** Fewer characters than a row of 9x9 stand in many puzzles. */
const LONG = 9;

/** @type {Listing} */
export const NO_LISTING = { form: "cards", by: "", down: false, search: "", folder: ANY, grade: ANY, stage: ANY };

/** The last one, as far as it is valid; what was looked for is not kept. @param {any} saved @returns {Listing} */
export const listingFrom = (saved) => ({
  ...NO_LISTING,
  form: FORMS.find((form) => form === saved?.form) ?? NO_LISTING.form,
  by: COLUMNS.find(({ name }) => name === saved?.by)?.name ?? "",
  down: saved?.down === true,
});

/** What of it is kept. @param {Listing} listing */
export const savedListing = ({ form, by, down }) => ({ form, by, down });

/** By a column, the other way round, and in the person's own order again. @param {Listing} listing @param {string} name of the column @returns {Partial<Listing>} */
export function sortedBy({ by, down }, name) {
  if (by !== name) return { by: name, down: false };
  return down ? { by: "", down: false } : { down: true };
}

/** Whether some may not be seen. @param {Listing} listing */
export const isFiltered = ({ search, folder, grade, stage }) =>
  search.trim() !== "" || [folder, grade, stage].some((wanted) => wanted !== ANY);

/** The folders that there are, by name. @param {Item[]} items */
export const foldersOf = (items) =>
  [...new Set(items.flatMap(({ folder }) => folder ?? []))].sort(new Intl.Collator().compare);

/** @param {Item[]} items @param {Listing} listing @returns {Item[]} the very same where nothing is filtered or sorted */
export function listed(items, listing) {
  const found = isFiltered(listing) ? items.filter(filterOf(listing)) : items;
  const column = COLUMNS.find(({ name }) => name === listing.by);
  return column ? sorted(found, column.of, listing.down ? -1 : 1) : found;
}

/** @param {Listing} listing @returns {(item: Item) => boolean} */
function filterOf({ search, folder, grade, stage }) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (item) =>
    (folder === ANY || (item.folder ?? "") === folder) &&
    (grade === ANY || (item.grade ?? "") === grade) &&
    (stage === ANY || stageOf(item) === stage) &&
    (words.length === 0 || hasAll(item, words));
}

/** @param {Item} item @param {string[]} words of which long ones may be clues */
function hasAll(item, words) {
  const text = textsOf(item);
  const clues = puzzleKey(item.state).toLowerCase();
  return words.every((word) => text.includes(word) || (word.length >= LONG && clues.includes(word)));
}

/** Everything about a puzzle that is words. @param {Item} item */
function textsOf(item) {
  const technique = COLUMNS.find(({ name }) => name === "technique");
  const words = [item.name, item.folder, gradeOf(item), technique && textOf(technique, item), item.id];
  return words.join(" ").toLowerCase();
}

/** What has no value comes last either way, and equals stay as they are. @param {Item[]} items @param {import("./columns.js").Column["of"]} of @param {1 | -1} way */
function sorted(items, of, way) {
  const order = new Intl.Collator(undefined, { numeric: true });
  const known = items.map((item) => ({ item, value: of(item) ?? null }));
  known.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (typeof a === "string" ? order.compare(a, String(b)) : a - Number(b));
  });
  return known.map(({ item }) => item);
}
