/**
 * The drawing of a step over the board. It shows the step's houses, its chain, and the candidates that digits in cells
 * rule out. Links of the chain have arrows and numbers. Strong links are solid lines, weak links are dashed.
 * @typedef {import("./link-paths.js").Link} Link
 * @typedef {import("./link-paths.js").Point} Point
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("./link-paths.js").Links} Links
 */
import { put } from "../ui/dom.js";
import { symbolOf } from "./board.js";
import { linkPaths, placeOf } from "./link-paths.js";
import { crossingsOf, outlinesOf } from "./outlines.js";
import { barredPlaces, raysOf } from "./rays.js";
import { rounded, shape } from "./svg.js";

/**
 * The number of styles in which the branches of a forcing chain are drawn. Styles differ in colour and dashes. If there
 * are more branches than styles, styles are used again.
 */
const STYLES = 5;
const CROSS = 0.2; // the size of a cross, as a part of the size of a candidate
const CORNER = 0.12;

/**
 * Return the number of the style (colour and dashes) in which a branch of a chain and its text are drawn.
 * @param {number | null} branch
 */
export const styleOf = (branch) => (branch === null ? null : branch % STYLES);

export function createLinks() {
  const svg = shape("svg", { class: "links", "aria-hidden": "true" });
  let drawn = "";
  return {
    root: svg,
    /** @param {Links} links @param {Mark[]} marks @param {Geometry} size */
    render(links, marks, size) {
      const now = JSON.stringify([size.name, links, marks]);
      if (now === drawn) return;
      drawn = now;
      put(svg, "viewBox", `0 0 ${size.side} ${size.side}`);
      put(svg, "data-branch", styleOf(links.branch));
      put(svg, "data-lit", links.lit !== null);
      svg.replaceChildren(
        ...houses(marks, size),
        ...reasons(links.reasons, size),
        ...pairs(links, size),
        ...chain(links, size),
      );
    },
  };
}

/** @param {Mark[]} marks @param {Geometry} size */
function houses(marks, size) {
  const crossings = crossingsOf(marks, size).map((cell) =>
    shape("rect", { class: "crossing", x: size.columnOf[cell], y: size.rowOf[cell], width: 1, height: 1 }),
  );
  const outlines = outlinesOf(marks, size).map(({ role, ...place }) =>
    shape("rect", { class: `house-outline role-${role}`, rx: CORNER, ...place }),
  );
  return [...crossings, ...outlines];
}

/** @param {Link[]} links @param {Geometry} size */
function reasons(links, size) {
  const half = CROSS / Math.max(size.box.width, size.box.height);
  const rays = raysOf(links, size).map(({ from, to }) => shape("path", { class: "ray", d: line(from, to) }));
  const crosses = barredPlaces(links, size).map(([x, y]) => {
    const [left, right, top, bottom] = [x - half, x + half, y - half, y + half];
    return shape("path", {
      class: "barred",
      d: line([left, top], [right, bottom]) + line([left, bottom], [right, top]),
    });
  });
  return [...rays, ...crosses];
}

/** @param {Links} links @param {Geometry} size */
function chain({ chain: links, lit }, size) {
  return linkPaths(links, size).map(({ curve: [from, pull, to], head, middle: [x, y], number }, index) =>
    shape(
      "g",
      { class: links[index].strong ? "link strong" : "link", "data-lit": number === lit },
      shape("path", { class: "link-line", d: bow(from, pull, to) }),
      shape("path", { class: "link-head", d: `M${head.map(words).join("L")}Z` }),
      shape("text", { class: "link-number", x: rounded(x), y: rounded(y) }, String(number)),
    ),
  );
}

/** @param {Links} links @param {Geometry} size */
function pairs({ pairs: links = [], unseen = [] }, size) {
  const lines = linkPaths(links, size).map(({ curve: [from, pull, to] }) =>
    shape("g", { class: "link strong" }, shape("path", { class: "link-line", d: bow(from, pull, to) })),
  );
  const digits = [...new Map(unseen.map((candidate) => [String(candidate), candidate])).values()].map((candidate) => {
    const [x, y] = placeOf(candidate, size);
    return shape("text", { class: "link-number", x: rounded(x), y: rounded(y) }, symbolOf(candidate[1]));
  });
  return [...lines, ...digits];
}

/** @param {Point} from @param {Point} pull @param {Point} to */
const bow = (from, pull, to) => `M${words(from)}Q${words(pull)} ${words(to)}`;

/** @param {Point} from @param {Point} to */
const line = (from, to) => `M${words(from)}L${words(to)}`;

/** @param {Point} point */
const words = (point) => point.map(rounded).join(" ");
