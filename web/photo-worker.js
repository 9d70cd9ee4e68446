/**
 * A worker that reads photographs. The page sends {bytes, type} of a file, or {pixels, model, corners}. The model is
 * the bytes of photo/digits.bin. The worker answers {found} with the pixels or the reading, which is null if no grid
 * was found. If it fails, it answers {failed}. Before everything else, it says {held}: whether it holds its lock.
 */
import { holdLock } from "./parts/life.js";
import { netOf } from "./photo/net.js";
import { pixelsOf } from "./photo/pixels.js";
import { readPhoto } from "./photo/read.js";

holdLock().then((held) => postMessage({ held }));

addEventListener("message", async ({ data: { bytes, type, pixels, model, corners } }) => {
  try {
    postMessage({
      found: bytes ? await pixelsOf(new Blob([bytes], { type })) : readPhoto(pixels, netOf(model), corners),
    });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
