/** The fonts that a PDF carries: each is fetched when the first PDF needs it, and the page keeps it for offline. */
import { base64Of } from "../parts/bytes.js";
import { fetchPart, inOneFile } from "../parts/parts.js";

/** A font file for Python, base64; "" for one that the page as one file is without. @param {string} name */
export async function fontFile(name) {
  const response = await fetchPart(`fonts/${name}.ttf`).catch(() => Response.error());
  if (response.ok) return base64Of(new Uint8Array(await response.arrayBuffer()));
  if (inOneFile) return "";
  throw Object.assign(new Error(name), { key: "print.no-font" });
}
