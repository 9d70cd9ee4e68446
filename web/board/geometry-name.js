/**
 * The names of geometries. A name says everything about a grid: its size, the shape of its boxes, and the rules of its
 * puzzles (see Python's grid/geometry.py):
 *
 *     9                                  classic
 *     6+boxes:2x3+king                   other boxes, and a rule
 *     9+regions:1122...+white:r1c12      irregular regions instead of boxes, and a white dot
 *     9@r1c1,r7c7+knight                 overlapping grids, whose upper left cells are these
 *     9+even:r1c1?chaosconstruction      a rule, and a kind of rule that is not supported
 *     9?drawing!l.7.20..0..50,50,150,50  a line that is drawn, not checked
 *
 * @typedef {{base: string, grid: string, corners: number[][], rules: string[], regions: string, unknown: string[],
 *   drawn: string}} Name  `base`: a
 *   single grid without rules; `grid`: the grid, or the overlapping grids, without rules; `corners`: the row and the column, from 0, at which each of several grids begins;
 *   `rules`: the kinds of rules, each once; `regions`: a sign for each cell, "." for no region, or "" for usual boxes;
 *   `unknown`: the kinds of rules that are not supported; `drawn`: shapes beside them, which only Python reads
 */
import { GEOMETRIES, RULES } from "../contract/constants.js";

/** The character before each rule, and the one before the kinds of unsupported rules. */
const PLUS = "+";
const UNKNOWN = "?";
/** The character before the upper left cells of overlapping grids. */
const AT = "@";
const CORNERS = /^(?:(?:,|^)r(?:[1-9]|[1-3]\d)c(?:[1-9]|[1-3]\d)){2,16}$/;
/** The character before what is drawn without a rule. */
const DRAWN = "!";
const DRAWING = /^[\w.,~-]+$/;
const KIND_LIST = /^[\w+-]{1,32}(?:,[\w+-]{1,32}){0,23}$/;
const RULE = /^[a-z-]+(?::[\w.,-]+)*$/;
const MOST_KINDS = 24;
const LONGEST_KIND = 32;
const REGIONS = "regions";

/** @param {string} name */
export const isBase = (name) => Object.hasOwn(GEOMETRIES, name);

/** Return the parts of a name. @param {string} name @returns {Name} */
export function partsOf(name) {
  const { base, at, texts, unknown, drawn } = split(name);
  const grid = at ? base + AT + at : base;
  const corners = (at ?? "r1c1").split(",").map((text) =>
    text
      .split(/r|c/)
      .slice(1)
      .map((one) => Number(one) - 1),
  );
  const regions = texts.find((text) => kindOf(text) === REGIONS)?.slice(REGIONS.length + 1) ?? "";
  return {
    base,
    grid,
    corners,
    rules: [...new Set(texts.map(kindOf))],
    regions,
    unknown: unknown ? unknown.split(",") : [],
    drawn: drawn ?? "",
  };
}

/** @param {string} name */
function split(name) {
  const end = name.indexOf(UNKNOWN);
  const [grids, ...texts] = (end < 0 ? name : name.slice(0, end)).split(PLUS);
  const [size, at] = grids.split(AT);
  const boxed = `${size}${PLUS}${texts[0]}`;
  const base = isBase(boxed) ? boxed : size;
  const [unknown, ...drawings] = end < 0 ? [null] : name.slice(end + 1).split(DRAWN);
  const drawn = drawings.length ? drawings.join(DRAWN) : null;
  return { base, at, texts: base === boxed ? texts.slice(1) : texts, unknown, drawn };
}

/** @param {string} text of a rule */
const kindOf = (text) => text.split(":", 1)[0];

/**
 * Return whether a text has the form of a name. The cells of rules are not checked, because Python says what is wrong
 * with them.
 * @param {string} name
 */
export function isName(name) {
  const { base, at, texts, unknown, drawn } = split(name);
  if (
    !isBase(base) ||
    (at !== undefined && (!CORNERS.test(at) || base !== String(digitsOf(base)))) ||
    (unknown !== null && !KIND_LIST.test(unknown)) ||
    (drawn !== null && !DRAWING.test(drawn))
  )
    return false;
  if (!texts.every((text) => RULE.test(text) && RULES.includes(kindOf(text)))) return false;
  const { regions } = partsOf(name);
  return !texts.some((text) => kindOf(text) === REGIONS) || (!at && regions.length === digitsOf(base) ** 2);
}

/** Return the number of digits. @param {string} base */
export const digitsOf = (base) => GEOMETRIES[base].box[0] * GEOMETRIES[base].box[1];

/** Return the kinds of rules that are not supported. @param {string} name */
export const unknownRules = (name) => partsOf(name).unknown;

/**
 * Return the name of a geometry with the given unsupported rules added.
 * @param {string} name
 * @param {string[]} rules
 */
export function withUnknown(name, rules) {
  const kinds = rules.map((rule) => rule.replace(/[^\w+-]/g, "-").slice(0, LONGEST_KIND)).filter(Boolean);
  const all = [...new Set([...unknownRules(name), ...kinds])].sort().slice(0, MOST_KINDS);
  const { drawn } = partsOf(name);
  return all.length ? `${name.split(UNKNOWN, 1)[0]}${UNKNOWN}${all.join(",")}${drawn && DRAWN + drawn}` : name;
}
