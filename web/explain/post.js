/**
 * Steps, positions and solution paths as posts for forums. Functions here are pure.
 * @typedef {import("./model.js").Step} Step
 * @typedef {import("./model.js").Explain} Explain
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {"hodoku" | "eureka"} Notation
 * @typedef {"plain" | "bbcode" | "markdown"} Markup
 * @typedef {{notation: Notation, markup: Markup}} Posting how posts are written
 * @typedef {"step" | "position" | "path"} Posted
 */

import { symbolOf } from "../board/board.js";
import { boxShape, geometry } from "../board/geometry.js";
import { partsOf } from "../board/geometry-name.js";
import { cellsOf, stepOf } from "./model.js";

/** @type {Notation[]} */
export const NOTATIONS = ["hodoku", "eureka"];

/** @type {Markup[]} */
export const MARKUPS = ["plain", "bbcode", "markdown"];

/**
 * Return how posts are written, from what was saved. What is missing or not valid gets its default.
 * @param {{notation?: unknown, markup?: unknown}} [saved] @returns {Posting}
 */
export const postingFrom = ({ notation, markup } = {}) => ({
  notation: NOTATIONS.find((each) => each === notation) ?? "hodoku",
  markup: MARKUPS.find((each) => each === markup) ?? "plain",
});

/** The characters around a name and around a block of text, by markup. @type {Record<Markup, Record<"name" | "block", [string, string]>>} */
const AROUND = {
  plain: { name: ["", ""], block: ["", ""] },
  bbcode: { name: ["[b]", "[/b]"], block: ["[code]\n", "\n[/code]"] },
  markdown: { name: ["**", "**"], block: ["```\n", "\n```"] },
};

const SINGLES = ["full-house", "hidden-single", "naked-single"];

/**
 * Return a step in one line: its name, its pattern and its result.
 * @param {Step} step @param {Posting} posting @param {(step: Step) => string} nameOf
 */
export const stepLine = (step, { notation, markup }, nameOf) =>
  `${within(AROUND[markup].name, nameOf(step))}: ${escaped(step.notation[notation], markup)}`;

/**
 * Return what can be posted of an explanation, as text.
 * @param {Posted} what @param {Explain} explain @param {Posting} posting @param {(step: Step) => string} nameOf
 */
export function postOf(what, explain, posting, nameOf) {
  const step = stepOf(explain);
  if (what === "step") return step ? stepLine(step, posting, nameOf) : "";
  if (what === "position") return block(candidateGrid(explain, valuesOf(explain)), posting);
  return pathPost(/** @type {import("./model.js").PathShown} */ (explain), posting, nameOf);
}

/** Return what can be posted of an explanation. @param {Explain} explain @returns {Posted[]} */
export const postable = (explain) => [
  ...(stepOf(explain) ? /** @type {Posted[]} */ (["step"]) : []),
  "position",
  ...(explain.kind === "path" ? /** @type {Posted[]} */ (["path"]) : []),
];

/** Return the digits on the board before the step. @param {Explain} explain */
const valuesOf = (explain) => (explain.kind === "path" ? explain.boards[explain.index].values : explain.about.values);

/** @param {[string, string]} around @param {string} text */
const within = ([before, after], text) => `${before}${text}${after}`;

/** @param {string} text @param {Posting} posting */
const block = (text, { markup }) => within(AROUND[markup].block, text);

/** Return a text in which Markdown shows `<` and `*` as they are. @param {string} text @param {Markup} markup */
const escaped = (text, markup) => (markup === "markdown" ? text.replace(/[<>*]/g, "\\$&") : text);

/**
 * Return a solution path: the puzzle, and one line for each step. Singles in succession are in one line.
 * @param {import("./model.js").PathShown} path @param {Posting} posting @param {(step: Step) => string} nameOf
 */
function pathPost({ about, steps, solved }, posting, nameOf) {
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  let singles = [];
  const write = () => singles.length && lines.push(`${lines.length + 1}. ${singles.join(", ")}`);
  for (const step of steps) {
    if (SINGLES.includes(step.technique)) singles.push(escaped(step.notation[posting.notation], posting.markup));
    else {
      write();
      singles = [];
      lines.push(`${lines.length + 1}. ${stepLine(step, posting, nameOf)}`);
    }
  }
  write();
  return [block(about.givens, posting), "", ...lines, ...(solved ? [] : ["…"])].join("\n");
}

/**
 * Return the position as a grid of candidates, with lines between the boxes. A filled cell has its digit alone.
 * @param {Explain} explain @param {string} values
 */
export function candidateGrid(explain, values) {
  const name = explain.about.geometry;
  const { side } = geometry(name);
  const { width, height } = boxShape(partsOf(name).base);
  const cells = cellsOf(explain);
  const texts = [...values].map((symbol, at) => (symbol === "." ? (cells[at] ?? []).map(symbolOf).join("") : symbol));
  const widths = Array.from({ length: side }, (_, column) =>
    Math.max(...texts.filter((_, at) => at % side === column).map((text) => text.length)),
  );
  const columns = (/** @type {string[]} */ row) =>
    grouped(
      row.map((text, column) => text.padEnd(widths[column])),
      width,
    );
  const dashes = columns(widths.map((wide) => "-".repeat(wide))).map((box) => `-${box.join("--")}-`);
  const rule = `+${dashes.join("+")}+`;
  const rows = grouped(texts, side).map(
    (row) =>
      `| ${columns(row)
        .map((box) => box.join("  "))
        .join(" | ")} |`,
  );
  return [...grouped(rows, height).flatMap((band) => [rule, ...band]), rule].join("\n");
}

/** Return a list in groups of this size. @template Item @param {Item[]} list @param {number} size @returns {Item[][]} */
const grouped = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
