// node tests/support/read-photos.mjs MODEL FILE...: reads photographs, each WIDTHxHEIGHT-anything.rgba, four bytes a pixel.
// A line of JSON for each: null where no grid was found, or its size, the likeliest digit of each cell and how likely it
// and the next one are; with the milliseconds of processor time.
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
  const told = reading && { size: reading.size, cells: reading.cells.map((cell) => [...cell]) };
  console.log(JSON.stringify({ reading: told, ms: (user + system) / 1000 }));
}
