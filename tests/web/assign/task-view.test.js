import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { packedAssignment } from "../../../web/assign/assignment.js";
import { loadDraft, newDraft, saveDraft } from "../../../web/assign/saved.js";
import { createStopwatch } from "../../../web/assign/stopwatch.js";
import { contentOf } from "../../../web/assign/task.js";
import { createTask } from "../../../web/assign/task-view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { storage } from "../../support/storage.js";

layOut();
const page = { hidden: false, addEventListener() {} };
beforeEach(() => void Object.assign(globalThis, { window: new EventTarget(), localStorage: storage() }));
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

/** @type {import("../../../web/assign/assignment.js").Assignment} */
const ASSIGNMENT = {
  ...{ title: "One", question: "?", asks: "answer", puzzle: PUZZLE },
  ...{ slug: "engine", seed: "1", position: 0, code: null },
};
const TEXT = await packedAssignment(ASSIGNMENT);
const MINA = { ...newDraft(TEXT, "One"), name: "Mina", answer: "17 times" };
const HANDED = { ...MINA, handed: contentOf(MINA, null) };

/** Create a pupil's desk, to which assignments can be given. */
function desk(stopwatch = createStopwatch(page)) {
  const root = Object.assign(document.createElement("section"), { isConnected: true });
  /** @type {string[]} */
  const acts = [];
  const task = createTask(root, ({ type }) => acts.push(type), stopwatch);
  const state = stateWith(PUZZLE);
  const goesOn = (/** @type {object} */ classroom) =>
    task.render({ ...state, classroom: { ...state.classroom, ...classroom } });
  /** @param {{text: string} | null} assign */
  const lay = async (assign) => {
    Object.assign(name, { value: null });
    goesOn({ assign });
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
  const offered = (/** @type {string} */ key) => button(key)?.hidden === false;
  return { root: drawn(root), acts, lay, goesOn, name, button, offered };
}

test("what was written is there again; another pupil can begin where the work is handed in as it stands", async () => {
  saveDraft(HANDED);
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
  saveDraft(MINA);
  const { lay, name } = desk();
  await lay({ text: TEXT });
  await lay(null);
  saveDraft({ ...MINA, name: "Mina Kim" });
  await lay({ text: TEXT });
  assert.deepEqual([name.value, loadDraft(TEXT, "One").name], ["Mina Kim", "Mina Kim"]);
});

test("of two links one right after the other only the second is begun", async () => {
  const { root, lay, acts } = desk();
  const second = { text: await packedAssignment({ ...ASSIGNMENT, title: "Two" }) };
  const first = lay({ text: TEXT });
  await lay(second);
  await Promise.all([first, desk().lay({ text: TEXT })]); // the first one is loaded by now too
  assert.deepEqual([root.all("h3")[0].textContent, acts], ["Two", ["classroom"]]);
});

test("a view in another language goes on with the assignment, and does not begin it once more", async () => {
  saveDraft({ ...MINA, seconds: 60 });
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
  saveDraft(MINA);
  const { root, lay } = desk();
  await lay({ text: TEXT });
  Object.assign(root, { isConnected: false });
  saveDraft({ ...MINA, answer: "18 times" });
  globalThis.window.dispatchEvent(new Event("pagehide"));
  assert.equal(loadDraft(TEXT, "One").answer, "18 times");
});

test("what is typed after an assignment is left is still its own, and its buttons do nothing", async () => {
  saveDraft(HANDED);
  const { lay, name, button, acts } = desk();
  await lay({ text: TEXT });
  await lay(null);
  acts.length = 0;
  name.value = "Minho";
  name.hears("input");
  for (const key of ["assign.hand-in", "assign.another", "assign.to-place"]) button(key)?.click();
  assert.deepEqual([loadDraft(TEXT, "One").name, acts], ["Minho", []]);
});

test("the page that goes keeps the time of what is laid, and nothing of what was left", async () => {
  let now = 0;
  const stopwatch = createStopwatch(page, () => now);
  const { lay } = desk(stopwatch);
  const goes = () => void globalThis.window.dispatchEvent(new Event("pagehide"));
  await lay({ text: TEXT });
  now += 5000;
  goes();
  assert.equal(loadDraft(TEXT, "One").seconds, 5);
  await lay(null);
  now += 5000;
  assert.equal(stopwatch.seconds, 5);
  saveDraft(MINA);
  goes();
  assert.deepEqual(loadDraft(TEXT, "One"), MINA);
});

test("tries that were counted stay while another puzzle is looked at", async () => {
  const assign = { text: TEXT };
  const { lay, goesOn, name } = desk();
  await lay(assign);
  const run = (/** @type {string} */ givens) => goesOn({ assign, scene: { givens, counters: { tries: 9 } } });
  run(PUZZLE);
  run("another");
  name.hears("input");
  assert.equal(loadDraft(TEXT, "One").tries, 9);
});

test("where the run begins can be gone back to, if it is not the very beginning, nor a program's", async () => {
  const offers = async (/** @type {object} */ more) => {
    const assign = { text: await packedAssignment({ ...ASSIGNMENT, ...more }) };
    const { lay, goesOn, offered } = desk();
    await lay(assign);
    goesOn({ assign });
    return [offered("assign.to-place"), offered("assign.to-program")];
  };
  assert.deepEqual(await offers({}), [false, false]);
  assert.deepEqual(await offers({ position: 12 }), [true, false]);
  assert.deepEqual(await offers({ position: 12, code: "pass" }), [false, true]);
});

test("what was begun is open to be written on, an answer without a name, too", async () => {
  const opens = async (/** @type {object} */ more) => {
    saveDraft({ ...newDraft(TEXT, "One"), ...more });
    const { root, lay } = desk();
    await lay({ text: TEXT });
    return Reflect.get(root.all("details")[0], "open");
  };
  assert.deepEqual(
    [await opens({}), await opens({ answer: "17" }), await opens({ name: "Mina" })],
    [false, true, true],
  );
});

/**
 * Let the browser share files in this way during one test.
 * @param {import("node:test").TestContext} context @param {() => Promise<void>} share
 */
function sharing(context, share) {
  Object.defineProperty(globalThis, "navigator", { value: { canShare: () => true, share } });
  context.after(() => Object.defineProperty(globalThis, "navigator", { value: {} }));
}

test("what no app took is not handed in, and nobody else is asked to begin", async (context) => {
  saveDraft(MINA);
  /** @type {() => Promise<void>} */
  let share = async () => assert.fail("cancelled");
  sharing(context, () => share());
  const { root, lay, button, offered } = desk();
  await lay({ text: TEXT });
  const told = async () => {
    button("assign.share")?.click();
    await new Promise((later) => setImmediate(later));
    return [root.querySelector(".assign-told")?.textContent, offered("assign.another"), loadDraft(TEXT, "One").handed];
  };
  assert.deepEqual(await told(), ["", false, ""]);
  share = async () => {};
  assert.deepEqual(await told(), ["assign.handed", true, HANDED.handed]);
});

test("what is shared while another assignment is opened counts for its own", async (context) => {
  saveDraft(MINA);
  /** @type {() => void} */
  let taken = () => {};
  sharing(context, () => new Promise((resolve) => (taken = resolve)));
  const other = await packedAssignment({ ...ASSIGNMENT, title: "Two" });
  const { root, lay, button } = desk();
  await lay({ text: TEXT });
  button("assign.share")?.click();
  await lay({ text: other });
  taken();
  await new Promise((later) => setImmediate(later));
  assert.equal(root.querySelector(".assign-told")?.textContent, "");
  assert.deepEqual([loadDraft(TEXT, "One").handed, loadDraft(other, "Two").handed], [HANDED.handed, ""]);
});
