/**
 * Plain data as a short text for a link, compressed by the browser. The checksum in the compressed data reveals a text
 * that was cut off or changed. The text comes after # in the link, and browsers do not send that part to a server.
 */
import { base64Of, bytesOf } from "../parts/bytes.js";

/** Return a value as compressed text. @param {unknown} value */
export async function deflate(value) {
  const plain = new Blob([JSON.stringify(value)]).stream();
  const packed = await new Response(plain.pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
  return base64Of(new Uint8Array(packed)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Return the value that a compressed text contains. Return undefined if the text is not valid, is incomplete, or
 * becomes longer than the limit when it is unpacked.
 * @param {string} text @param {number} longest @returns {Promise<any>}
 */
export async function inflate(text, longest) {
  try {
    const bytes = bytesOf(text.replaceAll("-", "+").replaceAll("_", "/"));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await readUpTo(plain.getReader(), longest));
  } catch {
    return undefined;
  }
}

/**
 * Read a stream as text. The limit protects against a small text that becomes endlessly long when it is unpacked.
 * @param {ReadableStreamDefaultReader<Uint8Array>} reader @param {number} longest
 */
async function readUpTo(reader, longest) {
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > longest) throw new RangeError("more than was looked for");
  }
  return text;
}
