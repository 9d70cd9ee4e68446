/** Check the ways to start Python, with a Pyodide that only records what it receives. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";
import { pack } from "../../../web/engine/snapshot.js";

const PAGE = 4096;
/** A module with a memory of one page of 64 kB, which it exports as `memory`. */
const WASM = Buffer.from("0061736d01000000050301000107" + "0a01066d656d6f72790200", "hex");
const born = new Uint8Array(2 * PAGE);
const used = born.slice().fill(7, PAGE);
const HEAD = Uint8Array.of(1, 2, 3, 4);
const CONTENTS = {
  "p/pyodide.mjs": "the script",
  "p/pyodide.asm.mjs": "the other script",
  "python.wasm": WASM,
  "snapshot.bin": pack(HEAD, used, born),
  "sudoku.zip": "the engine",
  "python314.zip": "compiled modules",
  "library.zip": "the library",
  "micropip.whl": "micropip",
  "pydyf.whl": "pydyf",
  "sudoku.whl": "the package",
};
/** @param {Uint8Array} bytes */
const described = (bytes) => ({ sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length });
const bytesOf = Object.entries(CONTENTS).map(([path, content]) => [path, Buffer.from(/** @type {any} */ (content))]);
const BUILD = {
  pyodide: { dir: "p/" },
  boot: {
    "pyodide.asm.wasm": "python.wasm",
    "snapshot.bin": "snapshot.bin",
    "sudoku.zip": "sudoku.zip",
    "python314.zip": "python314.zip",
    "library.zip": "library.zip",
  },
  places: { engine: "/engine", library: "/library", lock: "the lock" },
  wheels: { micropip: "micropip.whl", pydyf: "pydyf.whl", sudoku_workshop: "sudoku.whl" },
  files: Object.fromEntries(bytesOf.map(([path, bytes]) => [path, described(/** @type {any} */ (bytes))])),
};

const WEB = new URL("../../../web/parts/", import.meta.url).href;
const nameOf = (/** @type {unknown} */ address) => String(address).replace(WEB, "");
/** Parts that are not on the server. @type {Set<string>} */
const missing = new Set();
/** The requests to the network and to Python, and the messages to the page. @type {unknown[]} */
let noted = [];
/** The results of the next starts of Python. @type {((now: any) => any)[]} */
let starts = [];
let clock = 0;
/** The modes of the requests of a fenced worker. @type {string[]} */
const modes = [];

const files = new Map([["build.json", Buffer.from(JSON.stringify(BUILD))], .../** @type {any} */ (bytesOf)]);
/** @param {Request | string} input */
async function network(input) {
  const path = nameOf(input instanceof Request ? input.url : input);
  noted.push(`fetch ${path}`);
  if (input instanceof Request) modes.push(input.mode);
  return missing.has(path) ? new Response(null, { status: 404 }) : new Response(files.get(path));
}

/** Act like the part of Pyodide that the starts use. @param {any} options */
async function loadPyodide({ createPyodideModule, _loadSnapshot, stdLibURL, ...options }) {
  const born = WebAssembly.instantiateStreaming(fetch(`${options.indexURL}pyodide.asm.wasm`), {});
  const { instance } = await born.catch((error) => {
    noted.push(`not born: ${error}`);
    return new Promise(() => {}); // never settles
  });
  const library = await (await fetch(stdLibURL)).arrayBuffer();
  const given = { ...options, made: createPyodideModule(), indexURL: nameOf(options.indexURL) };
  noted.push([given, nameOf(options.packageBaseUrl), nameOf(stdLibURL), library.byteLength]);
  if (_loadSnapshot) {
    const memory = new Uint8Array(/** @type {any} */ (instance.exports.memory).buffer);
    assert.deepEqual([..._loadSnapshot.subarray(0, 4)], [...HEAD]);
    assert.equal(_loadSnapshot.subarray(4).length, 0);
    assert.deepEqual(memory.slice(0, 2 * PAGE), used);
  }
  const next = starts.shift();
  return next ? next(PYTHON) : PYTHON;
}
const path = { append: (/** @type {string} */ place) => noted.push(`path ${place}`) };
const MODULES = {
  random: { seed: () => noted.push("seed") },
  sys: { path },
  importlib: { invalidate_caches: () => noted.push("look for modules again") },
  micropip: {
    install: async (/** @type {string} */ wheel) =>
      noted.push(`install ${nameOf(wheel)}: ${await (await fetch(wheel)).text()}`),
  },
  "sudoku_workshop.api": { call: (/** @type {string} */ request) => `answer to ${request}` },
};
const PYTHON = {
  FS: {
    writeFile: (/** @type {string} */ place, /** @type {any} */ content) =>
      noted.push(`write ${place}: ${Buffer.from(content)}`),
  },
  pyimport: (/** @type {keyof typeof MODULES} */ name) => MODULES[name],
  loadPackage: async (/** @type {string} */ address, /** @type {any} */ { messageCallback }) =>
    noted.push(`load ${nameOf(address)}: ${messageCallback("a word") ?? "silent"}`),
};

const locks = { request: async (/** @type {string} */ _, /** @type {() => Promise<void>} */ hold) => hold() };
const scripts = {
  "p/pyodide.mjs": async () => ({ loadPyodide }),
  "p/pyodide.asm.mjs": async () => ({ default: () => "made" }),
};
const told = (/** @type {unknown} */ message) => noted.push(message);
Object.assign(globalThis, { self: globalThis, fetch: network, scripts, postMessage: told });
Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
mock.method(performance, "now", () => {
  clock += 60;
  return clock;
});
/** Scripts with which the worker must not reach the network. */
const OTHERS = /** @type {const} */ (["WebSocket", "importScripts"]);
Object.assign(globalThis, Object.fromEntries(OTHERS.map((name) => [name, () => {}])));

const { boot } = await import("../../../web/engine/pyodide.js");
const { BootError } = await import("../../../web/engine/boot-error.js");

beforeEach(() => {
  missing.clear();
  noted = [];
  starts = [];
  clock = 0;
});

/** Return the downloads in alphabetical order, because they are requested at once, then everything else in order. */
function happened() {
  const isFetch = (/** @type {unknown} */ each) => typeof each === "string" && each.startsWith("fetch ");
  const fetched = noted.filter(isFetch).map((each) => String(each).slice(6));
  const isDownload = (/** @type {any} */ each) => each?.stage === "download";
  const done = noted.filter((each) => !isFetch(each) && !isDownload(each));
  return { fetched: fetched.sort().join(" "), done, downloads: noted.filter(isDownload) };
}

const OPTIONS = {
  enableRunUntilComplete: false,
  lockFileContents: "the lock",
  made: "made",
  packageBaseUrl: `${WEB}p/`,
};
const given = { indexURL: "p/", ...OPTIONS };
const sizeOf = (/** @type {(keyof typeof CONTENTS)[]} */ ...paths) =>
  paths.reduce((sum, each) => sum + BUILD.files[each].bytes, 0);
const SCRIPTS = /** @type {const} */ (["p/pyodide.mjs", "p/pyodide.asm.mjs"]);
const begins = (/** @type {number} */ total, bytes = total) => ({ type: "boot", stage: "python", bytes, total });

/**
 * Let all ways fail. Returns the final reason and the reasons of the ways.
 * @returns {Promise<string[]>} why at last, and for each
 */
const vainly = () =>
  boot(assert.fail).then(
    () => assert.fail("it starts"),
    ({ code, message }) => [code, ...message.split("\n")],
  );

/**
 * Compile Python's WebAssembly in this way. Modules of Node itself are compiled as usual.
 * @param {import("node:test").TestContext} context @param {() => Promise<any>} compile
 */
function compiledBy({ mock }, compile) {
  const real = WebAssembly.compile;
  mock.method(WebAssembly, "compile", (/** @type {Uint8Array<ArrayBuffer>} */ bytes) =>
    bytes.byteLength === WASM.length ? compile() : real(bytes),
  );
}

/** Return how often a file was downloaded. @param {string} path */
const timesFetched = (path) => noted.filter((each) => each === `fetch ${path}`).length;

test("of a script that cannot be imported it is told why: nothing came, or what came is wrong", async (context) => {
  missing.add("p/pyodide.mjs");
  const broken = context.mock.method(scripts, "p/pyodide.mjs", async () => {
    if (broken.mock.callCount() > 0) missing.clear();
    throw new SyntaxError("cut");
  });
  let giveUp = (/** @type {Error} */ _) => {};
  const compiling = new Promise((_, reject) => {
    giveUp = reject;
  });
  compiledBy(context, () => compiling);
  assert.deepEqual(await vainly(), [
    "python",
    "snapshot: missing: p/pyodide.mjs: 404, null",
    "compiled: python: SyntaxError: cut",
    "plain: python: SyntaxError: cut",
  ]);
  assert.equal(timesFetched("p/pyodide.mjs"), 2, "what came is looked at once");
  giveUp(new Error("over"));
});

test("a WebAssembly that could not be compiled is fetched and compiled anew by the next way", async (context) => {
  let times = 0;
  compiledBy(context, async () => {
    times++;
    throw new Error(`no ${times}`);
  });
  assert.deepEqual(await vainly(), [
    "python",
    "snapshot: python: Error: no 1",
    "compiled: python: Error: no 2",
    "plain: python: Error: no 3",
  ]);
  assert.equal(timesFetched("python.wasm"), 3);
});

test("Python starts from the snapshot, and the library's files follow later", async () => {
  const { how, tried, locked, entry, later } = await boot((python) => python);
  assert.deepEqual([how, tried, locked, entry], ["snapshot", [], true, PYTHON]);
  const total = sizeOf(...SCRIPTS, "python.wasm", "snapshot.bin");
  const { fetched, done, downloads } = happened();
  assert.equal(fetched, "build.json python.wasm snapshot.bin");
  assert.deepEqual(done, [begins(total), [given, "p/", "empty.zip", 22], "seed"]);
  assert.equal(downloads.length, 2); // of four, from time to time
  assert.ok(downloads.every((/** @type {any} */ each) => each.total === total && each.bytes <= total));
  noted = [];
  await later();
  assert.deepEqual(noted, [
    "fetch sudoku.zip",
    "write /engine: the engine",
    "fetch library.zip",
    "write /library: the library",
    "look for modules again",
  ]);
});

test("where the snapshot is not to be had it starts from compiled modules", async () => {
  missing.add("snapshot.bin");
  const { how, tried } = await boot((python) => python);
  assert.equal(how, "compiled");
  assert.deepEqual(tried, [{ how: "snapshot", code: "missing", detail: "snapshot.bin: 404, null" }]);
  const { fetched, done } = happened();
  assert.equal(fetched, "build.json python314.zip snapshot.bin sudoku.zip"); // the WebAssembly is already compiled
  const total = sizeOf(...SCRIPTS, "python.wasm", "python314.zip", "sudoku.zip");
  const own = done.slice(-3);
  assert.equal(/** @type {any} */ (done.at(-4)).total, total);
  assert.deepEqual(own, [
    [given, "p/", "python314.zip", sizeOf("python314.zip")],
    "write /engine: the engine",
    "path /engine",
  ]);
});

test("in the end it starts as it comes, with the packages", async () => {
  const fails = () => {
    throw new Error("no");
  };
  starts = [fails, fails];
  const { how, tried, later } = await boot((python) => python);
  assert.equal(how, "plain");
  assert.deepEqual(
    tried.map((each) => Object.values(each).join(" ")),
    ["snapshot python Error: no", "compiled python Error: no"],
  );
  assert.deepEqual(happened().done.slice(-4), [
    { type: "boot", stage: "package", bytes: 1, total: 1 },
    "load micropip.whl: silent",
    "install pydyf.whl: pydyf",
    "install sudoku.whl: the package",
  ]);
  await later();
});

test("where what is wanted of Python fails, the next way is tried; where all fail, all are told", async () => {
  let asked = 0;
  const second = () => {
    asked++;
    if (asked === 1) throw new BootError("cut", "of it");
    return asked;
  };
  const { how, tried, entry } = await boot(second);
  assert.deepEqual([how, tried, entry], ["compiled", [{ how: "snapshot", code: "cut", detail: "of it" }], 2]);
  missing.add("snapshot.bin").add("sudoku.zip").add("sudoku.whl");
  await assert.rejects(
    boot(() => 0),
    (/** @type {any} */ error) =>
      error.code === "missing" && /^snapshot: missing: .*\ncompiled: missing: .*\nplain: missing: /.test(error.message),
  );
});

test("where its WebAssembly is not born Pyodide never settles, and the next way is tried at once", async (context) => {
  const instantiate = context.mock.method(WebAssembly, "instantiate");
  instantiate.mock.mockImplementationOnce(async () => {
    throw new WebAssembly.LinkError("no memory");
  });
  const { how, tried } = await boot((python) => python);
  const detail = "LinkError: no memory";
  assert.deepEqual([how, tried], ["compiled", [{ how: "snapshot", code: "python", detail }]]);
  assert.ok(noted.includes(`not born: ${detail}`));
});

test("a Python that never starts is waited for as long as it may take, and no longer", async () => {
  const real = setTimeout;
  /** @type {[() => void, number][]} */
  const waits = [];
  const started = new Promise((/** @type {(value: void) => void} */ resolve) => {
    starts = [
      () => {
        resolve();
        return new Promise(() => {});
      },
    ];
  });
  const timers = mock.method(globalThis, "setTimeout", (/** @type {any} */ late, /** @type {number} */ time) => {
    waits.push([late, time]);
    return real(() => {}, 0);
  });
  const booted = boot((python) => python);
  await started;
  const [late, time] = waits.at(-1) ?? [];
  late?.();
  timers.mock.restore();
  const { how, tried } = await booted;
  assert.equal(time, 30_000);
  assert.deepEqual([how, tried], ["compiled", [{ how: "snapshot", code: "timeout", detail: "no start in 30 s" }]]);
});

test("the lock is held as long as the worker lives", async () => {
  let held = true;
  const request = async (/** @type {string} */ _, /** @type {() => Promise<void>} */ hold) => {
    await hold();
    held = false;
  };
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
  assert.equal((await boot(() => 0)).locked, true);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(held, true);
});

test("a worker without an origin has no lock", async () => {
  const request = async () => Promise.reject(new DOMException("no origin", "SecurityError"));
  for (const value of [{ locks: { request } }, {}]) {
    Object.defineProperty(globalThis, "navigator", { value, configurable: true });
    assert.equal((await boot(() => 0)).locked, false);
  }
});

test("nothing but fetch is left, only to the own origin, and it cannot be set back", async () => {
  for (const name of OTHERS)
    assert.throws(() => /** @type {any} */ (globalThis)[name]("https://example.org"), { name: "SecurityError" });
  const answer = await fetch(`${WEB}pydyf.whl`, { mode: "cors" });
  assert.deepEqual([await answer.text(), noted, modes], ["pydyf", ["fetch pydyf.whl"], ["same-origin"]]);
  assert.equal(Object.getOwnPropertyDescriptor(globalThis, "fetch")?.writable, false);
});
