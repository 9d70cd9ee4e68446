import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { unpackedAssignment } from "../../../web/assign/assignment.js";
import { loadSetting, newDraft, saveDraft } from "../../../web/assign/saved.js";
import { createSetting } from "../../../web/assign/set-view.js";
import { dropProgram, saveProgram } from "../../../web/storage/programs.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, enter, inEnglish, press, seen } from "../../support/seen.js";
import { storage } from "../../support/storage.js";

layOut();
inEnglish();
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
const location = { href: "https://example.org/sudoku", origin: "https://example.org" };
beforeEach(() => void Object.assign(globalThis, { localStorage: storage(), window: new EventTarget(), location }));

const start = stateWith(PUZZLE);

/**
 * Create the view for setting an assignment.
 * @param {object} [classroom] @param {import("../../../web/app/state.js").State} [on]
 */
function setting(classroom = {}, on = start) {
  /** @type {any[]} */
  const asked = [];
  const { root, render } = createSetting((action) => asked.push(action));
  const shows = (more = classroom) => {
    render({ ...on, classroom: { ...on.classroom, ...more } });
    return seen(root);
  };
  shows();
  const told = () => drawn(root).querySelector(".assign-told")?.textContent;
  /** Return the content of the link after it was created or refused, or null if there is none. */
  const made = async () => {
    const before = asked.length;
    press(root, "Create link");
    while (asked.length === before && !told()) await new Promise((later) => setTimeout(later, 1));
    const link = drawn(root)
      .all("input")
      .find((field) => String(field.value).includes("#a="));
    return link && !hidden(link) ? unpackedAssignment(String(link.value).split("#a=")[1]) : null;
  };
  const fill = () => {
    enter(root, "Title", " One ");
    enter(root, "Question", " How many? ");
  };
  return { root, asked, shows, told, made, fill };
}

/** @param {any} node @returns {boolean} */
const hidden = (node) => node.hidden || (node.parent !== null && hidden(node.parent));

test("what is wanting is told, and no link is made", async () => {
  const empty = setting();
  assert.equal(await empty.made(), null);
  const noTitle = empty.told();
  enter(empty.root, "Title", "One");
  assert.equal(empty.told(), "");
  assert.equal(await empty.made(), null);
  const noQuestion = empty.told();
  const others = [
    setting({}, { ...start, board: { ...start.board, geometry: "9+knight" } }),
    setting({}, { ...start, board: { ...start.board, givens: ".".repeat(81) } }),
  ];
  const told = [];
  for (const each of others) {
    each.fill();
    assert.equal(await each.made(), null);
    told.push(each.told());
  }
  const waits = setting({ slug: "engine", source: { slug: "exact-cover", text: "x" } });
  waits.fill();
  enter(waits.root, "Pupils hand in", "program");
  assert.equal(await waits.made(), null);
  const all = [noTitle, noQuestion, ...told, waits.told()];
  assert.ok(all.every(Boolean));
  assert.equal(new Set(all).size, 5);
});

test("a link holds the question, the puzzle, and where the run of the algorithm stands", async () => {
  const scene = /** @type {any} */ ({ position: 17 });
  const { asked, made, fill, shows } = setting({ slug: "engine", seed: "7", scene });
  fill();
  assert.match(shows().find((line) => line.includes("25 clues")) ?? "", /17/);
  assert.deepEqual(await made(), {
    ...{ title: "One", question: "How many?", asks: "answer", puzzle: PUZZLE },
    ...{ slug: "engine", seed: "7", position: 17, code: null },
  });
  assert.equal(asked.at(-1).type, "qr");
  const own = setting({ scene, own: {} });
  own.fill();
  assert.equal((await own.made())?.position, 0);
  const making = setting({ slug: "fill-shuffle-dig", making: true, scene });
  making.fill();
  assert.equal((await making.made())?.position, 0);
});

test("where a program is to be handed in it is the algorithm's own, or one of the person's", async () => {
  saveProgram({ key: "mine", name: "Mine", code: "mine = 1" });
  const { root, made, fill, shows } = setting({
    slug: "engine",
    source: { slug: "engine", text: "engine = 1" },
    scene: /** @type {any} */ ({ position: 17 }),
  });
  fill();
  enter(root, "Pupils hand in", "program");
  const own = await made();
  assert.deepEqual([own?.asks, own?.code, own?.position], ["program", "engine = 1", 0]);
  control(root, "Topic").hears("focus");
  assert.deepEqual(
    control(root, "Topic").options.map((/** @type {any} */ { textContent }) => textContent),
    ["Our solver", "Mine"],
  );
  enter(root, "Topic", "mine");
  assert.ok(
    !shows()
      .find((line) => line.includes("25 clues"))
      ?.includes("17"),
  );
  assert.equal((await made())?.code, "mine = 1");
  enter(root, "Pupils hand in", "answer");
  assert.deepEqual([(await made())?.code, (await made())?.position], ["mine = 1", 0]);
  shows({ slug: "exact-cover", source: null });
  assert.equal(control(root, "Topic").value, "mine");
});

test("one's own version of an algorithm is called so; a program that is gone is chosen no more", () => {
  saveProgram({ key: "engine", name: "", code: "mine = 1" });
  const { root, shows } = setting({ slug: "exact-cover" });
  const about = control(root, "Topic");
  assert.deepEqual(
    about.options.map((/** @type {any} */ { textContent }) => textContent),
    ["Exact cover by dancing links", "My version of Our solver"],
  );
  enter(root, "Topic", "engine");
  dropProgram("engine");
  shows({ slug: "engine" });
  assert.equal(about.value, "");
});

test("what is written is kept, and a change hides the link that no longer holds it", async () => {
  const { root, made, fill, asked } = setting();
  fill();
  assert.ok(await made());
  press(root, "Preview as a pupil");
  assert.equal(asked.at(-1).type, "assign");
  enter(root, "Question", "Why?");
  assert.ok(!seen(root).some((line) => line.includes("Link to")));
  assert.deepEqual(loadSetting(), { title: " One ", question: "Why?" });
  assert.deepEqual(seen(setting().root).slice(1, 3), ["Title { One }", "Question {Why?}"]);
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const { root: other, told } = setting();
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: full, removeItem() {} } });
  enter(other, "Title", "Three");
  assert.notEqual(told(), "");
});

test("a question too long for a link is told with its length", async () => {
  const { root, made, told } = setting();
  enter(root, "Title", "One");
  enter(
    root,
    "Question",
    Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(""),
  );
  assert.equal(await made(), null);
  assert.match(told() ?? "", /8,000/);
});

test("those that were opened on this device can be opened again", () => {
  assert.ok(!seen(setting().root).some((line) => line.startsWith("Opened")));
  saveDraft({ ...newDraft("abc", "Two"), name: "Mina" });
  saveDraft(newDraft("def", "Three"));
  const { root, asked, shows } = setting();
  assert.deepEqual(seen(root).slice(-3), ["Opened on this device:", "[Two, Mina]", "[Three]"]);
  saveDraft(newDraft("ghi", "Four"));
  shows({ assign: { text: "ghi" } });
  assert.equal(seen(root).at(-1), "[Four]");
  press(root, "Two, Mina");
  press(root, "Mark answers…");
  assert.deepEqual(asked, [
    { type: "assign", assign: { text: "abc" } },
    { type: "layer", layer: "answers" },
  ]);
});
