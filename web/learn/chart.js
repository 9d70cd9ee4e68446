/**
 * A chart of the depth of a run, event by event. The line rises when a blank cell is filled, and falls when the search
 * goes back.
 */
import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 320;
const HEIGHT = 56;

/** Create the chart that shows the depth of the search over the events of a run. */
export function createChart() {
  const line = shape("polyline", "chart-line");
  const now = shape("line", "chart-now");
  const svg = shape("svg", "chart");
  put(svg, "viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  put(svg, "preserveAspectRatio", "none");
  put(svg, "role", "img");
  put(svg, "aria-label", t("class.chart"));
  svg.append(line, now);
  const root = h("figure", { class: "class-chart" }, svg, h("figcaption", { class: "muted" }, t("class.chart")));
  return {
    root,
    /** @param {import("./classroom.js").Scene | null} scene */
    render(scene) {
      put(
        line,
        "points",
        scene ? points(scene.depths, [...scene.givens].filter((symbol) => symbol === ".").length) : "",
      );
      const x = scene?.known ? (scene.position / scene.known) * WIDTH : 0;
      for (const [name, value] of Object.entries({ x1: x, x2: x, y1: 0, y2: HEIGHT })) put(now, name, value);
    },
  };
}

/**
 * Return the points of the chart's line, one for each depth of the search, as the text of an SVG attribute.
 * @param {number[]} depths @param {number} most
 */
export function points(depths, most) {
  const x = (/** @type {number} */ place) => ((place + 1) / depths.length) * WIDTH;
  const y = (/** @type {number} */ depth) => HEIGHT - 2 - (depth / Math.max(most, 1)) * (HEIGHT - 4);
  return depths.map((depth, place) => `${x(place).toFixed(1)},${y(depth).toFixed(1)}`).join(" ");
}

/** @param {string} tag @param {string} name */
function shape(tag, name) {
  const element = document.createElementNS(SVG, tag);
  put(element, "class", name);
  return element;
}
