/** Pixels of any picture that the browser can show. @typedef {import("./grey.js").Pixels} Pixels */

/** The longest side of a picture, in pixels. Larger pictures are reduced. */
const LONGEST = 1600;

/** Return whether a file is a picture, judged by its type or name. @param {File} file */
export const isPicture = ({ type, name }) =>
  type.startsWith("image/") || /\.(?:hei[cf]|jpe?g|png|webp|gif|bmp|avif)$/i.test(name);

/**
 * Return whether a file is a HEIC picture, as iPhones make them. The first bytes of the file show this, whatever the
 * name of the file is (ISO/IEC 23008-12).
 * @param {Blob} file
 */
export const isHeic = async (file) => /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(await file.slice(4, 12).text());

/**
 * Return the pixels of a picture. The picture is turned upright, whichever way the phone was held. For an animation,
 * return its first frame. The promise is rejected if the browser cannot show the picture.
 * @param {Blob} file @returns {Promise<ImageData>}
 */
export async function pixelsOf(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const pixels = drawnSmall(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return pixels;
}

/**
 * Return the pixels of an image, reduced if it is too large.
 * @param {CanvasImageSource} image @param {number} width @param {number} height
 */
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
