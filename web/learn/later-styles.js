/** Style sheets that are loaded when they are first needed. */
import { fetchPart } from "../parts/parts.js";

/** The style sheets that have been requested so far, by path. @type {Map<string, Promise<void>>} */
const adopted = new Map();

/**
 * Load a style sheet of the build, unless it is already loaded. If this fails, the next call tries again.
 * @param {string} path
 */
export function adoptStyles(path) {
  const sheet = adopted.get(path) ?? adoptedFrom(path);
  adopted.set(path, sheet);
  sheet.catch(() => adopted.delete(path));
  return sheet;
}

/** Load a style sheet and add it to the page. @param {string} path */
async function adoptedFrom(path) {
  const answer = await fetchPart(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
}
