/**
 * Reads photographs away from the page. To it: {pixels, model, corners} with the bytes of photo/digits.bin; from it {found},
 * null where no grid was found, or {failed}.
 */
import { netOf } from "./photo/net.js";
import { readPhoto } from "./photo/read.js";

addEventListener("message", ({ data: { pixels, model, corners } }) => {
  try {
    postMessage({ found: readPhoto(pixels, netOf(model), corners) });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
