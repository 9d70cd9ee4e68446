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

/** @type {import("../../../web/assign/assignment.js").Assignment} */
const ASSIGNMENT = {
  ...{ title: "One", question: "?", asks: "answer", puzzle: PUZZLE },
  ...{ slug: "engine", seed: "1", position: 0, code: null },
};
const TEXT = await packedAssignment(ASSIGNMENT);
const MINA = { ...newDraft(TEXT, "One"), name: "Mina", answer: "17 times" };
const HANDED = { ...MINA, handed: contentOf(MINA, null) };

/** A pupil's desk, on which an assignment is laid and taken away. */
function desk(stopwatch = createStopwatch(page)) {
  const root = document.createElement("section");
  /** @type {string[]} */
  const acts = [];
  const task = createTask(root, ({ type }) => acts.push(type), stopwatch);
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
  return {
    root: drawn(root),
    task,
    acts,
    lay,
    name,
    button,
    offered: (/** @type {string} */ key) => button(key)?.hidden === false,
  };
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

test("of two links one right after the other only the second is begun", async () => {
  const { root, lay, acts } = desk();
  const second = { text: await packedAssignment({ ...ASSIGNMENT, title: "Two" }) };
  const first = lay({ text: TEXT });
  await lay(second);
  await Promise.all([first, desk().lay({ text: TEXT })]); // by then the first has come, too
  assert.deepEqual([root.all("h3")[0].textContent, acts], ["Two", ["classroom"]]);
});

test("a view in another language goes on with the assignment, and does not begin it once more", async () => {
  keepDraft({ ...MINA, seconds: 60 });
  let now = 0;
  const stopwatch = createStopwatch(page, () => now);
  const assign = { text: TEXT };
  const first = desk(stopwatch);
  await first.lay(assign);
  assert.deepEqual(first.acts, ["classroom"]);
  now += 5000;
  const second = desk(stopwatch);
  Object.assign(document, { activeElement: null });
  await second.lay(assign);
  assert.deepEqual([second.name.value, second.acts, document.activeElement, stopwatch.seconds], ["Mina", [], null, 65]);
});

test("a view that is no longer on the page keeps nothing more when the page goes", async () => {
  keepDraft(MINA);
  await desk().lay({ text: TEXT });
  keepDraft({ ...MINA, answer: "18 times" });
  globalThis.window.dispatchEvent(new Event("pagehide"));
  assert.equal(draftOf(TEXT, "One").answer, "18 times");
});
