/**
 * Access to the parts of the page: on its server or, if the page is one file, in that file. There they are elements
 * with the name of the part and its bytes in base64. A worker of such a page is sent the parts that it needs.
 */
import { bytesOf } from "./bytes.js";

/** @typedef {{ parts: Promise<Record<string, Blob | ArrayBuffer>>, scripts: Record<string, () => Promise<any>> }} Given */

const network = globalThis.fetch?.bind(globalThis);

/** The parts that a worker of the page as one file was sent, see worker-source.js. @type {Given | undefined} */
const given = /** @type {any} */ (globalThis).given;
const { document } = /** @type {any} */ (globalThis);

/** True if the page is one file that contains all its parts. */
export const inOneFile = Boolean(given || document?.querySelector("script[data-part]"));

/** The base of all addresses. In one file they only distinguish parts; nothing can be loaded from there. */
const BASE = inOneFile ? "https://one-file.invalid/" : import.meta.url;

/** Return the address of a part. @param {string} path */
export const address = (path) => new URL(path, BASE).href;

/** Return a part as a response: 404 if there is no such part. @param {string} path @param {RequestInit} [init] */
export async function fetchPart(path, init) {
  if (!inOneFile) return network(address(path), init);
  const part = given ? (await given.parts)[path] : partOf(path);
  return part ? new Response(part) : new Response(null, { status: 404 });
}

/** The scripts inside the page as one file, of the page or of a worker. @type {Given["scripts"] | undefined} */
const scripts = given?.scripts ?? /** @type {any} */ (globalThis).scripts;

/** The exports of scripts of the build, by path. @type {Map<string, Promise<any>>} */
const imported = new Map();

/**
 * Return the exports of a script of the build. A script that could not be loaded is tried again.
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
 * The parts that have been read and are no longer in the document. All scripts of the page share them, because each
 * contains a copy of this module. The browser may move blobs to a disk.
 */
const readParts = shared.readParts;

/**
 * Return a part of this file, or null if the file has no such part or is cut off before it.
 * @param {string} path @returns {Blob | null}
 */
export function partOf(path) {
  const part = readParts.get(path) ?? takeFromDocument(path);
  if (part) readParts.set(path, part);
  return part;
}

/**
 * Return the attributes of a link to a part. In one file the link downloads the part, because there is no other page.
 * @param {string} path
 */
export const linkTo = (path) =>
  inOneFile
    ? { href: URL.createObjectURL(partOf(path) ?? new Blob()), download: path }
    : { href: `./${path}`, target: "_blank" };

/** Read a part from its element, and remove the element. @param {string} path @returns {Blob | null} */
function takeFromDocument(path) {
  const element = document.querySelector(`script[data-part="${path}"]`);
  if (!element) return null;
  const text = element.textContent;
  element.remove(); // frees the memory of the text
  try {
    return new Blob([bytesOf(text)]);
  } catch {
    return null; // the file is cut off within this part
  }
}
