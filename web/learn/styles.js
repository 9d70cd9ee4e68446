/** Styles that come with what is fetched later. */
import { fetchPart } from "../parts/parts.js";

/** Sheets that the page has besides its own, by path. @type {Map<string, Promise<void>>} */
const adopted = new Map();

/** A sheet of styles for what is fetched later; one that could not be had is tried again. @param {string} path */
export function adoptStyles(path) {
  const adopting = adopted.get(path) ?? adopt(path);
  adopted.set(path, adopting);
  adopting.catch(() => adopted.delete(path));
  return adopting;
}

/** @param {string} path */
async function adopt(path) {
  const answer = await fetchPart(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
}
