/** Check a lesson on how programs solve, whose content is in a script of its own. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { layOut } from "../../support/elements.js";
import "../../support/parts-at-hand.js";
import { inEnglish, seen } from "../../support/seen.js";
import { adoptSheets } from "../../support/sheets.js";

layOut();
adoptSheets();
inEnglish();
/** The lessons requested from the script. @type {string[]} */
let asked = [];
/** The promise for the script. @type {Promise<unknown>} */
let coming = Promise.resolve();
const createCourse = (/** @type {string} */ name) => {
  asked.push(name);
  return Object.assign(document.createElement("p"), { textContent: `to do: ${name}` });
};
const scripts = { "courses/later.js": () => coming.then(() => ({ createCourse, speakAs() {} })) };
Object.assign(globalThis, { scripts });
const { h } = await import("../../../web/ui/dom.js");
const { after, PUZZLE, stateWith } = await import("../../support/boards.js");
const { createLesson } = await import("../../../web/lessons/lesson.js");
const start = after(stateWith(PUZZLE), { type: "lessons", lessons: { positions: {} } });
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  asked = [];
});

/** Create an open lesson. */
function lesson() {
  const { scene, render, ...parts } = createLesson(() => {});
  const root = h("main", {}, parts.root, parts.foot, ...scene);
  return (/** @type {string} */ technique) => {
    render(after(start, { type: "lesson", technique }));
    return seen(root);
  };
}

test("where the script has not come that is said, and it is asked for when the lesson is opened again", async () => {
  coming = Promise.reject(new Error("no network"));
  coming.catch(() => {});
  const open = lesson();
  open("exact-cover");
  await settled();
  const failed = "This lesson could not be loaded. Check your connection, then open it again.";
  assert.equal(open("exact-cover").at(-1), failed);
  coming = Promise.resolve();
  assert.equal(open("exact-cover").at(-1), failed);
  assert.deepEqual(open(""), []);
  open("exact-cover");
  await settled();
  assert.equal(open("exact-cover").at(-1), "to do: exact-cover");
});

test("a lesson on programs has an exercise in the place of a technique's position, and keeps it", async () => {
  const open = lesson();
  assert.deepEqual([open("exact-cover")[1], open("exact-cover").at(-1)], ["Exact cover", "Working…"]);
  await settled();
  assert.equal(open("exact-cover").at(-1), "to do: exact-cover");
  assert.ok(open("x-wing").includes("[Next] [Practise]"));
  assert.equal(open("exact-cover").at(-1), "to do: exact-cover");
  assert.deepEqual(asked, ["exact-cover"]);
});

test("what comes for a lesson that was left is not shown in another", async () => {
  const open = lesson();
  open("exact-cover");
  open("cell-order");
  await settled();
  assert.equal(open("cell-order").at(-1), "to do: cell-order");
  assert.deepEqual(asked, ["exact-cover", "cell-order"]);
});
