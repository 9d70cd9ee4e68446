import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { emptyBoard } from "../../../web/board/board.js";
import { createGiving } from "../../../web/transfer/giving.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";

/** @param {{answer?: (...asked: any[]) => Promise<any>, state?: import("../../../web/app/state.js").State, clipboard?: Partial<Clipboard> | null}} [given] */
function givingWith({
  answer = () => Promise.reject(new Error("not asked")),
  state = stateWith(PUZZLE),
  clipboard,
} = {}) {
  /** @type {any[]} */
  const acts = [];
  /** @type {string[]} */
  const copied = [];
  let now = state;
  const working = { writeText: async (/** @type {string} */ text) => void copied.push(text) };
  const giving = createGiving({
    ask: answer,
    getState: () => now,
    act: (action) => {
      acts.push(action);
      now = reduce(now, /** @type {any} */ (action));
    },
    linkTo: ({ givens }) => `https://example.org/#p=${givens}`,
    handOverLink: () => "https://example.org/#h=whole",
    clipboard: /** @type {Clipboard} */ (clipboard === null ? null : { ...working, ...clipboard }),
  });
  return { giving, acts, copied };
}

test("copies the puzzle as a line or a link, or the board with its entries", async () => {
  const state = after(stateWith(PUZZLE), { type: "select", cell: 1 }, { type: "digit", digit: 9 });
  const { giving, acts, copied } = givingWith({ state });
  for (const format of ["line", "link", "filled"]) await giving.copy(format);
  assert.deepEqual(copied, [PUZZLE, `https://example.org/#p=${PUZZLE}`, state.board.values]);
  assert.deepEqual(
    acts.map(({ words }) => words.key),
    Array(3).fill("copy.done"),
  );
});

test("a grid is Python's to write: before it is awake the page says so", async () => {
  const { giving, acts, copied } = givingWith({ state: INITIAL });
  await giving.copy("grid");
  assert.deepEqual(acts, [{ type: "notice", words: { key: "copy.waiting" } }]);
  const ready = after(stateWith(PUZZLE), { type: "engine", status: { phase: "ready", how: "plain", ms: 1 } });
  const awake = givingWith({ state: ready, answer: async () => ({ text: "+---+" }) });
  await awake.giving.copy("grid");
  assert.deepEqual([copied, awake.copied], [[], ["+---+"]]);
});

test("a grid is the puzzle alone; what can tell entries from clues has them too", async () => {
  const engine = /** @type {const} */ ({ phase: "ready", how: "plain", ms: 1 });
  const state = after(
    stateWith(PUZZLE),
    { type: "select", cell: 1 },
    { type: "digit", digit: 9 },
    { type: "engine", status: engine },
  );
  /** @type {string[]} */
  const asked = [];
  const { giving } = givingWith({
    state,
    answer: async (/** @type {any[]} */ ...[, { state }]) => {
      asked.push(state.values);
      return { text: "" };
    },
  });
  for (const format of ["grid", "hodoku"]) await giving.copy(format);
  assert.deepEqual(asked, [PUZZLE, state.board.values]);
});

test("a copy that fails is told", async () => {
  const state = after(stateWith(PUZZLE), { type: "engine", status: { phase: "ready", how: "plain", ms: 1 } });
  const answer = () => Promise.reject(Object.assign(new Error(), { detail: "out of memory" }));
  const { giving, acts } = givingWith({ state, answer });
  await giving.copy("grid");
  assert.deepEqual(acts, [{ type: "notice", words: { key: "task.failed", args: { detail: "out of memory" } } }]);
});

test("where the browser does not let us copy, the text is shown to be copied by hand", async () => {
  const refusing = { writeText: () => Promise.reject(new Error("no")) };
  const words = { key: "copy.refused" };
  for (const clipboard of [refusing, null]) {
    const { giving, acts } = givingWith({ clipboard });
    await giving.copy("line");
    assert.deepEqual(acts, [{ type: "outgoing", outgoing: { format: "line", text: PUZZLE, words } }]);
  }
});

test("the dialog shows the board in a form while it is written, and when it is", async () => {
  const { giving, acts } = givingWith({ answer: async () => ({ text: ":0000:" }) });
  await giving.show("hodoku");
  assert.deepEqual(
    acts.map(({ outgoing }) => outgoing),
    [
      { format: "hodoku", text: null, words: { key: "copy.writing" } },
      { format: "hodoku", text: ":0000:", words: null },
    ],
  );
});

test("of two forms asked for, the later is shown", async () => {
  /** @type {((written: object) => void)[]} */
  const answers = [];
  const { giving, acts } = givingWith({ answer: () => new Promise((resolve) => answers.push(resolve)) });
  const both = [giving.show("hodoku"), giving.show("solo")];
  answers[1]({ text: "3x3:" });
  answers[0]({ text: ":0000:" });
  await Promise.all(both);
  assert.deepEqual(acts.at(-1).outgoing, { format: "solo", text: "3x3:", words: null });
});

/** The dialog with a chosen format. */
const OPEN = { format: "json", text: "{}", words: null };

for (const [geometry, format, part] of [
  ["4", "sukaku", "size"],
  ["5", "grid", "regions"],
  ["9x", "grid", "diagonals"],
  ["9x", "sudokuwiki-link", "diagonals"],
  ["6+boxes:2x3", "lines", "boxes"],
]) {
  test(`${format} cannot say all of ${geometry}, and the dialog tells why`, async () => {
    const { giving, acts } = givingWith({ state: { ...INITIAL, board: emptyBoard(geometry), outgoing: OPEN } });
    await giving.show(format);
    assert.deepEqual(acts[0].outgoing, { format, text: null, words: { key: `copy.untold.${part}` } });
  });
}

test("the dialog opens with a form that can say all of the board", async () => {
  const { giving, acts } = givingWith({ state: { ...INITIAL, board: emptyBoard("9x") } });
  await giving.show("candidates");
  assert.deepEqual([acts[0].outgoing.format, acts[0].outgoing.words], ["link", null]);
});

test("a line is not copied of a board that it cannot say; its link is", async () => {
  const { giving, acts, copied } = givingWith({ state: { ...INITIAL, board: emptyBoard("9x") } });
  for (const format of ["line", "filled", "grid", "link"]) await giving.copy(format);
  const keys = acts.map(({ words }) => words.key);
  assert.deepEqual(keys, [...Array(3).fill("copy.untold.diagonals"), "copy.done"]);
  assert.equal(copied.length, 1);
});

test("where Python has no answer the link alone is shared", async () => {
  const { giving, acts } = givingWith();
  await giving.share();
  const { link, code, elsewhere } = acts[1].sharing;
  assert.deepEqual([link, code, elsewhere], [`https://example.org/#p=${PUZZLE}`, null, []]);
});

test("what is shared is the link at once, then its code and other programs' links", async () => {
  /** @param {string} method @param {any} params */
  const answer = async (method, { text, format }) =>
    method === "code" ? { side: 9, path: text } : { text: `https://${format}.example/` };
  const { giving, acts } = givingWith({ answer });
  await giving.share();
  const link = `https://example.org/#p=${PUZZLE}`;
  assert.deepEqual(acts[0].sharing, { link, code: null, elsewhere: [], sheet: false, whole: false });
  assert.equal(acts[1].sharing.code.path, link);
  assert.deepEqual(
    acts[1].sharing.elsewhere.map((/** @type {any} */ { href }) => href),
    ["sudokupad", "sudokuwiki", "sudokucoach", "fpuzzles", "iss"].map((name) => `https://${name}-link.example/`),
  );
});

test("the board as it stands has a link of its own, and a code of that", async () => {
  const answer = async (/** @type {string} */ method, /** @type {any} */ { text }) =>
    method === "code" ? { side: 9, path: text } : { text: "https://a.example/" };
  const { giving, acts } = givingWith({ answer });
  await giving.share(true);
  const { link, code, whole } = acts[1].sharing;
  assert.deepEqual([link, code.path, whole], ["https://example.org/#h=whole", "https://example.org/#h=whole", true]);
});

test("who has closed the dialog is not shown it again by a late answer", async () => {
  /** @type {((code: object) => void)[]} */
  const answers = [];
  const asked = (/** @type {string} */ method) =>
    method === "code" ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve({ text: "https://a.b/" });
  /** @type {any[]} */
  const acts = [];
  const giving = createGiving({
    ask: /** @type {any} */ (asked),
    getState: () => stateWith(PUZZLE), // without anything shared
    act: (action) => acts.push(action),
    linkTo: () => "https://example.org/",
    handOverLink: () => "",
    clipboard: /** @type {any} */ ({}),
  });
  const shared = giving.share();
  answers[0]({ side: 9, path: "" });
  await shared;
  assert.equal(acts.length, 1);
});
