/**
 * Check that content of Learn is loaded once, when it is opened. After a failure it says so, and the next opening tries
 * again.
 */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { TAUGHT } from "../../../web/learn/classroom.js";
import { h } from "../../../web/ui/dom.js";
import { setLoader, voice } from "../../../web/ui/i18n.js";
import { drawn } from "../../support/elements.js";
import { missing } from "../../support/parts-at-hand.js";
import { seen } from "../../support/seen.js";
import { settled } from "../../support/story.js";

/** @typedef {import("../../../web/app/state.js").State} State */

/** The files loaded, and the calls to what was loaded. @type {string[]} */
let told = [];
/** @type {object[]} */
let acts = [];
let away = false;
const onAction = (/** @type {any} */ action) => void acts.push(action);

/**
 * Return content with one line of text, which records the algorithm with which it is drawn.
 * @param {string} name @param {HTMLElement} [place]
 */
function roomOf(name, place) {
  const root = h("p", {}, `the room ${name}`);
  place?.append(root);
  return { root, render: (/** @type {State} */ { classroom }) => told.push(`${name}: ${classroom.slug}`) };
}
const opens = {
  "assign/later.js": { openAssignments: (/** @type {any} */ { place }) => roomOf("assign", place) },
  "own/later.js": { openOwn: (/** @type {HTMLElement} */ root) => roomOf("own", root) },
  "texts/later.js": { openTexts: () => roomOf("texts") },
  "learn/later.js": {
    createLearn: (/** @type {HTMLElement} */ place) => ({
      ...roomOf("learn", place),
      destroy: () => told.push("learn is left"),
    }),
  },
  "courses/later.js": { createCourse: (/** @type {string} */ name) => h("p", {}, `the course ${name}`) },
};
const scripts = Object.fromEntries(
  Object.entries(opens).map(([name, script]) => [
    name,
    async () => {
      told.push(name);
      if (away) throw new Error("no network");
      return { ...script, speakAs: (/** @type {object} */ given) => assert.equal(given, voice) };
    },
  ]),
);
class Sheet {
  /** @param {string} text */
  replaceSync(text) {
    told.push(`styles: ${text.length > 0}`);
  }
}
Object.assign(globalThis, { scripts, CSSStyleSheet: Sheet });
setLoader(async () => true);

const { createAssignDoor } = await import("../../../web/learn/assign-door.js");
const { createLearnDoor } = await import("../../../web/learn/door.js");
const { createOwnDoor } = await import("../../../web/learn/own-door.js");
const { createTextDoor } = await import("../../../web/learn/text-door.js");
const { createStudyDoor } = await import("../../../web/learn/study-door.js");
const { createCourseDoor } = await import("../../../web/lessons/course-door.js");

/** @param {Partial<State["classroom"]>} [classroom] @returns {State} */
const at = (classroom = {}) => ({
  ...INITIAL,
  classroom: { ...INITIAL.classroom, slug: "the texts' first", ...classroom },
});
const LATER = { slug: TAUGHT[0] };

/** @param {HTMLElement} root @param {boolean} open */
async function turn(root, open = true) {
  Object.assign(root, { open });
  drawn(root).hears("toggle");
  await settled();
}

/** Return what has happened since the last call. @returns {[string[], object[]]} */
const since = () => [told.splice(0), acts.splice(0)];

beforeEach(() => {
  [told, acts, away] = [[], [], false];
  missing.clear();
});

const TRY_AGAIN = "This part could not be loaded. Connect to the internet, then close it and open it again.";
const FAILED = { type: "classroom", classroom: { assign: null } };

test("Learn itself comes when it is first shown, and is left with its place", async () => {
  const place = h("section", {});
  const door = createLearnDoor(place, onAction, document.createElement("div"));
  assert.deepEqual(seen(place), ["Working…"]);
  away = true;
  door.render(at());
  door.render(at());
  await settled();
  assert.deepEqual(since(), [["learn/later.js", "styles: true"], []]);
  assert.deepEqual(seen(place), ["The lessons could not be loaded. Connect to the internet, then reload the page."]);
  away = false;
  door.destroy();
  const another = createLearnDoor(place, onAction, document.createElement("div"));
  another.render(at());
  another.render(at(LATER));
  await settled();
  another.render(at());
  another.destroy();
  assert.deepEqual(since()[0], ["learn/later.js", `learn: ${TAUGHT[0]}`, "learn: the texts' first", "learn is left"]);
  assert.deepEqual(seen(place), ["the room learn"], "nothing of the doors");
});

test("who leaves Learn before it has come has left it", async () => {
  const place = h("section", {});
  const door = createLearnDoor(place, onAction, document.createElement("div"));
  door.render(at());
  door.destroy();
  await settled();
  assert.deepEqual([since(), seen(place)], [[[], []], []]);
});

test("assignments come when their fold is opened, and are drawn as things are", async () => {
  const door = createAssignDoor(onAction);
  door.render(at());
  await turn(door.root, false);
  assert.deepEqual(since(), [[], []]);
  away = true;
  await turn(door.root);
  assert.deepEqual(since(), [["assign/later.js", "styles: true"], [FAILED]]);
  assert.deepEqual(seen(door.root), ["Assignments", TRY_AGAIN]);
  away = false;
  await turn(door.root);
  assert.deepEqual(since(), [["assign/later.js", "assign: the texts' first"], []]);
  assert.match(seen(door.root).join(), /the room assign$/);
  door.render(at(LATER));
  await turn(door.root);
  assert.deepEqual(since(), [[`assign: ${TAUGHT[0]}`], []]);
});

test("an assignment that a link brought is opened at once, or the page says that it did not come", async () => {
  const door = createAssignDoor(onAction);
  door.render(at());
  assert.equal(door.task.hidden, true);
  missing.add("assign/assign.css");
  door.render(at({ assign: { text: "packed" } }));
  assert.equal(door.task.hidden, false);
  await settled();
  assert.deepEqual(since(), [["assign: the texts' first"], []], "all of it has been fetched for another door");
});

test("the editor comes when a program is to be one's own", async () => {
  const door = createOwnDoor(onAction);
  door.render(at());
  away = true;
  door.render(at({ own: {} }));
  await settled();
  const notice = { type: "notice", words: { key: "class.mine.not-here" } };
  assert.deepEqual(since(), [
    ["own/later.js", "styles: true"],
    [{ type: "classroom", classroom: { own: null } }, notice],
  ]);
  away = false;
  door.render(at({ own: {}, ...LATER }));
  await settled();
  assert.deepEqual(since(), [["own/later.js", `own: ${TAUGHT[0]}`], []]);
  assert.deepEqual(seen(door.root), ["Working…", "the room own"]);
});

test("of an algorithm that a text teaches, what the text has is behind a door", async () => {
  const door = createTextDoor(onAction);
  door.render(at(LATER));
  assert.equal(door.root.hidden, false);
  missing.add("texts/texts.css");
  await turn(door.root);
  assert.deepEqual(since()[0], ["texts/later.js"]);
  assert.equal(seen(door.root).at(-1), TRY_AGAIN);
  missing.clear();
  await turn(door.root);
  assert.deepEqual(since(), [["styles: true", `texts: ${TAUGHT[0]}`], []]);
  assert.equal(seen(door.root).at(-1), "the room texts");
  door.render(at({ slug: "no text's" }));
  assert.equal(door.root.hidden, true);
});

test("trees, races and plots are asked of the page, which may not have them", async () => {
  const door = createStudyDoor(onAction);
  door.open();
  await settled();
  const [, [asked]] = since();
  Reflect.get(asked, "take")(null);
  await settled();
  assert.equal(seen(door.root).at(-1), TRY_AGAIN);
  door.open();
  await settled();
  const [, [again]] = since();
  Reflect.get(again, "take")({ createViews: (/** @type {unknown} */ acts) => acts === onAction && roomOf("study") });
  await settled();
  assert.deepEqual([Reflect.get(again, "type"), seen(door.root).at(-1)], ["study", "the room study"]);
});

test("a course is shown unless another has been opened since; what did not come is asked for when it is opened again", async () => {
  const door = createCourseDoor();
  const opened = async (/** @type {string} */ name) => {
    door.render(name);
    await settled();
    return door.root.hidden ? "hidden" : seen(door.root).join();
  };
  away = true;
  assert.match(await opened("first"), /could not be loaded/);
  assert.match(await opened("first"), /could not be loaded/);
  assert.deepEqual(since()[0], ["courses/later.js", "styles: true"]);
  away = false;
  assert.equal(await opened(""), "hidden");
  assert.equal(await opened("first"), "the course first");
  door.render("second");
  assert.deepEqual(seen(door.root), ["Working…"]);
  assert.equal(await opened("third"), "the course third");
  assert.deepEqual(since()[0], ["courses/later.js"], "fetched once");
});
