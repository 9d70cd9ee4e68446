/** Asks for files: an input that is not seen, and what opens it. Of any kind: some systems do not let unknown ones be chosen. */
import { h } from "./dom.js";

/** @param {(files: File[]) => void} onFiles @param {string} [accept] one of such a kind: telephones offer their camera for a picture */
export function createFilePicker(onFiles, accept) {
  const input = h("input", { type: "file", hidden: true, ...(accept ? { accept } : { multiple: true }) });
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    input.value = ""; // so that the same file can be chosen again
    if (files.length) onFiles(files);
  });
  return { input, open: () => input.click() };
}
