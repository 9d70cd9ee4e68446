/**
 * A worker that reads photographs.
 *
 * From the page: {bytes, type} of a file, or {pixels, model, corners} with the bytes of photo/digits.bin as the model.
 * To the page: {found} with the pixels or the reading, null if no grid was found; or {failed}.
 */
import { netOf } from "./photo/net.js";
import { pixelsOf } from "./photo/pixels.js";
import { readPhoto } from "./photo/read.js";

addEventListener("message", async ({ data: { bytes, type, pixels, model, corners } }) => {
  try {
    postMessage({
      found: bytes ? await pixelsOf(new Blob([bytes], { type })) : readPhoto(pixels, netOf(model), corners),
    });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
