import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { gzipSync } from "node:zlib";

/** @type {() => Response} */
let answer = () => new Response();
globalThis.fetch = async () => answer();
const { BootError } = await import("../../../web/engine/boot-error.js");
const { createParts, describeBuild } = await import("../../../web/engine/downloads.js");

/** @param {string} code */
const isCode = (code) => (/** @type {unknown} */ error) => error instanceof BootError && error.code === code;

const content = Buffer.alloc(300_000, "one of nine ");
const packed = gzipSync(content);
const describe = (/** @type {Buffer} */ bytes) => ({
  sha256: createHash("sha256").update(bytes).digest("hex"),
  bytes: bytes.length,
});
const files = { "memory.gz": { ...describe(packed), inflated: describe(content) } };

/** Return the result of an answer of the server, and the number of bytes counted. @param {() => Response} given */
async function take(given) {
  answer = given;
  let counted = 0;
  const bytes = await createParts(files).take("memory.gz", (count) => {
    counted += count;
  });
  return { content: Buffer.from(bytes), counted: Math.round(counted) };
}

test("a part is inflated, and counted as it came", async () => {
  assert.deepEqual(await take(() => new Response(packed)), { content, counted: packed.length });
});

test("a part is downloaded once, and anew when it was dropped or all were", async () => {
  const parts = createParts(files);
  let asked = 0;
  answer = () => {
    asked += 1;
    return new Response(packed);
  };
  const take = () => parts.take("memory.gz").then(() => asked);
  assert.deepEqual([await take(), await take()], [1, 1]);
  parts.drop("memory.gz");
  assert.deepEqual([await take(), await take()], [2, 2]);
  parts.clear();
  assert.equal(await take(), 3);
});

test("a part that the browser has unpacked counts no more than what build.json says", async () => {
  const headers = { "content-encoding": "gzip" };
  assert.deepEqual(await take(() => new Response(content, { headers })), { content, counted: packed.length });
});

test("a part that the host has compressed once more is inflated, whatever its headers say", async () => {
  const headers = { "content-encoding": "gzip" };
  assert.deepEqual(await take(() => new Response(packed, { headers })), { content, counted: packed.length });
  const start = (/** @type {ReadableStreamDefaultController} */ stream) => {
    for (const [from, to] of [[0, 0], [0, 1], [1, 2], [2]]) stream.enqueue(packed.subarray(from, to));
    stream.close();
  };
  const inPieces = () => new Response(new ReadableStream({ start }), { headers });
  assert.deepEqual(await take(inPieces), { content, counted: packed.length });
});

for (const [what, bytes] of Object.entries({
  "cut off": packed.subarray(0, 200),
  "too long": Buffer.concat([packed, packed]),
  empty: Buffer.alloc(0),
  "another of its length": Buffer.alloc(packed.length),
}))
  test(`a part that is ${what} is damaged`, async () => {
    await assert.rejects(
      take(() => new Response(bytes)),
      isCode("corrupt"),
    );
  });

test("what was damaged is not counted: it comes once more, past the browser's cache", async () => {
  const answers = [Buffer.alloc(packed.length), packed];
  assert.deepEqual(await take(() => new Response(answers.shift())), { content, counted: packed.length });
  assert.equal(answers.length, 0);
});

test("without the network, and where the server has something else in its place, that is told", async () => {
  const nowhere = () => {
    throw new TypeError("no network");
  };
  await assert.rejects(take(nowhere), isCode("offline"));
  await assert.rejects(
    take(() => new Response("", { status: 404 })),
    isCode("missing"),
  );
  const page = { headers: { "content-type": "text/html; charset=utf-8" } };
  await assert.rejects(
    take(() => new Response("<p>Sign in", page)),
    isCode("missing"),
  );
});

test("where the browser works out no checksums, as with plain http, the length and gzip's own must do", async (context) => {
  context.mock.getter(crypto, "subtle", () => undefined);
  assert.deepEqual((await take(() => new Response(packed))).content, content);
});

test("a build.json that is none is damaged; one that does not come, or stops, is told as that", async (context) => {
  const described = (/** @type {() => Response} */ given) => {
    answer = given;
    return describeBuild();
  };
  assert.deepEqual(await described(() => Response.json({ files: {} })), { files: {} });
  await assert.rejects(
    described(() => new Response('{"files":')),
    { code: "corrupt", message: "build.json" },
  );
  const lost = new ReadableStream({ pull: (stream) => stream.error(new TypeError("lost")) });
  await assert.rejects(
    described(() => new Response(lost)),
    isCode("offline"),
  );
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const stopped = described(() => new Response(new ReadableStream()));
  const rejected = assert.rejects(stopped, { code: "timeout", message: /^build.json: nothing for 20 s$/ });
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(20_000);
  await rejected;
});

/**
 * Load a part in a browser that frees memory with this function.
 * @param {import("node:test").TestContext} context @param {((this: ArrayBuffer) => void) | undefined} transfer
 */
async function freeing(context, transfer) {
  const before = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "transfer") ?? { value: undefined };
  const put = (/** @type {PropertyDescriptor} */ how) =>
    Object.defineProperty(ArrayBuffer.prototype, "transfer", { configurable: true, ...how });
  context.after(() => put(before));
  put({ value: transfer });
  assert.deepEqual((await take(() => new Response(packed))).content, content);
}

test("what has come is freed piece by piece, and what was packed as a whole in the end", async (context) => {
  /** @type {number[]} */
  const freed = [];
  await freeing(context, function () {
    freed.push(this.byteLength);
  });
  const isPacked = (/** @type {number} */ length) => length === packed.length;
  assert.equal(freed.filter(isPacked).length, 2);
  const inflated = freed.filter((length) => !isPacked(length)).reduce((sum, length) => sum + length, 0);
  assert.ok(inflated >= content.length);
});

test("a browser that cannot free memory at once takes parts, too", (context) => freeing(context, undefined));
