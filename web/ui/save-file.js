/** A file for the person to keep: the browser saves it as it saves any download. */
import { h } from "./dom.js";

/** The file stays reachable for so many milliseconds: some browsers first ask where to put it. */
const PATIENCE = 60_000;

/** @param {string} name @param {string} type @param {BlobPart} content */
export function saveFile(name, type, content) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}
