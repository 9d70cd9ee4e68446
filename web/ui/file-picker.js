/**
 * A hidden file input, and a function that opens it. By default it accepts all types of files, because some systems do
 * not let people choose files of an unknown type.
 */
import { h } from "./dom.js";

/**
 * The attributes for choosing a single picture. With `PICTURE`, phones may also offer their camera. `NEW_PICTURE` opens
 * the camera at once.
 */
export const PICTURE = { accept: "image/*" };
export const NEW_PICTURE = { ...PICTURE, capture: "environment" };

/**
 * Create a hidden file input, and the function that opens its dialog for choosing files.
 * @param {(files: File[]) => void} onFiles
 * @param {import("./dom.js").Attributes} [kind] attributes for the types and the number of files
 */
export function createFilePicker(onFiles, kind = { multiple: true }) {
  const input = h("input", { type: "file", hidden: true, ...kind });
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    input.value = ""; // cleared, so that the same file can be chosen again
    if (files.length) onFiles(files);
  });
  return { input, open: () => input.click() };
}
