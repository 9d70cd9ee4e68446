/**
 * Names of cells, houses, puzzles and problems as Words, for sentences about the grid.
 *
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("./problems.js").Problem} Problem
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./houses.js").HouseName} HouseName
 */
import { GEOMETRIES } from "../contract/constants.js";
import { say } from "../ui/i18n.js";
import { symbolOf } from "./board.js";
import { boxShape, geometry } from "./geometry.js";
import { partsOf, unknownRules } from "./geometry-name.js";
import { countFilled } from "./problems.js";

/** Return the name of a cell, such as r3c5. @param {Geometry} size @param {number} cell */
export const cellName = ({ rowOf, columnOf }, cell) => `r${rowOf[cell] + 1}c${columnOf[cell] + 1}`;

/**
 * Return the names of cells. Of a long list, the first names are given, and the number of the other cells.
 * @param {Geometry} size @param {number[]} cells @returns {string[] | Words}
 */
export function cellNames(size, cells) {
  const names = cells.map((cell) => cellName(size, cell));
  return names.length > 8
    ? { key: "cells.more", args: { cells: names.slice(0, 7).join(", "), more: names.length - 7 } }
    : names;
}

/** The greatest length up to which a list of numbers is written in full. */
const NUMBERS_NAMED = 8;

/**
 * Return a list of numbers, for example of lines or puzzles. Of a long list, the first numbers are given, and how many
 * more there are.
 * @param {number[]} numbers @returns {number[] | Words}
 */
export function numberWords(numbers) {
  if (numbers.length <= NUMBERS_NAMED) return numbers;
  const named = numbers.slice(0, NUMBERS_NAMED - 1);
  return { key: "numbers.more", args: { numbers: named.join(", "), more: numbers.length - named.length } };
}

/**
 * Return the name of a geometry: its grid, and the rules of its puzzles if there are any.
 * @param {string} name @returns {Words}
 */
export function geometryWords(name) {
  const { grid, rules } = partsOf(name);
  const words = gridWords(grid);
  return rules.length ? { key: "geometry.rules", args: { grid: words, rules: rules.map(partWords) } } : words;
}

/**
 * Return the name of a grid without rules. The name gives the size, and the extra houses if there are any. If there are
 * none but the boxes do not have the usual shape, the name gives their width and height.
 * @param {string} name @returns {Words}
 */
function gridWords(name) {
  const { base, corners } = partsOf(name);
  const { width, height } = boxShape(base);
  const n = width * height;
  if (base !== name) return { key: "geometry.overlapping", args: { n, count: corners.length } };
  if (GEOMETRIES[base].more) return { key: `geometry.${base}`, args: { n } };
  return base === String(n)
    ? { key: "geometry.usual", args: { n } }
    : { key: "geometry.boxes", args: { n, width, height } };
}

/**
 * Return a sentence that names the unsupported rules of a puzzle. It explains why the page says nothing about
 * solutions.
 * @param {string} name of its geometry @returns {Words}
 */
export const unknownWords = (name) => ({
  key: "verdict.unknown-rules",
  args: { rules: unknownRules(name).map(partWords) },
});

/**
 * Return the names of the rules that the board does not show, or null if it shows all of them.
 * @param {string} name of its geometry @returns {Words | null}
 */
export function undrawnWords(name) {
  const kinds = geometry(name).stated.flatMap(({ kind, drawn }) => (drawn ? [] : [kind]));
  return kinds.length ? { key: "verdict.undrawn", args: { rules: [...new Set(kinds)].map(partWords) } } : null;
}

/**
 * Return the sentences that state the rules of a puzzle besides rows, columns and boxes, each once, with its cells. Where
 * the rules are `drawn`, the cells and numbers that the drawing shows are left out. If rules of one kind have different
 * sentences, their cells are told, because the drawings of such rules may be alike. The first sentence then says if the
 * rules are not checked.
 * @param {string} name of its geometry @param {boolean} [drawn] @returns {Words[]}
 */
export function ruleWords(name, drawn = false) {
  /** @type {Map<string, {kind: string, words: Words, cells: string[]}>} */
  const found = new Map();
  for (const { kind, number, listed, places, drawn: key, sentence } of geometry(name).stated) {
    const words = {
      key: (drawn && key) || `rule.${kind}`,
      args: { number, listed: listed.join(", "), sentence: sentence ?? null },
    };
    const { cells } = found.get(say(words)) ?? { cells: [] };
    found.set(say(words), { kind, words, cells: [...cells, ...placeWords(kind, places)] });
  }
  const all = [...found.values()];
  const isPlaced = (/** @type {string} */ kind) => !drawn || all.filter((each) => each.kind === kind).length > 1;
  const stated = all.map(({ kind, words, cells }) =>
    cells.length && isPlaced(kind) ? { key: "rule.placed", args: { rule: words, cells: cells.join("; ") } } : words,
  );
  const grids = geometry(name).corners.length > 1 ? [{ key: "geometry.overlapping.drawn" }] : [];
  const before = drawn ? [...(stated.length ? uncheckedWords(name) : []), ...drawnWords(name)] : [];
  return [...before, ...grids, ...stated];
}

/** Return a sentence if something is drawn that no known rule explains. @param {string} name of the geometry @returns {Words[]} */
export const drawnWords = (name) => (partsOf(name).drawn ? [{ key: "rule.drawn" }] : []);

/** Return a sentence if rules are only drawn, because others beside them are not supported. @param {string} name */
function uncheckedWords(name) {
  const { unknown } = geometry(name);
  return unknown.length ? [{ key: "rule.unchecked", args: { rules: unknown.map(partWords) } }] : [];
}

/**
 * Return a rule in words for a cell that is part of it, such as "killer cage (3 cells, sum 17)".
 * @param {import("../contract/shapes.js").RuleData} rule @returns {Words}
 */
export const partOf = ({ kind, number, cells }) => ({
  key: number === null ? "rule.cell" : "rule.cell-number",
  args: { rule: { key: `rule.${kind}.name` }, count: cells.length, number },
});

/**
 * Return the cells of a rule in words, or nothing if it has no cells.
 * @param {string} kind @param {string[]} places  two texts if the rule compares cells
 */
const placeWords = (kind, places) =>
  places.length === 2 ? [say({ key: `rule.${kind}.places`, args: { one: places[0], other: places[1] } })] : places;

/** @param {HouseName} house @returns {Words} */
export function houseWords([kind, index, grid]) {
  const house = { key: `house.${kind}`, args: { number: index + 1 } };
  return grid ? { key: "house.in-grid", args: { house, number: grid } } : house;
}

/**
 * Return the names of several houses, such as "rows 1, 4 and 7" or "row 2 and column 5".
 * @param {HouseName[]} houses @returns {Words | Words[]}
 */
export function housesWords(houses) {
  const [[kind]] = houses;
  const alike = USUAL.includes(kind) && houses.every(([other, _, grid]) => other === kind && !grid);
  return alike
    ? { key: `houses.${kind}`, args: { numbers: houses.map(([, index]) => index + 1) } }
    : houses.map(houseWords);
}

/**
 * Return a short description of a puzzle: the number of its clues, and its grade if it is known.
 * @param {string} givens @param {string | null} [grade] @returns {Words}
 */
export function puzzleWords(givens, grade) {
  const clues = { key: "verdict.clues", args: { count: countFilled(givens) } };
  return grade ? { key: "make.graded", args: { clues, grade: { key: `grade.${grade}` } } } : clues;
}

/**
 * Return a sentence about a problem of the board, such as a digit that is twice in a house or a broken rule.
 * @param {Problem} problem @param {string} name of the geometry @returns {Words}
 */
export function problemWords({ code, digit, house, cells, rule, digits = [], total, bound }, name) {
  const size = geometry(name);
  const [kind, index, grid] = house ?? ["row", 0];
  const args = { digit: symbolOf(digit ?? 0), index: index + 1 };
  const where = houseWords(house ?? ["row", 0]);
  const named = { house: where, cells: cellNames(size, cells), rule: rule ? partWords(rule) : where };
  if (code === "duplicate") {
    const sort = USUAL.includes(kind) && !grid ? kind : "house";
    const times = { times: timesWord(cells.length), places: places(size, sort, cells) };
    return { key: `verdict.duplicate.${sort}`, args: { ...args, ...times, house: named.house } };
  }
  if (code === "broken-rule") return { key: "verdict.broken-rule", args: named };
  const sum = { digits: digits.map(symbolOf), count: cells.length, total, bound };
  return { key: `problem.${code}`, args: { ...args, ...named, ...sum } };
}

/**
 * Return where cells are in a house: column numbers in a row, row numbers in a column, and names of cells in other
 * houses.
 * @param {Geometry} size @param {string} kind @param {number[]} cells
 */
function places(size, kind, cells) {
  if (kind === "row") return cells.map((cell) => size.columnOf[cell] + 1);
  if (kind === "column") return cells.map((cell) => size.rowOf[cell] + 1);
  return cells.map((cell) => cellName(size, cell));
}

/** The types of houses that have their own sentences. */
const USUAL = ["row", "column", "box"];

/**
 * Return a number as a word if it is small: "two 7s" reads better than "2 7s".
 * @param {number} times @returns {Words | number}
 */
const timesWord = (times) => (times <= 4 ? { key: `times.${times}` } : times);

/**
 * Return the name of a rule, or of another part of a puzzle that a format may lose. Return the code itself if it has no
 * name.
 * @param {string} code @returns {Words | string}
 */
export function partWords(code) {
  const words = { key: `part.${code}` };
  return say(words) === words.key ? code : words;
}

/**
 * Return the arguments of a sentence from Python, with names instead of codes. An argument that is a list contains
 * codes of rules or of other parts of a puzzle. The argument `rule` is such a code, and `geometry` is the name of a
 * geometry.
 * @param {Record<string, unknown>} args
 */
export const namedArgs = (args) =>
  Object.fromEntries(Object.entries(args).map(([name, found]) => [name, namedArg(name, found)]));

/** @param {string} name @param {unknown} found */
function namedArg(name, found) {
  if (Array.isArray(found)) return found.map(partWords);
  if (name === "rule") return partWords(String(found));
  return name === "geometry" ? geometryWords(String(found)) : found;
}

/** The codes of errors about a whole puzzle, which have a sentence of their own. */
const REFUSALS = ["unknown-rules", "unexplained-rules"];

/**
 * Return a sentence that says why a text could not be read, with the line and column of the error if they are known.
 * @param {import("../app/state.js").ReadError} error @returns {Words}
 */
export function errorWords({ code, line, column, character, args }) {
  if (REFUSALS.includes(code) && !line) return { key: `verdict.${code}`, args: namedArgs(args) };
  const words = { key: `error.${code}`, args: { character, ...namedArgs(args) } };
  return line ? { key: "paste.error", args: { line, column, words } } : words;
}
