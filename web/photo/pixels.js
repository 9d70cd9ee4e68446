/**
 * Pictures of any kind that the browser can show, as pixels.
 * @typedef {import("./grey.js").Pixels} Pixels
 */

/** Of the longer side: what is larger is shrunk. */
const LONGEST = 1600;

/** Whether a file says that it is a picture. @param {File} file */
export const isPicture = ({ type, name }) =>
  type.startsWith("image/") || /\.(?:hei[cf]|jpe?g|png|webp|gif|bmp|avif)$/i.test(name);

/** Whether it is what iPhones make, whatever its name: its first box tells (ISO/IEC 23008-12). @param {Blob} file */
export const isHeic = async (file) => /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(await file.slice(4, 12).text());

/** Upright, as the telephone was held; of a moving picture the first. Rejects where the browser cannot show it. @param {Blob} file @returns {Promise<ImageData>} */
export async function pixelsOf(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const pixels = drawnSmall(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return pixels;
}

/** @param {CanvasImageSource} image @param {number} width @param {number} height */
export function drawnSmall(image, width, height) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    canvas.getContext("2d", { willReadFrequently: true })
  );
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
