/**
 * A worker for code that a person wrote or was sent. Its address is a `data:` one, so it has an origin of its own that is
 * nobody else's: nothing that the page keeps is in its reach. It is under the page's policy, which lets it make no script of a
 * text and load none. What is left after that is taken away inside (closed.js). See decision 2301.
 */
import { describeBuild } from "../engine/downloads.js";
import { asData, readSource, workerOf } from "../engine/inline-worker.js";
import { fetchPart } from "../parts/parts.js";

/** @typedef {import("../engine/inline-worker.js").Made} Made */

const ENTRY = "own-worker.js";
const only = { kinds: [asData] };

/** @type {Promise<Made> | undefined} */
let made;
let count = 0;

/** As `new Worker` does. */
export function spawnFenced() {
  made ??= make();
  made.catch(forget);
  count += 1;
  return workerOf(made, only, `own-${count}`);
}

/** What every worker is made of is read anew for the next one: a part of it was damaged, or could not be had. */
export function forget() {
  made = undefined;
}

/** @returns {Promise<Made>} */
async function make() {
  const build = await describeBuild();
  const paths = /** @type {string[]} */ (Object.values(build.boot));
  const [source, ...answers] = await Promise.all([
    readSource(ENTRY, build.files),
    ...paths.map((path) => fetchPart(path)),
  ]);
  const files = { ...build.files };
  for (const [index, path] of paths.entries()) {
    if (answers[index].headers.get("content-encoding")) files[path] = files[path].inflated ?? files[path]; // unpacked on its way
  }
  const contents = await Promise.all(answers.map((answer) => (answer.ok ? answer.blob() : null)));
  const parts = Object.fromEntries(paths.map((path, index) => [path, contents[index]]));
  return { source, parts: { "build.json": new Blob([JSON.stringify({ ...build, files })]), ...parts } };
}
