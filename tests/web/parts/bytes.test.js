import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { base64Of, bytesOf, sha256 } from "../../../web/parts/bytes.js";

const known = Object.getOwnPropertyDescriptor(Uint8Array, "fromBase64");
afterEach(() => {
  if (known) Object.defineProperty(Uint8Array, "fromBase64", known);
  else Reflect.deleteProperty(Uint8Array, "fromBase64");
});
/** Set the browser's own function for this. @param {((base64: string) => Uint8Array) | undefined} fromBase64 */
const browserHas = (fromBase64) =>
  Object.defineProperty(Uint8Array, "fromBase64", { value: fromBase64, configurable: true });

test("bytes are text and bytes again, also more than are turned at once", () => {
  browserHas(undefined);
  const bytes = Uint8Array.from({ length: 50_000 }, (_, at) => at % 251);
  const base64 = base64Of(bytes);
  assert.equal(base64, Buffer.from(bytes).toString("base64"));
  assert.deepEqual(bytesOf(base64), bytes);
  assert.equal(base64Of(new Uint8Array()), "");
});

test("where the browser knows how, it is asked", () => {
  const fromBase64 = /** @this {any} @param {string} base64 @returns {Uint8Array} */ function (base64) {
    return this.of(base64.length);
  };
  browserHas(fromBase64);
  assert.deepEqual(bytesOf("AAAA"), Uint8Array.of(4));
});

test("a hash is that of the bytes", async () => {
  const hash = await sha256(new TextEncoder().encode("sudoku"));
  assert.equal(Buffer.from(hash).toString("hex"), "ee0440321a0e5aa7dd78dca45a9491eefe371aa30fc67f24ec60662ee7732d57");
});
