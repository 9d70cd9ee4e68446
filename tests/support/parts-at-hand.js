/** Reads from the source tree what a page would fetch. */

import { existsSync, readFileSync } from "node:fs";

const WEB = new URL("../../web/", import.meta.url);
/** Parts that cannot be loaded. @type {Set<string>} */
export const missing = new Set();
/** Parts that the build makes. @type {Map<string, string>} */
export const built = new Map();

globalThis.fetch = async (address) => {
  const path = String(address).replace(new URL("parts/", WEB).href, "");
  const file = new URL(path, WEB);
  if (built.has(path)) return new Response(built.get(path));
  const found = !missing.has(path) && existsSync(file);
  return found ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
};
