import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOfText } from "../../../web/board/board.js";
import { createRatings } from "../../../web/verdict/rating.js";

const BOARD = /** @type {import("../../../web/app/state.js").BoardState} */ (boardOfText("1..............."));
const REACHED = { values: "1...............", cells: {}, tried: 26, er: 9.5, ep: null, ed: 1.2, technique: null };
const NESTED = { er: 9.5, ep: null, ed: 1.2, grade: "ultimate", technique: null, beyond: true, nested: true };
const PART = { ...NESTED, next: REACHED };
const DONE = { ...NESTED, er: 10.5, beyond: false, nested: false, next: null };

/**
 * Create a rating whose second part needs nets, with a number of idle workers. `nets` answers their requests.
 * @param {number | null} idle @param {(params: any) => Promise<unknown>} [nets]
 */
function desk(idle, nets = async (params) => ({ nets: [params.part], chains: [] })) {
  /** @type {any[]} */
  const asked = [];
  /** @type {{method: string, params: any, signal: AbortSignal}[]} */
  const shared = [];
  let woken = 0;
  /** @type {any} */
  const ask = async (/** @type {string} */ _, /** @type {any} */ params, /** @type {any} */ { signal }) => {
    signal.throwIfAborted();
    asked.push(params);
    return params.from ? DONE : PART;
  };
  /** @type {any} */
  const pool = {
    countIdle: () => idle,
    retry: () => {
      woken++;
    },
    ask(/** @type {string} */ method, /** @type {any} */ params, /** @type {any} */ { signal }) {
      shared.push({ method, params, signal });
      return nets(params);
    },
  };
  const rate = createRatings(ask, {}, idle === null ? null : () => pool);
  return { asked, shared, woken: () => woken, rate: (signal = new AbortController().signal) => rate(BOARD, signal) };
}

test("nets are shared out among all idle workers, and their shares go into the next part", async () => {
  const { asked, shared, rate } = desk(3);
  assert.equal(await rate(), DONE);
  assert.deepEqual(
    shared.map(({ method, params }) => [method, params.part, params.of, params.from]),
    [0, 1, 2].map((part) => ["nets", part, 3, REACHED]),
  );
  assert.deepEqual(
    asked.map(({ spread, shares }) => [spread, shares.map((/** @type {any} */ share) => share.nets[0])]),
    [
      [true, []],
      [true, [0, 1, 2]],
    ],
  );
});

test("with one idle worker, or none, or no pool at all, one worker does it alone", async () => {
  for (const idle of [1, 0, null]) {
    const { asked, shared, rate, woken } = desk(idle);
    assert.equal(await rate(), DONE);
    assert.equal(woken(), idle === null ? 0 : 1);
    assert.deepEqual(shared, []);
    assert.deepEqual(
      asked.map(({ spread, shares }) => [spread, shares]),
      [
        [idle !== null, []],
        [idle !== null, []],
      ],
    );
  }
});

test("where one share fails the others are ended, and one worker does it alone", async () => {
  const { asked, shared, rate } = desk(2, ({ part }) =>
    part ? Promise.reject(new Error("crash")) : new Promise(() => {}),
  );
  assert.equal(await rate(), DONE);
  assert.deepEqual(asked[1].shares, []);
  assert.deepEqual(
    shared.map(({ signal }) => signal.aborted),
    [true, true],
  );
});

test("whoever cancels ends all shares, and later it goes on from there", async () => {
  const cancel = new AbortController();
  const { asked, shared, rate } = desk(2, () => new Promise((_, reject) => setImmediate(reject)));
  const rating = rate(cancel.signal);
  while (!shared.length) await null;
  cancel.abort();
  assert.deepEqual(
    shared.map(({ signal }) => signal.aborted),
    [true, true],
  );
  await assert.rejects(rating, { name: "AbortError" });
  assert.equal(await rate(), DONE);
  assert.deepEqual(
    asked.map(({ from }) => from),
    [null, REACHED],
  );
});

test("how far 50 puzzles have come is remembered, and what is oldest is forgotten first", async () => {
  /** @type {any[]} */
  const asked = [];
  let open = false;
  const rate = createRatings(
    /** @type {any} */ (
      async (/** @type {string} */ _, /** @type {any} */ { state, from }) => {
        asked.push([state.givens.indexOf("1"), from]);
        if (open) return DONE;
        if (from) throw new Error("lost");
        return { ...PART, nested: false };
      }
    ),
  );
  const boards = Array.from(
    { length: 51 },
    (_, at) => /** @type {any} */ (boardOfText(`${".".repeat(at)}1`.padEnd(81, "."))),
  );
  for (const board of boards) await assert.rejects(rate(board, new AbortController().signal));
  asked.length = 0;
  open = true;
  for (const at of [0, 1, 50]) await rate(boards[at], new AbortController().signal);
  assert.deepEqual(asked, [
    [0, null],
    [1, REACHED],
    [50, REACHED],
  ]);
});

test("what was kept of a visit before is told at once, and gone on from; what comes is kept", async () => {
  /** @type {unknown[]} */
  const told = [];
  const begun = { ...PART, er: 8.3 };
  const rate = createRatings(
    /** @type {any} */ (
      async (/** @type {string} */ _, /** @type {any} */ { from }) => (from === begun.next ? PART : DONE)
    ),
    { recall: async () => /** @type {any} */ (begun), keep: (_, part) => told.push(["kept", part.er]) },
  );
  begun.next = { ...REACHED };
  assert.equal(await rate(BOARD, new AbortController().signal, ({ er }) => told.push(["told", er])), DONE);
  assert.deepEqual(told, [
    ["told", 8.3],
    ["kept", 9.5],
    ["told", 9.5],
  ]);
});
