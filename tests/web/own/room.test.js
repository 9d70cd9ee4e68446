/** Check the editor's room during a session, and its requests. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { SLUGS } from "../../../web/learn/classroom.js";
import { packedCode } from "../../../web/own/link.js";
import { createOwn } from "../../../web/own/room.js";
import { h } from "../../../web/ui/dom.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { kept, noteWhatLeaves, page, shelf } from "../../support/keeping.js";
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
const [panel, foot] = [document.createElement("div"), document.createElement("div")];
root.append(drawn(panel), drawn(foot));
const { act, step } = storyOf(
  { ...stateWith(PUZZLE), place: "learn" },
  (onAction) => createOwn(panel, foot, onAction, { runner, createEditor: plainEditor(asked) }),
  () => [...seen(root), ...kept()],
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

/** Create the editor with its button in one element. @param {any} place @param {any} onAction @param {any} tools */
function createIn(place, onAction, tools) {
  place.append(h("div", {}), h("div", {}));
  return createOwn(place.children[0], place.children[1], onAction, tools);
}

/** @type {[string, () => unknown, string[]?][]} */
const STEPS = [
  [
    "it is there",
    () => {},
    [
      "+ [Back to the algorithms] {}",
      "+ Press Ctrl+Enter to run. To leave the editor, press Escape, then Tab.",
      "> editor: fault [null]",
    ],
  ],
  [
    "what can be done while none is open",
    () => press(root, "Program"),
    [
      "+ [New program that reports its steps] [New program that fills a grid]",
      "+ [Open a .py file] [Download as .py] [Share link]",
    ],
  ],
  ["the list is closed", () => press(root, "Program"), ["+ [Program]"]],
  [
    "it is opened for an algorithm, whose text is not there yet",
    () => own({ slug: FIRST }),
    [
      "+ [Back to the algorithms] {Every solution, cell by cell}",
      "+ (Run)",

      "> runner: warm",
    ],
  ],
  [
    "what is typed then is not kept",
    () => type("too soon"),
    ["+ {too soon}", "> editor: fault [null]", "> editor: point [0]"],
  ],
  ["nor run", () => field.hears("keydown")],
  [
    "its text comes",
    () => act({ type: "classroom", classroom: text(FIRST) }),
    [
      "+ [Run]",
      "+ {# every-solution}",

      "> runner: warm",
    ],
  ],
  [
    "it is run",
    () => press(root, "Run"),
    [
      "+ Starting a separate Python for the program… 0 tries, 0 backtracks, 0 s",
      "+ [Cancel]",
      "> runner: stop",
      "> editor: fault [null]",
    ],
  ],
  ["Python loads", () => say({ type: "loading" }), ["> editor: fault [null]"]],
  [
    "it begins",
    () => say(SOLVES),
    ["+ List to show on the board {grid}", "+ Running… 0 digits placed, 0 removed, 0 s", "> editor: fault [null]"],
  ],
  ["it prints", () => say({ type: "print", text: "hello\n" }), ["+ hello", "> editor: fault [null]"]],
  [
    "it is cancelled",
    () => press(root, "Cancel"),
    [
      "+ Stopped. You can watch what the program did so far. 0 digits placed, 0 removed, 0 s",
      "+ [Run]",
      "> runner: stop",
      "> editor: fault [null]",
    ],
  ],
  [
    "another list is watched",
    () => Object.assign(root.all("select")[1], { value: "rows" }).hears("change"),
    [
      "+ Starting a separate Python for the program… 0 tries, 0 backtracks, 0 s",
      "+ [Cancel]",
      "> runner: stop",
      "> editor: fault [null]",
    ],
  ],
  [
    "an error",
    () => say(SOLVES, { type: "error", error, trace }),
    [
      "+ List to show on the board {rows}",
      "+ The name “x” is not defined.",
      "> editor: fault [null]",
      '> editor: fault [{"line":3,"words":"The name “x” is not defined."}]',
    ],
  ],
  ["to its line", () => press(root, "Go to line 3"), ["> editor: go to [3,5]"]],
  [
    "it is mended",
    () => type("mended"),
    [
      "+ [Back to the algorithms] {My version of Every solution, cell by cell}",
      "+ {mended}",
      "> editor: fault [null]",
      "> editor: point [0]",
    ],
  ],
  ["it is kept a moment later", () => mock.timers.tick(250), ["+ kept: sudoku.program.v1.every-solution"]],
  [
    "it is typed as it was",
    () => type(`# ${FIRST}`),
    [
      "+ [Back to the algorithms] {Every solution, cell by cell}",
      "+ {# every-solution}",
      "> editor: fault [null]",
      "> editor: point [0]",
    ],
  ],
  [
    "and otherwise",
    () => type("mine"),
    [
      "+ [Back to the algorithms] {My version of Every solution, cell by cell}",
      "+ {mine}",
      "> editor: fault [null]",
      "> editor: point [0]",
    ],
  ],
  [
    "it is run again",
    () => press(root, "Run"),
    [
      "+ Starting a separate Python for the program… 0 tries, 0 backtracks, 0 s",
      "+ [Cancel]",
      "> runner: stop",
      "> editor: fault [null]",
    ],
  ],
  [
    "it has one list alone, and ends well",
    () => say({ ...SOLVES, lists: ["grid"] }, END),
    [
      "+ The grid is full and correct, but the program never yielded Solution(). 2 digits",
      "+ [Run]",
      "> editor: fault [null]",
    ],
  ],
  ["its steps are watched: its line is pointed at", () => plays(7), ["> editor: point [7]"]],
  [
    "its text is another since, and has other lines",
    () => [type("more of mine"), plays(8)],
    ["+ {more of mine}", "> editor: fault [null]", "> editor: point [0]"],
  ],
  ["they are left", () => plays(null), ["> editor: point [0]"]],
  [
    "the algorithm's own text",
    () => pick("Restore the tutorial's version"),
    [
      "+ [Back to the algorithms] {Every solution, cell by cell}",
      "+ The tutorial's version is back. Yours has been saved as “My version of Every",
      "> runner: warm",
      '> {"type":"class","command":"leave"}',
    ],
  ],
  [
    "a new program that tells its steps",
    () => pick("New program that reports its steps"),
    [
      "+ [Back to the algorithms] {My program}",
      "+ {# Each yield reports a step, and the board shows it.",
      "> runner: warm",
      '> {"type":"class","command":"leave"}',
    ],
  ],
  [
    "one that fills a grid",
    () => pick("New program that fills a grid"),
    [
      "+ [Back to the algorithms] {My program 2}",
      "+ {# grid is nine lists of nine numbers, with 0 for a blank. Fill in the",
      "> runner: warm",
      '> {"type":"class","command":"leave"}',
    ],
  ],
  [
    "what can be done with it",
    () => press(root, "Program"),
    [
      "+ [New program that reports its steps] [New program that fills a grid]",
      "+ [Open a .py file] [Download as .py] [Share link]",
    ],
  ],
  ["that list, too, is closed", () => press(root, "Program"), ["+ [Program]"]],
  ["a name is asked for", () => pick("Rename"), ["+ {My program 2} [Rename]"]],
  ["none is given", () => rename("  "), ["- {My program 2} [Rename]"]],
  ["one is", () => rename(" Fast "), ["+ [Back to the algorithms] {Fast}"]],
  [
    "it is saved",
    () => pick("Download as .py"),
    ["> a file, text/x-python: # grid is nine lists of nine numbers, with 0 for a blank. Fill", "> saved: Fast.py"],
  ],
  [
    "it is shared",
    () => [pick("Share link"), shows("Link copied")].at(-1),
    [
      "+ Link copied. Whoever opens the link sees the program; nothing runs until",
      "+ {https://sudoku.example/#c=",
      "> copied: https://sudoku.example/#c=",
    ],
  ],
  [
    "a link from somebody else",
    () => [own({ shared: THEIRS }), shows("came from a link")].at(-1),
    [
      "+ [Back to the algorithms] {Theirs}",
      "+ This program came from a link. Read it first: nothing runs until you press “Run”.",
      '+ kept: sudoku.program.v1.own-0k9 {"key":"own-0k9","name":"My version of Every',

      "> editor: point [0]",
    ],
  ],
  [
    "it becomes one's own with the first run",
    () => press(root, "Run"),
    [
      "+ Starting a separate Python for the program… 0 tries, 0 backtracks, 0 s",
      "+ [Cancel]",
      "> runner: stop",
      "> editor: fault [null]",
    ],
  ],
  [
    "it ends with nothing",
    () => say(TELLS, { ...END, solved: false, result: { code: "none" } }),
    ["+ The program finished without a solution. 3 tries, 0 backtracks, 0 s", "+ [Run]", "> editor: fault [null]"],
  ],
  [
    "it says that it is right, and is not",
    () => [press(root, "Run"), say(TELLS, { ...END, right: false })],
    [
      "+ The grid is full, but it is not a solution of the puzzle. 3 tries, 0 backtracks, 0",
      "> runner: stop",
      "> editor: fault [null]",
    ],
  ],
  [
    "it is deleted",
    () => pick("Delete"),
    [
      "+ [Back to the algorithms] {Every solution, cell by cell}",
      "+ “Theirs” has been deleted.",
      "> runner: warm",
      '> {"type":"class","command":"leave"}',
    ],
  ],
  [
    "and is back",
    () => press(root, "Undo"),
    ["+ [Back to the algorithms] {Theirs}", "+ {theirs}", "> runner: warm", '> {"type":"class","command":"leave"}'],
  ],
  [
    "a link that is damaged",
    () => [own({ shared: "damaged" }), shows("complete program")].at(-1),
    [
      "+ This link does not contain a complete program.",
      '+ kept: sudoku.program.v1.own-29 {"key":"own-29","name":"Theirs","code":"theirs"}',

      "> editor: point [0]",
    ],
  ],
  [
    "another program is chosen",
    () => choose(1),
    [
      "+ [Back to the algorithms] {My program}",
      "+ {# Each yield reports a step, and the board shows it.",
      "> runner: warm",
      '> {"type":"class","command":"leave"}',
    ],
  ],
  [
    "another tab has changed it",
    () => elsewhere(key(1), { code: "changed" }),
    [
      "+ [Back to the algorithms] {Elsewhere}",
      "+ {changed}",
      "+ kept: sudoku.program.v1.own-14i",
      "> editor: adopt []",
    ],
  ],
  [
    "another size on the board",
    () => act({ type: "new", size: "4" }),
    [
      "+ These algorithms only work on standard 9 × 9 puzzles. Put a standard",
      "+ (Run)",

      "> editor: point [0]",
    ],
  ],
  ["it is not run on that", () => field.hears("keydown")],
  [
    "another algorithm",
    () => own({ slug: SECOND }),
    [
      "+ [Back to the algorithms] {Fewest candidates first}",
      "+ {}",

      "> runner: warm",
    ],
  ],
  [
    "it is left",
    () => press(root, "Back to the algorithms"),
    ['> {"type":"classroom","classroom":{"own":null}}', "> runner: close"],
  ],
  ["and opened where it was", () => own({}), ["> editor: point [0]"]],
];

test("programs are opened, written, run, named, shared and deleted as they were", async () => {
  for (const [said, done, news] of STEPS) await step(said, done, news);
});

test("opened for nothing in particular it has the algorithm that is watched", () => {
  const tools = { runner: toldRunner([]), createEditor: plainEditor([]) };
  const { root, view } = placed((place, onAction) => createIn(place, onAction, tools));
  const state = stateWith(PUZZLE);
  view.render({ ...state, classroom: { ...state.classroom, slug: SECOND, own: {} } });
  assert.equal(control(root, "Program").value, SECOND);
});

test("opened by a broken link, it says so, also when the text of the algorithm comes after that", async () => {
  const tools = { runner: toldRunner([]), createEditor: plainEditor([]) };
  const { root, view } = placed((place, onAction) => createIn(place, onAction, tools));
  const state = stateWith(PUZZLE);
  const opened = { ...state, classroom: { ...state.classroom, slug: SECOND, own: { shared: "broken" } } };
  view.render(opened);
  await until(() => seen(root).some((line) => line.includes("complete program")));
  view.render({ ...opened, classroom: { ...opened.classroom, ...text(SECOND) } });
  assert.equal(root.all("textarea")[0].value, `# ${SECOND}`);
  assert.ok(seen(root).some((line) => line.includes("complete program")));
});
