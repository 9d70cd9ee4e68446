import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { packedAssignment } from "../../../web/assign/assignment.js";
import { draftOf, keepDraft, newDraft } from "../../../web/assign/kept.js";
import { createStopwatch } from "../../../web/assign/stopwatch.js";
import { contentOf } from "../../../web/assign/task.js";
import { createTask } from "../../../web/assign/task-view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { storage } from "../../support/storage.js";

layOut();
const window = new EventTarget();
const page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => void Object.assign(globalThis, { window, localStorage: storage() }));
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

const TEXT = await packedAssignment({
  ...{ title: "One", question: "?", asks: "answer", puzzle: PUZZLE },
  ...{ slug: "engine", seed: "1", position: 0, code: null },
});
const MINA = { ...newDraft(TEXT, "One"), name: "Mina", answer: "17 times" };
const HANDED = { ...MINA, handed: contentOf(MINA, null) };

/** A pupil's desk, on which an assignment is laid and taken away. */
function desk() {
  const root = document.createElement("section");
  const task = createTask(root, () => {}, createStopwatch(page));
  const state = stateWith(PUZZLE);
  /** @param {{text: string} | null} assign */
  const lay = async (assign) => {
    Object.assign(name, { value: null });
    task.render({ ...state, classroom: { ...state.classroom, assign } });
    while (assign && name.value === null) await new Promise((later) => setImmediate(later));
  };
  /** @param {string} key */
  const button = (key) =>
    drawn(root)
      .all("button")
      .find(({ textContent }) => textContent === key);
  const [name] = drawn(root)
    .all("input")
    .map((input) => /** @type {typeof input & HTMLInputElement} */ (input));
  return { lay, name, button, offered: (/** @type {string} */ key) => button(key)?.hidden === false };
}

test("what was written is there again; another pupil can begin where the work is handed in as it stands", async () => {
  keepDraft(HANDED);
  const { lay, name, offered } = desk();
  await lay({ text: TEXT });
  assert.deepEqual([name.value, offered("assign.another")], ["Mina", true]);
  name.value = "Minho";
  name.hears("input");
  assert.equal(offered("assign.another"), false);
});

test("nobody else is asked to begin before anything is handed in", async () => {
  const { lay, name, offered } = desk();
  await lay({ text: TEXT });
  assert.deepEqual([name.value, offered("assign.another")], ["", false]);
});

test("what another tab has written since this one closed the assignment is not written over", async () => {
  keepDraft(MINA);
  const { lay, name } = desk();
  await lay({ text: TEXT });
  await lay(null);
  keepDraft({ ...MINA, name: "Mina Kim" });
  await lay({ text: TEXT });
  assert.deepEqual([name.value, draftOf(TEXT, "One").name], ["Mina Kim", "Mina Kim"]);
});
