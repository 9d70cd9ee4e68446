/**
 * Keeps the page working when its server is gone. It knows one build, the one it came with.
 *
 * Files are kept by the hash of their content, so an update fetches only what has changed, and an interrupted download
 * goes on where it was. What a build consists of is written last: a build is there as a whole or not at all. A build
 * that is there answers everything from what is kept; one that is not leaves everything to the network.
 *
 * What is kept is counted by what can be read back: a browser may throw a part away, and WebKit kept empty bodies where
 * the buffer behind a Response was given back too soon (up to this project's commit 4bf537b). So no Response is made of a
 * buffer, an empty body is never an answer, and a cache of empty bodies is replaced.
 */

/** @typedef {{ version: string, files: Record<string, import("./engine/downloads.js").Part> }} Manifest */

const VERSION = "not built"; // build.py writes the build's version here, which makes every build another service worker
const FILES = "sudoku-files"; // contents, by hash
const NOT_KEPT = "sw.js"; // the browser keeps it itself
const BUILDS = "sudoku-builds"; // what each whole build consists of, by version
const AT_ONCE = 2; // what is under way is in memory
const SHARES = "sudoku-shares"; // what another app has shared with the installed page, until that takes it
const SHARE = "share"; // where it comes to, by manifest.webmanifest

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
/** What this build consists of, null unless it is there as a whole: read once for the many requests of a visit. @type {Promise<Manifest | null> | null} */
let known = null;
/** @type {Promise<Cache> | null} */
let opened = null;
/** Whether an older build shows blank pages, on which nobody can agree to an update. */
let blank = false;

/** Why a build could not be taken, for the page to put in words. */
class TakeError extends Error {
  /** @param {"offline" | "missing" | "corrupt" | "changing" | "forbidden"} code @param {string} detail */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install().catch(tellFailure)));
worker.addEventListener("activate", (event) => event.waitUntil(settle()));
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method === "GET" && path !== null) event.respondWith(answer(event.request, path));
  if (event.request.method === "POST" && path === SHARE) event.respondWith(layDown(event.request));
});
worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data.type === "take") worker.skipWaiting();
  if (data.type === "whole") isWhole().then((whole) => ports[0].postMessage({ whole, version: VERSION }));
  if (data.type === "fill") event.waitUntil(takeBuild().catch(tellFailure));
});

/** @param {string} path */
const address = (path) => new URL(path, scope).href;

/** @param {{ sha256: string }} part */
const keyOf = ({ sha256 }) => address(`.kept/${sha256}`);

/** A path of the build, null for what is not ours. @param {string} url */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  const plain = origin + pathname;
  return plain.startsWith(scope) ? plain.slice(scope.length) || "index.html" : null;
}

/** Over blank pages it takes its place at once: see `settle`. */
async function install() {
  const files = await caches.open(FILES);
  const kept = await Promise.all((await files.keys()).map((request) => files.match(request)));
  blank = (await Promise.all(kept.map(isEmpty))).includes(true);
  await takeBuild();
  if (blank) await worker.skipWaiting();
}

/** Everything of this build that is not kept yet; what is has been checked when it came. */
async function takeBuild() {
  const manifest = await describeBuild();
  const parts = await lostParts(manifest);
  const total = parts.reduce((sum, [, part]) => sum + part.bytes, 0);
  let bytes = 0;
  const takeNext = async () => {
    for (let next = parts.shift(); next; next = parts.shift()) {
      await keep(...next);
      bytes += next[1].bytes;
      tell({ phase: "fetching", bytes, total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  const [lost] = await lostParts(manifest);
  if (lost) throw new TakeError("forbidden", `${lost[0]} was kept and is not there`);
  const builds = await caches.open(BUILDS);
  await builds.put(address(VERSION), Response.json(manifest));
  known = null;
  await tell({ phase: "whole" });
}

/** @returns {Promise<Manifest>} */
async function describeBuild() {
  const response = await load("build.json", "no-store");
  const manifest = await response.json().catch(() => null);
  if (manifest?.version === VERSION) return manifest;
  throw new TakeError("changing", `build.json is of ${manifest?.version}, this is ${VERSION}`);
}

/** What is not there in its whole length, by path. @param {Manifest} manifest */
async function lostParts({ files }) {
  const parts = Object.entries(files).filter(([path, { later }]) => path !== NOT_KEPT && !later);
  const whole = await Promise.all(parts.map(([, part]) => isKept(part)));
  return parts.filter((_, index) => !whole[index]);
}

/** @param {import("./engine/downloads.js").Part} part */
async function isKept(part) {
  const files = await caches.open(FILES);
  const length = (await (await files.match(keyOf(part)))?.blob())?.size;
  return length !== undefined && [part.bytes, part.inflated?.bytes].includes(length);
}

/** WebKit's streams of nothing begin with an empty chunk. @param {Response | undefined} kept */
async function isEmpty(kept) {
  const reader = kept?.body?.getReader();
  let read = await reader?.read();
  while (read?.value?.length === 0) read = await reader?.read();
  reader?.cancel();
  return !read?.value;
}

/** Fetches and keeps a file; an old copy in the browser's cache is fetched once more, past it. @param {string} path @param {import("./engine/downloads.js").Part} part */
async function keep(path, part) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await load(path, cache);
    const content = await response.blob().catch(() => new Blob()); // lies outside this worker's memory
    if (!(await isIntact(content, part))) continue;
    const files = await caches.open(FILES);
    return files.put(keyOf(part), new Response(content, { headers: response.headers }));
  }
  throw new TakeError("corrupt", path);
}

/** @param {string} path @param {RequestCache} cache */
async function load(path, cache) {
  const response = await fetch(address(path), { cache }).catch((error) => {
    throw new TakeError("offline", `${path}: ${error}`);
  });
  if (response.ok) return response;
  throw new TakeError("missing", `${path}: ${response.status}`);
}

/** A .gz may come unpacked, and is kept so. @param {Blob} content @param {import("./engine/downloads.js").Part} part */
async function isIntact(content, part) {
  const bytes = await content.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  bytes.transfer?.(0); // a copy, which would lie there for half a minute
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [part.sha256, part.inflated?.sha256].includes(found);
}

/** @returns {Promise<Manifest | null>} */
async function wholeBuild() {
  const builds = await caches.open(BUILDS);
  return (await builds.match(address(VERSION)))?.json() ?? null;
}

/** Also whether the browser has thrown a part of it away. */
async function isWhole() {
  const manifest = await wholeBuild();
  return manifest !== null && (await lostParts(manifest)).length === 0;
}

/** @param {Request} request @param {string} path */
async function answer(request, path) {
  known ??= wholeBuild().catch(() => null); // a browser that forbids its caches: the network
  const manifest = await known;
  if (!manifest) return fetch(request);
  if (path === "build.json") return Response.json(manifest);
  const part = manifest.files[path];
  if (!part || path === NOT_KEPT) return fetch(request); // nothing of ours: what the network says, and never another file
  const distrusted = request.cache === "reload" && request.destination === "";
  return (distrusted ? undefined : await keptPart(part)) ?? mend(request, path, part);
}

/** A kept part, undefined where it is empty; read twice, because reading its content uses a response up. @param {import("./engine/downloads.js").Part} part */
async function keptPart(part) {
  opened ??= caches.open(FILES);
  const files = await opened;
  const [kept, probe] = await Promise.all([files.match(keyOf(part)), files.match(keyOf(part))]);
  return (await isEmpty(probe)) ? undefined : kept;
}

/** A part that is lost comes anew, from the network if it cannot be kept. If only another build has it now, this one is given up. @param {Request} request @param {string} path @param {import("./engine/downloads.js").Part} part */
async function mend(request, path, part) {
  try {
    await keep(path, part);
    return (await keptPart(part)) ?? fetch(request);
  } catch (error) {
    if (!(error instanceof TakeError)) return fetch(request);
    if (error.code === "offline") return Response.error();
    const builds = await caches.open(BUILDS);
    await builds.delete(address(VERSION));
    known = null;
    return fetch(request);
  }
}

/** What was shared goes no further than to the page, which web/transfer/arrivals.js opens it in. @param {Request} request */
async function layDown(request) {
  const shares = await caches.open(SHARES);
  await shares.put(address(SHARE), new Response(await request.blob(), { headers: request.headers }));
  return Response.redirect(address("./#shared"), 303);
}

/** From now on this build answers; what only older ones needed goes. Pages that may be blank are shown anew. */
async function settle() {
  const manifest = await wholeBuild();
  const needed = new Set(Object.values(manifest?.files ?? {}).map(keyOf));
  await sweep(FILES, (url) => needed.has(url));
  await sweep(BUILDS, (url) => url === address(VERSION));
  await worker.clients.claim();
  if (!blank) return;
  const pages = await worker.clients.matchAll({ type: "window" });
  for (const page of pages) page.navigate(page.url).catch(() => {}); // it waits for this worker, not the other way round
}

/** @param {string} name @param {(url: string) => boolean} stays */
async function sweep(name, stays) {
  const cache = await caches.open(name);
  const gone = (await cache.keys()).filter(({ url }) => !stays(url));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

/** @param {any} error @returns {Promise<never>} */
async function tellFailure(error) {
  const full = error?.name === "QuotaExceededError";
  const code = error instanceof TakeError ? error.code : full ? "full" : "forbidden";
  await tell({ phase: "failed", code, detail: String(error?.message ?? error) });
  throw error;
}

/** To every tab, also those that an older build or none answers. @param {object} status */
async function tell(status) {
  const clients = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const client of clients) client.postMessage({ type: "offline", version: VERSION, ...status });
}
