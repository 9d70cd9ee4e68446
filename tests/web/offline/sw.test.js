/** The service worker beside caches such as WebKit's: what was kept empty comes back as a stream of one empty chunk. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";

const SCOPE = "https://example.org/";
const CONTENT = "the program";
const sha256 = createHash("sha256").update(CONTENT).digest("hex");
const KEY = `${SCOPE}.kept/${sha256}`;
const MANIFEST = { version: "not built", files: { "main.js": { sha256, bytes: CONTENT.length } } };

const nothing = () => {
  const start = (/** @type {any} */ stream) => {
    stream.enqueue(new Uint8Array());
    stream.close();
  };
  return new Response(new ReadableStream({ start }));
};

/** @type {Map<string, Map<string, () => Response>>} */
let stores;
const addressOf = (/** @type {string | Request} */ request) => (typeof request === "string" ? request : request.url);

/** @param {string} name */
const open = async (name) => {
  const store = stores.get(name) ?? new Map();
  stores.set(name, store);
  return {
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    match: async (/** @type {string | Request} */ request) => store.get(addressOf(request))?.(),
    put: async (/** @type {string} */ key, /** @type {Response} */ response) => {
      const content = await response.arrayBuffer();
      store.set(key, () => new Response(content));
    },
    delete: async (/** @type {string | Request} */ request) => store.delete(addressOf(request)),
  };
};

/** @type {Record<string, (event: any) => void>} */
const handlers = {};
const tab = { url: SCOPE, postMessage: () => {}, navigate: mock.fn(async () => {}) };
const skipWaiting = mock.fn(async () => {});
const network = mock.fn(async (/** @type {string | Request} */ request, /** @type {RequestInit} */ _ = {}) =>
  addressOf(request).endsWith("build.json") ? Response.json(MANIFEST) : new Response(CONTENT),
);
const self = {
  registration: { scope: SCOPE },
  clients: { matchAll: async () => [tab], claim: async () => {} },
  skipWaiting,
  addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ handler) => {
    handlers[type] = handler;
  },
};
Object.assign(globalThis, { self, caches: { open }, fetch: network });
await import(new URL("../../../web/sw.js", import.meta.url).href);

/** @param {string} type */
const raise = (type) => new Promise((resolve) => handlers[type]({ waitUntil: resolve }));

/** @returns {Promise<Response>} */
const ask = () =>
  new Promise((resolve) => handlers.fetch({ request: new Request(`${SCOPE}main.js`), respondWith: resolve }));

beforeEach(() => {
  stores = new Map([
    ["sudoku-builds", new Map([[`${SCOPE}not%20built`, () => Response.json(MANIFEST)]])],
    ["sudoku-files", new Map()],
  ]);
  for (const { mock } of [tab.navigate, skipWaiting, network]) mock.resetCalls();
});

/** @param {() => Response} kept */
const keep = (kept) => stores.get("sudoku-files")?.set(KEY, kept);

test("what was kept empty is no answer: it comes anew, and is kept", async () => {
  keep(nothing);
  assert.equal(await (await ask()).text(), CONTENT);
  assert.equal(network.mock.callCount(), 1);
  assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
});

test("a part that is not there is fetched, and the build is whole only then", async () => {
  await raise("install");
  assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
});

test("an old copy in the browser's cache is fetched once more, past it", async () => {
  const asked = /** @type {any[]} */ ([]);
  network.mock.mockImplementation(async (request, options = {}) => {
    asked.push(options.cache);
    if (addressOf(request).endsWith("build.json")) return Response.json(MANIFEST);
    return new Response(options.cache === "reload" ? CONTENT : "an older program");
  });
  await raise("install");
  network.mock.restore();
  assert.deepEqual(asked, ["no-store", "default", "reload"]);
  assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
});

test("over blank pages a new build takes its place at once, and shows them anew", async () => {
  keep(nothing);
  await raise("install");
  await raise("activate");
  assert.deepEqual(
    [skipWaiting, tab.navigate].map(({ mock }) => mock.callCount()),
    [1, 1],
  );
  assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
});

test("over pages that work it waits until the person agrees, and fetches nothing twice", async () => {
  keep(() => new Response(CONTENT));
  await raise("install");
  await raise("activate");
  assert.deepEqual(
    [skipWaiting, tab.navigate].map(({ mock }) => mock.callCount()),
    [0, 0],
  );
  assert.deepEqual(
    network.mock.calls.map(({ arguments: [request] }) => addressOf(request)),
    [`${SCOPE}build.json`],
  );
});
