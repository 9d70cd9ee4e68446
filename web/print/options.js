/**
 * How things are printed: the choices, their presets, and what of them is saved. Pure.
 *
 * @typedef {Omit<import("../contract/shapes.js").Options, "size" | "cell" | "qr"> & {
 *   own_width: number, own_height: number, cell: number, by_grade: boolean, qr: boolean, qr_address: string, path: boolean,
 * }} PrintOptions  lengths in millimetres; `cell` and `handout` 0: not wished; `qr_address` "": this page's
 */
import { LISTS, OFFERS, PAPERS, PRINTED, SIDE } from "../contract/constants.js";
import { LONGEST_TEXT } from "./controls.js";

/** Pupils of a class set. */
const MOST_PUPILS = 500;

/** Of a paper of one's own: 6 inches are 152.4 mm. */
const OWN_SIDE = { ...SIDE, whole: false };

/** Of the options that are numbers and typed. */
export const BOUNDS = { own_width: OWN_SIDE, own_height: OWN_SIDE, pupils: { least: 0, most: MOST_PUPILS } };

/** Puzzles whose paths are printed at most: one path takes several pages, and up to two seconds. */
export const MOST_PATHS = 200;

/** A custom paper size. */
export const OWN = "own";

const { size: _, ...SHEET } = PRINTED;

/** Those of a sheet, and what is the page's own. @type {PrintOptions} */
export const PLAIN = {
  ...SHEET,
  own_width: 200,
  own_height: 200,
  cell: 0,
  show: ["number", "name", "grade", "er"],
  by_grade: false,
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

/** @param {PrintOptions} options */
function namesOf(options) {
  return /** @type {(keyof PrintOptions)[]} */ (Object.keys(options));
}

/** Width by height of a printed side. @param {PrintOptions} options */
export function proportionOf({ paper, own_width, own_height, landscape, booklet }) {
  const [width, height] = PAPERS[paper] ?? [own_width, own_height];
  const given = width / height;
  return landscape || booklet ? Math.max(given, 1 / given) : given;
}

const { show, paper, ...lists } = LISTS;

/** What can be chosen for each option that is a list; 0 is no wish, and of a word's rows the diagonal. */
export const CHOICES = {
  ...lists,
  paper: [...paper, OWN],
  cell: [0, ...OFFERS.cell],
  margin: OFFERS.margin,
  handout: [0, ...OFFERS.handout],
  signature: [0, ...OFFERS.signature],
  creep: [0, ...OFFERS.creep],
  gutter: [0, ...OFFERS.gutter],
  word_row: [...OFFERS.word_row, 0],
};
export const SHOWN = show;

const FIRST_SWITCHES = /** @type {const} */ (["name_line", "by_grade", "path", "qr"]);

/** What only a book knows of its puzzles. @type {(keyof PrintOptions)[]} */
const OF_BOOKS = ["techniques"];

/** The options that are on or off: these first, then the others of a sheet. */
export const SWITCHES = [
  ...new Set([...FIRST_SWITCHES, ...namesOf(PLAIN).filter((name) => PLAIN[name] === !!PLAIN[name])]),
].filter((name) => !OF_BOOKS.includes(name));
export const TEXTS = /** @type {const} */ (["title", "subtitle", "author"]);
export const LENGTHS = /** @type {const} */ (["own_width", "own_height"]);

/** These stay as they were when a preset is chosen. */
const KEPT = /** @type {const} */ (["paper", ...LENGTHS, ...TEXTS, "pupils", "word", "qr_address"]);

/** The options of a preset; paper and words stay as they were chosen. @param {PrintOptions} options @param {string} name @returns {PrintOptions} */
export const presetOf = (options, name) => ({
  ...PLAIN,
  ...PRESETS[name],
  ...Object.fromEntries(KEPT.map((kept) => [kept, options[kept]])),
});

/** The preset that the options are, "" if they are none. @param {PrintOptions} options */
export const presetNow = (options) =>
  Object.keys(PRESETS).find((name) => JSON.stringify(presetOf(options, name)) === JSON.stringify(options)) ?? "";

/** With a number of puzzles per page chosen, cells have no fixed size any more. @param {PrintOptions} options @param {Partial<PrintOptions>} change @returns {PrintOptions} */
export const changedOptions = (options, change) => ({
  ...options,
  ...change,
  ...("per_page" in change ? { cell: 0 } : {}),
});

/** Of this page, for codes that open it: none where it is on a disk, which no phone can reach. */
export const addressNow = () => (location.href.startsWith("http") ? location.href.split("#")[0] : "");

/** Whether codes are wished that have nothing to open. @param {PrintOptions} options */
export const lacksAddress = ({ qr, qr_address }) => qr && !qr_address.trim() && !addressNow();

/** What Python is asked for. @param {PrintOptions} options @param {string} address of the page, for codes @returns {Partial<import("../contract/shapes.js").Options>} */
export function sheetOptions({ paper, own_width, own_height, cell, qr, qr_address, by_grade, path, ...rest }, address) {
  const own = paper === OWN;
  return {
    ...rest,
    paper: own ? PLAIN.paper : paper,
    size: own ? [own_width, own_height] : null,
    cell: cell || null,
    qr: qr ? qr_address.trim() || address : "",
  };
}

/** The saved options that are valid, the defaults for the others: a browser's storage may hold anything. @param {unknown} saved @returns {PrintOptions} */
export function optionsFrom(saved) {
  const known = /** @type {Record<string, unknown>} */ (saved && typeof saved === "object" ? saved : {});
  const fallback = { ...PLAIN, ...PRESETS.worksheet };
  const fitting = Object.entries(fallback).map(([name, value]) => [
    name,
    fits(name, known[name]) ? known[name] : value,
  ]);
  return Object.fromEntries(fitting);
}

/** @param {string} name @param {unknown} value */
function fits(name, value) {
  const choices = new Map(Object.entries(CHOICES)).get(name);
  if (choices) return /** @type {unknown[]} */ (choices).includes(value);
  if (name === "show")
    return Array.isArray(value) && value.length === SHOWN.filter((part) => value.includes(part)).length;
  if (typeof value !== typeof PLAIN[/** @type {keyof PrintOptions} */ (name)]) return false;
  if (typeof value === "number") return isWithin(value, BOUNDS[/** @type {keyof typeof BOUNDS} */ (name)]);
  return typeof value !== "string" || value.length <= LONGEST_TEXT;
}

/** @param {number} value @param {{least: number, most: number}} bounds */
const isWithin = (value, { least, most }) => value >= least && value <= most;
