/** Helpers to create SVG drawings, which are shown over a board or instead of one. */
import { put } from "../ui/dom.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Create an SVG element, for example `shape("path", { class: "link", d: "M0 0h9" })`.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {import("../ui/dom.js").Attributes} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function shape(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) put(element, name, value);
  element.append(...children);
  return element;
}

/** Return a length rounded to three decimals, because smaller differences cannot be seen. @param {number} length */
export const rounded = (length) => Number(length.toFixed(3));
