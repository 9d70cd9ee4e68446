/**
 * The links of a chain, drawn as lines from candidate to candidate over the board: strong ones solid, weak ones dashed.
 *
 * @typedef {import("../explain/model.js").Link} Link
 * @typedef {import("./geometry.js").Geometry} Geometry
 */
import { put } from "../ui/dom.js";

const SVG = "http://www.w3.org/2000/svg";
/** A line ends so far from the middle of a candidate, as a part of its place, so that the digit can be read. */
const CLEARANCE = 0.42;

/** Where a candidate's small digit stands, in cells from the board's corner. @param {[number, number]} candidate @param {Geometry} size @returns {[number, number]} */
export function placeOf([cell, digit], { rowOf, columnOf, box: { width, height } }) {
  const x = ((digit - 1) % width) + 0.5;
  const y = Math.floor((digit - 1) / width) + 0.5;
  return [columnOf[cell] + x / width, rowOf[cell] + y / height];
}

/** Both ends of a link's line, a little short of the digits. @param {Link} link @param {Geometry} size @returns {[number, number, number, number] | null} */
export function lineOf({ from, to }, size) {
  const [x1, y1] = placeOf(from, size);
  const [x2, y2] = placeOf(to, size);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const cut = CLEARANCE / Math.max(size.box.width, size.box.height);
  if (length <= 2 * cut) return null;
  const [dx, dy] = [((x2 - x1) / length) * cut, ((y2 - y1) / length) * cut];
  return [x1 + dx, y1 + dy, x2 - dx, y2 - dy];
}

export function createLinks() {
  const svg = document.createElementNS(SVG, "svg");
  put(svg, "class", "links");
  put(svg, "aria-hidden", "true");
  let drawn = "";
  return {
    root: svg,
    /** @param {Link[]} links @param {Geometry} size */
    render(links, size) {
      const now = JSON.stringify([size.name, links]);
      if (now === drawn) return;
      drawn = now;
      put(svg, "viewBox", `0 0 ${size.n} ${size.n}`);
      svg.replaceChildren(...links.flatMap((link) => lineElement(link, size)));
    },
  };
}

/** @param {Link} link @param {Geometry} size @returns {SVGElement[]} */
function lineElement(link, size) {
  const ends = lineOf(link, size);
  if (!ends) return [];
  const line = document.createElementNS(SVG, "line");
  for (const [index, name] of ["x1", "y1", "x2", "y2"].entries()) put(line, name, ends[index].toFixed(3));
  put(line, "class", link.strong ? "link strong" : "link");
  return [line];
}
