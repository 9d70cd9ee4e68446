/** Sheets in the document: drawn from SVG text, and handed to the browser's printer at their real size. */
import { bytesOf } from "../parts/bytes.js";
import { h } from "../ui/dom.js";
import { saveFile } from "../ui/save-file.js";

const SVG_TYPE = "image/svg+xml";

/** An SVG element of our own drawing; parsed as XML, so nothing in it is markup of the page. @param {string} text */
export function drawingOf(text) {
  const parsed = new DOMParser().parseFromString(text, SVG_TYPE).documentElement;
  return document.importNode(parsed, true);
}

/** After so many pages the browser gets time for other events. */
const PAGES_AT_ONCE = 16;

/** The sheets alone on paper of their size, and the browser's dialogue. @param {{pages: string[], width: number, height: number}} sheets */
export async function printSheets({ pages, width, height }) {
  const paper = h("div", { id: "paper" });
  for (const [index, page] of pages.entries()) {
    if (index % PAGES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    paper.append(drawingOf(page));
  }
  const size = new CSSStyleSheet();
  size.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
  document.body.append(paper);
  document.documentElement.classList.add("printing");
  const done = () => {
    document.documentElement.classList.remove("printing");
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size);
    paper.remove();
  };
  window.addEventListener("afterprint", done, { once: true });
  window.print();
}

/** Of the files that are made, by their ending; of one that no browser knows, none adds another ending. @type {Record<string, string>} */
const TYPES = { pdf: "application/pdf", txt: "text/plain;charset=utf-8" };

/** @param {{base64: string, name: string}} file */
export function download({ base64, name }) {
  saveFile(name, TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream", bytesOf(base64));
}
