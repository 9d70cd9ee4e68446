/**
 * The changes that the tools make. A change is the texts of rules to add and to remove, as names of geometries have them;
 * Python checks and orders them. Functions here are pure.
 * @typedef {{add: string[], remove: string[]}} Change
 * @typedef {import("./named.js").Drawn} Drawn
 * @typedef {import("./tools.js").Tool} Tool
 * @typedef {(name: string, tool: Tool, cells: number[], number?: string) => Change | null} Drawing
 */
import { geometry } from "../board/geometry.js";
import { isCustom } from "./custom.js";
import { cageAt, cellsIn, rulesIn, textOf } from "./named.js";
import { OUTSIDE } from "./tools.js";

/** The signs of regions. */
const SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Return the change that a tool makes with these cells.
 * @param {string} name of the geometry @param {Tool} tool @param {number[]} cells in the order in which they were drawn
 * @param {string} number that was typed, or ""
 * @returns {Change | null}
 */
export const changeOf = (name, tool, cells, number) =>
  cells.length || tool.way === "switch" ? DRAWINGS[tool.way](name, tool, cells, number) : null;

/** @type {Record<Tool["way"], Drawing>} */
const DRAWINGS = {
  sum: cageChange,
  line: (name, tool, cells) =>
    cells.length > 1 ? { add: [lineText(tool.name, cells, geometry(name).side)], remove: [] } : null,
  edge: (name, tool, cells) => (cells.length === 2 ? edgeChange(name, tool, cells) : null),
  mark: markChange,
  cells: (name, tool, cells) => (tool.name === "regions" ? regionChange(name, cells) : areaChange(name, tool, cells)),
  outside: clueChange,
  diagonal: clueChange,
  corner: (name, tool, cells, number) => clueChange(name, tool, cells, [...(number ?? "")].join("_")),
  switch: switched,
  erase: erased,
};

/**
 * Return the change that deletes what a tool has drawn at these cells, or else all that is drawn there.
 * @param {string} name @param {Tool} tool @param {number[]} cells @returns {Change | null}
 */
export function deletion(name, tool, cells) {
  if (tool.name === "regions") return paint(name, cells, ".");
  if (tool.way === "erase") return erased(name, tool, cells);
  const own = rulesIn(name).filter((rule) => isDrawnBy(tool, rule) && isAt(tool, rule.cells, cells));
  if (tool.way === "mark" && own.length) return unmarked(name, own, cells);
  if (own.length) return { add: [], remove: own.map(({ text }) => text) };
  return ["outside", "diagonal", "corner", "edge"].includes(tool.way) ? null : erased(name, tool, cells);
}

/** Return whether a tool draws a rule. Tools for custom rules are one kind. @param {Tool} tool @param {Drawn} rule */
const isDrawnBy = ({ name, kinds }, { kind, text }) =>
  kinds.includes(kind) && (!isCustom(name) || text.startsWith(`${name}:`));

/** Return whether a rule is where a person points with a tool. @param {Tool} tool @param {number[]} all @param {number[]} cells */
function isAt({ way }, all, cells) {
  if (way === "outside" || way === "diagonal") return String(all) === String(cells);
  const inside = (/** @type {number} */ cell) => all.includes(cell);
  return way === "edge" || way === "corner" ? cells.every(inside) : cells.some(inside);
}

/** Switch rules about the whole grid on, or off if all of them are on. @type {Drawing} */
function switched(name, { kinds }) {
  return kinds.every((kind) => isOn(name, kind)) ? { add: [], remove: kinds } : { add: kinds, remove: [] };
}

/** Return whether a rule about the whole grid is switched on. @param {string} name @param {string} kind */
export const isOn = (name, kind) =>
  rulesIn(name).some((rule) => rule.kind === kind) ||
  (name.split("+", 1)[0].endsWith("x") && kind.startsWith("diagonal"));

/** @param {string} kind @param {number[]} cells @param {number} n */
function lineText(kind, cells, n) {
  const [first, ...others] = cells;
  return kind === "arrow" ? `${kind}:${textOf([first], n)}:${textOf(others, n)}` : `${kind}:${textOf(cells, n)}`;
}

/** @type {Drawing} */
function areaChange(name, tool, cells) {
  return cells.length > 1 ? { add: [`${tool.name}:${textOf(cells, geometry(name).side)}`], remove: [] } : null;
}

/**
 * Return the change that draws a cage. Cells are added to the cage in which the drag begins, which keeps its sum if no
 * number was typed.
 * @type {Drawing}
 */
function cageChange(name, _tool, cells, number = "") {
  const { side: n } = geometry(name);
  const old = cageAt(name, cells[0]);
  const sum = number || (old?.kind === "killer" ? old.text.split(":")[1] : "");
  const all = [...new Set([...(old?.cells ?? []), ...cells])].sort((a, b) => a - b);
  if (old && all.length === old.cells.length && !number) return null;
  const text = textOf(all, n);
  return { add: [sum ? `killer:${Number(sum)}:${text}` : `cage:${text}`], remove: old ? [old.text] : [] };
}

/**
 * Return the change that writes a clue with a number, instead of the clue of this kind at the same place.
 * @type {Drawing}
 */
function clueChange(name, tool, cells, number = "") {
  const old = rulesIn(name).find(({ kind, cells: all }) => kind === tool.name && isAt(tool, all, cells));
  if (!number) return null;
  return {
    add: [`${tool.name}:${number.includes("_") ? number : Number(number)}:${textOf(cells, geometry(name).side)}`],
    remove: old ? [old.text] : [],
  };
}

/**
 * Return the change for a tap on an edge. Each tap draws the next rule of the tool, and the last one removes the mark.
 * @param {string} name @param {Tool} tool @param {number[]} cells @returns {Change}
 */
function edgeChange(name, tool, cells) {
  const { name: kind } = tool;
  const { side: n, n: most } = geometry(name);
  const cycle = tool.cycle.filter((one) => one !== "xv:10" || 2 * most > 10); // two different digits have to add up to 10
  const old = rulesIn(name).find(
    (rule) => isDrawnBy(tool, rule) && rule.cells.length === 2 && cells.every((cell) => rule.cells.includes(cell)),
  );
  const sorted = cells.toSorted((a, b) => a - b);
  const texts = cycle.map((one, at) => `${one}:${textOf(kind === "greater" && at ? sorted.toReversed() : sorted, n)}`);
  const at = old ? texts.findIndex((text) => isAlike(text, old, n)) + 1 : 0;
  return { add: texts.slice(at, at + 1), remove: old ? [old.text] : [] };
}

/** Return whether a text states a rule. The name of a geometry also has the usual numbers. @param {string} text @param {Drawn} old @param {number} n */
const isAlike = (text, old, n) =>
  old.text.startsWith(text.slice(0, text.lastIndexOf(":"))) && String(cellsIn(text, n)) === String(old.cells);

/** Mark cells, or remove the marks if all of them have it. All cells are in one rule. @type {Drawing} */
function markChange(name, { name: kind }, cells) {
  const old = rulesIn(name).filter((rule) => rule.kind === kind);
  const before = old.flatMap((rule) => rule.cells);
  if (cells.every((cell) => before.includes(cell))) return unmarked(name, old, cells);
  const text = textOf([...new Set([...before, ...cells])], geometry(name).side);
  return { add: [`${kind}:${text}`], remove: old.map((rule) => rule.text) };
}

/** Take cells out of rules that mark them. @param {string} name @param {Drawn[]} old @param {number[]} cells @returns {Change} */
function unmarked(name, old, cells) {
  const { side: n } = geometry(name);
  const left = old.map((rule) => ({ ...rule, cells: rule.cells.filter((cell) => !cells.includes(cell)) }));
  return {
    add: left.filter((rule) => rule.cells.length).map((rule) => `${rule.kind}:${textOf(rule.cells, n)}`),
    remove: old.map((rule) => rule.text),
  };
}

/**
 * Add cells to the region in which the drag begins, or make a new region. The regions replace the boxes.
 * @param {string} name @param {number[]} cells @returns {Change | null}
 */
function regionChange(name, cells) {
  const { cells: count, regions } = geometry(name);
  const signs = regions || ".".repeat(count);
  const sign = signs[cells[0]] !== "." ? signs[cells[0]] : [...SIGNS].find((one) => !signs.includes(one));
  return sign ? paint(name, cells, sign) : null;
}

/** Return the change that gives a sign of a region to cells. @param {string} name @param {number[]} cells @param {string} sign @returns {Change} */
function paint(name, cells, sign) {
  const { cells: count, regions } = geometry(name);
  const wanted = sign === "." && regions ? ofRegions(regions, cells) : cells;
  const signs = [...(regions || ".".repeat(count))].map((old, cell) => (wanted.includes(cell) ? sign : old));
  return {
    add: signs.some((one) => one !== ".") ? [`regions:${signs.join("")}`] : [],
    remove: rulesIn(name).flatMap(({ kind, text }) => (kind === "regions" ? [text] : [])),
  };
}

/** Return all cells of the regions in which some cells are. @param {string} regions @param {number[]} cells */
const ofRegions = (regions, cells) =>
  [...regions].flatMap((sign, cell) => (cells.some((other) => regions[other] === sign) ? [cell] : []));

/** Remove the rules that contain one of the cells. Marks of other cells stay. @type {Drawing} */
function erased(name, _tool, cells) {
  const found = rulesIn(name).filter(
    (rule) => !OUTSIDE.includes(rule.kind) && rule.cells.some((cell) => cells.includes(cell)),
  );
  const marks = unmarked(
    name,
    found.filter(({ kind }) => kind === "even" || kind === "odd"),
    cells,
  );
  return found.length ? { add: marks.add, remove: found.map(({ text }) => text) } : null;
}
