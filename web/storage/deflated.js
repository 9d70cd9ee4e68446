/**
 * Plain data as a short text for a link, deflated by the browser; what deflate adds at the end tells a text that was cut or
 * changed. What stands behind # in a link goes to no server.
 */
import { base64Of, bytesOf } from "../parts/bytes.js";

/** @param {unknown} value */
export async function deflated(value) {
  const plain = new Blob([JSON.stringify(value)]).stream();
  const packed = await new Response(plain.pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
  return base64Of(new Uint8Array(packed)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Undefined for a text that is none, or not whole, or of more than so many characters. @param {string} text @param {number} longest @returns {Promise<any>} */
export async function inflated(text, longest) {
  try {
    const bytes = bytesOf(text.replaceAll("-", "+").replaceAll("_", "/"));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await readUpTo(plain.getReader(), longest));
  } catch {
    return undefined;
  }
}

/** What is packed small may be endless. @param {ReadableStreamDefaultReader<Uint8Array>} reader @param {number} longest */
async function readUpTo(reader, longest) {
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > longest) throw new RangeError("more than was looked for");
  }
  return text;
}
