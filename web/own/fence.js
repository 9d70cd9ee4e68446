/**
 * An isolated worker for code that the player has written or received. Its address is a `data:` address. Therefore its
 * origin is different from that of the page, and it cannot reach the page's saved data. The page's security policy
 * applies to the worker, so that it cannot load scripts or create them from texts. The worker itself also removes other
 * abilities (closed.js). See decision 2301 in docs/decisions.
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

/** Start an isolated worker. The result can be used like a `Worker`. */
export function spawnFenced() {
  made ??= make();
  made.catch(forget);
  count += 1;
  return workerOf(made, only, `own-${count}`);
}

/**
 * Forget the files of the workers, so that they are loaded again for the next worker. This is needed after a file was
 * damaged or could not be loaded.
 */
export function forget() {
  made = undefined;
}

/** Load the files that an isolated worker needs. @returns {Promise<Made>} */
async function make() {
  const build = await describeBuild();
  const paths = /** @type {string[]} */ (Object.values(build.boot));
  const [source, ...answers] = await Promise.all([
    readSource(ENTRY, build.files),
    ...paths.map((path) => fetchPart(path)),
  ]);
  const contents = await Promise.all(answers.map((answer) => (answer.ok ? answer.blob() : null)));
  const parts = Object.fromEntries(paths.map((path, index) => [path, contents[index]]));
  return { source, parts: { "build.json": new Blob([JSON.stringify(build)]), ...parts } };
}
