/** Whole results stored in a golden file; differences are shown line by line. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Compares lines with the file. With `write` on the command line, writes the file; read its diff before committing.
 * @param {URL} file @param {string[]} found
 */
export function held(file, found) {
  if (process.argv.includes("write")) return writeFileSync(file, `${found.join("\n")}\n`);
  const known = readFileSync(file, "utf-8").trimEnd().split("\n");
  const at = [...known, ""].findIndex((line, index) => line !== found[index]);
  if (at < known.length || found.length > known.length) {
    const near = (/** @type {string[]} */ lines) => lines.slice(Math.max(0, at - 3), at + 4).join("\n");
    assert.equal(near(found), near(known), `line ${at + 1} of ${file.pathname}`);
    assert.fail(`line ${at + 1}`);
  }
}

/** Splits the first lines into those that the second lines have as well, as often as there, and the others. @param {string[]} all @param {string[]} others */
function parted(all, others) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  const [both, lacking] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (const line of all) {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    (left > 0 ? both : lacking).push(line);
  }
  return { both, lacking };
}

/** Returns the part in which lines are in another order than before, and their number. @param {string[]} before @param {string[]} after */
function moved(before, after) {
  const isElse = (/** @type {string} */ line, /** @type {number} */ at) => line !== before[at];
  const [first, last] = [after.findIndex(isElse), after.findLastIndex(isElse)];
  return first < 0 ? [] : [`${last - first + 1} from ${after[first].trim()} to ${after[last].trim()}`];
}

/** Returns the lines that are missing, new or moved. @param {string[]} before @param {string[]} after */
export function difference(before, after) {
  const [gone, come] = [parted(before, after), parted(after, before)];
  const marked = (/** @type {string} */ mark, /** @type {string[]} */ lines) => lines.map((line) => `${mark} ${line}`);
  const marks = { "-": gone.lacking, "+": come.lacking, "~": moved(gone.both, come.both) };
  return Object.entries(marks).flatMap(([mark, lines]) => marked(mark, lines));
}
