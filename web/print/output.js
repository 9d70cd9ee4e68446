/**
 * Output of pages, which are SVG texts. They are drawn in the document, printed by the browser in their real size, or
 * downloaded.
 */
import { h } from "../ui/dom.js";
import { saveFile } from "../ui/save-file.js";

const SVG_TYPE = "image/svg+xml";

/**
 * Return a page as an SVG element. The text is parsed as XML, so that nothing in it can become HTML.
 * @param {string} text
 */
export function drawingOf(text) {
  const parsed = new DOMParser().parseFromString(text, SVG_TYPE).documentElement;
  return document.importNode(parsed, true);
}

/** The number of pages that are added before the browser gets time for other events. */
const PAGES_AT_ONCE = 16;

/**
 * Open the browser's print dialog for these pages only, on paper of their size.
 * @param {{pages: string[], width: number, height: number}} sheets
 */
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

/**
 * The media types of files by their endings. Other files get a general type, for which no browser adds an ending to the
 * name.
 * @type {Record<string, string>}
 */
const TYPES = { pdf: "application/pdf", txt: "text/plain;charset=utf-8" };

/**
 * Download a file that Python has made, such as a PDF.
 * @param {{bytes: import("../contract/shapes.js").Bytes, name: string}} file
 */
export function download({ bytes, name }) {
  saveFile(name, TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream", bytes);
}

/** Return a file name made from the title of a document. @param {string} title @param {string} [ending] */
export const fileName = (title, ending = "pdf") =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "sudoku"
  }.${ending}`;
