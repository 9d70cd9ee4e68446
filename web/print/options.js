/**
 * The print options: the choices for each option, the presets, and the options that are saved. The functions have no
 * side effects.
 * @typedef {Omit<import("../contract/shapes.js").Options, "size" | "cell" | "qr"> & {
 *   own_width: number, own_height: number, cell: number, by_grade: boolean, clues: string, qr: boolean, qr_address: string, path:
 *   boolean,
 * }} PrintOptions  lengths in millimetres; `cell` and `handout` are 0 if they are not chosen; `qr_address` is "" for
 *   the address of this page
 */
import { LISTS, MOST_PUPILS, OFFERS, PAPERS, PRINTED, SIDE } from "../contract/constants.js";

/** The bounds for a side of custom paper. The length may have decimals, because 6 inches are 152.4 mm. */
const OWN_SIDE = { ...SIDE, whole: false };

/** The bounds of the options that people type as numbers. */
export const BOUNDS = { own_width: OWN_SIDE, own_height: OWN_SIDE, pupils: { least: 0, most: MOST_PUPILS } };

/**
 * The longest title or address, in characters. There is a limit because the whole text is laid out again at each key
 * press.
 */
export const LONGEST_TEXT = 2000;

/** The largest number of solution paths in a document. One path takes several pages and up to two seconds. */
export const MOST_PATHS = 200;

/** The value of the option `paper` that stands for a custom size. */
export const CUSTOM = "own";

const { size: _, ...SHEET } = PRINTED;

/** The value of an option for puzzles to make that stands for no wish. */
const ANY = "any";
/** The numbers of clues that new puzzles can have. */
export const CLUES = [ANY, "usual", "more", "fewer"];

/** The default print options: those that Python also knows, and those that only the page has. @type {PrintOptions} */
export const PLAIN = {
  ...SHEET,
  own_width: 200,
  own_height: 200,
  cell: 0,
  show: ["number", "name", "grade", "er"],
  by_grade: false,
  clues: ANY,
  qr: false,
  qr_address: "",
  path: false,
};

/** @type {Record<string, Partial<PrintOptions>>} */
export const PRESETS = {
  worksheet: { name_line: true },
  large: { per_page: 1, cell: 20, footer: false, large: true, style: "clear" },
  booklet: { booklet: true, cover: true, per_page: 2, margin: 10 },
  notes: { per_page: 2, notes: "empty", qr: true, show: [...PLAIN.show, "id"] },
  tactile: { style: "tactile", per_page: 1, show: ["number"], footer: false, margin: 10 },
  class: { handout: 1, per_page: 1, show: ["number", "grade", "er"] },
};

/** @param {Partial<Record<keyof PrintOptions, unknown>>} options */
function namesOf(options) {
  return /** @type {(keyof PrintOptions)[]} */ (Object.keys(options));
}

/** Return the proportion of a printed page: its width divided by its height. @param {PrintOptions} options */
export function proportionOf(options) {
  const [width, height] = sizeOf(options);
  const given = width / height;
  return options.landscape || options.booklet ? Math.max(given, 1 / given) : given;
}

/** Return the width and height of the paper, upright unless it is a custom size. @param {PrintOptions} options */
export const sizeOf = ({ paper, own_width, own_height }) => PAPERS[paper] ?? [own_width, own_height];

const { show, paper, ...lists } = LISTS;
/** @type {[keyof PrintOptions, number[]][]} */
const NUMBERS = /** @type {any} */ (Object.entries(OFFERS));

/**
 * The choices for each option that is chosen from a list. The value 0 means "not chosen". For `word_row`, it means the
 * diagonal.
 * @type {Partial<Record<keyof PrintOptions, readonly (string | number)[]>>}
 */
export const CHOICES = {
  ...lists,
  paper: [...paper, CUSTOM],
  clues: CLUES,
  ...Object.fromEntries(
    NUMBERS.map(([name, offers]) => [name, offers.includes(Number(PLAIN[name])) ? offers : [0, ...offers]]),
  ),
};
export const SHOWN = show;

/** The options whose lists come first in the form. @type {(keyof PrintOptions)[]} */
export const FIRST_LISTS = ["paper", "per_page", "solutions", "notes"];

/** The options whose lists have special places in the form. @type {(keyof PrintOptions)[]} */
const ELSEWHERE = ["style", "word_row", "running", "stock", "spine"];

/**
 * The options whose lists come after the first switches of the form: these in this order, then all others.
 * @type {(keyof PrintOptions)[]}
 */
const ORDERED = ["cell", "margin", "handout", "symbols", "numbers", "signature", "creep", "gutter"];
export const MORE_LISTS = [...new Set([...ORDERED, ...namesOf(CHOICES)])].filter(
  (name) => ![...FIRST_LISTS, ...ELSEWHERE].includes(name),
);

const FIRST_SWITCHES = /** @type {const} */ (["name_line", "by_grade", "path", "qr"]);

/** The options that only a book can have. @type {(keyof PrintOptions)[]} */
const OF_BOOKS = ["techniques", "title_page", "openers", "outer_numbers"];

/** The options that are on or off, except those that only a book can have. The most used ones come first. */
export const SWITCHES = [
  ...new Set([...FIRST_SWITCHES, ...namesOf(PLAIN).filter((name) => PLAIN[name] === !!PLAIN[name])]),
].filter((name) => !OF_BOOKS.includes(name));
export const TEXTS = /** @type {const} */ (["title", "subtitle", "author"]);
export const LENGTHS = /** @type {const} */ (["own_width", "own_height"]);

/** The options that a preset does not change. */
const UNCHANGED_BY_PRESET = /** @type {const} */ ([
  "paper",
  ...LENGTHS,
  ...TEXTS,
  "pupils",
  "names",
  "word",
  "qr_address",
  "imprint",
  "back_text",
  "isbn",
]);

/**
 * Return the options of a preset. Paper and texts stay as they are.
 * @param {PrintOptions} options @param {string} name @returns {PrintOptions}
 */
export const presetOf = (options, name) => ({
  ...PLAIN,
  ...PRESETS[name],
  ...Object.fromEntries(UNCHANGED_BY_PRESET.map((kept) => [kept, options[kept]])),
});

/**
 * Return the name of the preset whose options are all set at present, or "" if there is none.
 * @param {PrintOptions} options
 */
export const presetNow = (options) =>
  Object.keys(PRESETS).find((name) => JSON.stringify(presetOf(options, name)) === JSON.stringify(options)) ?? "";

/**
 * Return the options after a change. A new number of puzzles per page removes a fixed cell size.
 * @param {PrintOptions} options @param {Partial<PrintOptions>} change @returns {PrintOptions}
 */
export const changedOptions = (options, change) => ({
  ...options,
  ...change,
  ...("per_page" in change ? { cell: 0 } : {}),
});

/**
 * Return the address of this page, for QR codes that open it. Return "" if the page is a file on a disk, which no phone
 * can open.
 */
export const addressNow = () => (location.href.startsWith("http") ? location.href.split("#")[0] : "");

/** Return whether QR codes are switched on but have no address to open. @param {PrintOptions} options */
export const lacksAddress = ({ qr, qr_address }) => qr && !qr_address.trim() && !addressNow();

/**
 * Return the options in the form that Python expects.
 * @param {PrintOptions} options @param {string} address of the page, for QR codes
 * @returns {Partial<import("../contract/shapes.js").Options>}
 */
export function sheetOptions(
  { paper, own_width, own_height, cell, qr, qr_address, by_grade, clues, path, ...rest },
  address,
) {
  const own = paper === CUSTOM;
  return {
    ...rest,
    paper: own ? PLAIN.paper : paper,
    size: own ? [own_width, own_height] : null,
    cell: cell || null,
    qr: qr ? qr_address.trim() || address : "",
  };
}

/**
 * Return the saved options. Options that are missing or not valid get their defaults, because the browser's storage may
 * contain anything.
 * @param {unknown} saved @returns {PrintOptions}
 */
export function optionsFrom(saved) {
  const known = /** @type {Record<string, unknown>} */ (saved && typeof saved === "object" ? saved : {});
  const fallback = { ...PLAIN, ...PRESETS.worksheet };
  const fitting = Object.entries(fallback).map(([name, value]) => [
    name,
    isValid(name, known[name]) ? known[name] : value,
  ]);
  return Object.fromEntries(fitting);
}

/** Return the names of the options that are not valid, and that `optionsFrom` therefore replaces. @param {object} options */
export const invalidOptions = (options) =>
  Object.entries(options)
    .filter(([name, value]) => Object.hasOwn(PLAIN, name) && !isValid(name, value))
    .map(([name]) => name);

/** @param {string} name @param {unknown} value */
function isValid(name, value) {
  const choices = new Map(Object.entries(CHOICES)).get(name);
  if (choices) return /** @type {unknown[]} */ (choices).includes(value);
  if (name === "show")
    return Array.isArray(value) && value.length === SHOWN.filter((part) => value.includes(part)).length;
  if (typeof value !== typeof PLAIN[/** @type {keyof PrintOptions} */ (name)]) return false;
  if (typeof value === "number") return isWithin(value, BOUNDS[/** @type {keyof typeof BOUNDS} */ (name)]);
  return typeof value !== "string" || value.length <= LONGEST_TEXT;
}

/** @param {number} value @param {import("../ui/number-field.js").Bounds} bounds */
const isWithin = (value, { least, most, whole = true }) =>
  value >= least && value <= most && (!whole || Number.isInteger(value));
