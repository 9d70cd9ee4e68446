import assert from "node:assert/strict";
import { test } from "node:test";
import { GLYPH } from "../../../web/photo/glyph.js";
import { CLASSES, netOf, probabilities } from "../../../web/photo/net.js";

const BYTES = 33252;
const LAST = BYTES - 64 * CLASSES.length - 4 * (1 + CLASSES.length);

/**
 * Return a file of these numbers at these positions, and zeros elsewhere.
 * @param {[number, number][]} floats @param {[number, number][]} [weights]
 */
function fileOf(floats, weights = []) {
  const view = new DataView(new ArrayBuffer(BYTES));
  for (const [at, number] of floats) view.setFloat32(at, number, true);
  for (const [at, number] of weights) view.setInt8(at, number);
  return view.buffer;
}

test("a file holds layer after layer: a scale, biases, and a byte a weight", () => {
  const floats = /** @type {[number, number][]} */ (
    [0, 4, 64, LAST, BYTES - 64 * 17 - 4].map((at, i) => [at, i + 0.5])
  );
  const first = 4 * (1 + 16);
  const net = netOf(
    fileOf(floats, [
      [first, 3],
      [first + 399, -2],
      [BYTES - 1, -4],
    ]),
  );
  assert.deepEqual(
    net.map(({ inputs, outputs }) => [inputs, outputs]),
    [
      [25, 16],
      [400, 32],
      [288, 64],
      [64, 17],
    ],
  );
  const [one, , , last] = net;
  assert.deepEqual([one.bias.length, one.bias[0], one.bias[15]], [16, 1.5, 2.5]);
  assert.deepEqual([one.weights.length, one.weights[0], one.weights[399]], [400, 1.5, -1]);
  assert.deepEqual([last.bias.length, last.bias[16]], [17, 4.5]);
  assert.deepEqual([last.weights.length, last.weights.at(-1)], [64 * 17, -14]);
});

test("where all weights are nothing the biases of the last layer decide, and all is shared out", () => {
  const net = netOf(fileOf([[LAST + 4 + 4 * 7, Math.log(4)]])); // the class 7 is four times as likely as any other
  const found = [...probabilities(net, new Float32Array(GLYPH * GLYPH))].map((share) => Number(share.toFixed(6)));
  assert.deepEqual(
    found,
    CLASSES.map((sign) => (sign === "7" ? 0.2 : 0.05)),
  );
});
