/**
 * A worker that reads photographs. The page sends {bytes, type} of a file, or {pixels, model, corners}. The model is
 * the bytes of photo/digits.bin. The worker answers {found} with the pixels or the reading, which is null if no grid
 * was found. If it fails, it answers {failed}.
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
