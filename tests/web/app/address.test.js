/** Check that the request in an address is handled once, and that the address is plain afterwards. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { followAddress } from "../../../web/app/address.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { boardOfText } from "../../../web/board/board.js";
import { handOverLink } from "../../../web/transfer/hand-over.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";

const location = { href: "https://sudoku.example/page?x=1", pathname: "/page", search: "?x=1", hash: "" };
/** @type {string[]} */
const replaced = [];
const history = {
  replaceState: (/** @type {null} */ _, /** @type {string} */ __, /** @type {string} */ to) => replaced.push(to),
};
const caches = { open: async () => ({ match: async () => undefined, delete: async () => asked.push("share") }) };
Object.assign(globalThis, { location, history, caches });
/** @type {any[]} */
let asked = [];

beforeEach(() => {
  asked = [];
  replaced.length = 0;
});

/** Return what a page does when it is opened at an address, and the address afterwards. @param {string} hash */
async function opened(hash) {
  location.hash = hash;
  let state = INITIAL;
  const act = (/** @type {any} */ action) => {
    asked.push(action);
    if (action.type !== "make-id") state = reduce(state, action); // a command
  };
  followAddress({ getState: () => state, act });
  await new Promise((resolve) => setImmediate(resolve));
  return state;
}

for (const hash of ["", "#", "#board", "#q=1"])
  test(`an address that asks for nothing stays as it is: ${hash}`, async () => {
    await opened(hash);
    assert.deepEqual([asked, replaced], [[], []]);
  });

for (const [hash, actions] of /** @type {[string, unknown[]][]} */ ([
  [`#p=${PUZZLE}`, [{ type: "load", puzzles: [boardOfText(PUZZLE)] }]],
  [
    "#id=g2.9.easy",
    [
      { type: "place", place: "make" },
      { type: "make-id", id: "g2.9.easy" },
    ],
  ],
  ["#learn/x-wing", [{ type: "lesson", technique: "x-wing" }]],
  ["#c=abc", [{ type: "own", own: { shared: "abc" } }]],
  ["#a=abc", [{ type: "assign", assign: { text: "abc" } }]],
  ["#h=1.", [{ type: "notice", words: { key: "storage.link-broken" } }]],
  ["#shared", ["share"]],
]))
  test(`it is done what the address asks for, once: ${hash}`, async () => {
    await opened(hash);
    assert.deepEqual([asked, replaced], [actions, ["/page?x=1"]]);
  });

test("a board goes to another device by a link, with its time and the hints that were asked for", async () => {
  const played = after(stateWith(PUZZLE), { type: "select", cell: 1 }, { type: "pick", digit: 9 });
  const clock = { ...played.clock, time: 65_000, hints: 2 };
  const state = await opened(new URL(handOverLink({ ...played, clock })).hash);
  assert.deepEqual(state.board, played.board);
  assert.deepEqual([state.clock.time, state.clock.hints], [65_000, 2]);
  assert.deepEqual(asked[0].words, { key: "share.taken" });
});
