// The files of the Node tests, and which of them can share a process.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./processes.mjs";

/** Signs that a file replaces a feature of the browser or of Node for everything that runs after it. */
const REPLACES =
  /globalThis|still\.js|pretending|mock\.(timers|method)|process\.(env|exit)|Object\.assign\((document|window|navigator)/;

/** The file that runs all tests that can share a process. */
const TOGETHER = join(ROOT, "tests", "support", "together.js");

/** Return the paths of all files of Node tests. */
function webTests() {
  const folder = join(ROOT, "tests");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".test.js")).map((name) => join(folder, name));
}

/** Return whether a file leaves everything as it was. @param {string} path */
const isTidy = (path) => !REPLACES.test(readFileSync(path, "utf8"));

/** Return the files that share a process, because starting one for each takes longer than most tests. */
export const sharing = () => webTests().filter(isTidy);

/** Return the files for `node --test`. They are listed by name, because Node 20 accepts files but not globs. */
export const webTestFiles = () => [TOGETHER, ...webTests().filter((path) => !isTidy(path))];
