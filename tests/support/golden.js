/** Whole answers, held in a file: what is another way than it was is told line by line. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Holds them against the file; with `write` on the command line the file is written anew, and read before it is kept.
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

/** Those of the first that the second lacks, as often as it does, marked. @param {string[]} all @param {string[]} others @param {string} mark */
function lacking(all, others, mark) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return all
    .filter((line) => {
      const left = counts.get(line) ?? 0;
      counts.set(line, left - 1);
      return left <= 0;
    })
    .map((line) => `${mark} ${line}`);
}

/** What is gone, and what is new. @param {string[]} before @param {string[]} after */
export const difference = (before, after) => [...lacking(before, after, "-"), ...lacking(after, before, "+")];
