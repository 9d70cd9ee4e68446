/**
 * The choice of grid styles. Each style is shown as a picture of the corner of a grid, with the proportions that Python
 * uses.
 */

import { LISTS, STYLES } from "../contract/constants.js";
import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/**
 * The data for the picture of a style, which shows a corner of a grid: the digits in it, the size of a box in cells,
 * and the size of a cell in units of the drawing and in millimetres.
 */
const ROWS = ["52.7", ".3..", "8..6", "..4."];
const BOX = 3;
const [UNIT, MILLIMETRES] = [12, 14];

/**
 * The height of a digit, as a part of a cell. DOTS contains the numbers of the braille dots for each digit. APART is
 * the distance between dots, and RADIUS is their radius, both as parts of a cell. APART gives dots that are as far
 * apart on paper as readers of braille need.
 */
const DIGIT = 0.74;
const DOTS = { 2: [1, 2], 3: [1, 4], 4: [1, 4, 5], 5: [1, 5], 6: [1, 2, 4], 7: [1, 2, 4, 5], 8: [1, 2, 5] };
const [APART, RADIUS] = [0.18, 0.06];

/** @type {Record<string, string>} */
const FACES = { latin: "style-latin", serif: "style-serif", clear: "style-clear" };

/** @param {(name: string) => void} onPress */
export function createStyles(onPress) {
  const buttons = LISTS.style.map((name) => {
    const about = { type: "button", class: "control choice style-choice", onclick: () => onPress(name) };
    return h("button", about, picture(name), h("span", {}, t(`print.style.${name}`)));
  });
  const group = h("div", { class: "styles", role: "group", "aria-label": t("print.style") }, ...buttons);
  return {
    name: /** @type {const} */ ("style"),
    /** @param {unknown} style */
    show(style) {
      for (const [index, button] of buttons.entries())
        put(button, "aria-pressed", String(LISTS.style[index] === style));
    },
    root: h("div", { class: "option of-styles" }, h("span", {}, t("print.style")), group),
  };
}

/** Draw a small picture that shows what a print style looks like. @param {string} name */
function picture(name) {
  const { frame, box, cell, digits } = STYLES[name];
  const side = UNIT * ROWS.length;
  const inner = [1, 2].map((at) => at * UNIT);
  const root = drawn("svg", { viewBox: `0 0 ${side} ${side}`, class: "style-picture", "aria-hidden": "true" });
  root.append(lines(inner, side, cell), lines([BOX * UNIT], side, box), lines([0], side, frame));
  for (const [row, text] of ROWS.entries())
    for (const [column, digit] of [...text].entries())
      if (digit !== ".") root.append(...(name === "tactile" ? dots : letter)(digit, column + 0.5, row + 0.5, digits));
  return root;
}

/**
 * Draw the horizontal and vertical lines of a grid at the given distances from its edge.
 * @param {number[]} places  the distances of the lines from the edge
 * @param {number} side  the length of the lines
 * @param {number[]} weight  the width of the lines, as in STYLES
 */
function lines(places, side, [share, least, most]) {
  const width = (Math.min(Math.max(share * MILLIMETRES, least), most) * UNIT) / MILLIMETRES;
  const d = places.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join("");
  // a line at the edge is twice as thick, because its outer half is cut off
  return drawn("path", { d, "stroke-width": places[0] ? width : 2 * width });
}

/** @param {string} digit @param {number} x @param {number} y @param {string} face */
function letter(digit, x, y, face) {
  const size = { "font-size": DIGIT * UNIT, "text-anchor": "middle", "dominant-baseline": "central" };
  const text = drawn("text", { x: x * UNIT, y: y * UNIT, class: FACES[face], ...size });
  text.textContent = digit;
  return [text];
}

/** @param {string} digit @param {number} x @param {number} y */
const dots = (digit, x, y) =>
  DOTS[/** @type {keyof typeof DOTS} */ (Number(digit))].map((dot) => {
    const [column, row] = [Math.floor((dot - 1) / 3) - 0.5, ((dot - 1) % 3) - 1];
    return drawn("circle", { cx: (x + column * APART) * UNIT, cy: (y + row * APART) * UNIT, r: RADIUS * UNIT });
  });

/** @param {string} name @param {Record<string, unknown>} attributes */
function drawn(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
