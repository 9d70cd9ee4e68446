/**
 * The service worker, which keeps the page working without its server. Each service worker serves only the build that
 * it came with.
 *
 * Files are stored under the hash of their content. An update therefore loads only the files that have changed, and an
 * interrupted download continues where it stopped. The manifest of a build is written last, so a build counts as
 * complete or is not stored at all. If the build is complete, all requests are answered from the stored files.
 * Otherwise all requests go to the network.
 *
 * A file counts as stored only if its hash is right, because a browser may have deleted or damaged it. The hash of a
 * file is checked before the file is used as an answer. The hashes of all files are checked in the background, after
 * each start of the page. A file with a wrong hash is loaded again. Only the page itself checks the large parts of
 * Python when it uses them. WebKit stored empty bodies if the buffer of a Response was released too soon (up to commit
 * 4bf537b of this project). For this reason, no Response is made from a buffer. A cache with empty bodies is replaced.
 */

/** @typedef {{ version: string, files: Record<string, import("./engine/downloads.js").Part> }} Manifest */

const VERSION = "not built"; // build.py writes the version here, so that every build has a different service worker
const FILES = "sudoku-files"; // the contents of files, under their hashes
const NOT_STORED = "sw.js"; // the browser itself stores the service worker
const BUILDS = "sudoku-builds"; // the manifests of complete builds, under their versions
const AT_ONCE = 2; // not more, because each download in progress uses memory
const SHARES = "sudoku-shares"; // data that another app has shared, until the page reads them
const SHARE = "share"; // the path to which the system sends shared data, as in manifest.webmanifest

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
/**
 * The manifest of this build, or null unless the build is complete. It is read for the first request and then saved
 * here, because a visit makes many requests.
 * @type {Promise<Manifest | null> | null}
 */
let known = null;
/** @type {Promise<Cache> | null} */
let opened = null;
/** True if pages of an older build are blank. Nobody can accept an update on a blank page. */
let blank = false;

/** The error that says why a build could not be stored. The page shows the reason in words. */
class TakeError extends Error {
  /** @param {"offline" | "missing" | "corrupt" | "changing" | "forbidden"} code @param {string} detail */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install().catch(sendFailure)));
worker.addEventListener("activate", (event) => event.waitUntil(settle()));
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method === "GET" && path !== null) event.respondWith(answer(event.request, path));
  if (event.request.method === "POST" && path === SHARE) event.respondWith(storeShare(event.request));
});
worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data.type === "take") worker.skipWaiting();
  if (data.type === "whole") checkBuild().then((found) => ports[0].postMessage(found));
  if (data.type === "fill") event.waitUntil(takeBuild().catch(sendFailure));
});

/** Return the full address of a path. @param {string} path */
const address = (path) => new URL(path, scope).href;

/** Return the address under which a file is stored. @param {{ sha256: string }} part */
const keyOf = ({ sha256 }) => address(`.kept/${sha256}`);

/** Return the path that an address has in the build, or null for an address outside this page. @param {string} url */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  const plain = origin + pathname;
  return plain.startsWith(scope) ? plain.slice(scope.length) || "index.html" : null;
}

/** Store the files of this build. If pages of an older build are blank, replace that build at once (see `settle`). */
async function install() {
  const files = await caches.open(FILES);
  const kept = await Promise.all((await files.keys()).map((request) => files.match(request)));
  blank = (await Promise.all(kept.map(isEmpty))).includes(true);
  await takeBuild();
  if (blank) await worker.skipWaiting();
}

/** Load all files of this build that are missing or damaged. */
async function takeBuild() {
  const manifest = await describeBuild();
  const parts = await lostParts(manifest);
  const total = parts.reduce((sum, [, part]) => sum + part.bytes, 0);
  let bytes = 0;
  const takeNext = async () => {
    for (let next = parts.shift(); next; next = parts.shift()) {
      await store(...next);
      bytes += next[1].bytes;
      sendStatus({ phase: "fetching", bytes, total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  const [lost] = await lostParts(manifest);
  if (lost) throw new TakeError("forbidden", `${lost[0]} was kept and is not there`);
  const builds = await caches.open(BUILDS);
  await builds.put(address(VERSION), Response.json(manifest));
  known = null;
  await sendStatus({ phase: "whole" });
}

/** Load the manifest of this build. Throws TakeError if the server has another build. @returns {Promise<Manifest>} */
async function describeBuild() {
  const response = await load("build.json", "no-store");
  const manifest = await response.json().catch(() => null);
  if (manifest?.version === VERSION) return manifest;
  throw new TakeError("changing", `build.json is of ${manifest?.version}, this is ${VERSION}`);
}

/** Return the files that are missing or damaged, with their paths. @param {Manifest} manifest */
async function lostParts({ files }) {
  const parts = Object.entries(files).filter(([path, { later }]) => path !== NOT_STORED && !later);
  const lost = [];
  for (const entry of parts) if (!(await isStored(entry[1]))) lost.push(entry); // one after the other, to save memory
  return lost;
}

/** Return whether a file is stored intact. @param {import("./engine/downloads.js").Part} part */
async function isStored(part) {
  const files = await caches.open(FILES);
  return isIntact(await files.match(keyOf(part)), part);
}

/**
 * Return whether a response has an empty body. In WebKit, the stream of an empty body begins with an empty chunk, so
 * empty chunks are skipped.
 * @param {Response | undefined} kept
 */
async function isEmpty(kept) {
  const reader = kept?.body?.getReader();
  let read = await reader?.read();
  while (read?.value?.length === 0) read = await reader?.read();
  reader?.cancel();
  return !read?.value;
}

/**
 * Load a file and store it. If its content is wrong, try once more without the browser's HTTP cache.
 * @param {string} path @param {import("./engine/downloads.js").Part} part
 */
async function store(path, part) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await load(path, cache);
    const content = await response.blob().catch(() => new Blob()); // a Blob is kept outside this worker's memory
    if (!(await isIntact(content, part))) continue;
    const files = await caches.open(FILES);
    return files.put(keyOf(part), new Response(content, { headers: response.headers }));
  }
  throw new TakeError("corrupt", path);
}

/** Load a file from the server. Throws TakeError if this fails. @param {string} path @param {RequestCache} cache */
async function load(path, cache) {
  const response = await fetch(address(path), { cache }).catch((error) => {
    throw new TakeError("offline", `${path}: ${error}`);
  });
  if (response.ok) return response;
  throw new TakeError("missing", `${path}: ${response.status}`);
}

/**
 * Return whether the content of a file is undamaged: it has the hash that the build gives for the file. A .gz file may
 * have arrived unpacked, and is then stored unpacked. In that case, the hash of the unpacked file counts.
 * @param {Blob | Response | undefined} content @param {import("./engine/downloads.js").Part} part
 */
async function isIntact(content, part) {
  const bytes = await content?.arrayBuffer().catch(() => null);
  if (!bytes) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  bytes.transfer?.(0); // this frees the copy of the content, which would otherwise stay in memory for half a minute
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [part.sha256, part.inflated?.sha256].includes(found);
}

/**
 * Return the stored manifest of this build, or null if the build is not complete.
 * @returns {Promise<Manifest | null>}
 */
async function wholeBuild() {
  const builds = await caches.open(BUILDS);
  return (await builds.match(address(VERSION)))?.json().catch(() => null) ?? null;
}

/**
 * Return whether this build is stored completely, and the paths of the files that are missing or damaged. If the list
 * of files itself is missing, `lost` is null.
 */
async function checkBuild() {
  const manifest = await wholeBuild();
  const lost = manifest && (await lostParts(manifest)).map(([path]) => path);
  return { whole: lost?.length === 0, lost, version: VERSION };
}

/**
 * Answer a request of a page with a stored file or, if there is none, from the network.
 * @param {Request} request @param {string} path
 */
async function answer(request, path) {
  known ??= wholeBuild().catch(() => null); // if the browser forbids caches, the network is used
  const manifest = await known;
  if (!manifest) return fetch(request);
  if (path === "build.json") return Response.json(manifest);
  const part = manifest.files[path];
  if (!part || path === NOT_STORED) return fetch(request); // not a file of the build
  const distrusted = request.cache === "reload" && request.destination === "";
  return (distrusted ? undefined : await storedPart(part)) ?? restore(request, path, part);
}

/**
 * Return a stored file, or undefined if it is missing or damaged. The file is looked up twice, because a body can be
 * read only once. Only the first bytes of a packed part of Python are read.
 * @param {import("./engine/downloads.js").Part} part
 */
async function storedPart(part) {
  opened ??= caches.open(FILES);
  const files = await opened;
  const [kept, probe] = await Promise.all([files.match(keyOf(part)), files.match(keyOf(part))]);
  const right = part.inflated ? !(await isEmpty(probe)) : await isIntact(probe, part);
  return right ? kept : undefined;
}

/**
 * Load a lost file again, and return it. If it cannot be stored, answer from the network. If the server now has only
 * another build, this build counts as incomplete from then on.
 * @param {Request} request @param {string} path @param {import("./engine/downloads.js").Part} part
 */
async function restore(request, path, part) {
  try {
    await store(path, part);
    return (await storedPart(part)) ?? fetch(request);
  } catch (error) {
    if (!(error instanceof TakeError)) return fetch(request);
    if (error.code === "offline") return Response.error();
    const builds = await caches.open(BUILDS);
    await builds.delete(address(VERSION));
    known = null;
    return fetch(request);
  }
}

/**
 * Store the data that another app has shared, and open the page, where web/transfer/arrivals.js reads them.
 * @param {Request} request
 */
async function storeShare(request) {
  const shares = await caches.open(SHARES);
  await shares.put(address(SHARE), new Response(await request.blob(), { headers: request.headers }));
  return Response.redirect(address("./#shared"), 303);
}

/**
 * Make this build answer all requests from now on. Delete files of older builds, and reload pages that may be blank.
 */
async function settle() {
  const manifest = await wholeBuild();
  const needed = new Set(Object.values(manifest?.files ?? {}).map(keyOf));
  await sweep(FILES, (url) => needed.has(url));
  await sweep(BUILDS, (url) => url === address(VERSION));
  await worker.clients.claim();
  if (!blank) return;
  const pages = await worker.clients.matchAll({ type: "window" });
  for (const page of pages) page.navigate(page.url).catch(() => {}); // not awaited, because the page waits for this worker
}

/**
 * Delete those entries of a cache for which `stays` returns false.
 * @param {string} name
 * @param {(url: string) => boolean} stays
 */
async function sweep(name, stays) {
  const cache = await caches.open(name);
  const unneeded = (await cache.keys()).filter(({ url }) => !stays(url));
  await Promise.all(unneeded.map((request) => cache.delete(request)));
}

/**
 * Send the reason for a failure to all tabs, and throw the error again.
 * @param {any} error @returns {Promise<never>}
 */
async function sendFailure(error) {
  const full = error?.name === "QuotaExceededError";
  const code = error instanceof TakeError ? error.code : full ? "full" : "forbidden";
  await sendStatus({ phase: "failed", code, detail: String(error?.message ?? error) });
  throw error;
}

/**
 * Send a status to every tab, including tabs that an older build or no service worker serves.
 * @param {object} status
 */
async function sendStatus(status) {
  const clients = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const client of clients) client.postMessage({ type: "offline", version: VERSION, ...status });
}
