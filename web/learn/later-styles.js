/** The looks of what is fetched when it is first needed. */
import { fetchPart } from "../parts/parts.js";

/** Sheets that have been added to those of the page. @type {Map<string, Promise<void>>} */
const adopted = new Map();

/** Those of a part of the build; a sheet that could not be had is tried again. @param {string} path */
export function adoptStyles(path) {
  const sheet = adopted.get(path) ?? adoptedFrom(path);
  adopted.set(path, sheet);
  sheet.catch(() => adopted.delete(path));
  return sheet;
}

/** @param {string} path */
async function adoptedFrom(path) {
  const answer = await fetchPart(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
}
