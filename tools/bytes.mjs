// node tools/bytes.mjs FOLDER: prints the size of every file in a folder as JSON {path: {bytes, gzip, brotli}}. A .gz
// file is sent unchanged. Files that no visit loads are left out: source maps, and the page as one file.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }; // level 11 saves another tenth but takes minutes

const APART = /\.map$|^sudoku\.html$|^embed\.(html|js)$/; // not loaded by a visit of the page

const [folder] = process.argv.slice(2);
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
const files = paths.filter((path) => statSync(join(folder, path)).isFile() && !APART.test(path)).sort();
console.log(JSON.stringify(Object.fromEntries(files.map((path) => [path, weigh(path)]))));

/** Return the sizes of a file. @param {string} path */
function weigh(path) {
  const content = readFileSync(join(folder, path));
  const packed = path.endsWith(".gz");
  const gzip = packed ? content.length : gzipSync(content, { level: 9 }).length;
  const brotli = brotliCompressSync(packed ? gunzipSync(content) : content, QUICK).length;
  return { bytes: content.length, gzip: Math.min(gzip, content.length), brotli: Math.min(brotli, content.length) };
}
