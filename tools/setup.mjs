// Installs missing parts: node_modules from package-lock.json, .venv from requirements/dev.txt. A stamp file contains
// the hash of the lock file. It is written last, so an interrupted installation is repeated.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Lacking, ROOT, run } from "./processes.mjs";
import { findPython } from "./python.mjs";

const OLDEST_NODE = 20;
const BIN = process.platform === "win32" ? ["Scripts", "python.exe"] : ["bin", "python"];

/** The path of the Python in the project's environment. */
export const PYTHON = join(ROOT, ".venv", ...BIN);

const PUBLISHING = join(".cache", "publish");
/** The path of the Python for the documentation site and releases. */
export const PUBLISHER = join(ROOT, PUBLISHING, ...BIN);

/** Install everything that the commands need. Throws Lacking if a program for this is missing. */
export function setUp() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) throw new Lacking(`Node ${OLDEST_NODE} or newer is needed, this is ${process.version}.`);
  once("node_modules", "package-lock.json", installNode);
  if (!existsSync(PYTHON)) rmSync(stampOf(".venv"), { force: true });
  once(".venv", "requirements/dev.txt", () => installPython(".venv", "requirements/dev.txt"));
}

/** Install everything that the documentation site and a release need. Throws Lacking. */
export function setUpPublishing() {
  if (!existsSync(PUBLISHER)) rmSync(stampOf(PUBLISHING), { force: true });
  once(PUBLISHING, "requirements/publish.txt", () => installPython(PUBLISHING, "requirements/publish.txt"));
}

/**
 * Install a folder, unless its stamp shows that it was installed from the present lock file.
 * @param {string} folder
 * @param {string} lockFile
 * @param {() => void} make
 */
function once(folder, lockFile, make) {
  const wanted = createHash("sha256")
    .update(readFileSync(join(ROOT, lockFile)))
    .digest("hex");
  if (existsSync(stampOf(folder)) && readFileSync(stampOf(folder), "utf8") === wanted) return;
  console.log(`Setting up ${folder} from ${lockFile} ...`);
  make();
  writeFileSync(stampOf(folder), wanted);
}

/** Return the path of a folder's stamp. @param {string} folder */
function stampOf(folder) {
  return join(ROOT, folder, ".stamp");
}

/** Install node_modules. Throws Lacking. */
function installNode() {
  const args = ["ci", "--prefer-offline", "--include=dev", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath; // npm's own script, set when npm runs this, needs no shell on Windows
  const done = npm ? run(process.execPath, [npm, ...args]) : run("npm", args);
  if (!done) throw new Lacking("npm ci failed, see above. The first set-up needs the network.");
}

/**
 * Make an environment of Python and install its packages. Throws Lacking.
 * @param {string} folder
 * @param {string} lockFile
 */
function installPython(folder, lockFile) {
  const venv = join(ROOT, folder);
  if (!run(findPython(), ["-m", "venv", "--clear", venv]))
    throw new Lacking(`Python could not make ${folder}, see above.`);
  const args = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
  const pinned = ["--require-hashes", "--only-binary=:all:", "-r", lockFile];
  if (!run(join(venv, ...BIN), [...args, ...pinned]))
    throw new Lacking("pip failed, see above. The first set-up needs the network.");
}
