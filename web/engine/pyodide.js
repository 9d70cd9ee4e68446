/**
 * The start of Python in a worker. No other file uses Pyodide. While Python is loading, this module sends messages
 * {type: "boot", stage, bytes, total} to the page. `tried` in the result lists the faster ways to start that have
 * failed.
 */

import { holdLock } from "../parts/life.js";
import { address, importScript, inOneFile } from "../parts/parts.js";
import { BootError } from "./boot-error.js";
import { createParts, describeBuild } from "./downloads.js";
import { restrictNetwork } from "./same-origin.js";
import { makeRoom, unpack } from "./snapshot.js";

/**
 * @typedef {object} Build  the content of build.json
 * @property {{ dir: string }} pyodide
 * @property {Record<"pyodide.asm.wasm" | "snapshot.bin" | "sudoku.zip" | "python314.zip" | "library.zip", string>} boot
 * @property {{ engine: string, library: string, lock: string }} places  paths in Python's file system; `lock`: Pyodide's list of packages
 * @property {Record<"micropip" | "pydyf" | "qrcodegen" | "sudoku_workshop", string>} wheels
 * @property {Record<string, import("./downloads.js").Part>} files
 */
/** @typedef {ReturnType<typeof createParts>} Parts */
/**
 *
 * @typedef {{ python: any, later: () => Promise<unknown> }} Engine  later: starts work that can wait until Python has
 *   given its first answer
 */

const REPORT_INTERVAL = 100; // milliseconds between two reports of progress
const START_LIMIT = 30_000; // milliseconds that Python may take to start after all downloads

/** The ways to start Python, the fastest first. They are tried in this order until one succeeds. */
const WAYS = { snapshot: bootSnapshot, compiled: bootCompiled, ...(inOneFile ? {} : { plain: bootPlain }) };

/** An empty zip archive. Pyodide gets it instead of the standard library when it starts from the snapshot. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

/** The contents that Pyodide gets for certain addresses while it starts, without using the network. */
const served = restrictNetwork();

/**
 * Start Python in the fastest way that works. Throws BootError if no way works.
 * @template T
 * @param {(python: any) => T}  enter  called with Python when it has started; if this call fails, the next way to start
 *   is tried
 */
export async function boot(enter) {
  const alive = holdLock();
  const build = await describeBuild();
  const parts = createParts(build.files);
  const tried = [];
  for (const [how, way] of Object.entries(WAYS)) {
    try {
      const { python, later } = await way(build, parts);
      const entry = enter(python);
      const locked = await alive;
      parts.clear();
      return { how, tried, locked, entry, later };
    } catch (error) {
      tried.push({ how, ...reason(error) });
    } finally {
      served.clear();
    }
  }
  const detail = tried.map((way) => `${way.how}: ${way.code}: ${way.detail}`).join("\n");
  throw new BootError(tried[tried.length - 1].code, detail);
}

/** Return the code and the detail of an error, to report them to the page. @param {unknown} error */
export const reason = (error) =>
  error instanceof BootError
    ? { code: error.code, detail: error.message }
    : { code: /** @type {const} */ ("python"), detail: String(error) };

/**
 * Start Python from a snapshot of its memory that the build has made. Our package is already imported in it, with all
 * of its data that methods read. The files of the package and the rest of the standard library are added later.
 * @param {Build} build @param {Parts} parts @returns {Promise<Engine>}
 */
async function bootSnapshot(build, parts) {
  const { boot } = build;
  const [module, packed] = await load(build, parts, [boot["snapshot.bin"]]);
  const stdLibURL = address("empty.zip");
  served.set(stdLibURL, EMPTY_ZIP);
  /** @type {WebAssembly.Memory} */
  let memory;
  const onBorn = (/** @type {WebAssembly.Instance} */ { exports }) => {
    memory = /** @type {WebAssembly.Memory} */ (exports.memory);
    makeRoom(memory, packed);
  };
  const restored = unpack(packed, () => new Uint8Array(memory.buffer));
  const python = await start(build, module, { stdLibURL, _loadSnapshot: restored }, onBorn);
  python.pyimport("random").seed(); // otherwise, every visit would get the same random numbers
  return { python, later: () => addPackage(build, parts, python) };
}

/**
 * Start Python with our package and with only those compiled modules that it needs.
 * @param {Build} build @param {Parts} parts @returns {Promise<Engine>}
 */
async function bootCompiled(build, parts) {
  const { boot, places } = build;
  const [module, library, engine] = await load(build, parts, [boot["python314.zip"], boot["sudoku.zip"]]);
  const stdLibURL = address(boot["python314.zip"]);
  served.set(stdLibURL, library);
  const python = await start(build, module, { stdLibURL });
  python.FS.writeFile(places.engine, engine);
  python.pyimport("sys").path.append(places.engine);
  return { python, later: () => addLibrary(build, parts, python) };
}

/**
 * Add the files of our package, and the rest of Python's standard library.
 * @param {Build} build @param {Parts} parts @param {any} python
 */
async function addPackage(build, parts, python) {
  python.FS.writeFile(build.places.engine, await parts.take(build.boot["sudoku.zip"]));
  await addLibrary(build, parts, python);
}

/**
 * Add the rest of Python's standard library: the modules that our package did not import while the build recorded which
 * modules it needs. The page as one file has only the modules that our package needs, which are then added.
 * @param {Build} build @param {Parts} parts @param {any} python
 */
async function addLibrary({ boot, places }, parts, python) {
  const library = await parts.take(boot["library.zip"]).catch(() => parts.take(boot["python314.zip"]));
  python.FS.writeFile(places.library, library); // in place of the modules that the package needs
  parts.clear();
  python.pyimport("importlib").invalidate_caches();
}

/**
 * Start Pyodide in its usual way. It loads micropip by its address, and micropip installs our package.
 * @param {Build} build @param {Parts} parts @returns {Promise<Engine>}
 */
async function bootPlain(build, parts) {
  const { boot, wheels } = build;
  const { micropip, ...ours } = wheels;
  const paths = [boot["library.zip"], micropip, ...Object.values(ours)];
  const [module, ...contents] = await load(build, parts, paths);
  for (const [index, path] of paths.entries()) served.set(address(path), contents[index]);
  const python = await start(build, module, { stdLibURL: address(boot["library.zip"]) });
  postMessage({ type: "boot", stage: "package", bytes: 1, total: 1 });
  await python.loadPackage(address(micropip), { messageCallback: () => {} });
  for (const wheel of Object.values(ours)) await python.pyimport("micropip").install(address(wheel));
  return { python, later: async () => {} };
}

/**
 * Load everything that is needed to start Python: Pyodide's scripts, its WebAssembly, and the files of the build at the
 * given paths. The WebAssembly is compiled while the others are downloaded.
 * @param {Build} build
 * @param {Parts} parts
 * @param {string[]} paths
 * @returns {Promise<[WebAssembly.Module, ...import("./downloads.js").Bytes[]]>}
 */
async function load({ pyodide, boot, files }, parts, paths) {
  const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => pyodide.dir + name);
  const wasm = boot["pyodide.asm.wasm"];
  const progress = trackBytes([...scripts, wasm, ...paths].reduce((sum, path) => sum + files[path].bytes, 0));
  const contents = paths.map((path) => parts.take(path, progress.add));
  const imports = scripts.map((path) => importPart(path, parts, () => progress.add(files[path].bytes)));
  const loaded = await Promise.all([compile(wasm, parts, progress.add), Promise.all(contents), ...imports]);
  progress.stage("python");
  return [loaded[0], ...loaded[1]];
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let module;

/**
 * Compile Pyodide's WebAssembly. All ways to start use the same result. The ten megabytes of the file are freed at
 * once.
 * @param {string} path @param {Parts} parts @param {(count: number) => void} count
 */
function compile(path, parts, count) {
  const forget = () => {
    module = undefined;
  };
  module ??= parts
    .take(path, count)
    .then((bytes) => WebAssembly.compile(bytes))
    .finally(() => parts.drop(path));
  module.catch(forget);
  return module;
}

/**
 * Run Pyodide's loadPyodide, and fail after a time limit. If the WebAssembly does not start, loadPyodide never returns.
 * Therefore this function starts the WebAssembly itself.
 * @param {Build} build
 * @param {WebAssembly.Module} module
 * @param {object} options
 * @param {(instance: WebAssembly.Instance) => void} [onBorn]  called with the instance before any of its code has run
 */
async function start({ pyodide: { dir }, places }, module, options, onBorn = () => {}) {
  const indexURL = address(dir);
  const { loadPyodide } = await importScript(`${dir}pyodide.mjs`);
  const { default: createPyodideModule } = await importScript(`${dir}pyodide.asm.mjs`);
  served.set(address(`${dir}pyodide.asm.wasm`), new Uint8Array());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const failure = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new BootError("timeout", `no start in ${START_LIMIT / 1000} s`)), START_LIMIT);
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const instance = await WebAssembly.instantiate(module, imports);
        onBorn(instance);
        return { module, instance };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
  const basics = { indexURL, packageBaseUrl: indexURL, lockFileContents: places.lock, createPyodideModule };
  return Promise.race([loadPyodide({ ...basics, enableRunUntilComplete: false, ...options }), failure]).finally(() =>
    clearTimeout(timer),
  );
}

/** @typedef {ReturnType<typeof trackBytes>} Progress */

/** Count the bytes that arrive, and report them to the page from time to time. @param {number} total */
function trackBytes(total) {
  let bytes = 0;
  let reported = -REPORT_INTERVAL;
  const report = (stage = "download") => postMessage({ type: "boot", stage, bytes, total });
  const add = (/** @type {number} */ count) => {
    bytes += count;
    if (performance.now() - reported < REPORT_INTERVAL) return;
    reported = performance.now();
    report();
  };
  return { add, stage: report };
}

/**
 * Import a script. Its bytes are counted all at once, when the whole script has arrived.
 * @param {string} path @param {Parts} parts @param {() => void} arrived
 */
async function importPart(path, parts, arrived) {
  try {
    await importScript(path);
    arrived();
  } catch (error) {
    await parts.take(path); // a failed import gives no reason; this download gives the reason
    throw error;
  }
}
