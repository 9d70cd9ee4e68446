import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { createPrograms, freeName, ordered } from "../../../web/own/programs.js";
import { loadPrograms, saveProgram } from "../../../web/storage/programs.js";
import { programsFrom } from "../../../web/storage/schema.js";

/** A storage whose names are its own keys, as in browsers. */
class Kept {
  /** @param {string} name */
  getItem(name) {
    return /** @type {any} */ (this)[name] ?? null;
  }
  /** @param {string} name @param {string} value */
  setItem(name, value) {
    if (full) throw new DOMException("full", "QuotaExceededError");
    /** @type {any} */ (this)[name] = value;
  }
  /** @param {string} name */
  removeItem(name) {
    delete (/** @type {any} */ (this)[name]);
  }
}

let full = false;
const whole = /** @type {any} */ (globalThis);
beforeEach(() => {
  full = false;
  whole.localStorage = new Kept();
});
afterEach(() => {
  delete whole.localStorage;
});

/** Create a tab of the page. `hide` makes it save at once. */
function tab() {
  const page = new EventTarget();
  /** @type {string[]} */
  const told = [];
  const programs = createPrograms({ onRefused: () => told.push("refused"), onOther: () => told.push("other"), page });
  return {
    programs,
    told,
    hide: () => page.dispatchEvent(new Event("pagehide")),
    hear: (/** @type {string} */ key) => page.dispatchEvent(Object.assign(new Event("storage"), { key })),
  };
}

test("what is written is there after a reload, each program under its own name", () => {
  const { programs, hide } = tab();
  programs.keep({ key: "used-tables", name: "", code: "a" });
  const one = programs.add("Mine", "b");
  const two = programs.add("Mine", "c");
  programs.keep({ ...one, code: "d" });
  hide();
  const again = tab().programs;
  assert.deepEqual(
    again.all().map(({ name, code }) => [name, code]),
    [
      ["", "a"],
      ["Mine", "d"],
      ["Mine 2", "c"],
    ],
  );
  again.drop(two.key);
  assert.deepEqual([again.get(two.key), again.get(one.key)?.code], [null, "d"]);
  assert.deepEqual(
    loadPrograms().map(({ code }) => code),
    ["a", "d"],
  );
});

test("it is written by itself a moment after it changed, and once", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { programs } = tab();
  const written = context.mock.method(whole.localStorage, "setItem");
  for (const code of ["a", "b"]) programs.keep({ key: "engine", name: "", code });
  context.mock.timers.tick(249);
  assert.equal(written.mock.callCount(), 0);
  context.mock.timers.tick(1);
  programs.keep({ key: "engine", name: "", code: "c" });
  context.mock.timers.tick(250);
  assert.deepEqual(
    written.mock.calls.map((/** @type {any} */ call) => JSON.parse(call.arguments[1]).code),
    ["b", "c"],
  );
});

test("two tabs that write different programs keep both, and see each other's", () => {
  const [mine, other] = [tab(), tab()];
  mine.programs.keep({ key: "engine", name: "", code: "mine" });
  other.programs.keep({ key: "exact-cover", name: "", code: "other" });
  other.hide();
  mine.hear("sudoku.program.v1.exact-cover");
  assert.deepEqual(mine.told, ["other"]);
  assert.deepEqual(
    mine.programs.all().map(({ code }) => code),
    ["other", "mine"],
  );
  mine.hear("sudoku.board.v1");
  assert.deepEqual(mine.told, ["other"]);
});

test("where there is no room it is told, and what was written is still there for saving", () => {
  const { programs, told, hide } = tab();
  full = true;
  programs.keep({ key: "engine", name: "", code: "mine" });
  hide();
  assert.deepEqual(told, ["refused"]);
  assert.equal(programs.get("engine")?.code, "mine");
});

test("what is kept there by something else is no program", () => {
  whole.localStorage.setItem("sudoku.program.v1.a", "no JSON");
  whole.localStorage.setItem("sudoku.program.v1.b", '{"key": 1}');
  saveProgram({ key: "engine", name: "", code: "mine" });
  assert.deepEqual(
    loadPrograms().map(({ key }) => key),
    ["engine"],
  );
});

test("names are free, and versions come before what is named", () => {
  const named = (/** @type {string} */ name) => ({ key: `own-${name}`, name, code: "" });
  assert.equal(freeName("Mine", ["Mine", "Mine 2"].map(named)), "Mine 3");
  assert.deepEqual(
    ordered([named("b"), named("a"), { key: "engine", name: "", code: "" }]).map(({ key }) => key),
    ["engine", "own-a", "own-b"],
  );
});

test("a file of everything brings the programs that are not here, and takes nobody's place", () => {
  const here = [{ key: "engine", name: "", code: "mine" }];
  const file = [
    { key: "engine", name: "", code: "theirs" },
    here[0],
    { key: "own-1", name: "x", code: "y" },
    { key: 1 },
  ];
  const [theirs, more, ...rest] = programsFrom(file, here);
  assert.deepEqual(rest, []);
  assert.equal(theirs.code, "theirs");
  assert.equal(theirs.name, "engine");
  assert.notEqual(theirs.key, "engine");
  assert.deepEqual(more, file[2]);
});
