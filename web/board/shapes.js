/**
 * The drawing of shapes that show rules, such as cages and thermometers. Python says which shapes (see rules/shapes.py).
 * This module knows no kinds of rules. Lengths are in cells.
 * @typedef {import("../contract/shapes.js").ShapeData} Shape
 * @typedef {import("../contract/shapes.js").Drawing} Drawing
 */
import { put } from "../ui/dom.js";
import { rounded, shape } from "./svg.js";

/** The drawing of a grid without rules. @type {Drawing} */
export const NO_DRAWING = { shapes: [], margin: 0, rooms: [] };

/** The dashes of the line in the middle of a broad line, by its colour, for people who do not see colours. */
const CORES = /** @type {Record<string, string>} */ ({
  green: "",
  orange: "0.3 0.1",
  purple: "0.04 0.08",
  blue: "0.12 0.06",
  teal: "0.12 0.18",
  red: "0.06 0.06",
  yellow: "0.2 0.2",
  lilac: "0.03 0.15",
  brown: "0.2 0.05",
  pink: "0.4 0.06",
  slate: "0.06 0.16",
});

/** The distance of the baseline of a text from its middle, in heights of the text: half the height of a digit. */
const BASELINE = 0.36;

/** The greatest width of the edge of a shaded area. */
const EDGE = 0.02;

/** The least width of a line that has dashes in its middle where there are no colours. */
const BROAD = 0.15;

/** Create two drawings, one to put below the lines of the grid and one above. */
export function createShapes() {
  const [below, above] = ["shapes-below", "shapes-above"].map((place) =>
    shape("svg", { class: `rule-shapes ${place}`, "aria-hidden": "true" }),
  );
  return {
    below,
    above,
    /** @param {Drawing} drawing @param {number} side the number of rows */
    render({ shapes }, side) {
      for (const svg of [below, above]) {
        put(svg, "viewBox", `0 0 ${side} ${side}`);
        svg.replaceChildren(...elementsOf(shapes.filter((one) => one.over === (svg === above))));
      }
    },
  };
}

/** Return the elements that draw some shapes. @param {Shape[]} shapes */
export const elementsOf = (shapes) =>
  shapes.flatMap((one) => {
    const drawn = colored(FORMS[one.form](one), one);
    return hasCore(one) ? [drawn, coreOf(one)] : [drawn];
  });

/** @param {Shape} one */
const coreOf = (one) =>
  shape("path", { class: "rule-core", d: pathOf(one), "stroke-dasharray": CORES[String(one.line)] || null });

/** @type {Record<Shape["form"], (one: Shape) => SVGElement>} */
const FORMS = {
  line: (one) => shape("path", { class: `rule-line${one.dashed ? " rule-dashed" : ""}`, d: pathOf(one) }),
  area: (one) =>
    shape("path", { class: `rule-area${one.line && one.width > EDGE ? "" : " rule-shade"}`, d: `${pathOf(one)}Z` }),
  circle: ({ points: [[x, y]], size }) => shape("circle", { class: "rule-circle", cx: x, cy: y, r: size }),
  text: ({ points: [[x, y]], size, text }) =>
    shape("text", { class: "rule-text", x: rounded(x), y: rounded(y + size * BASELINE), "font-size": size }, text),
};

/** @param {SVGElement} element @param {Shape} one */
function colored(element, { line, fill, width }) {
  element.style.setProperty("stroke", line ? `var(--rule-${line})` : "none");
  element.style.setProperty("fill", fill ? `var(--rule-${fill})` : "none");
  if (line) element.setAttribute("stroke-width", String(width));
  return element;
}

/** @param {Shape} one */
const hasCore = ({ form, line, width }) => form === "line" && width >= BROAD && line !== null && line in CORES;

/** @param {Shape} one */
const pathOf = ({ points }) => `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}`;
