/**
 * The small neural network that recognises digits and letters. tools/digits has trained it. It has two convolutions,
 * each followed by 2x2 max pooling, and two dense layers.
 * @typedef {{ inputs: number, outputs: number, bias: Float32Array, weights: Float32Array }} Layer `weights`: ordered by
 *   input, then by output
 * @typedef {Layer[]} Net
 */
import { GLYPH } from "./glyph.js";

/** The classes that the network distinguishes: no digit, the digits, and the letters that 16x16 puzzles use. */
export const CLASSES = ["", ..."123456789ABCDEFG"];

const KERNEL = 5;
const SHAPES = [
  [KERNEL * KERNEL, 16],
  [KERNEL * KERNEL * 16, 32],
  [3 * 3 * 32, 64],
  [64, CLASSES.length],
];

/**
 * The size of the model file in bytes. For each layer, the file contains a scale and the biases, in four bytes each,
 * and the weights, in one byte each.
 */
const BYTES = SHAPES.reduce((sum, [inputs, outputs]) => sum + 4 * (1 + outputs) + inputs * outputs, 0);

/**
 * Return the network that a file contains. Throws if the file has the wrong size.
 * @param {ArrayBuffer} file @returns {Net}
 */
export function netOf(file) {
  if (file.byteLength !== BYTES) throw new Error(`The model of the digits has ${file.byteLength} bytes, not ${BYTES}`);
  const view = new DataView(file);
  let at = 0;
  return SHAPES.map(([inputs, outputs]) => {
    const scale = view.getFloat32(at, true);
    const bias = Float32Array.from({ length: outputs }, (_, i) => view.getFloat32(at + 4 + 4 * i, true));
    const start = at + 4 * (1 + outputs);
    at = start + inputs * outputs;
    return {
      inputs,
      outputs,
      bias,
      weights: Float32Array.from(new Int8Array(file, start, inputs * outputs), (n) => n * scale),
    };
  });
}

/**
 * Return the probability of each class, that is, of each digit or letter and of a blank cell, for the picture of a
 * digit.
 * @param {Net} net @param {Float32Array} glyph
 */
export function probabilities([first, second, hidden, last], glyph) {
  const once = convolved(first, glyph, GLYPH);
  const twice = convolved(second, once, (GLYPH - KERNEL + 1) / 2);
  const scores = dense(
    last,
    dense(hidden, twice).map((value) => Math.max(0, value)),
  );
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/**
 * Return the output of a convolutional layer. Negative values are set to 0. Only the largest value of every 2x2 square
 * remains.
 * @param {Layer} layer
 * @param {Float32Array} image  all values of the first pixel, then all values of the next, and so on
 * @param {number} side  the width and height of the image
 */
function convolved(layer, image, side) {
  const half = (side - KERNEL + 1) / 2;
  const out = new Float32Array(half * half * layer.outputs);
  const depth = layer.inputs / KERNEL ** 2;
  const window = new Float32Array(layer.inputs);
  for (let y = 0; y < 2 * half; y++)
    for (let x = 0; x < 2 * half; x++) {
      for (let row = 0; row < KERNEL; row++) {
        const from = ((y + row) * side + x) * depth;
        window.set(image.subarray(from, from + KERNEL * depth), row * KERNEL * depth);
      }
      const goal = ((y >> 1) * half + (x >> 1)) * layer.outputs;
      dense(layer, window).forEach((value, i) => {
        if (value > out[goal + i]) out[goal + i] = value;
      });
    }
  return out;
}

/** Return the output of a dense layer. @param {Layer} layer @param {Float32Array} values */
function dense({ inputs, outputs, bias, weights }, values) {
  const out = Float32Array.from(bias);
  for (let i = 0, at = 0; i < inputs; i++, at += outputs) {
    const value = values[i];
    if (value !== 0) for (let j = 0; j < outputs; j++) out[j] += value * weights[at + j];
  }
  return out;
}
