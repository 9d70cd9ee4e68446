/**
 * Access to the parts of the page. They are on its server or, if the page is one file, in that file: each part is then
 * an element with the part's name, and contains the bytes in base64. The page as one file sends its workers the parts
 * that they need.
 */
import { bytesOf } from "./bytes.js";

/** @typedef {{ parts: Promise<Record<string, Blob | ArrayBuffer>>, scripts: Record<string, () => Promise<any>> }} Given */

const network = globalThis.fetch?.bind(globalThis);

/**
 * The parts that were sent to this worker, if the page that started it is a single file (see worker-source.js).
 * @type {Given | undefined}
 */
const given = /** @type {any} */ (globalThis).given;
const { document } = /** @type {any} */ (globalThis);

/** True if the page is one file that contains all its parts. */
export const inOneFile = Boolean(given || document?.querySelector("script[data-part]"));

/**
 * The base of all addresses: the address of the page or, in a worker, that of its script. Addresses do not depend on
 * the folder of the script that uses them. In the page as one file, addresses only distinguish the parts, and nothing
 * can be loaded from them.
 */
const BASE = inOneFile ? "https://one-file.invalid/" : (document?.baseURI ?? import.meta.url);

/** Return the full address of a part of the page, such as a script or a catalog. @param {string} path */
export const address = (path) => new URL(path, BASE).href;

/**
 * Load a part of the page, and return it as a response. The page as one file contains all parts; otherwise the part is
 * loaded from the server. The status is 404 if there is no such part.
 * @param {string} path @param {RequestInit} [init]
 */
export async function fetchPart(path, init) {
  if (!inOneFile) return network(address(path), init);
  const part = given ? (await given.parts)[path] : partOf(path);
  return part ? new Response(part) : new Response(null, { status: 404 });
}

/**
 * The scripts that are contained in the page as one file, or that were sent to a worker of this page.
 * @type {Given["scripts"] | undefined}
 */
const scripts = given?.scripts ?? /** @type {any} */ (globalThis).scripts;

/** The exports of the build's scripts that have been imported, by path. @type {Map<string, Promise<any>>} */
const imported = new Map();

/**
 * Return the exports of a script of the build. If loading fails, the next call tries again.
 * @param {string} path @returns {Promise<any>}
 */
export function importScript(path) {
  const script = imported.get(path) ?? (scripts ? scripts[path]() : import(address(path)));
  imported.set(path, script);
  script.catch(() => imported.delete(path));
  return script;
}

const shared = /** @type {{ readParts?: Map<string, Blob> }} */ (globalThis);
shared.readParts ??= new Map();

/**
 * The parts that have been read and removed from the document. All scripts of the page share this map, because each of
 * them contains its own copy of this module. The contents are Blobs, which the browser may move to a disk to save
 * memory.
 */
const readParts = shared.readParts;

/**
 * Return a part that the page as one file contains. Return null if there is no such part, or if the file was cut off
 * before it.
 * @param {string} path @returns {Blob | null}
 */
export function partOf(path) {
  const part = readParts.get(path) ?? takeFromDocument(path);
  if (part) readParts.set(path, part);
  return part;
}

/**
 * Return the attributes of a link to a part. In the page as one file, the link downloads the part, because there is no
 * other page to open.
 * @param {string} path
 */
export const linkTo = (path) =>
  inOneFile
    ? { href: URL.createObjectURL(partOf(path) ?? new Blob()), download: path }
    : { href: `./${path}`, target: "_blank" };

/**
 * Return a part from the element that contains it in the page as one file, and remove this element from the document.
 * @param {string} path @returns {Blob | null}
 */
function takeFromDocument(path) {
  const element = document.querySelector(`script[data-part="${path}"]`);
  if (!element) return null;
  const text = element.textContent;
  element.remove(); // this frees the memory of the text
  try {
    return new Blob([bytesOf(text)]);
  } catch {
    return null; // the file was cut off inside this part
  }
}
