/** Check the service worker with caches such as WebKit's, in which an empty body is a stream with one empty chunk. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";

const PATIENCE = 100_000; // turns of the event loop
const SCOPE = "https://example.org/";
const CONTENT = "the program";
/** The same with another letter. */
const DAMAGED = "the pr\u0000gram";
const sha256 = createHash("sha256").update(CONTENT).digest("hex");
const KEY = `${SCOPE}.kept/${sha256}`;
const BUILD = `${SCOPE}not%20built`;
const MANIFEST = { version: "not built", files: { "main.js": { sha256, bytes: CONTENT.length } } };
/**
 * The same file, loaded packed. The digest and the length are those of the packed file, unless the server or the
 * browser unpacks it.
 */
const PACKED = { sha256: "packed", bytes: 5, inflated: MANIFEST.files["main.js"] };

const nothing = () => {
  const start = (/** @type {any} */ stream) => {
    stream.enqueue(new Uint8Array());
    stream.close();
  };
  return new Response(new ReadableStream({ start }));
};

/** @type {Map<string, Map<string, () => Response>>} */
const stores = new Map(["sudoku-builds", "sudoku-files", "sudoku-shares"].map((name) => [name, new Map()]));
const addressOf = (/** @type {string | Request} */ request) => (typeof request === "string" ? request : request.url);

/** @param {string} name */
const open = async (name) => {
  const store = /** @type {Map<string, () => Response>} */ (stores.get(name));
  return {
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    match: async (/** @type {string | Request} */ request) => store.get(addressOf(request))?.(),
    put: async (/** @type {string} */ key, /** @type {Response} */ response) => {
      const { headers } = response;
      const content = await response.arrayBuffer();
      store.set(key, () => new Response(content, { headers }));
    },
    delete: async (/** @type {string | Request} */ request) => store.delete(addressOf(request)),
  };
};

/** @type {Record<string, (event: any) => void>} */
const handlers = {};
const tabOf = () => ({ url: SCOPE, postMessage: mock.fn(), navigate: mock.fn(async () => {}) });
/** A tab that this build answers, and one of an older build. */
const [tab, older] = [tabOf(), tabOf()];
const skipWaiting = mock.fn(async () => {});
const claim = mock.fn(async () => {});
const opening = mock.fn(open);
/** @param {string | Request} request @param {RequestInit} [_] */
const server = async (request, _ = {}) =>
  addressOf(request).endsWith("build.json") ? Response.json(MANIFEST) : new Response(CONTENT);
const network = mock.fn(server);
const self = {
  registration: { scope: SCOPE },
  clients: {
    matchAll: async ({ includeUncontrolled = false, type = "" }) =>
      type === "window" ? [tab, ...(includeUncontrolled ? [older] : [])] : [],
    claim,
  },
  skipWaiting,
  addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ handler) => {
    handlers[type] = handler;
  },
};
Object.assign(globalThis, { self, caches: { open: opening }, fetch: network });
await import(new URL("../../../web/sw.js", import.meta.url).href);

/** @param {string} type */
const raise = (type) => new Promise((resolve) => handlers[type]({ waitUntil: resolve }));

/** @param {string} [path] @param {RequestInit} [options] @returns {Promise<Response>} */
const ask = (path = "main.js", options = {}) =>
  new Promise((resolve) => handlers.fetch({ request: new Request(SCOPE + path, options), respondWith: resolve }));

/** Start the worker, as a browser does in the middle of a visit. */
await raise("activate");
const shownAnew = tab.navigate.mock.callCount();

const forgetAll = () => {
  for (const store of stores.values()) store.clear();
};

beforeEach(async () => {
  network.mock.mockImplementation(server);
  opening.mock.mockImplementation(open);
  forgetAll();
  await raise("install"); // what is known of builds is read again
  forgetAll();
  stores.get("sudoku-builds")?.set(BUILD, () => Response.json(MANIFEST));
  for (const { mock } of [tab, older].flatMap(({ navigate, postMessage }) => [navigate, postMessage]))
    mock.resetCalls();
  for (const { mock } of [skipWaiting, claim, opening, network]) mock.resetCalls();
});

/** @param {() => Response} kept */
const keep = (kept) => stores.get("sudoku-files")?.set(KEY, kept);

/** Return the messages to the tabs, which must all receive the same. */
function told() {
  const [its, others] = [tab, older].map(({ postMessage }) => postMessage.mock.calls.map((call) => call.arguments[0]));
  assert.deepEqual(its, others);
  return its;
}

/** Return the paths requested from the network. */
const asked = () => network.mock.calls.map(({ arguments: [request] }) => addressOf(request).slice(SCOPE.length));

/** Return the entry of a file in a manifest. @param {string} content */
const partOf = (content) => ({ sha256: createHash("sha256").update(content).digest("hex"), bytes: content.length });

/**
 * Serve these files and a manifest with them from now on.
 * @param {Record<string, string>} contents @param {Record<string, object>} [more]
 */
function serve(contents, more = {}) {
  const named = Object.entries(contents).map(([path, content]) => [path, { ...partOf(content), ...more[path] }]);
  const manifest = { ...MANIFEST, files: Object.fromEntries(named) };
  network.mock.mockImplementation(async (request) => {
    const path = addressOf(request).slice(SCOPE.length);
    return path === "build.json" ? Response.json(manifest) : new Response(contents[path]);
  });
  return manifest;
}

test("a worker that begins anew in the middle of a visit shows no page anew", () => {
  assert.equal(shownAnew, 0);
});

for (const [how, kept] of /** @type {[string, () => Response][]} */ ([
  ["empty", nothing],
  ["without a body", () => new Response(null)],
]))
  test(`what was kept ${how} is no answer: it comes anew, and is kept`, async () => {
    keep(kept);
    assert.equal(await (await ask()).text(), CONTENT);
    assert.equal(network.mock.callCount(), 1);
    assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
  });

test("a damaged part of the right length is no answer: it is loaded again and kept", async () => {
  keep(() => new Response(DAMAGED));
  assert.equal(await (await ask()).text(), CONTENT);
  assert.equal(await stores.get("sudoku-files")?.get(KEY)?.().text(), CONTENT);
});

test("a check in the background finds a damaged part, and it is loaded again", async () => {
  keep(() => new Response(DAMAGED));
  assert.equal((await say("whole")).whole, false);
  await say("fill");
  assert.deepEqual(asked(), ["build.json", "main.js"]);
  assert.equal((await say("whole")).whole, true);
});

test("a damaged list of parts counts as no build", async () => {
  stores.get("sudoku-builds")?.set(BUILD, () => new Response('{"files":'));
  assert.equal((await say("whole")).whole, false);
  await raise("activate"); // reads the list again
});

test("of a packed part the beginning is looked at, and the rest of it let go", async () => {
  const key = `${SCOPE}.kept/${PACKED.sha256}`;
  stores.get("sudoku-builds")?.set(BUILD, () => Response.json({ ...MANIFEST, files: { "main.js": PACKED } }));
  const cancel = mock.fn();
  const start = (/** @type {ReadableStreamDefaultController} */ stream) =>
    stream.enqueue(new TextEncoder().encode("p"));
  const looks = [() => new Response(CONTENT), () => new Response(new ReadableStream({ start, cancel }))];
  stores.get("sudoku-files")?.set(key, () => /** @type {() => Response} */ (looks.shift())());
  assert.equal(await (await ask()).text(), CONTENT);
  assert.deepEqual([cancel.mock.callCount(), network.mock.callCount()], [1, 0]);
});

test("which version is here is told by what is kept, not by the server's newer one", async () => {
  const answer = await ask("build.json");
  assert.deepEqual([await answer.json(), network.mock.callCount()], [MANIFEST, 0]);
});

test("a part that the page has found damaged comes anew, and is kept", async () => {
  keep(() => new Response(DAMAGED));
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
    [[0], [0]], // after loading, and after the check of what is stored
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

test("where a lost part has no room any more, the network answers, and what else is kept goes on answering", async () => {
  const full = async () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
  opening.mock.mockImplementation(async (name) => ({ ...(await open(name)), put: full }));
  assert.equal(await (await ask()).text(), CONTENT);
  assert.equal(stores.get("sudoku-builds")?.size, 1);
  keep(() => new Response(CONTENT));
  network.mock.resetCalls();
  assert.equal(await (await ask()).text(), CONTENT);
  assert.equal(network.mock.callCount(), 0);
});

test("where nothing can be kept, what is lost comes from the network each time", async () => {
  opening.mock.mockImplementation(async (name) => ({ ...(await open(name)), put: async () => {} }));
  assert.equal(await (await ask()).text(), CONTENT);
  assert.deepEqual(asked(), ["main.js", "main.js"]);
});

test("a part that is cut off on its way is fetched once more", async () => {
  const cut = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("cut")) }));
  network.mock.mockImplementation(async (_, { cache } = {}) => (cache === "reload" ? new Response(CONTENT) : cut()));
  assert.equal(await (await ask()).text(), CONTENT);
  assert.deepEqual(asked(), ["main.js", "main.js"]);
});

test("what is asked of others, or with another method, goes its way without this worker", () => {
  /** Return how often the worker answers a request. @param {string} url @param {string} [method] */
  const answers = (url, method = "GET") => {
    const respondWith = mock.fn();
    handlers.fetch({ request: new Request(url, { method }), respondWith });
    return respondWith.mock.callCount();
  };
  const elsewhere = "https://elsewhere.example/";
  assert.deepEqual([answers(`${SCOPE}main.js`), answers(`${SCOPE}share`), answers(`${SCOPE}share`, "POST")], [1, 1, 1]);
  assert.deepEqual(
    ["POST", "HEAD", "PUT"].map((method) => answers(`${SCOPE}main.js`, method)),
    [0, 0, 0],
  );
  assert.deepEqual(
    ["GET", "POST"].map((method) => answers(`${elsewhere}share`, method)),
    [0, 0],
  );
});

test("the address alone is the page, and what follows a ? names no other file", async () => {
  const manifest = { ...MANIFEST, files: { "index.html": MANIFEST.files["main.js"] } };
  stores.get("sudoku-builds")?.set(BUILD, () => Response.json(manifest));
  serve({ "index.html": CONTENT });
  await raise("install");
  network.mock.resetCalls();
  for (const path of ["", "?x=1", "index.html", "index.html?x=1"])
    assert.equal(await (await ask(path)).text(), CONTENT, path);
  assert.equal(network.mock.callCount(), 0);
});

test("what is no part of the build, and this worker itself, come from the network", async () => {
  const manifest = { ...MANIFEST, files: { "sw.js": MANIFEST.files["main.js"] } };
  network.mock.mockImplementation(async (request) =>
    addressOf(request).endsWith("build.json") ? Response.json(manifest) : new Response("the network's"),
  );
  await raise("install");
  keep(() => new Response(CONTENT));
  network.mock.resetCalls();
  for (const path of ["sw.js", "other.html"]) assert.equal(await (await ask(path)).text(), "the network's", path);
  assert.deepEqual(asked(), ["sw.js", "other.html"]);
});

test("where there is no build, and where the browser forbids its caches, the network answers", async () => {
  const forbids = async () => Promise.reject(new DOMException("no", "SecurityError"));
  for (const implementation of [open, forbids]) {
    await raise("install"); // the worker now knows that there is a build
    stores.get("sudoku-builds")?.clear();
    opening.mock.mockImplementation(/** @type {typeof open} */ (implementation));
    network.mock.resetCalls();
    assert.equal(await (await ask()).text(), CONTENT);
    assert.equal(network.mock.callCount(), 1);
  }
});

test("once a build is there as a whole, it answers", async () => {
  await raise("install");
  stores.get("sudoku-builds")?.clear();
  await ask(); // the worker now knows that there is none
  await raise("install");
  network.mock.resetCalls();
  assert.equal(await (await ask()).text(), CONTENT);
  assert.equal(network.mock.callCount(), 0);
});

test("what another app shares is laid down for the page, which is opened to take it", async () => {
  const boundary = "----WebKitFormBoundaryQ"; // a Blob's own type would be in lower case
  const head = 'Content-Disposition: form-data; name="photo"; filename="photo.jpg"';
  const body = [`--${boundary}`, head, "", "a puzzle", `--${boundary}--`, ""].join("\r\n");
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const answer = await ask("share", { method: "POST", body, headers });
  assert.deepEqual([answer.status, answer.headers.get("location")], [303, `${SCOPE}#shared`]);
  const laid = stores.get("sudoku-shares")?.get(`${SCOPE}share`) ?? assert.fail("nothing is laid down");
  const photo = /** @type {File} */ ((await laid().formData()).get("photo"));
  assert.deepEqual([photo.name, await photo.text()], ["photo.jpg", "a puzzle"]);
  assert.deepEqual([stores.get("sudoku-files")?.size, network.mock.callCount()], [0, 0]);
});

/**
 * Send a message of a page, and return the answer or the promise that the worker waits for.
 * @param {string} type @returns {Promise<any>}
 */
const say = (type) =>
  new Promise((resolve) => handlers.message({ data: { type }, ports: [{ postMessage: resolve }], waitUntil: resolve }));

test("each message does what it asks for, and nothing else", async () => {
  const done = () => [skipWaiting, opening, network].map(({ mock }) => mock.callCount());
  say("take");
  assert.deepEqual(done(), [1, 0, 0]);
  const whole = say("whole");
  assert.deepEqual(done(), [1, 1, 0]);
  await whole;
  opening.mock.resetCalls();
  const fill = say("fill");
  assert.deepEqual(done(), [1, 0, 1]);
  await fill;
});

test("a page is told whether all of the build is there, and which it is", async () => {
  assert.deepEqual(await say("whole"), { whole: false, lost: ["main.js"], version: "not built" }, "a part is lost");
  keep(() => new Response(CONTENT.slice(1)));
  assert.equal((await say("whole")).whole, false, "a part is cut");
  keep(() => new Response(CONTENT));
  assert.deepEqual(await say("whole"), { whole: true, lost: [], version: "not built" });
  stores.get("sudoku-builds")?.clear();
  assert.equal((await say("whole")).whole, false, "nothing is known to be a build");
});

test("what is lacking is fetched when a page asks, and every tab is told how far it is", async () => {
  const contents = { "main.js": CONTENT, "a.js": "8 bytes.", "b.css": "8 others", "sw.js": "itself", "z.bin": "later" };
  const manifest = serve(contents, { "z.bin": { later: true } });
  stores.get("sudoku-builds")?.clear();
  keep(() => new Response(CONTENT));
  await say("fill");
  assert.deepEqual(asked(), ["build.json", "a.js", "b.css"]);
  const status = { type: "offline", version: "not built" };
  assert.deepEqual(told(), [
    { ...status, phase: "fetching", bytes: 8, total: 16 },
    { ...status, phase: "fetching", bytes: 16, total: 16 },
    { ...status, phase: "whole" },
  ]);
  assert.deepEqual(await stores.get("sudoku-builds")?.get(BUILD)?.().json(), manifest);
});

test("two parts are under way at a time, as each is in memory", async () => {
  const paths = ["a.js", "b.js", "c.js"];
  const manifest = serve(Object.fromEntries(paths.map((path) => [path, path])));
  /** @type {(() => void)[]} */
  const waiting = [];
  network.mock.mockImplementation(async (request) => {
    const path = addressOf(request).slice(SCOPE.length);
    if (path === "build.json") return Response.json(manifest);
    await new Promise((/** @type {(value: void) => void} */ resolve) => waiting.push(resolve));
    return new Response(path);
  });
  const filled = say("fill");
  /** Wait for a number of requests. @param {number} count */
  const come = async (count) => {
    for (let turn = 0; asked().length < count && turn < PATIENCE; turn++) await new Promise(setImmediate);
    return asked().slice(1);
  };
  assert.deepEqual(await come(3), ["a.js", "b.js"]);
  waiting.shift()?.();
  assert.deepEqual(await come(4), paths);
  for (const arrive of waiting) arrive();
  await filled;
});

const other = (/** @type {Response} */ manifest, content = CONTENT) => {
  const answer = async (/** @type {string | Request} */ request) =>
    addressOf(request).endsWith("build.json") ? manifest.clone() : new Response(content);
  return () => network.mock.mockImplementation(answer);
};
/** @param {(store: Awaited<ReturnType<typeof open>>) => object} change */
const storing = (change) => () =>
  opening.mock.mockImplementation(async (name) => {
    const store = await open(name);
    return { ...store, ...change(store) };
  });
const refusing = (/** @type {unknown} */ reason) => storing(() => ({ put: async () => Promise.reject(reason) }));

for (const [code, detail, happens] of /** @type {[string, string, () => void][]} */ ([
  [
    "offline",
    "build.json: TypeError: no network",
    () => network.mock.mockImplementation(async () => Promise.reject(new TypeError("no network"))),
  ],
  ["missing", "build.json: 404", other(new Response("not here", { status: 404 }))],
  ["changing", "build.json is of 2.0, this is not built", other(Response.json({ ...MANIFEST, version: "2.0" }))],
  ["changing", "build.json is of undefined, this is not built", other(new Response("<!doctype html>"))],
  ["corrupt", "main.js", other(Response.json(MANIFEST), "another program")],
  ["full", "no room", refusing(new DOMException("no room", "QuotaExceededError"))],
  ["forbidden", "not here", refusing(new DOMException("not here", "SecurityError"))],
  ["forbidden", "null", refusing(null)],
  ["forbidden", "main.js was kept and is not there", storing(() => ({ put: async () => {} }))],
]))
  test(`that a build cannot be taken is told to every tab, as ${code}: ${detail}`, async () => {
    happens();
    for (const begun of [() => raise("install"), () => say("fill")]) {
      const reason = await begun().then(assert.fail, (error) => error);
      assert.equal(String(reason?.message ?? reason), detail, "the browser knows it, too");
    }
    const failed = { type: "offline", version: "not built", phase: "failed", code, detail };
    const ends = told().filter(({ phase }) => phase !== "fetching");
    assert.deepEqual(ends, [failed, failed]);
  });

test("when it takes over, it answers all pages, and what older builds needed goes", async () => {
  await raise("install");
  const keys = (/** @type {string} */ name) => [...(stores.get(name)?.keys() ?? [])];
  stores.get("sudoku-files")?.set(`${SCOPE}.kept/older`, () => new Response("older"));
  stores.get("sudoku-builds")?.set(`${SCOPE}1.0`, () => Response.json({}));
  await raise("activate");
  assert.deepEqual([keys("sudoku-files"), keys("sudoku-builds"), claim.mock.callCount()], [[KEY], [BUILD], 1]);
  stores.get("sudoku-builds")?.clear();
  await raise("activate");
  assert.deepEqual(keys("sudoku-files"), [], "nor is anything needed where there is no build");
});
