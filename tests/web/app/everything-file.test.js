/** Check that all data in a browser can be saved as a file, deleted, and restored from the file. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { backupOf, createEverything } from "../../../web/app/everything.js";
import { INITIAL } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { saveProgram } from "../../../web/storage/programs.js";
import { boardFrom, PUZZLE } from "../../support/boards.js";
import { kept, noteWhatLeaves, shelf } from "../../support/keeping.js";

const NOW = Date.parse("2026-11-22T08:00:00.000Z");
const PROGRAM = {
  key: "own-1",
  name: "Mine",
  code: "def solve(grid):\n    pass\n",
};

/** Create a page of this browser. */
function page() {
  const { act: change, getState } = createStore(INITIAL);
  /** @type {any[]} */
  const said = [];
  const act = (/** @type {any} */ action) => {
    if (["notice", "advised"].includes(action.type)) said.push(action);
    change(action);
  };
  const forget = [async () => said.push("the cards"), () => said.push("the rest")];
  const reload = () => said.push("begun anew");
  return { ...createEverything({ getState, act, forget, reload, now: () => NOW }), act, getState, said };
}

const DRAFT = ["sudoku.assignment.v1.1", JSON.stringify({ title: "Two" })];
const fileOf = (/** @type {string} */ text, name = "all.json") => new File([text], name);

test("it is saved as a file, and that it was is noted", async () => {
  /** @type {any[]} */
  const left = [];
  noteWhatLeaves(left);
  shelf.setItem(DRAFT[0], DRAFT[1]);
  saveProgram(PROGRAM);
  const { save, act, getState, said } = page();
  act({ type: "tray-add", newcomers: [{ state: boardFrom(PUZZLE), source: "made", name: "Monday" }], now: NOW });
  const before = getState();
  save();
  const [file, name] = left;
  assert.deepEqual(
    [name, file.type, said],
    ["saved: sudoku-everything.json", "application/json", [{ type: "advised", now: NOW }]],
  );
  const text = await file.text();
  assert.equal(text, backupOf(before, NOW, [PROGRAM], { [DRAFT[0]]: JSON.parse(DRAFT[1]) }));
});

test("a file brings back puzzles, settings, programs and assignments, and tells how many puzzles", async () => {
  const records = { [DRAFT[0]]: { title: "Three" }, "sudoku.marks.v1.1": { right: 2 }, "not.ours": 1 };
  const full = page();
  full.act({ type: "tray-add", newcomers: [{ state: boardFrom(PUZZLE), source: "made", name: "Monday" }], now: NOW });
  full.act({ type: "settings", settings: { theme: "dark" } });
  const text = backupOf(full.getState(), NOW, [{ ...PROGRAM, key: "own-2", name: "Another" }], records);
  const { restore, getState, said } = page();
  await restore(fileOf(text));
  assert.deepEqual(said, [{ type: "notice", words: { key: "everything.restored", args: { count: 1 } } }]);
  assert.deepEqual([getState().tray.items[0].name, getState().settings.theme], ["Monday", "dark"]);
  assert.deepEqual(
    kept().map((line) => line.replace(/own-\w+/g, "OWN")),
    [
      `kept: ${DRAFT[0]} ${DRAFT[1]}`,
      ...["Mine", "Another"].map(
        (name) => `kept: sudoku.program.v1.OWN ${JSON.stringify({ ...PROGRAM, key: "OWN", name })}`,
      ),
      'kept: sudoku.marks.v1.1 {"right":2}',
    ],
  );
  await restore(fileOf(text));
  assert.deepEqual(said[1].words.args, { count: 0 }, "what is here already is not brought again");
});

test("records that cannot be read are in a backup, and a backup that has some says so", async () => {
  const full = page();
  full.act({ type: "tray-damaged", records: [{ key: "damaged" }] });
  full.act({ type: "tray-loaded", items: [], now: NOW });
  const text = backupOf(full.getState(), NOW);
  assert.deepEqual(JSON.parse(text).puzzles, [{ key: "damaged" }]);
  const { restore, said } = page();
  await restore(fileOf(text));
  assert.deepEqual(said[0].words, { key: "everything.restored-some", args: { count: 0, damaged: 1 } });
});

test("a file that is none of ours, or cannot be read, is named", async () => {
  const { restore, said } = page();
  const told = [{ type: "notice", words: { key: "everything.none", args: { name: "a.txt" } } }];
  await restore(fileOf("{}", "a.txt"));
  assert.deepEqual(said.splice(0), told);
  await restore(Object.assign(fileOf("", "a.txt"), { text: () => Promise.reject(new Error("gone")) }));
  assert.deepEqual(said, told);
});

test("all of it is forgotten before the page begins anew", async () => {
  const { forget, said } = page();
  await forget();
  assert.deepEqual(said, ["the cards", "the rest", "begun anew"]);
});
