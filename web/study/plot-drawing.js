/**
 * A plot as an SVG drawing: its axes, and a mark for each point. The shape and colour of a mark show the algorithm. An
 * arrow at a mark shows that the run was stopped.
 * @typedef {import("./plot.js").Point} Point
 * @typedef {import("./plot.js").Tick} Tick
 */
import { shape } from "../board/svg.js";
import { put } from "../ui/dom.js";
import { contenders } from "./contenders.js";

export const SIZE = { width: 400, height: 300 };
/** The area of the drawing that contains the points. */
const FIELD = { left: 58, top: 22, width: 330, height: 230 };

/**
 * The shapes of the marks in a plot, centred at 0 0. There is one for each algorithm, and one for the first of the
 * user's own programs.
 */
const FORMS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
  "M-3.5 -3.5h7v7h-7z",
  "M0 -5l5 5l-5 5l-5 -5z",
  "M0 -4.5l4.5 8h-9z",
  "M-3.5 -3.5l7 7m0 -7l-7 7",
  "M0 -4.5v9m-4.5 -4.5h9",
  "M0 4.5l4.5 -8h-9z",
  "M-4.5 -4.5h9l-9 9h9z",
  "M-4.5 -4.5v9l9 -9v9z",
  "M-4.5 3.5v-7l4.5 5l4.5 -5v7z",
];
/** The shape of the marks in a plot for all the user's other programs. */
const OTHERS = "M-4.5 0h9";
const ARROW = "M0 -6v-8m-3 3.500l3 -3.500l3 3.500";

/** The style properties that are copied into a file, so that the file looks like the drawing on the page. */
const LOOKS = ["fill", "stroke", "stroke-width", "font-size", "font-family", "font-weight", "text-anchor", "opacity"];

/** Return the position of a point in the drawing. @param {{x: number, y: number}} point coordinates from 0 to 1 */
export const placeOf = ({ x, y }) => ({ x: FIELD.left + x * FIELD.width, y: FIELD.top + (1 - y) * FIELD.height });

/** Return the mark that stands for an algorithm or program in a plot. @param {string} slug */
export const markOf = (slug) =>
  shape("path", { class: "plot-mark", "data-slug": slug, d: FORMS[contenders().indexOf(slug)] ?? OTHERS });

/**
 * Return the drawing of a plot: the lines and numbers of both axes, their names, and a mark for each point.
 * @param {{points: Point[], across: Tick[], up: Tick[]}} plot @param {{across: string, up: string}} names
 * @param {(value: number) => string} number
 */
export function drawPlot({ points, across, up }, names, number) {
  const bottom = FIELD.top + FIELD.height;
  const acrossAt = across.map(({ value, place }) => {
    const { x } = placeOf({ x: place, y: 0 });
    return [line(x, FIELD.top, x, bottom), words(number(value), x, bottom + 16, "middle")];
  });
  const upAt = up.map(({ value, place }) => {
    const { y } = placeOf({ x: 0, y: place });
    return [line(FIELD.left, y, FIELD.left + FIELD.width, y), words(number(value), FIELD.left - 6, y + 4, "end")];
  });
  const middle = { x: FIELD.left + FIELD.width / 2, y: FIELD.top + FIELD.height / 2 };
  const upName = words(names.up, 0, 0, "middle");
  put(upName, "transform", `translate(11 ${middle.y}) rotate(-90)`);
  return [
    ...acrossAt.flat(),
    ...upAt.flat(),
    words(names.across, middle.x, SIZE.height - 6, "middle"),
    upName,
    ...points.map(pointOf),
  ];
}

/** Return the mark for one point of the plot. @param {Point} point */
function pointOf(point) {
  const { x, y } = placeOf(point);
  const mark = markOf(point.row.slug);
  if (point.cut) put(mark, "d", mark.getAttribute("d") + ARROW);
  put(mark, "transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  return mark;
}

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
const line = (x1, y1, x2, y2) => shape("line", { class: "plot-line", x1, y1, x2, y2 });

/** @param {string} text @param {number} x @param {number} y @param {string} anchor */
const words = (text, x, y, anchor) => shape("text", { class: "plot-words", x, y, "text-anchor": anchor }, text);

/** Return the drawing as the text of an SVG file that looks as it does on the page. @param {SVGSVGElement} svg */
export function svgFile(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const [seen, written] = [svg, copy].map((each) => [each, ...each.querySelectorAll("*")]);
  for (const [at, element] of written.entries()) {
    const look = getComputedStyle(seen[at]);
    for (const name of LOOKS) element.setAttribute(name, look.getPropertyValue(name));
    element.removeAttribute("class");
  }
  const ground = { width: SIZE.width, height: SIZE.height, fill: getComputedStyle(svg).backgroundColor };
  copy.prepend(shape("rect", ground));
  put(copy, "width", SIZE.width);
  put(copy, "height", SIZE.height);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}
