/**
 * The tools for drawing rules.
 * @typedef {"sum" | "line" | "edge" | "mark" | "cells" | "outside" | "diagonal" | "corner" | "switch" | "erase"} Way
 * @typedef {{name: string, letter: string, way: Way, kinds: string[], cycle: string[]}} Tool
 *   `letter`: the key that chooses it, or ""; `kinds`: the kinds of rules that it draws; `cycle`: the rules through which
 *   a tap on an edge goes
 */

import { customTool } from "./custom.js";

/**
 * The tools of each way to draw: their names and keys, and what they draw where that is not the name.
 * @type {[Way, Record<string, string[]>][]}
 */
const WAYS = [
  ["sum", { killer: ["k", "killer", "cage"] }],
  ["cells", { regions: ["j"], area: ["x"] }],
  ["line", { thermometer: ["t"], arrow: ["a"], whisper: ["w"], renban: ["r"], palindrome: ["p"], "region-sum": ["s"] }],
  ["line", { between: ["b"], zipper: ["z"], entropic: ["n"] }],
  ["edge", { white: ["d", "white", "black"], xv: ["v", "xv:10", "xv:5"], greater: ["g", "greater", "greater"] }],
  ["mark", { even: ["e"], odd: ["o"] }],
  ["corner", { contains: ["q"] }],
  ["diagonal", { "little-killer": ["l"] }],
  ["outside", { sandwich: ["h"], "x-sum": ["m"], skyscraper: ["y"], "numbered-room": ["u"] }],
  ["erase", { erase: [""] }],
];

/** @type {Tool[]} */
export const TOOLS = WAYS.flatMap(([way, tools]) =>
  Object.entries(tools).map(([name, [letter, ...cycle]]) => ({
    name,
    letter,
    way,
    kinds: cycle.length ? cycle.map((rule) => rule.split(":")[0]) : [name],
    cycle,
  })),
);

/** The rules about the whole grid, which are switched on and off. */
export const SWITCHES = ["diagonal-down", "diagonal-up", "windoku", "disjoint", "knight", "king", "nonconsecutive"];

/** The names of switches that turn several rules on, and these rules. @type {Record<string, string[]>} */
const TOGETHER = { diagonals: ["diagonal-down", "diagonal-up"] };

/** Return the tool, or the switch, with a name. @param {string} name @returns {Tool} */
export const toolOf = (name) =>
  TOOLS.find((tool) => tool.name === name) ??
  customTool(name) ?? {
    ...{ name, letter: "", cycle: [] },
    ...{ way: "switch", kinds: TOGETHER[name] ?? [name] },
  };

/** The kinds of clues outside the grid, which a tap inside it never means. */
export const OUTSIDE = TOOLS.flatMap(({ way, kinds }) => (["outside", "diagonal"].includes(way) ? kinds : []));

/** Return whether a tool draws clues outside the grid. @param {Tool} tool */
export const isOutside = ({ way }) => way === "outside" || way === "diagonal";

/** Return whether the rules of a tool have a number that is typed after they are drawn. @param {Tool} tool */
export const hasNumber = (tool) => isOutside(tool) || tool.way === "sum" || tool.way === "corner";
