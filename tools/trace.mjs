// node tools/trace.mjs [FOLDER] < report.txt: prints a report of an error. Places in the bundled scripts are replaced
// by places in the files of web/. FOLDER is the build with the source maps, by default dist/. It must be the version
// that the report names.

import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { ROOT } from "./processes.mjs";

const PLACE = /([\w-]+\.(?:js|css)):(\d+):(\d+)/g;

const [folder = join(ROOT, "dist")] = process.argv.slice(2);
/** @type {Map<string, SourceMap | null>} */
const maps = new Map();

const report = readFileSync(0, "utf8");
warn(/^version: (.*)$/m.exec(report)?.[1]);
process.stdout.write(report.replace(PLACE, ours));

/**
 * Return a place in the source, such as "web/app/panels.js:38:9" for "main.js:1:2345". A place in a script without a
 * source map is returned unchanged.
 * @param {string} place @param {string} name @param {string} line @param {string} column
 */
function ours(place, name, line, column) {
  const found = mapOf(name)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!found || !("originalSource" in found)) return place;
  return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

/** Return the source map of a bundle, or null if there is none. @param {string} name */
function mapOf(name) {
  const path = join(folder, `${name}.map`);
  if (!maps.has(name)) maps.set(name, existsSync(path) ? new SourceMap(read(path)) : null);
  return maps.get(name);
}

/**
 * Warn if the report is of another version than the build.
 * @param {string | undefined} reported  the version of a report from Help, Diagnostics
 */
function warn(reported) {
  const { version } = read(join(folder, "build.json"));
  if (reported && reported !== version) console.error(`The report is of version ${reported}, ${folder} is ${version}.`);
}

/** Return the content of a JSON file. @param {string} path */
function read(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
