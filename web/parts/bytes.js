/**
 * Conversion between bytes and base64, and hashes of bytes.
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

/** The number of bytes that one call converts to base64. A call can take only a limited number of arguments. */
const PORTION = 24_000; // a multiple of three, so that base64 needs no padding between portions

/** @param {string} base64 @returns {Bytes} */
export function bytesOf(base64) {
  const { fromBase64 } = /** @type {any} */ (Uint8Array);
  if (fromBase64) return fromBase64.call(Uint8Array, base64); // this is ten times as fast
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** @param {Bytes} bytes */
export function base64Of(bytes) {
  const portions = [];
  for (let at = 0; at < bytes.length; at += PORTION)
    portions.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PORTION))));
  return portions.join("");
}

/**
 * Return the SHA-256 hash of bytes. It can be computed only if the page has a secure origin.
 * @param {Bytes} bytes @returns {Promise<Bytes>}
 */
export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
