/** Asks for a file: an input that is not seen, and what opens it. */
import { h } from "./dom.js";

/** @param {(file: File) => void} onFile @param {string} [accept] kinds of files that are offered first */
export function createFilePicker(onFile, accept) {
  const input = h("input", { type: "file", hidden: true, accept });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = ""; // so that the same file can be chosen again
    if (file) onFile(file);
  });
  return { input, open: () => input.click() };
}
