/**
 * Pictures as plain arrays, with one number for each pixel, row by row.
 * @typedef {{ width: number, height: number, data: Float32Array }} Picture
 * @typedef {{ width: number, height: number, data: ArrayLike<number> }} Pixels four bytes per pixel: red, green, blue,
 *   opacity
 */

/** Return a picture whose pixels are all 0. @param {number} width @param {number} height @returns {Picture} */
export const picture = (width, height) => ({ width, height, data: new Float32Array(width * height) });

/**
 * Return the brightness of each pixel, from 0 to 255. Green counts twice: red and blue ink are dark in green light, and
 * phones record green with the least noise. Transparent pixels become white.
 * @param {Pixels} pixels
 */
export function greyOf({ width, height, data }) {
  const grey = picture(width, height);
  for (let i = 0; i < width * height; i++) {
    const opacity = data[4 * i + 3] / 255;
    const bright = (data[4 * i] + 2 * data[4 * i + 1] + data[4 * i + 2]) / 4;
    grey.data[i] = 255 + (bright - 255) * opacity;
  }
  return grey;
}

/**
 * Return the picture, reduced if its longer side has more than `longest` pixels. Each new pixel is the mean of the old
 * pixels that it covers.
 * @param {Picture} from @param {number} longest
 */
export function shrunk(from, longest) {
  const scale = Math.max(from.width, from.height) / longest;
  if (scale <= 1) return from;
  const to = picture(Math.max(1, Math.round(from.width / scale)), Math.max(1, Math.round(from.height / scale)));
  const sums = sumsOf(from);
  for (let y = 0; y < to.height; y++) {
    const [top, bottom] = covered(y, to.height, from.height);
    for (let x = 0; x < to.width; x++) {
      const [left, right] = covered(x, to.width, from.width);
      to.data[y * to.width + x] = meanOf(sums, from.width, left, top, right, bottom);
    }
  }
  return to;
}

/**
 * Return the range of old pixels that the new pixel `at` covers when a side of `size` pixels is reduced to `of` pixels.
 * @param {number} at @param {number} of @param {number} size
 */
function covered(at, of, size) {
  const first = Math.floor((at * size) / of);
  return [first, Math.max(first + 1, Math.floor(((at + 1) * size) / of))];
}

/**
 * Return the integral image of a picture: a table that is one wider and one higher than the picture. Its value at (x,
 * y) is the sum of all pixels above and to the left of (x, y).
 * @param {Picture} of
 */
export function sumsOf({ width, height, data }) {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x];
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1] + row;
    }
  }
  return sums;
}

/**
 * @param {Float64Array} sums @param {number} width
 * @param {number} left @param {number} top @param {number} right  one past the last @param {number} bottom  one past the last
 */
function meanOf(sums, width, left, top, right, bottom) {
  const wide = width + 1;
  const sum =
    sums[bottom * wide + right] - sums[top * wide + right] - sums[bottom * wide + left] + sums[top * wide + left];
  return sum / ((right - left) * (bottom - top));
}

/**
 * Return how much darker each pixel is than its surroundings, as a fraction of their brightness. Ink has values of
 * about 0.1 to 0.7, in light and in shadow. (Bradley and Roth, Adaptive thresholding using the integral image, 2007.)
 * @param {Picture} grey @param {number} reach  the reach of the surroundings to each side, in pixels
 */
export function darkness(grey, reach) {
  const { width, height } = grey;
  const sums = sumsOf(grey);
  const dark = picture(width, height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++) {
      const around = meanOf(sums, width, Math.max(0, x - reach), top, Math.min(width, x + reach + 1), bottom);
      dark.data[y * width + x] = 1 - grey.data[y * width + x] / Math.max(1, around);
    }
  }
  return dark;
}

/**
 * Return the value of a picture at a point between pixels, by interpolation. Outside the picture, the value is that of
 * its edge.
 * @param {Picture} of @param {number} x @param {number} y
 */
export function sample({ width, height, data }, x, y) {
  const inX = Math.min(Math.max(x, 0), width - 1);
  const inY = Math.min(Math.max(y, 0), height - 1);
  const left = Math.min(Math.floor(inX), Math.max(0, width - 2));
  const top = Math.min(Math.floor(inY), Math.max(0, height - 2));
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  const [fx, fy] = [inX - left, inY - top];
  const at = top * width + left;
  const upper = data[at] + (data[at + right] - data[at]) * fx;
  const lower = data[at + below] + (data[at + below + right] - data[at + below]) * fx;
  return upper + (lower - upper) * fy;
}
