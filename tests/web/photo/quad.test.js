import assert from "node:assert/strict";
import { test } from "node:test";
import { largestQuad, withCornerMoved } from "../../../web/photo/quad.js";

const WIDTH = 40;

/** Return a blot of all pixels for which a condition is true. @param {(x: number, y: number) => boolean} isIn */
function blot(isIn) {
  const all = Array.from({ length: WIDTH * WIDTH }, (_, at) => at);
  const pixels = all.filter((at) => isIn(at % WIDTH, Math.floor(at / WIDTH)));
  const rows = pixels.map((at) => Math.floor(at / WIDTH));
  const columns = pixels.map((at) => at % WIDTH);
  const edges = {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
  return /** @type {any} */ ({ pixels, ...edges });
}

test("the largest quadrilateral in a blot: of a rectangle itself, of more its longest corners", () => {
  const rectangle = largestQuad(
    blot((x, y) => x >= 5 && x <= 30 && y >= 10 && y <= 35),
    WIDTH,
  );
  assert.deepEqual(rectangle, [
    { x: 5, y: 10 },
    { x: 30, y: 10 },
    { x: 30, y: 35 },
    { x: 5, y: 35 },
  ]);
  const cut = blot((x, y) => x >= 5 && x <= 30 && y >= 10 && y <= 35 && x - y < 18); // its upper right corner is cut off
  const corners = largestQuad(cut, WIDTH);
  assert.deepEqual(corners?.slice(2), [
    { x: 30, y: 35 },
    { x: 5, y: 35 },
  ]);
});

test("a line has none", () =>
  assert.equal(
    largestQuad(
      blot((_, y) => y === 7),
      WIDTH,
    ),
    null,
  ));

test("a corner on which something hangs is put where its neighbours want it", () => {
  const [a, b, c, d] = [
    { x: 10, y: 5 },
    { x: 30, y: 9 },
    { x: 33, y: 30 },
    { x: 13, y: 26 },
  ];
  const odd = { x: 39, y: 39 };
  assert.deepEqual(withCornerMoved([odd, b, c, d], 0), [a, b, c, d]);
  assert.deepEqual(withCornerMoved([a, odd, c, d], 1), [a, b, c, d]);
  assert.deepEqual(withCornerMoved([a, b, odd, d], 2), [a, b, c, d]);
  assert.deepEqual(withCornerMoved([a, b, c, odd], 3), [a, b, c, d]);
});
