/** Asks for files: an input that is not seen, and what opens it. Of any kind: some systems do not let unknown ones be chosen. */
import { h } from "./dom.js";

/** One picture: telephones offer their camera for it, or open it at once. */
export const PICTURE = { accept: "image/*" };
export const NEW_PICTURE = { ...PICTURE, capture: "environment" };

/** @param {(files: File[]) => void} onFiles @param {import("./dom.js").Attributes} [kind] of file, one of which is asked for */
export function createFilePicker(onFiles, kind = { multiple: true }) {
  const input = h("input", { type: "file", hidden: true, ...kind });
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    input.value = ""; // so that the same file can be chosen again
    if (files.length) onFiles(files);
  });
  return { input, open: () => input.click() };
}
