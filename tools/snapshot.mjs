// node tools/snapshot.mjs FOLDER WHEEL...: makes the files for a fast start, with the Pyodide of node_modules.
// snapshot.bin       Python's memory after importing our whole package, packed by web/engine/snapshot.js   sudoku.zip
// the modules of our package and its dependencies that the page needs, compiled   python314.zip      the modules of the
// standard library that these need, compiled   library.zip        the whole standard library   pyodide.asm.wasm
// unchanged   boot.json          the paths where they belong, for build.json  The same input gives the same bytes:
// clocks, random numbers and the order of hashes are fixed. The page seeds Python's `random` again. A snapshot has
// memory but no files. Its memory is larger than Pyodide's own from the start, and the page makes it as large.

import crypto from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { growTo, pack } from "../web/engine/snapshot.js";
import { ROOT } from "./processes.mjs";

const HEAP = 41_943_040; // bytes of memory with which Python starts, where Pyodide alone would have 31,457,280
const EPOCH = 1_577_836_800_000; // 2020-01-01
const PYODIDE = join(ROOT, "node_modules", "pyodide");
const NEEDED = "/lib/python314.zip"; // the path where Pyodide itself puts its library
const ENGINE = "/lib/sudoku.zip";

/**
 * Parts of the standard library that cannot work in a page, that are only for development, or that Python also has in C.
 * A name with a slash is the beginning of a path. The build fails if the package needs one of them, because it runs all
 * sample requests with this library. The tests fail if micropip needs one.
 */
const LEFT_OUT = `__hello__ __phello__ _pydatetime _pydecimal _pyio _pyrepl antigravity bdb cProfile cmd code
  compileall configparser ctypes curses dbm difflib doctest encodings/cp0 encodings/cp10 encodings/cp11
  encodings/cp1250 encodings/cp1251 encodings/cp1253 encodings/cp1254 encodings/cp1255 encodings/cp1256
  encodings/cp1257 encodings/cp1258 encodings/cp424 encodings/cp5 encodings/cp7 encodings/cp8 encodings/cp932
  encodings/cp950 encodings/iso8859 encodings/koi8 encodings/mac_ ensurepip filecmp fileinput ftplib getpass http
  idlelib imaplib mailbox mimetypes modulefinder multiprocessing netrc optparse pdb pickletools plistlib poplib
  profile pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter sched shelve smtplib socketserver sqlite3 symtable
  tabnanny this timeit tkinter tomllib trace tracemalloc turtle unittest uuid venv wave webbrowser wsgiref xml xmlrpc
  zipapp zoneinfo`;

const [folder, ...wheels] = process.argv.slice(2);
await main().catch((error) => {
  console.error(error.message); // without Node's own report, which would print a line of a megabyte from Pyodide's source
  process.exitCode = 1;
});

/** Make all the files listed above. */
async function main() {
  standStill();
  mkdirSync(folder, { recursive: true });
  const { library, compiled, engine } = await compile(wheels.map((wheel) => readFileSync(wheel)));
  const asked = await wake(compiled, engine, true);
  const [needed, ours] = [await pick(asked, NEEDED), await pick(asked, ENGINE)];
  const born = watchBirth();
  const [head, memory] = freeze(await wake(needed, ours, false, { _makeSnapshot: true }));
  write("snapshot.bin", pack(head, memory, await born));
  write("sudoku.zip", ours);
  write("python314.zip", needed);
  write("library.zip", library);
  write("pyodide.asm.wasm", readFileSync(join(PYODIDE, "pyodide.asm.wasm")));
  writeFileSync(join(folder, "boot.json"), JSON.stringify({ engine: ENGINE, library: NEEDED, lock: emptyLock() }));
}

/** Fix clocks and random numbers, so that the same input gives the same bytes. */
function standStill() {
  let seed = 1;
  const fill = (/** @type {Uint8Array} */ bytes) => {
    for (const index of bytes.keys()) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      bytes[index] = seed >> 16;
    }
    return bytes;
  };
  Object.assign(crypto, { randomFillSync: fill });
  Date.now = () => EPOCH;
  performance.now = () => 0;
}

/**
 * Compile wheels with Pyodide's own Python, so that the modules fit it.
 * @param {Uint8Array[]} contents of the wheels
 */
async function compile(contents) {
  const python = await withTools();
  const names = contents.map((_, index) => `/wheel${index}.zip`);
  for (const [index, name] of names.entries()) python.FS.writeFile(name, contents[index]);
  const copyArchive = python.globals.get("copy_archive");
  const compileArchives = python.globals.get("compile_archives");
  copyArchive(NEEDED, "/library.zip", LEFT_OUT);
  compileArchives("/library.zip", "/compiled.zip", NEEDED, 2);
  compileArchives(names.join(" "), "/engine.zip", ENGINE, 2);
  const [library, compiled, engine] = ["/library.zip", "/compiled.zip", "/engine.zip"].map((name) =>
    python.FS.readFile(name),
  );
  return { library, compiled, engine };
}

/**
 * Return a Python that can import archive.py. The modules that it compiles have line numbers but no columns, which
 * makes them a fifth smaller.
 */
async function withTools() {
  const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONNODEBUGRANGES: "1" } });
  python.runPython(readFileSync(join(ROOT, "tools", "archive.py"), "utf8"));
  return python;
}

/**
 * Start a Python from the given archives, and return it after it has answered all sample requests.
 * @param {Uint8Array} library @param {Uint8Array} engine
 * @param {boolean} late  whether it also answers those that need modules outside the snapshot @param {object} [options]
 */
async function wake(library, engine, late, options) {
  const stdLibURL = join(folder, "python314.zip");
  writeFileSync(stdLibURL, library);
  const env = { PYTHONHASHSEED: "0" };
  const settings = { indexURL: PYODIDE, stdLibURL, env, lockFileContents: emptyLock(), ...options };
  const python = await loadPyodide({ ...settings, _sysExecutable: "python" });
  rmSync(stdLibURL);
  python.FS.writeFile(ENGINE, engine);
  python.runPython(`
import gc, random, sys
sys.path.append("${ENGINE}")
import sudoku_workshop.api.samples
sudoku_workshop.api.samples.warm(${late ? "True" : "False"})
gc.collect()
for size in range(8, 496, 8): # what was freed would be packed as well, so it is filled with zeros
    blocks = [bytes(size) for _ in range(400_000 // (size + 16))]
    del blocks
for size in (1024, 4096, 16384):
    blocks = [bytes(size) for _ in range(800_000 // size)]
    del blocks
`);
  return python;
}

/**
 * Return the modules that a running Python has imported from an archive, and the data files of the archive.
 * @param {import("pyodide").PyodideAPI} awake @param {string} place
 */
async function pick(awake, place) {
  const files = awake.runPython("' '.join(str(getattr(module, '__file__', '')) for module in sys.modules.values())");
  const python = await withTools();
  python.FS.writeFile("/all.zip", awake.FS.readFile(place));
  python.globals.get("pick_modules")("/all.zip", "/needed.zip", place, files);
  return python.FS.readFile("/needed.zip");
}

/**
 * Make the memory of the next WebAssembly as large as a snapshot's, and return it as it is before any code has run.
 * @returns {Promise<Uint8Array>}
 */
function watchBirth() {
  const { instantiate } = WebAssembly;
  return new Promise((born) => {
    /** @type {any} */ (WebAssembly).instantiate = async (/** @type {[any, any]} */ ...made) => {
      WebAssembly.instantiate = instantiate;
      const result = await instantiate(...made);
      const memory = /** @type {WebAssembly.Memory} */ (result.instance.exports.memory);
      growTo(memory, HEAP);
      born(new Uint8Array(memory.buffer.slice(0)));
      return result;
    };
  });
}

/** Return a snapshot: its header and then the memory. @param {import("pyodide").PyodideAPI} python */
function freeze(python) {
  const module = /** @type {any} */ (python)._module;
  const { HEAP8, HEAPU32, _emscripten_get_sbrk_ptr } = module;
  HEAP8.fill(0, module._emscripten_stack_get_end(), module.stackSave()); // what calls left on the stack
  const snapshot = python.makeMemorySnapshot();
  const { length } = HEAP8;
  const used = HEAPU32[_emscripten_get_sbrk_ptr() >> 2];
  console.log(`snapshot: ${used} of ${HEAP} bytes of memory are used`);
  if (length !== HEAP) throw new Error(`the snapshot has outgrown its heap: ${length} bytes, expected ${HEAP}`);
  return [snapshot.subarray(0, -HEAP), snapshot.subarray(-HEAP)];
}

/** Return Pyodide's list of packages, empty because the project's own files replace it. */
function emptyLock() {
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return JSON.stringify({ info, packages: {} });
}

/** Write a file in the folder. @param {string} name @param {Uint8Array} content */
function write(name, content) {
  writeFileSync(join(folder, name), content);
}
