// node tools/one-file.mjs [DIST [FILE]]: makes the page as one file from a build, by default dist/sudoku.html.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assemble, FILE_NAME } from "../web/one-file/assemble.js";
import { ROOT } from "./processes.mjs";

const [dist = join(ROOT, "dist"), file = join(dist, FILE_NAME)] = process.argv.slice(2);
const read = (/** @type {string} */ path) => readFileSync(join(dist, path));
const build = JSON.parse(read("build.json").toString());
const content = (await assemble(build, async (path) => new Uint8Array(read(path)))).join("");
writeFileSync(file, content);
console.log(`built ${file}: ${(content.length / 1e6).toFixed(1)} MB`);
