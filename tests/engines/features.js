/**
 * Features of browsers that may be missing, and the page's behaviour then. Each is tried in the page. tools/browsers.mjs
 * writes docs/browsers.md from this list.
 *
 * @typedef {object} Feature
 * @property {string} name
 * @property {string} without - the page's behaviour without the feature
 * @property {(...args: string[]) => boolean | Promise<boolean>} has - runs in the page, so it can only use its arguments
 * @property {string[]} [args]
 */

const NO_PYTHON =
  "Python does not start, and the page says that the browser is too old; the board, typing and printing the board work";
const NOT_KEPT = "the page says so and offers a backup file";
const LOOKS = "only the appearance changes";

/** Features of a page from a server. @type {Feature[]} */
export const SERVED = [
  {
    name: "module workers",
    without: NO_PYTHON,
    has: () => {
      let asked = false;
      const options = {
        get type() {
          asked = true;
          return /** @type {const} */ ("module");
        },
      };
      new Worker("worker.js", options).terminate();
      return asked;
    },
  },
  { name: "exceptions in WebAssembly", without: NO_PYTHON, has: () => "Exception" in WebAssembly },
  { name: "`DecompressionStream`", without: NO_PYTHON, has: () => "DecompressionStream" in globalThis },
  {
    name: "Python from a snapshot of its memory",
    without: "Python starts more slowly, from compiled modules or from plain Pyodide; everything works",
    has: async () => {
      const { createEngine } = await import(new URL("engine.js", location.href).href);
      return new Promise((resolve) => {
        const engine = createEngine({
          size: 1,
          onStatus: (/** @type {any} */ { phase, how }) => {
            if (phase === "loading") return;
            resolve(how === "snapshot");
            queueMicrotask(() => engine.destroy());
          },
        });
      });
    },
  },
  {
    name: "`ArrayBuffer.transfer`",
    without: "unused memory is released later",
    has: () => "transfer" in ArrayBuffer.prototype,
  },
  {
    name: "service workers with a cache",
    without: "the page works only online, and says so",
    has: () =>
      caches.open("tried").then(
        () => "serviceWorker" in navigator,
        () => false,
      ),
  },
  {
    name: "IndexedDB",
    without: `My puzzles are lost when the page is closed; ${NOT_KEPT}`,
    has: () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("tried");
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => resolve(true);
      }),
  },
  {
    name: "`localStorage`",
    without: `the board and settings are lost when the page is closed; ${NOT_KEPT}`,
    has: () => {
      localStorage.setItem("tried", "1");
      return localStorage.getItem("tried") === "1";
    },
  },
  {
    name: "persistent storage (`storage.persist`)",
    without: "the browser may delete saved data when space is short",
    has: () => typeof navigator.storage?.persist === "function",
  },
  {
    name: "`navigator.locks`",
    without: "a worker that the browser ends silently is noticed at the next request",
    has: () => navigator.locks.request("tried", () => true),
  },
  {
    name: "`BroadcastChannel`",
    without: "other tabs show changes of My puzzles after a reload",
    has: () => "BroadcastChannel" in globalThis,
  },
  {
    name: "reading the clipboard",
    without: "Paste opens a text box; Ctrl+V works everywhere",
    has: () => typeof navigator.clipboard?.readText === "function",
  },
  {
    name: "writing to the clipboard",
    without: "the text is shown and selected, so that you can copy it",
    has: () => typeof navigator.clipboard?.writeText === "function",
  },
  {
    name: "files opened with the installed page (`launchQueue`)",
    without: "open files from the page, or paste or drop them",
    has: () => "launchQueue" in globalThis,
  },
  { name: "speech synthesis", without: "the clues are not read aloud", has: () => "speechSynthesis" in globalThis },
  { name: "`dvh`, the visible height", without: LOOKS, has: () => CSS.supports("height", "1dvh") },
  { name: "`:has()`", without: LOOKS, has: () => CSS.supports("selector(:has(a))") },
  { name: "`light-dark()`", without: "light colours", has: () => CSS.supports("color", "light-dark(red, blue)") },
  { name: "`text-wrap: balance`", without: LOOKS, has: () => CSS.supports("text-wrap", "balance") },
];

/** Features of a page opened from a disk. @type {Feature[]} */
export const FROM_DISK = [
  { name: "module workers from `blob:`", without: "`data:` is tried next", has: saysHello, args: ["blob"] },
  {
    name: "module workers from `data:`",
    without: "`blob:` is tried first; without both, as without module workers",
    has: saysHello,
    args: ["data"],
  },
  { name: "a worker that reads the page's `Blob`s", without: "the worker receives copies", has: readsBlob },
  {
    name: "`localStorage`",
    without: NOT_KEPT,
    has: () => {
      localStorage.setItem("tried", "1");
      return localStorage.getItem("tried") === "1";
    },
  },
];

/** Return whether a worker from such an address runs (in the page). @param {string} kind - "blob" or "data" @returns {Promise<boolean>} */
function saysHello(kind) {
  const [type, source] = ["text/javascript", "postMessage('hello')"];
  const from = kind === "blob" ? URL.createObjectURL(new Blob([source], { type })) : `data:${type},${source}`;
  return new Promise((resolve) => {
    const worker = new Worker(from, { type: "module" });
    worker.onmessage = () => resolve(true);
    worker.onerror = () => resolve(false);
  });
}

/** Return whether a worker can read a Blob of the page (runs in the page). @returns {Promise<boolean>} */
function readsBlob() {
  const source = "onmessage = ({ data }) => data.text().then(() => postMessage(true), () => postMessage(false))";
  return new Promise((resolve) => {
    const worker = new Worker(`data:text/javascript,${source}`, { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(new Blob(["a"]));
  });
}

/** Return which features this engine has, for both kinds of page. @param {import("./driver.js").Driver} driver @param {string} address - the page on a server @param {string} file - a page on a disk */
export async function tryAll(driver, address, file) {
  await driver.open(address);
  const served = await each(driver, SERVED);
  await driver.open(file);
  return { served, disk: await each(driver, FROM_DISK) };
}

/** Return which of the features the engine has. A feature that throws an error counts as missing. @param {import("./driver.js").Driver} driver @param {Feature[]} features */
async function each(driver, features) {
  const found = [];
  for (const { has, args = [] } of features) found.push(await driver.run(has, ...args).catch(() => false));
  return found;
}
