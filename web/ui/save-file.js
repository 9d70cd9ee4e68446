/** Downloads of data that the page has created itself. */
import { h } from "./dom.js";

/**
 * The time in milliseconds for which a browser can still fetch the data of a download. Some browsers first ask where to
 * save the file.
 */
const PATIENCE = 60_000;

/** Download a file with the given content. @param {string} name @param {string} type @param {BlobPart} content */
export function saveFile(name, type, content) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}
