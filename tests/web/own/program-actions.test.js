import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { packedCode } from "../../../web/own/link.js";
import { createNote } from "../../../web/own/note.js";
import { createProgramActions } from "../../../web/own/program-actions.js";
import { createPrograms } from "../../../web/own/programs.js";
import { drawn, layOut } from "../../support/elements.js";
import { storage } from "../../support/storage.js";

layOut();
beforeEach(() => void Object.assign(globalThis, { localStorage: storage() }));

/** Create the editor with an open program, beside an algorithm that is shown. @param {string} [open] */
function room(open = "") {
  const programs = createPrograms({ onRefused() {}, onOther() {}, page: new EventTarget() });
  const mine = open ? { key: open, name: "", code: "mine" } : programs.add("Mine", "mine");
  programs.keep(mine);
  const shown = [mine.key];
  const note = createNote();
  const [undo] = drawn(note.root).all("button");
  const actions = createProgramActions({
    ...{ programs, note, text: () => "mine", draw() {}, show: (key) => void shown.push(key) },
    open: () => shown.at(-1) ?? "",
    watched: () => "engine",
  });
  return { actions, programs, mine, shown, undo };
}

test("a deleted program is kept no longer; undone it is kept, and open again", () => {
  const { actions, programs, mine, shown, undo } = room();
  actions.drop();
  assert.deepEqual([programs.get(mine.key), shown.at(-1), undo.hidden], [null, "engine", false]);
  undo.hears("click");
  assert.deepEqual([programs.get(mine.key), shown.at(-1)], [mine, mine.key]);
});

test("an algorithm is had as it was, and what was made of it has a name", () => {
  const { actions, programs, shown, undo } = room("engine");
  actions.original();
  assert.deepEqual([programs.get("engine"), shown.at(-1), undo.hidden], [null, "engine", true]);
  assert.deepEqual(
    programs.all().map(({ name, code }) => [name, code]),
    [["own.version", "mine"]],
  );
});

test("an algorithm of which nothing was made is neither put back nor deleted", () => {
  const { actions, programs, mine, shown, undo } = room("engine");
  programs.drop(mine.key);
  actions.original();
  actions.drop();
  assert.deepEqual([programs.all(), shown, undo.parentElement?.hidden], [[], ["engine"], true]);
});

test("another name is kept; a file becomes a program with its name", async () => {
  const { actions, programs, mine, shown } = room();
  actions.rename("Better");
  assert.equal(programs.get(mine.key)?.name, "Better");
  await actions.open([new File(["pass"], "Backtracking.PY")]);
  const { name, code } = programs.get(shown.at(-1) ?? "") ?? {};
  assert.deepEqual([name, code], ["Backtracking", "pass"]);
});

test("a link is copied, or, where that is refused or cannot be, shown to be copied", async () => {
  /** @type {Record<string, object | undefined>} */
  const clipboards = {
    "own.linked": { writeText: async () => {} },
    "own.link-shown": { writeText: async () => Promise.reject(new Error("not allowed")) },
    "own.link-shown, too": undefined,
  };
  for (const [said, clipboard] of Object.entries(clipboards)) {
    Object.assign(globalThis, { navigator: { clipboard } });
    const note = createNote();
    await note.link("https://sudoku.example/#c=1");
    const root = drawn(note.root);
    assert.equal(root.all("p")[0]?.textContent ?? root.textContent, said.split(",")[0]);
    const [link] = root.all("input");
    assert.deepEqual([link.hidden, link.value], [false, "https://sudoku.example/#c=1"]);
  }
});

test("what a link brings is not kept twice, and is told where it cannot be read", async () => {
  const { actions, programs, mine, shown } = room();
  await actions.takeShared(await packedCode({ name: "Theirs", code: "theirs" }));
  const { name, shared } = programs.get(shown.at(-1) ?? "") ?? {};
  assert.deepEqual([name, shared], ["Theirs", true]);
  await actions.takeShared(await packedCode({ name: "Theirs", code: "mine" }));
  assert.equal(shown.at(-1), mine.key);
  await actions.takeShared("nothing");
  assert.deepEqual([programs.all().length, shown.length], [2, 3]);
});
