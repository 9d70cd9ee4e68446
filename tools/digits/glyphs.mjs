// A filter that reads the pixels of cells, one byte for each pixel. For each cell, it writes one byte, which is 1 if
// the cell contains print and otherwise 0, and then the cell's glyph, in which ink is 200.
import { readFileSync, writeSync } from "node:fs";
import { CELL } from "../../web/photo/cells.js";
import { GLYPH, glyphOf } from "../../web/photo/glyph.js";

const cells = readFileSync(0);
const count = cells.length / CELL ** 2;
const out = Buffer.alloc(count * (1 + GLYPH ** 2));
for (let i = 0; i < count; i++) {
  const data = Float32Array.from(cells.subarray(i * CELL ** 2, (i + 1) * CELL ** 2));
  const glyph = glyphOf({ width: CELL, height: CELL, data });
  if (!glyph) continue;
  out[i * (1 + GLYPH ** 2)] = 1;
  out.set(
    Uint8Array.from(glyph.data, (value) => Math.round(value * 200)),
    i * (1 + GLYPH ** 2) + 1,
  );
}
for (let at = 0; at < out.length; ) at += writeSync(1, out, at);
