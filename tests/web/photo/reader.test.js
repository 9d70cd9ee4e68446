/** Check the page's requests to the worker that reads photographs, and its answers. */
import "../../support/parts-at-hand.js"; // first, before other modules store the network functions
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { EndedError, startReader, withReader } from "../../../web/photo/reader.js";
import { FakeLocks } from "../../support/fake-worker.js";
import { missing } from "../../support/parts-at-hand.js";

/** The workers, in the order of their start. @type {any[]} */
let started = [];
class Reader {
  /** @type {unknown[][]} */
  asked = [];
  ends = 0;
  /** @param {any[]} how */
  constructor(...how) {
    this.how = how;
    started.push(this);
  }
  postMessage(/** @type {unknown[]} */ ...asked) {
    this.asked.push(asked);
  }
  terminate() {
    this.ends += 1;
  }
}
const locks = new FakeLocks();
Object.assign(globalThis, { Worker: Reader, navigator: { locks } });

const script = new URL("../../../web/parts/photo-worker.js", import.meta.url).href;
const photograph = () => new File([Uint8Array.of(1, 2, 3)], "a.png", { type: "image/png" });
const taken = () => new Promise((resolve) => setTimeout(resolve));
/** The controller that cancels a request. */
let life = new AbortController();

beforeEach(() => {
  started = [];
  life = new AbortController();
  missing.clear();
});

test("a picture's bytes are given to the worker with their kind, and its pixels come back", async () => {
  const reader = await startReader(life.signal);
  const [worker] = started;
  const [address, { type, name }] = worker.how;
  assert.deepEqual([address, type], [script, "module"]);
  assert.match(name, /^photo-\w+$/);
  const opened = reader.open(photograph());
  await taken();
  const [[asked, given]] = worker.asked;
  assert.deepEqual([...new Uint8Array(asked.bytes)], [1, 2, 3]);
  assert.deepEqual([asked.type, given.length, given[0] === asked.bytes], ["image/png", 1, true]);
  worker.onmessage({ data: { found: "pixels" } });
  assert.equal(await opened, "pixels");
  assert.equal(worker.ends, 0, "it may be asked for more");
});

test("pixels are read with the model, and with the corners that are known", async () => {
  const reader = await startReader(life.signal);
  const corners = [{ x: 1, y: 2 }];
  const pixels = /** @type {any} */ ({ width: 2, height: 1, data: [7], colorSpace: "srgb" });
  const read = reader.read(pixels, corners);
  const [[{ model, ...asked }, given]] = started[0].asked;
  assert.deepEqual([asked, given], [{ pixels: { width: 2, height: 1, data: [7] }, corners }, []]);
  const digits = readFileSync(new URL("../../../web/photo/digits.bin", import.meta.url));
  assert.ok(digits.equals(new Uint8Array(model)));
  started[0].onmessage({ data: { found: null } });
  assert.equal(await read, null);
});

for (const [said, happens, message] of /** @type {[string, (worker: any) => void, string][]} */ ([
  ["cannot be read", ({ onmessage }) => onmessage({ data: { failed: "no picture" } }), "no picture"],
  ["ends its worker", ({ onerror }) => onerror({ message: "out of memory" }), "out of memory"],
  ["ends its worker without a word", ({ onerror }) => onerror({ message: "" }), "photo-worker.js"],
]))
  test(`a picture that ${said} is told as what went wrong`, async () => {
    const opened = (await startReader(life.signal)).open(photograph());
    await taken();
    happens(started[0]);
    await assert.rejects(opened, { message });
  });

/** Let the browser end a worker that holds its lock. @param {any} worker */
function endedByBrowser(worker) {
  worker.onmessage({ data: { held: true } });
  locks.release(worker.how[1].name);
}

test("the end of a worker is noticed without an event, and told of every later job", async () => {
  const reader = await startReader(life.signal);
  const opened = reader.open(photograph());
  await taken();
  endedByBrowser(started[0]);
  await assert.rejects(opened, EndedError);
  await assert.rejects(reader.open(photograph()), EndedError);
});

test("after that, another worker does the work again, but only once", async () => {
  let ends = 0;
  const open = (/** @type {import("../../../web/photo/reader.js").Reader} */ reader) =>
    reader.open(photograph()).then(() => {});
  const work = () => withReader(life.signal, open, () => ends++);
  const done = work();
  await taken();
  endedByBrowser(started[0]);
  await taken();
  started[1].onmessage({ data: { found: "pixels" } });
  await done;
  assert.deepEqual([ends, started.length], [1, 2]);
  const failing = work();
  await taken();
  endedByBrowser(started[2]);
  await taken();
  endedByBrowser(started[3]);
  await assert.rejects(failing, EndedError);
  assert.deepEqual([ends, started.length], [2, 4]);
});

test("who leaves ends the worker, and waits for nothing more", async () => {
  const opened = (await startReader(life.signal)).open(photograph());
  await taken();
  life.abort();
  await assert.rejects(opened, { name: "AbortError" });
  assert.equal(started[0].ends, 1);
  await assert.rejects(startReader(life.signal), { name: "AbortError" });
  const other = await startReader(new AbortController().signal);
  other.end();
  assert.deepEqual(
    started.map(({ ends }) => ends),
    [1, 1],
    "none is started for who has left",
  );
});

test("without the model there is no reader", async () => {
  missing.add("photo/digits.bin");
  await assert.rejects(startReader(life.signal), { message: "photo/digits.bin: 404" });
  assert.equal(started.length, 0);
});
