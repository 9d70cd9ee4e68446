/**
 * Where the parts of the page are: on its server or, where the page is one file, in that file. There they stand as elements
 * with the name of the part and its bytes in base64; a worker of such a page is given those that it needs.
 */
import { bytesOf } from "./bytes.js";

/** @typedef {{ parts: Promise<Record<string, Blob | ArrayBuffer>>, scripts: Record<string, () => Promise<any>> }} Given */

const network = globalThis.fetch?.bind(globalThis);

/** What a worker of one file was given, see worker-source.js. @type {Given | undefined} */
const given = /** @type {any} */ (globalThis).given;
const { document } = /** @type {any} */ (globalThis);

/** Whether the page is one file, with all its parts in it. */
export const inOneFile = Boolean(given || document?.querySelector("script[data-part]"));

/** An address in one file has no meaning but to tell parts apart: nothing can be fetched from there. */
const BASE = inOneFile ? "https://one-file.invalid/" : import.meta.url;

/** The address of a part. @param {string} path */
export const address = (path) => new URL(path, BASE).href;

/** A part as an answer: 404 for one that is not there. @param {string} path @param {RequestInit} [init] */
export async function fetchPart(path, init) {
  if (!inOneFile) return network(address(path), init);
  const part = given ? (await given.parts)[path] : partOf(path);
  return part ? new Response(part) : new Response(null, { status: 404 });
}

/** The scripts that one file has in it, its page's or a worker's. @type {Given["scripts"] | undefined} */
const scripts = given?.scripts ?? /** @type {any} */ (globalThis).scripts;

/** What scripts of the build export, by path. @type {Map<string, Promise<any>>} */
const imported = new Map();

/** What a script of the build exports; one that could not be had is tried again. @param {string} path @returns {Promise<any>} */
export function importScript(path) {
  const script = imported.get(path) ?? (scripts ? scripts[path]() : import(address(path)));
  imported.set(path, script);
  script.catch(() => imported.delete(path));
  return script;
}

const shared = /** @type {{ readParts?: Map<string, Blob> }} */ (globalThis);
shared.readParts ??= new Map();

/**
 * Parts that have been read, which stand in the file no longer: by any script of the page, as each has this module again. The
 * browser may put them on a disk.
 */
const read = shared.readParts;

/** A part of this file; null where the file ends before it. @param {string} path @returns {Blob | null} */
export function partOf(path) {
  const part = read.get(path) ?? take(path);
  if (part) read.set(path, part);
  return part;
}

/** What makes a link lead to a part; in one file that is saved, for there is no other page. @param {string} path */
export const linkTo = (path) =>
  inOneFile
    ? { href: URL.createObjectURL(partOf(path) ?? new Blob()), download: path }
    : { href: `./${path}`, target: "_blank" };

/** @param {string} path @returns {Blob | null} */
function take(path) {
  const element = document.querySelector(`script[data-part="${path}"]`);
  if (!element) return null;
  const text = element.textContent;
  element.remove(); // its memory is needed for better
  try {
    return new Blob([bytesOf(text)]);
  } catch {
    return null; // cut off in the middle of it
  }
}
