/**
 * What is printed and how: the choices, their presets, and the request that Python is asked with. Pure.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {{
 *   paper: string, landscape: boolean, margin: number, per_page: number, cell: number | null, title: string, subtitle: string,
 *   name_line: boolean, footer: boolean, show: string[], notes: string, solutions: string, handout: number, booklet: boolean,
 *   cover: boolean, tint: boolean, symbols: string, qr: boolean,
 * }} PrintOptions
 * @typedef {{pages: Record<number, string>, total: number, width: number, height: number}} Sheets
 * @typedef {{options: PrintOptions, source: "board" | "shelf", page: number, sheets: Sheets | null}} Print
 * @typedef {{sections: object[], options: object, language: string}} SheetRequest
 */

/** @type {PrintOptions} */
const PLAIN = {
  paper: "A4",
  landscape: false,
  margin: 15,
  per_page: 4,
  cell: null,
  title: "",
  subtitle: "",
  name_line: false,
  footer: true,
  show: ["number", "name", "grade", "er"],
  notes: "none",
  solutions: "end",
  handout: 0,
  booklet: false,
  cover: false,
  tint: false,
  symbols: "digits",
  qr: false,
};

/** @type {Record<string, Partial<PrintOptions>>} */
export const PRESETS = {
  worksheet: { name_line: true },
  large: { per_page: 1, cell: 20, footer: false },
  booklet: { booklet: true, cover: true, per_page: 2, margin: 10 },
  notes: { per_page: 2, notes: "empty", qr: true, show: [...PLAIN.show, "id"] },
  class: { handout: 4, per_page: 4 },
};

/** What can be chosen for each option that is a list. */
export const CHOICES = {
  paper: ["A4", "A5", "Letter", "Legal"],
  per_page: [1, 2, 4, 6, 8, 9, 12],
  solutions: ["end", "page", "below", "none"],
  notes: ["none", "all", "empty"],
  symbols: ["digits", "letters", "shapes"],
  margin: [5, 10, 15, 20, 25],
};
export const SWITCHES = /** @type {const} */ (["name_line", "landscape", "booklet", "cover", "tint", "qr"]);
export const TEXTS = /** @type {const} */ (["title", "subtitle"]);

/** @type {Print} */
export const PRINT = { options: { ...PLAIN, ...PRESETS.worksheet }, source: "board", page: 0, sheets: null };

/** The options of a preset; paper and words stay as they were chosen. @param {PrintOptions} options @param {string} name @returns {PrintOptions} */
export const presetOf = ({ paper, title, subtitle }, name) => ({ ...PLAIN, ...PRESETS[name], paper, title, subtitle });

/** The preset that the options are, "" if they are none. @param {PrintOptions} options */
export const presetNow = (options) =>
  Object.keys(PRESETS).find((name) => JSON.stringify(presetOf(options, name)) === JSON.stringify(options)) ?? "";

/** Whoever chooses a number a page does not want cells of one size. @param {Print} print @param {Partial<PrintOptions>} change @returns {Print} */
export function changed(print, change) {
  const cell = "per_page" in change ? { cell: null } : {};
  return { ...print, options: { ...print.options, ...change, ...cell }, page: 0 };
}

/** Printing again what was printed before asks nothing anew. @param {State} state @param {string} language @param {string} address of the page, for codes @returns {SheetRequest} */
export function requestOf({ print, board, shelf }, language, address) {
  const states = print.source === "shelf" && shelf ? shelf.puzzles.with(shelf.index, board) : [board];
  const puzzles = states.map((state) => ({ state: { ...state, values: state.givens, notes: null } }));
  return {
    sections: [{ puzzles }],
    options: { ...print.options, qr: print.options.qr ? address : "" },
    language,
  };
}

/** Saved options that fit today's, the others as they come. @param {unknown} saved @returns {PrintOptions} */
export function optionsFrom(saved) {
  const known = /** @type {Record<string, unknown>} */ (saved && typeof saved === "object" ? saved : {});
  const fitting = Object.entries(PRINT.options).map(([name, value]) => {
    const same = typeof known[name] === typeof value && Array.isArray(known[name]) === Array.isArray(value);
    const fits = name === "cell" ? known[name] === null || typeof known[name] === "number" : same;
    const choices = new Map(Object.entries(CHOICES)).get(name);
    const chosen = !choices || /** @type {unknown[]} */ (choices).includes(known[name]);
    return [name, fits && chosen ? known[name] : value];
  });
  return Object.fromEntries(fitting);
}
