import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../../web/locales/en.json" with { type: "json" };
import { ASK_TASKS } from "../../../web/solve/asks.js";
import { translator } from "../../../web/ui/i18n.js";
import { after, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

/** @typedef {import("../../../web/app/state.js").State} State */

const t = translator("en", english);
const playing = stateWith(PUZZLE);
const nobody = () => Promise.reject(new Error("Python was asked"));

/** @param {keyof typeof ASK_TASKS} name @param {State} state @returns {Promise<any>} */
const asked = (name, state) => ASK_TASKS[name](state, nobody, () => {});

/**
 * Return the answer to a question, and the marked cells.
 * @param {keyof typeof ASK_TASKS} name @param {State} state @returns {Promise<[string, number[]]>}
 */
async function told(name, state) {
  const action = await asked(name, state);
  const { key, args } = action.result.words;
  return [t(key, args), after(state, action).marks.flatMap((mark) => mark.cells)];
}

test("the cursor goes to the next blank; a full board has none", async () => {
  assert.deepEqual(await asked("blank", playing), { type: "select", cell: 1 });
  assert.deepEqual(await told("blank", stateWith(SOLUTION)), ["There are no blank cells left.", []]);
});

test("what can stand in a cell", async () => {
  const at = (/** @type {number} */ selection) => told("what", { ...playing, selection });
  assert.deepEqual(await at(1), ["Possible digits in r1c2: 6, 8 and 9.", [1]]);
  assert.deepEqual(await at(0), ["r1c1 is 4.", []]);
  const stuck = stateWith(`123.56789${"...4".padEnd(72, ".")}`);
  assert.deepEqual(await told("what", { ...stuck, selection: 3 }), ["No digit fits in r1c4.", [3]]);
});

test("where the digit can go that the cursor is on, or that is held", async () => {
  const [sentence, cells] = await told("where", { ...playing, selection: 6 });
  assert.match(sentence, /^7 can go in \d+ cells: r\dc\d, /);
  assert.ok(cells.length > 1);
  assert.deepEqual(await told("where", { ...playing, selection: 1, brush: 7 }), [sentence, cells]);
  assert.match((await told("where", { ...playing, selection: 1 }))[0], /^First select a cell that has a digit/);
  assert.deepEqual(await told("where", stateWith(SOLUTION)), ["There is no cell where 4 can go.", []]);
});

test("how many are left", async () => {
  const one = stateWith(`.${SOLUTION.slice(1)}`);
  assert.deepEqual(await told("left", one), ["1 blank cell. Still to enter: 4 (once).", []]);
  assert.match((await told("left", playing))[0], /^56 blank cells\. Still to enter: 1 \(\d times\), 2 \(\d times\)/);
  assert.deepEqual(await told("left", stateWith(SOLUTION)), ["There are no blank cells left.", []]);
});

test("an answer with marks puts a hint away, as it is about the person's own board", async () => {
  const hinted = { ...playing, explain: /** @type {any} */ ({ kind: "hint" }), selection: 6 };
  assert.equal(after(hinted, await asked("where", hinted)).explain, null);
});

test("what was pointed out goes with the answer", async () => {
  const told = after(playing, { type: "select", cell: 6 });
  const answered = after(told, await asked("where", told));
  assert.equal(answered.marks.length, 1);
  assert.deepEqual(after(answered, { type: "explain", explain: null }).marks, []);
});
