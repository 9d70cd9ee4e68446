/**
 * How things are printed: the choices, their presets, and what of them is saved. Pure.
 *
 * @typedef {{
 *   paper: string, own_width: number, own_height: number, landscape: boolean, margin: number, per_page: number, cell: number,
 *   title: string, subtitle: string, name_line: boolean, footer: boolean, show: string[], notes: string, solutions: string,
 *   by_grade: boolean, handout: number, booklet: boolean, cover: boolean, tint: boolean, symbols: string, qr: boolean,
 *   qr_address: string, path: boolean,
 * }} PrintOptions  lengths in millimetres; `cell` and `handout` 0: not wished; `qr_address` "": this page's
 */
import { LONGEST_TEXT } from "./controls.js";

/** A custom paper size. */
export const OWN = "own";

/** @type {PrintOptions} */
export const PLAIN = {
  paper: "A4",
  own_width: 200,
  own_height: 200,
  landscape: false,
  margin: 15,
  per_page: 4,
  cell: 0,
  title: "",
  subtitle: "",
  name_line: false,
  footer: true,
  show: ["number", "name", "grade", "er"],
  notes: "none",
  solutions: "end",
  by_grade: false,
  handout: 0,
  booklet: false,
  cover: false,
  tint: false,
  symbols: "digits",
  qr: false,
  qr_address: "",
  path: false,
};

/** @type {Record<string, Partial<PrintOptions>>} */
export const PRESETS = {
  worksheet: { name_line: true },
  large: { per_page: 1, cell: 20, footer: false },
  booklet: { booklet: true, cover: true, per_page: 2, margin: 10 },
  notes: { per_page: 2, notes: "empty", qr: true, show: [...PLAIN.show, "id"] },
  class: { handout: 1, per_page: 1, show: ["number", "grade", "er"] },
};

/** Width and height in millimetres, upright. @type {Record<string, [number, number]>} */
const PAPERS = { A4: [210, 297], A5: [148, 210], Letter: [215.9, 279.4], Legal: [215.9, 355.6] };

/** Width by height of a printed side. @param {PrintOptions} options */
export function proportionOf({ paper, own_width, own_height, landscape, booklet }) {
  const [width, height] = PAPERS[paper] ?? [own_width, own_height];
  const given = width / height;
  return landscape || booklet ? Math.max(given, 1 / given) : given;
}

/** What can be chosen for each option that is a list. */
export const CHOICES = {
  paper: ["A4", "A5", "Letter", "Legal", OWN],
  per_page: [1, 2, 4, 6, 8, 9, 12],
  cell: [0, 6, 8, 10, 12, 15, 20, 25],
  solutions: ["end", "page", "below", "none"],
  notes: ["none", "all", "empty"],
  handout: [0, 1, 2, 3, 4, 6, 8, 12],
  symbols: ["digits", "letters", "shapes"],
  margin: [5, 10, 15, 20, 25],
};
export const SHOWN = ["number", "name", "grade", "er", "id"];
export const SWITCHES = /** @type {const} */ ([
  "name_line",
  "by_grade",
  "path",
  "qr",
  "landscape",
  "booklet",
  "cover",
  "footer",
  "tint",
]);
export const TEXTS = /** @type {const} */ (["title", "subtitle"]);
export const LENGTHS = /** @type {const} */ (["own_width", "own_height"]);

/** The sides that a paper may have, in millimetres. */
export const SIDE = { least: 50, most: 2000 };

/** These stay as they were when a preset is chosen. */
const KEPT = /** @type {const} */ (["paper", ...LENGTHS, ...TEXTS, "qr_address"]);

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

/** What Python is asked for. @param {PrintOptions} options @param {string} address of the page, for codes */
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
  if (typeof value === "number") return value >= SIDE.least && value <= SIDE.most;
  return typeof value !== "string" || value.length <= LONGEST_TEXT;
}
