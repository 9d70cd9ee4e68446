/**
 * A program as a text for a link: its name and its code, deflated. What is in a link goes to no server: browsers keep what stands
 * behind # to themselves.
 *
 * @typedef {{name: string, code: string}} Shared
 */
import { base64Of, bytesOf } from "../parts/bytes.js";

/** So many characters of code are taken from a link, however small it is packed. */
export const LONGEST = 200_000;

/** @param {Shared} program */
export async function packedCode({ name, code }) {
  const plain = new Blob([JSON.stringify([name, code])]).stream();
  const packed = await new Response(plain.pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
  return base64Of(new Uint8Array(packed)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Null for a text that is none, or not whole. @param {string} text @returns {Promise<Shared | null>} */
export async function unpackedCode(text) {
  try {
    const bytes = bytesOf(text.replaceAll("-", "+").replaceAll("_", "/"));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    const [name, code, ...more] = JSON.parse(await readUpTo(plain.getReader()));
    const whole = typeof name === "string" && typeof code === "string" && !more.length;
    return whole ? { name, code } : null;
  } catch {
    return null;
  }
}

/** What is packed small may be endless. @param {ReadableStreamDefaultReader<Uint8Array>} reader */
async function readUpTo(reader) {
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > LONGEST) throw new RangeError("more than a program");
  }
  return text;
}

/** @param {string} text  what packedCode has made @param {string} [page] */
export const codeLink = (text, page = location.href) => new URL(`#c=${text}`, page).href;
