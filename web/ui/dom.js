/**
 * Helpers for elements of the page. Text is never read as HTML, and all styles are in the style sheets.
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes
 * @typedef {Node | string | null | undefined | false} Child
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Create an element, for example `h("button", { class: "key", onclick: go }, "7")`. A function becomes an event
 * listener. True adds an attribute without a value. With false, null or undefined, the attribute is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Attributes} [attributes] @param {...Child} children @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) put(element, name, value);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * Set, change or remove an attribute, or add a listener.
 *
 * An attribute that already has the value is not set again, because the browser would then recompute the styles of the
 * element and its descendants.
 *
 * @param {Element} element @param {string} name @param {Attributes[string]} value
 */
export function put(element, name, value) {
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else setAttribute(element, name, value === true ? "" : String(value));
}

/**
 * Set an attribute, unless it already has this value.
 * @param {Element} element @param {string} name @param {string} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Hide or show an element. @param {Element} element @param {boolean} hidden */
export const setHidden = (element, hidden) => put(element, "hidden", hidden);

/** Set the class attribute of an element. @param {Element} element @param {string} name the names of its classes */
export const setClass = (element, name) => put(element, "class", name);

/**
 * Change the text of an element, unless the element already has this text. Screen readers read every change aloud.
 * @param {Element} element @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Disable or enable a button. If the button has the focus, it only gets `aria-disabled`, because `disabled` would take
 * the focus away.
 * @param {HTMLButtonElement} button @param {boolean} idle
 */
export function setIdle(button, idle) {
  const held = idle && button === document.activeElement;
  put(button, "disabled", idle && !held);
  put(button, "aria-disabled", held ? "true" : null);
}

/** The icons of the page. Each is a line drawing in a square of 24 by 24. */
const ICONS = {
  paste: "M9 4h6v3H9zM9 5H6v15h12V5h-3M9 12h6M9 16h4",
  open: "M3 6h6l2 2h10v11H3zM3 11h18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  grid: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  clear: "M8 19h12M5 13l8-9 7 6-8 9H8zM9 8.5l7 6.2",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3",
  erase: "M9 6h12v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5",
  camera: "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7z",
  calendar: "M4 6h16v14H4zM4 10.500h16M8 3v5M16 3v5",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3",
  stamp: "M9.5 4h5l-1 7H18v4H6v-4h4.5zM5 19h14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  start: "M6 5v14M18 5l-9 7 9 7",
  theme: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  language: "M3 6h10M8 4v2M11 6c-1 4-4 7-8 9M5 9c1 3 4 5 7 6M11.5 20l4.5-10 4.5 10M13 17h6",
  sparkle: "M11 4l1.8 5.2L18 11l-5.2 1.8L11 18l-1.8-5.2L4 11l5.2-1.8zM19 15v5M16.500 17.500h5",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  learn: "M12 6L2.500 10.500L12 15l9.500-4.500zM6.500 12.500V17c3 2.500 8 2.500 11 0v-4.500",
  about: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v6M12 7.200v.3",
  puzzles: "M4 8h12v12H4zM8 8V4h12v12h-4M4 14h12M10 8v12",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5 11.500a.5.5 0 1 0 0 1a.5.5 0 1 0 0-1zM12 11.500a.5.5 0 1 0 0 1a.5.5 0 1 0 0-1zM19 11.500a.5.5 0 1 0 0 1a.5.5 0 1 0 0-1z",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  done: "M5 12.5l4.5 4.5L19 7",
  down: "M7 10l5 5 5-5",
  up: "M7 14l5-5 5 5",
  grip: "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01",
};

/** Create an icon. Screen readers ignore it. @param {keyof typeof ICONS} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  put(svg, "viewBox", "0 0 24 24");
  put(svg, "class", "icon");
  put(svg, "aria-hidden", "true");
  put(path, "d", ICONS[name]);
  svg.append(path);
  return svg;
}
