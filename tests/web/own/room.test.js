/** Check the editor's room during a session, and its requests, against room.txt. `node FILE write` rewrites it. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { SLUGS } from "../../../web/learn/classroom.js";
import { packedCode } from "../../../web/own/link.js";
import { createOwn } from "../../../web/own/room.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { held } from "../../support/golden.js";
import { kept, noteWhatLeaves, page, shelf, unpacked } from "../../support/keeping.js";
import { lines } from "../../support/lines.js";
import { control, enter, placed, press, seen } from "../../support/seen.js";
import { storyOf, until } from "../../support/story.js";
import { toldRunner } from "../../support/told-runner.js";
import { plainEditor } from "./plain-editor.js";

const [FIRST, SECOND] = SLUGS;
/** @type {unknown[]} */
const asked = [];
noteWhatLeaves(asked);

const runner = toldRunner(asked);
const root = drawn(document.createElement("section"));
const { act, step, told } = storyOf(
  { ...stateWith(PUZZLE), place: "learn" },
  (onAction) => createOwn(/** @type {any} */ (root), onAction, { runner, createEditor: plainEditor(asked) }),
  () => [...lines(root), ...kept()],
  asked,
);
const [field] = root.all("textarea");
const type = (/** @type {string} */ value) => Object.assign(field, { value }).hears("input");
const say = (/** @type {any[]} */ ...messages) => messages.forEach(runner.say);
const own = (/** @type {object} */ more) => act({ type: "own", own: more });
const plays = (/** @type {number | null} */ line) =>
  act({ type: "classroom", classroom: { scene: line && { event: { line } } } });
const text = (/** @type {string} */ slug) => ({ source: { slug, text: `# ${slug}` } });
const THEIRS = await packedCode({ name: "Theirs", code: "theirs" });
const SOLVES = { type: "started", kind: "solve", lists: ["grid", "rows"] };
const TELLS = { type: "started", kind: "steps", lists: [] };
const trace = [1, 2, 3].map((line) => ({ line, name: "fill", text: "" }));
const error = { code: "name", args: { what: "x" }, name: "NameError", text: "no x", line: 3, column: 5 };
const END = { type: "end", result: { code: "unsaid" }, solved: true, right: true, counters: { tries: 3, places: 2 } };
const shows = (/** @type {string} */ words) => until(() => seen(root).some((line) => line.includes(words)));

const key = (/** @type {number} */ at) => String(root.all("select")[0].options[at].value);
const choose = (/** @type {number} */ at) => enter(root, "Program", key(at));

/** Save a program in another tab. @param {string} key @param {object} program */
function elsewhere(key, program) {
  shelf[`sudoku.program.v1.${key}`] = JSON.stringify({ key, name: "Elsewhere", ...program });
  page.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
}

/** Choose an entry from the menu of a program. @param {string} name */
function pick(name) {
  press(root, "Program");
  press(root, name);
}

/** Rename a program. @param {string} name */
function rename(name) {
  pick("Rename");
  Object.assign(control(root, "Name"), { value: name });
  root.all("form")[0].hears("submit");
}

/** @type {[string, () => unknown][]} */
const STEPS = [
  ["it is there", () => {}],
  ["what can be done while none is open", () => press(root, "Program")],
  ["the list is closed", () => press(root, "Program")],
  ["it is opened for an algorithm, whose text is not there yet", () => own({ slug: FIRST })],
  ["what is typed then is not kept", () => type("too soon")],
  ["nor run", () => field.hears("keydown")],
  ["its text comes", () => act({ type: "classroom", classroom: text(FIRST) })],
  ["it is run", () => press(root, "Run")],
  ["Python loads", () => say({ type: "loading" })],
  ["it begins", () => say(SOLVES)],
  ["it prints", () => say({ type: "print", text: "hello\n" })],
  ["it is cancelled", () => press(root, "Cancel")],
  ["another list is watched", () => Object.assign(root.all("select")[1], { value: "rows" }).hears("change")],
  ["an error", () => say(SOLVES, { type: "error", error, trace })],
  ["to its line", () => press(root, "Go to line 3")],
  ["it is mended", () => type("mended")],
  ["it is kept a moment later", () => mock.timers.tick(250)],
  ["it is typed as it was", () => type(`# ${FIRST}`)],
  ["and otherwise", () => type("mine")],
  ["it is run again", () => press(root, "Run")],
  ["it has one list alone, and ends well", () => say({ ...SOLVES, lists: ["grid"] }, END)],
  ["its steps are watched: its line is pointed at", () => plays(7)],
  ["its text is another since, and has other lines", () => [type("more of mine"), plays(8)]],
  ["they are left", () => plays(null)],
  ["the algorithm's own text", () => pick("Restore the tutorial's version")],
  ["a new program that tells its steps", () => pick("New program that reports its steps")],
  ["one that fills a grid", () => pick("New program that fills a grid")],
  ["what can be done with it", () => press(root, "Program")],
  ["that list, too, is closed", () => press(root, "Program")],
  ["a name is asked for", () => pick("Rename")],
  ["none is given", () => rename("  ")],
  ["one is", () => rename(" Fast ")],
  ["it is saved", () => pick("Download as .py")],
  ["it is shared", () => [pick("Share link"), shows("Link copied")].at(-1)],
  ["a link from somebody else", () => [own({ shared: THEIRS }), shows("came from a link")].at(-1)],
  ["it becomes one's own with the first run", () => press(root, "Run")],
  ["it ends with nothing", () => say(TELLS, { ...END, solved: false, result: { code: "none" } })],
  ["it says that it is right, and is not", () => [press(root, "Run"), say(TELLS, { ...END, right: false })]],
  ["it is deleted", () => pick("Delete")],
  ["and is back", () => press(root, "Undo")],
  ["a link that is damaged", () => [own({ shared: "damaged" }), shows("complete program")].at(-1)],
  ["another program is chosen", () => choose(1)],
  ["another tab has changed it", () => elsewhere(key(1), { code: "changed" })],
  ["another size on the board", () => act({ type: "new", size: "4" })],
  ["it is not run on that", () => field.hears("keydown")],
  ["another algorithm", () => own({ slug: SECOND })],
  ["it is left", () => press(root, "Back to the algorithms")],
  ["and opened where it was", () => own({})],
];

test("programs are opened, written, run, named, shared and deleted as they were", async () => {
  for (const [said, done] of STEPS) await step(said, done);
  held(new URL("./room.txt", import.meta.url), told.map(unpacked));
});

test("opened for nothing in particular it has the algorithm that is watched", () => {
  const tools = { runner: toldRunner([]), createEditor: plainEditor([]) };
  const { root, view } = placed((place, onAction) => createOwn(place, onAction, tools));
  const state = stateWith(PUZZLE);
  view.render({ ...state, classroom: { ...state.classroom, slug: SECOND, own: {} } });
  assert.equal(control(root, "Program").value, SECOND);
});
