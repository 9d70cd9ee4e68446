/** Check views that are loaded when first needed. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createFetched } from "../../../web/parts/fetched.js";

const OTHER = { ...INITIAL, place: /** @type {const} */ ("learn") };

test("it is asked for once, and drawn as things are when it has come", async () => {
  const render = mock.fn();
  const { promise, resolve } = later();
  const fetch = mock.fn(() => promise);
  const room = createFetched(fetch, assert.fail);
  const opened = [room.open(), room.open()];
  room.render(INITIAL);
  room.render(OTHER);
  resolve({ render });
  await Promise.all(opened);
  assert.equal(fetch.mock.callCount(), 1);
  assert.deepEqual(
    render.mock.calls.map(({ arguments: [state] }) => state),
    [OTHER],
  );
  room.render(INITIAL);
  await room.open();
  assert.deepEqual([render.mock.callCount(), fetch.mock.callCount()], [2, 1]);
});

test("what could not be had is told, and asked for again when it is opened again", async () => {
  const failed = mock.fn();
  const fetch = mock.fn(() => Promise.reject(new Error("no network")));
  const room = createFetched(fetch, failed);
  await room.open();
  room.render(INITIAL);
  assert.equal(fetch.mock.callCount(), 1);
  await room.open();
  assert.deepEqual([fetch.mock.callCount(), failed.mock.callCount()], [2, 2]);
});

/** Return a promise with its resolvers, as Promise.withResolvers does, which Node 20 lacks. */
function later() {
  /** @type {(value: any) => void} */
  let resolve = () => {};
  /** @type {Promise<any>} */
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
