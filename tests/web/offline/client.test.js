/** Check the status of the service worker, given its container and its messages. */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { createOffline } from "../../../web/offline/client.js";
import { isNews, NOT_YET } from "../../../web/offline/status.js";

/** Create a worker that answers whether its build is complete. @param {{whole: boolean, state?: string}} kept */
function workerWith({ whole, state = "activated" }) {
  const posted = /** @type {any[]} */ ([]);
  return Object.assign(new EventTarget(), {
    state,
    posted,
    postMessage(/** @type {any} */ message, /** @type {MessagePort[]} */ [port] = []) {
      posted.push(message.type);
      port?.postMessage({ whole, lost: whole ? [] : ["main.js"] });
      port?.close(); // or the test would not end
    },
  });
}

/**
 * Create a page beside a service worker.
 * @param {{active?: any, waiting?: any, installing?: any, controller?: any, refused?: Error, off?: boolean}} [given]
 */
async function pageWith({ active = null, waiting = null, installing = null, controller = null, refused, off } = {}) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval"] });
  const update = mock.fn(() => Promise.reject(new Error("no network")));
  const registration = Object.assign(new EventTarget(), { active, waiting, installing, update });
  const register = mock.fn(async () => (refused ? Promise.reject(refused) : off ? undefined : registration));
  const container = Object.assign(new EventTarget(), { controller, register });
  /** @type {import("../../../web/offline/status.js").Offline[]} */
  const told = [];
  const reload = mock.fn();
  const page = createOffline({
    onStatus: (status) => told.push(status),
    reload,
    container: /** @type {any} */ (container),
  });
  await page.start();
  const say = (/** @type {object} */ data) =>
    container.dispatchEvent(new MessageEvent("message", { data: { type: "offline", ...data } }));
  const change = () => container.dispatchEvent(new Event("controllerchange"));
  return { page, told, reload, say, change, registration, register };
}

afterEach(() => mock.timers.reset());

const last = (/** @type {{told: import("../../../web/offline/status.js").Offline[]}} */ { told }) => told.at(-1);

/**
 * Wait for the first status. The worker is asked over a channel, so the answer takes a moment.
 * @param {{told: unknown[]}} page
 */
async function isTold({ told }) {
  while (!told.length) await new Promise((resolve) => setImmediate(resolve));
}

test("the parts that are lost are those that the worker finds; without one, nothing is known", async () => {
  const lostOf = async (/** @type {object} */ given) => (await pageWith(given)).page.findLost();
  assert.deepEqual(await lostOf({ active: workerWith({ whole: true }) }), []);
  assert.deepEqual(await lostOf({ active: workerWith({ whole: false }) }), ["main.js"]);
  assert.equal(await lostOf({}), null);
});

test("a first visit has no update: the worker that comes is the page's own", async () => {
  const here = await pageWith();
  here.change();
  assert.deepEqual(here.told, []);
  here.change();
  assert.equal(last(here)?.update, "taken");
});

test("on a later visit another worker is an update, taken by another tab", async () => {
  const active = workerWith({ whole: true });
  const here = await pageWith({ controller: {}, active });
  assert.deepEqual([last(here)?.phase, last(here)?.update], ["whole", "none"]);
  assert.deepEqual(active.posted, ["whole"], "nothing is to be filled");
  here.change();
  assert.equal(last(here)?.update, "taken");
});

test("who agrees to an update gets it, and the page anew after it", async () => {
  const waiting = workerWith({ whole: true, state: "installed" });
  const here = await pageWith({ controller: {}, active: workerWith({ whole: true }), waiting });
  assert.equal(last(here)?.update, "waiting");
  here.page.take();
  assert.deepEqual([waiting.posted, here.reload.mock.callCount()], [["take"], 0]);
  assert.equal(last(here)?.update, "coming"); // reported at once, because the browser may take its time
  here.change();
  assert.equal(here.reload.mock.callCount(), 1);
});

test("the first worker of all is no update, and where none waits the page is loaded anew at once", async () => {
  const here = await pageWith({ waiting: workerWith({ whole: true, state: "installed" }) });
  assert.deepEqual(here.told, []);
  const later = await pageWith({ controller: {}, active: workerWith({ whole: true }) });
  later.page.take();
  assert.equal(later.reload.mock.callCount(), 1);
});

test("what is fetched is told, but not where everything is kept: then it is for an update", async () => {
  const progress = { phase: "fetching", bytes: 5, total: 9 };
  const first = await pageWith();
  first.say(progress);
  assert.deepEqual(last(first), { ...NOT_YET, ...progress });
  const later = await pageWith({ controller: {}, active: workerWith({ whole: true }) });
  later.say(progress);
  assert.equal(last(later)?.phase, "whole");
});

test("a part that the browser threw away is asked for", async () => {
  const active = workerWith({ whole: false });
  const here = await pageWith({ controller: {}, active });
  assert.deepEqual([active.posted, here.told], [["whole", "fill"], []]);
});

test("a worker that is fetching already is not asked for it", async () => {
  const active = workerWith({ whole: false });
  await pageWith({ controller: {}, active, installing: workerWith({ whole: false, state: "installing" }) });
  assert.deepEqual(active.posted, ["whole"]);
});

test("a new worker is followed until it waits; one that was given up changes nothing", async () => {
  const here = await pageWith({ controller: {}, active: workerWith({ whole: true }) });
  const worker = workerWith({ whole: true, state: "installing" });
  here.registration.installing = worker;
  here.registration.dispatchEvent(new Event("updatefound"));
  const before = here.told.length;
  for (const [state, waiting] of /** @type {const} */ ([
    ["redundant", null],
    ["installed", worker],
  ])) {
    Object.assign(worker, { state });
    here.registration.waiting = waiting;
    worker.dispatchEvent(new Event("statechange"));
    assert.equal(here.told.length > before, state === "installed", state);
  }
  assert.equal(last(here)?.update, "waiting");
});

test("a first worker is followed until everything is kept", { timeout: 5000 }, async () => {
  const worker = workerWith({ whole: true, state: "installing" });
  const here = await pageWith({ installing: worker });
  assert.deepEqual(here.told, []);
  here.registration.active = worker;
  worker.state = "activated";
  worker.dispatchEvent(new Event("statechange"));
  await isTold(here);
  assert.equal(last(here)?.phase, "whole");
});

test("why nothing can be kept is told", async () => {
  for (const [refused, code] of /** @type {[Error, string][]} */ ([
    [new DOMException("", "SecurityError"), "forbidden"],
    [new DOMException("", "AbortError"), "offline"],
    [new TypeError("no network"), "offline"],
  ])) {
    const here = await pageWith({ refused });
    assert.deepEqual(here.told, [{ ...NOT_YET, phase: "failed", code, detail: String(refused) }]);
  }
});

test("a browser that can keep nothing is told of; where it is switched off there is nothing to tell", async () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true, writable: true });
  const onStatus = mock.fn();
  await createOffline({ onStatus, reload() {} }).start();
  assert.deepEqual(
    onStatus.mock.calls.map(({ arguments: [status] }) => status),
    [{ ...NOT_YET, phase: "failed", code: "unsupported" }],
  );
  const off = await pageWith({ off: true });
  off.say({ phase: "whole" });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(off.told, []);
});

test("it is asked for once, and every hour whether there is a newer one", async () => {
  const { page, register, registration, told } = await pageWith();
  await page.start();
  assert.equal(register.mock.callCount(), 1);
  mock.timers.tick(3_599_999);
  assert.equal(registration.update.mock.callCount(), 0);
  mock.timers.tick(3_600_001);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([registration.update.mock.callCount(), told], [2, []]);
});

test("an update that was agreed to is on its way, whatever else comes", async () => {
  const active = workerWith({ whole: true });
  const waiting = workerWith({ whole: true, state: "installed" });
  const here = await pageWith({ controller: {}, active, waiting });
  here.page.take();
  const before = here.told.length;
  here.say({ phase: "whole" });
  assert.deepEqual(
    here.told.slice(before).map(({ update }) => update),
    ["coming"],
  );
});

test("what the worker fails in is told, and nothing of what others say; a failed update is none of what is kept", async () => {
  const here = await pageWith();
  here.say({ type: "other", phase: "failed", code: "full" });
  const failed = { phase: "failed", code: "full", detail: "no room" };
  here.say(failed);
  await isTold(here);
  assert.deepEqual(here.told, [{ ...NOT_YET, ...failed }]);
  const later = await pageWith();
  later.registration.active = workerWith({ whole: true });
  later.say(failed);
  await isTold(later);
  assert.deepEqual(later.told, [{ ...NOT_YET, ...failed, phase: "whole" }]);
});

test("that all is kept is asked for when the worker says so", async () => {
  const here = await pageWith();
  here.registration.active = workerWith({ whole: true });
  here.say({ phase: "whole" });
  await isTold(here);
  assert.deepEqual(here.told, [{ ...NOT_YET, phase: "whole" }]);
});

test("what a worker says before the page has registered it waits until then", async () => {
  const active = workerWith({ whole: true });
  let allow = () => {};
  const allowed = new Promise((resolve) => {
    allow = () => resolve(Object.assign(new EventTarget(), { active }));
  });
  const container = /** @type {any} */ (Object.assign(new EventTarget(), { register: () => allowed }));
  /** @type {import("../../../web/offline/status.js").Offline[]} */
  const told = [];
  mock.timers.enable({ apis: ["setInterval"] });
  const started = createOffline({ onStatus: (status) => told.push(status), reload() {}, container }).start();
  container.dispatchEvent(new MessageEvent("message", { data: { type: "offline", phase: "whole" } }));
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([told, active.posted], [[], []]);
  allow();
  await started;
  assert.deepEqual(told, [{ ...NOT_YET, phase: "whole" }]);
});

test("what a person should know of is news once", () => {
  const full = { ...NOT_YET, code: "full" };
  assert.deepEqual(
    [isNews(full, NOT_YET), isNews(full, full), isNews({ ...NOT_YET, code: "offline" }, NOT_YET)],
    [true, false, false],
  );
});
