/**
 * An isolated worker for code that the player wrote or was sent. Its address is a `data:` one, so it has an origin of
 * its own and cannot reach any saved data of the page. The page's security policy holds for it, so it cannot make
 * scripts from texts or load any. Further abilities are removed inside the worker (closed.js). See decision 2301.
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

/** Start a worker, and return it as `new Worker` does. */
export function spawnFenced() {
  made ??= make();
  made.catch(forget);
  count += 1;
  return workerOf(made, only, `own-${count}`);
}

/**
 * Forget the files of the workers, so that they are loaded again for the next one. A file was damaged or could not be
 * loaded.
 */
export function forget() {
  made = undefined;
}

/** Load the files of the workers. @returns {Promise<Made>} */
async function make() {
  const build = await describeBuild();
  const paths = /** @type {string[]} */ (Object.values(build.boot));
  const [source, ...answers] = await Promise.all([
    readSource(ENTRY, build.files),
    ...paths.map((path) => fetchPart(path)),
  ]);
  const files = { ...build.files };
  for (const [index, path] of paths.entries()) {
    // the server's compression was removed on the way
    if (answers[index].headers.get("content-encoding")) files[path] = files[path].inflated ?? files[path];
  }
  const contents = await Promise.all(answers.map((answer) => (answer.ok ? answer.blob() : null)));
  const parts = Object.fromEntries(paths.map((path, index) => [path, contents[index]]));
  return { source, parts: { "build.json": new Blob([JSON.stringify({ ...build, files })]), ...parts } };
}
