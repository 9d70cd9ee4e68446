/**
 * Check the tools under More in Learn during a session, and their requests.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import { mock, test } from "node:test";
import { createStudy } from "../../../web/study/study.js";
import { boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { kept, noteWhatLeaves, shelf } from "../../support/keeping.js";
import { notingPen } from "../../support/pen.js";
import { enter, press, seen } from "../../support/seen.js";
import { storyOf } from "../../support/story.js";
import { engineIn } from "./engine.js";

/** @type {any[]} */
const asked = [];
noteWhatLeaves(asked);
const create = document.createElement;
const SIZE = { clientWidth: 300, clientHeight: 200, setPointerCapture() {} };
document.createElement = (/** @type {string} */ tag) =>
  /** @type {any} */ (Object.assign(create(tag), SIZE, tag === "canvas" && { getContext: () => notingPen([]) }));

/** The events of a run that is completely known. */
const events = [
  [2, 1, 4],
  [1, 2, 4],
  [3, 1, 0],
  [2, 1, 6],
  [2, 2, 8],
  [3, 2, 0],
  [2, 2, 9],
  [4, -1, 0],
];
const items = (/** @type {number} */ from, /** @type {number} */ limit) => events.slice(from, from + limit);
const run = { log: { size: events.length, items }, complete: true };
/** The run that is shown. @type {{now: any}} */
const watched = { now: null };

const { act, step, room } = storyOf(
  stateWith(SOLUTION.slice(8).padStart(81, ".")),
  (onAction, getState) => {
    const wiring = { ask: engineIn(asked), getState, watched: () => watched.now };
    return createStudy(/** @type {any} */ (wiring)).createViews(onAction);
  },
  () => [...seen(root), ...kept()],
  asked,
);
const root = drawn(room.root);
const [tree] = root.querySelectorAll(".tree-frame");
const [plot] = root.querySelectorAll(".plot-frame");
Object.assign(plot.all("svg")[0], { getBoundingClientRect: () => ({ left: 0, top: 0, width: 400 }) });
const classroom = (/** @type {object} */ more) => act({ type: "classroom", classroom: more });
const scene = (/** @type {number} */ position) => classroom({ scene: { position } });
const watch = (/** @type {any} */ now, /** @type {number} */ position = 0) =>
  classroom({ scene: Object.assign(watched, { now }).now && { position } });
const unfold = () => root.all("details").map((each) => Object.assign(each, { open: true }).hears("toggle"));
const own = (/** @type {string} */ key, /** @type {object} */ more = {}) => {
  shelf[`sudoku.program.v1.${key}`] = JSON.stringify({ key, name: "Mine", code: "pass", ...more });
  classroom({ own: {} });
};
const stopPropagation = () => asked.push("not the page's");
const key = (/** @type {any} */ frame, /** @type {string} */ name) =>
  asked.push(`kept from the browser: ${frame.hears("keydown", { key: name, stopPropagation }).defaultPrevented}`);
/**
 * Return steps that press keys in a frame, each of which the frame takes for itself.
 * @param {string} where @param {() => any} frame @param {[name: string, news?: string][]} all
 * @returns {[string, () => unknown, string[]][]}
 */
const keys = (where, frame, all) =>
  all.map(([name, news = ""]) => [
    `in the ${where} ${name}`,
    () => key(frame(), name),
    [news, "> not the page's", "> kept from the browser: true"],
  ]);
/** @param {any} frame @param {string} what @param {number} x @param {number} y @param {object} [more] */
const hand = (frame, what, x, y, more = {}) =>
  frame.hears(what, { clientX: x, clientY: y, pointerId: 1, button: 0, pointerType: "mouse", ...more });
const pressAt = (/** @type {any} */ frame, /** @type {number} */ x, /** @type {number} */ y) =>
  ["pointerdown", "pointerup", "click"].map((what) => hand(frame, what, x, y));
const frames = (/** @type {number} */ ms) => mock.timers.tick(ms);
const LATER = { state: boardFrom(SOLUTION.replace("4", ".").replace("9", ".")), source: "text" };
const NINE = { state: boardFrom(PUZZLE), source: "text" };

/** @type {[string, () => unknown, string[]?][]} */
const STEPS = [
  [
    "nothing is watched",
    unfold,
    ["+ Recursion tree", "+ [Zoom in] [Zoom out] [Whole tree] [Go to the current position]"],
  ],
  ["a run is", () => watch(run, 0), ["+ The puzzle, level 0, 0 placements below. This digit is still on the"]],
  [
    "two events",
    () => scene(2),
    [
      "+ The puzzle, level 0, 1 placement below. This digit is still on the",
      "+ r1c2 = 4, level 1, 0 placements below. This digit is still on the board;",
    ],
  ],
  ["it plays", () => classroom({ playing: true, scene: { position: 4 } })],
  [
    "it rests",
    () => classroom({ playing: false, scene: { position: 8 } }),
    [
      "+ The puzzle, level 0, 4 placements below. Leads to a solution.",
      "+ r1c2 = 6, level 1, 2 placements below. Leads to a solution.",
    ],
  ],
  ["what is sought is not there yet", () => classroom({ seeking: "solution", scene: { position: 8 } })],
  ["nor any more", () => classroom({ seeking: null })],
  ...keys("tree", () => tree, [
    ["ArrowUp", '"seek","to":4'],
    ["ArrowDown"],
    ["ArrowLeft", '"seek","to":5'],
    ["ArrowRight"],
    ["Home", '"seek","to":0'],
    ["End", '"seek","to":7'],
    ["+"],
    ["-"],
  ]),
  ["in the tree x", () => key(tree, "x"), ["> kept from the browser: false"]],
  ["nearer", () => press(root, "Zoom in")],
  ["all of it", () => press(root, "Whole tree")],
  ["a node is pressed", () => pressAt(tree, 24, 70)],
  ["beside any", () => pressAt(tree, 290, 190)],
  [
    "by hand",
    () => [hand(tree, "pointerdown", 50, 50), hand(tree, "pointermove", 20, 40), hand(tree, "pointerup", 20, 40)],
  ],
  ["farther", () => press(root, "Zoom out")],
  ["where is it", () => press(root, "Go to the current position")],
  ["slowly", () => enter(root, "Speed", 12), ["+ Speed {12} 10 tries per second"]],
  [
    "a race",
    () => press(root, "Start"),
    ["+ The two algorithms are level.", "+ [Pause] [Cancel]", '> engine: compare {"slug":"every-solution","state":'],
  ],
  [
    "it goes on",
    () => frames(200),
    ["+ ‹Every solution, cell by cell. 1 try, 1 of 8 blank cells filled›", "+ 1 try, 1 of 8 blank cells filled"],
  ],
  [
    "and on",
    () => frames(900),
    ["+ ‹Every solution, cell by cell. 4 tries, 4 of 8 blank cells filled›", "+ 4 tries, 4 of 8 blank cells filled"],
  ],
  ["it pauses", () => press(root, "Pause"), ["+ [Continue] [Cancel]"]],
  ["nothing goes on", () => frames(200)],
  [
    "it does again, faster",
    () => [press(root, "Continue"), enter(root, "Speed", 20), frames(100)],
    ["+ Speed {20} 43 tries per second", "+ [Pause] [Cancel]"],
  ],
  [
    "until the first is there",
    () => frames(240),
    [
      "+ ‹Every solution, cell by cell. 8 tries, 8 of 8 blank cells filled› 1/1",
      "+ 8 tries, 8 of 8 blank cells filled",
    ],
  ],
  [
    "and the other",
    () => frames(240),
    ["+ ‹Fewest candidates first. 16 tries, 8 of 8 blank cells filled› 1/1", "+ 16 tries, 8 of 8 blank cells filled"],
  ],
  ["at the very end", () => frames(240)],
  [
    "by the clock, against one that is stopped",
    () => [enter(root, "Second algorithm", "engine"), enter(root, "Advance by", "clock")],
    [
      "+ ‹Every solution, cell by cell. 0 tries, 0 of 8 blank cells filled› 0/1",
      "+ 0 tries, 0 of 8 blank cells filled",
    ],
  ],
  [
    "they race",
    () => press(root, "Start"),
    ["+ The two algorithms are level.", "+ [Pause] [Cancel]", '> engine: compare {"slug":"every-solution","state":'],
  ],
  [
    "a moment later",
    () => frames(200),
    [
      "+ ‹Every solution, cell by cell. 0 tries, 0 of 8 blank cells filled›",
      "+ ‹Our solver. 0 tries, 0 of 8 blank cells filled› ",
    ],
  ],
  [
    "it is left",
    () => press(root, "Cancel"),
    [
      "+ ‹Every solution, cell by cell. 0 tries, 0 of 8 blank cells filled› 0/1",
      "+ ‹Our solver. 0 tries, 0 of 8 blank cells filled› 0/1",
    ],
  ],
  [
    "a program of one's own, and one that was never run",
    () => [own("own-1"), own("own-2", { shared: true })],
    [
      "+ Your own programs run separately from the page, for 20 seconds at most.",
      "+ [Every solution, cell by cell]* [Fewest candidates first]* [Row, column and box",
      '+ kept: sudoku.program.v1.own-1 {"key":"own-1","name":"Mine","code":"pass"}',
    ],
  ],
  [
    "My puzzles, of which there are none",
    () => enter(root, "Puzzles", "tray"),
    ["+ Puzzles {My puzzles: 0}", "+ (Draw)"],
  ],
  [
    "there are",
    () => act({ type: "tray-add", newcomers: [NINE, LATER], now: 0 }),
    ["+ Puzzles {My puzzles: 2}", "+ [Draw]"],
  ],
  [
    "a plot",
    () => press(root, "Draw"),
    [
      "+ 6 of 6 runs drawn. 2 puzzles have no ER yet, so they are left out when",
      "+ Logarithmic x-axis { }",
      '> engine: compare {"slug":"every-solution","state":',
      '> engine: compare {"slug":"fewest-candidates","state":',
    ],
  ],
  ["against blanks", () => enter(root, "x-axis", "blanks"), ["+ 6 of 6 runs drawn.", "+ x-axis {blank cells}"]],
  ["both ways in logarithms", () => enter(root, "Logarithmic x-axis", true), ["+ Logarithmic x-axis {x}"]],
  [
    "by time",
    () => enter(root, "y-axis", "seconds"),
    ["+ Puzzle 2, 79 clues, ER ?. Every solution, cell by cell: 20 ms."],
  ],
  ...keys("plot", () => plot, [
    ["ArrowRight", "Fewest candidates first: 40 ms."],
    ["ArrowDown", "Exact cover by dancing links: 120 ms."],
    ["End", "Exact cover by dancing links: 3,360 ms."],
    ["ArrowRight"],
    ["ArrowLeft", "Fewest candidates first: 1,120 ms."],
    ["ArrowUp", "Every solution, cell by cell: 560 ms."],
    ["Home", "Every solution, cell by cell: 20 ms."],
    ["Enter", '> {"type":"load"'],
    [" ", '> {"type":"load"'],
  ]),
  ["in the plot x", () => key(plot, "x"), ["> kept from the browser: false"]],
  ["the mouse is near a point", () => hand(plot, "pointermove", 380, 30)],
  ["a finger is not", () => hand(plot, "pointermove", 60, 250, { pointerType: "touch" })],
  ["it presses", () => pressAt(plot, 60, 250)],
  ["once more", () => pressAt(plot, 60, 250)],
  ["far from any", () => pressAt(plot, 200, 290)],
  ["a table", () => press(root, "Download CSV"), ["> a file, text/csv:", "> saved: sudoku-plot.csv"]],
  [
    "of the engine and one's own",
    () => ["Our solver", "Mine (mine)"].map((name) => press(root, name)),
    ["+ [Every solution, cell by cell]* [Fewest candidates first]* [Row, column and box"],
  ],
  [
    "nobody is in it",
    () => root.querySelectorAll(".plot-pick[aria-pressed=true]").map((each) => each.hears("click")),
    ["+ [Every solution, cell by cell] [Fewest candidates first] [Row, column and box tables]", "+ (Draw)"],
  ],
  [
    "puzzles made for it",
    () => [enter(root, "Puzzles", "made"), press(root, "Our solver"), press(root, "Draw")],
    [
      "+ Puzzles {200 new puzzles of all difficulties}",
      "+ 200 of 200 runs drawn.",
      '> engine: generate {"wish":{"size":"9","grade":"gentle","symmetry":"none","clues":',
      '> engine: compare {"slug":"engine","state":',
    ],
  ],
  ["it is cancelled", () => root.querySelectorAll(".outcome-work")[0].all("button")[0].hears("click")],
  [
    "the program is gone",
    () => [delete shelf["sudoku.program.v1.own-1"], classroom({ own: null })],
    ["+ [Every solution, cell by cell] [Fewest candidates first] [Row, column and box tables]"],
  ],
  [
    "another size on the board",
    () => act({ type: "new", size: "4" }),
    [
      "+ ‹Every solution, cell by cell. 0 tries, 0 of 0 blank cells filled› 0/1",
      "+ 0 tries, 0 of 0 blank cells filled",
    ],
  ],
  [
    "another run is watched",
    () => watch({ ...run }, 1),
    [
      "+ The puzzle, level 0, 1 placement below. This digit is still on the",
      "+ r1c2 = 4, level 1, 0 placements below. This digit is still on the board;",
    ],
  ],
  ["none", () => watch(null), ["+ Press Watch, or go step by step. Each digit that is placed becomes a node here,"]],
];

test("trees, races and plots are seen and ask as they did", async () => {
  for (const [said, done, news] of STEPS) await step(said, done, news);
});
