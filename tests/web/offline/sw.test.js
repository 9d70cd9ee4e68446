/** The service worker beside caches such as WebKit's: what was kept empty comes back as a stream of one empty chunk. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";

const SCOPE = "https://example.org/";
const CONTENT = "the program";
const sha256 = createHash("sha256").update(CONTENT).digest("hex");
const KEY = `${SCOPE}.kept/${sha256}`;
const MANIFEST = { version: "not built", files: { "main.js": { sha256, bytes: CONTENT.length } } };
/** The same, fetched packed: its digest and length are of what travels, unless the server or the browser unpacks it. */
const PACKED = { sha256: "of the packed", bytes: 5, inflated: MANIFEST.files["main.js"] };

const nothing = () => {
  const start = (/** @type {any} */ stream) => {
    stream.enqueue(new Uint8Array());
    stream.close();
  };
  return new Response(new ReadableStream({ start }));
};

/** @type {Map<string, Map<string, () => Response>>} */
const stores = new Map(["sudoku-builds", "sudoku-files"].map((name) => [name, new Map()]));
const addressOf = (/** @type {string | Request} */ request) => (typeof request === "string" ? request : request.url);

/** @param {string} name */
const open = async (name) => {
  const store = /** @type {Map<string, () => Response>} */ (stores.get(name));
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
/** @param {string | Request} request @param {RequestInit} [_] */
const server = async (request, _ = {}) =>
  addressOf(request).endsWith("build.json") ? Response.json(MANIFEST) : new Response(CONTENT);
const network = mock.fn(server);
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

/** @param {string} [path] @param {RequestInit} [options] @returns {Promise<Response>} */
const ask = (path = "main.js", options = {}) =>
  new Promise((resolve) => handlers.fetch({ request: new Request(SCOPE + path, options), respondWith: resolve }));

beforeEach(() => {
  for (const store of stores.values()) store.clear();
  stores.get("sudoku-builds")?.set(`${SCOPE}not%20built`, () => Response.json(MANIFEST));
  for (const { mock } of [tab.navigate, skipWaiting, network]) mock.resetCalls();
  network.mock.mockImplementation(server);
});

/** @param {() => Response} kept */
const keep = (kept) => stores.get("sudoku-files")?.set(KEY, kept);

test("what was kept empty is no answer: it comes anew, and is kept", async () => {
  keep(nothing);
  assert.equal(await (await ask()).text(), CONTENT);
  assert.equal(network.mock.callCount(), 1);
  assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
});

test("of what is kept the beginning is looked at, and the rest of it let go", async () => {
  const cancel = mock.fn();
  const start = (/** @type {ReadableStreamDefaultController} */ stream) =>
    stream.enqueue(new TextEncoder().encode("p"));
  const looks = [() => new Response(CONTENT), () => new Response(new ReadableStream({ start, cancel }))];
  keep(() => /** @type {() => Response} */ (looks.shift())());
  assert.equal(await (await ask()).text(), CONTENT);
  assert.deepEqual([cancel.mock.callCount(), network.mock.callCount()], [1, 0]);
});

test("which version is here is told by what is kept, not by the server's newer one", async () => {
  const answer = await ask("build.json");
  assert.deepEqual([await answer.json(), network.mock.callCount()], [MANIFEST, 0]);
});

test("a part that the page has found damaged comes anew, and is kept", async () => {
  keep(() => new Response("the pr\u0000gram"));
  assert.equal(await (await ask("main.js", { cache: "reload" })).text(), CONTENT);
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
  assert.deepEqual(asked, ["no-store", "default", "reload"]);
  assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
});

test("what was hashed is let go at once: no second copy of it waits in memory", async () => {
  const transfer = mock.fn();
  const was = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "transfer");
  Object.defineProperty(ArrayBuffer.prototype, "transfer", { value: transfer, configurable: true });
  await raise("install");
  if (was) Object.defineProperty(ArrayBuffer.prototype, "transfer", was);
  else Reflect.deleteProperty(ArrayBuffer.prototype, "transfer");
  assert.deepEqual(
    transfer.mock.calls.map((call) => call.arguments),
    [[0]],
  );
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

test("a part that came unpacked is whole: it is kept so, and not fetched twice", async () => {
  const manifest = { ...MANIFEST, files: { "main.js": PACKED } };
  network.mock.mockImplementation(async (request) =>
    addressOf(request).endsWith("build.json") ? Response.json(manifest) : new Response(CONTENT),
  );
  await raise("install");
  const calls = network.mock.callCount();
  await raise("install");
  assert.deepEqual([calls, network.mock.callCount() - calls], [2, 1], "the manifest alone the second time");
});

test("without the network a lost part is an error, and what else is kept goes on answering", async () => {
  network.mock.mockImplementation(async () => {
    throw new TypeError("no network");
  });
  const answer = await ask();
  assert.equal(answer.type, "error");
  assert.equal(stores.get("sudoku-builds")?.size, 1);
  keep(() => new Response(CONTENT));
  assert.equal(await (await ask()).text(), CONTENT);
});

test("a part that only another build has now gives this build up: from now on the network answers", async () => {
  network.mock.mockImplementation(async () => new Response("a newer program"));
  assert.equal(await (await ask()).text(), "a newer program");
  assert.equal(stores.get("sudoku-builds")?.size, 0);
  keep(() => new Response(CONTENT));
  assert.equal(await (await ask()).text(), "a newer program", "never parts of two builds");
});
