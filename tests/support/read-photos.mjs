// node tests/support/read-photos.mjs MODEL FILE...: reads photographs named WIDTHxHEIGHT-anything.rgba, four bytes per pixel.
// Writes a line of JSON for each: the grid's size and each cell's probabilities (blank, 1, 2 ...), or null without a grid;
// and the milliseconds of processor time.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { netOf } from "../../web/photo/net.js";
import { readPhoto } from "../../web/photo/read.js";

const [model, ...files] = process.argv.slice(2);
const net = netOf(new Uint8Array(readFileSync(model)).buffer);
for (const file of files) {
  const [width, height] = basename(file).split("-")[0].split("x").map(Number);
  const data = readFileSync(file);
  const before = process.cpuUsage();
  const reading = readPhoto({ width, height, data }, net);
  const { user, system } = process.cpuUsage(before);
  const told = reading && { ...reading, cells: reading.cells.map((cell) => [...cell]), lattice: undefined, flat: undefined };
  console.log(JSON.stringify({ reading: told, ms: (user + system) / 1000 }));
}
