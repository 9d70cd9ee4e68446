/**
 * Check the tools under More in Learn during a session, and their requests, against session.txt. `node FILE write`
 * rewrites it.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import { mock, test } from "node:test";
import { createStudy } from "../../../web/study/study.js";
import { voice } from "../../../web/ui/i18n.js";
import { boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { held } from "../../support/golden.js";
import { kept, noteWhatLeaves, shelf } from "../../support/keeping.js";
import { lines } from "../../support/lines.js";
import { notingPen } from "../../support/pen.js";
import { enter, press } from "../../support/seen.js";
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

const { act, step, told, room } = storyOf(
  stateWith(SOLUTION.slice(8).padStart(81, ".")),
  (onAction, getState) => {
    const wiring = { ask: engineIn(asked), getState, watched: () => watched.now, voice };
    return createStudy(/** @type {any} */ (wiring)).createViews(onAction);
  },
  () => [...lines(root), ...kept()],
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
/** @param {any} frame @param {string} what @param {number} x @param {number} y @param {object} [more] */
const hand = (frame, what, x, y, more = {}) =>
  frame.hears(what, { clientX: x, clientY: y, pointerId: 1, button: 0, pointerType: "mouse", ...more });
const pressAt = (/** @type {any} */ frame, /** @type {number} */ x, /** @type {number} */ y) =>
  ["pointerdown", "pointerup", "click"].map((what) => hand(frame, what, x, y));
const frames = (/** @type {number} */ ms) => mock.timers.tick(ms);
const LATER = { state: boardFrom(SOLUTION.replace("4", ".").replace("9", ".")), source: "text" };
const NINE = { state: boardFrom(PUZZLE), source: "text" };

/** @type {[string, () => unknown][]} */
const STEPS = [
  ["nothing is watched", unfold],
  ["a run is", () => watch(run, 0)],
  ["two events", () => scene(2)],
  ["it plays", () => classroom({ playing: true, scene: { position: 4 } })],
  ["it rests", () => classroom({ playing: false, scene: { position: 8 } })],
  ["what is sought is not there yet", () => classroom({ seeking: "solution", scene: { position: 8 } })],
  ["nor any more", () => classroom({ seeking: null })],
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "+", "-", "x"].map(
    (name) => /** @type {[string, () => unknown]} */ ([`in the tree ${name}`, () => key(tree, name)]),
  ),
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
  ["slowly", () => enter(root, "Speed", 12)],
  ["a race", () => press(root, "Start")],
  ["it goes on", () => frames(200)],
  ["and on", () => frames(900)],
  ["it pauses", () => press(root, "Pause")],
  ["nothing goes on", () => frames(200)],
  ["it does again, faster", () => [press(root, "Continue"), enter(root, "Speed", 20), frames(100)]],
  ["until the first is there", () => frames(240)],
  ["and the other", () => frames(240)],
  ["at the very end", () => frames(240)],
  [
    "by the clock, against one that is stopped",
    () => [enter(root, "Second algorithm", "engine"), enter(root, "Advance by", "clock")],
  ],
  ["they race", () => press(root, "Start")],
  ["a moment later", () => frames(200)],
  ["it is left", () => press(root, "Cancel")],
  ["a program of one's own, and one that was never run", () => [own("own-1"), own("own-2", { shared: true })]],
  ["My puzzles, of which there are none", () => enter(root, "Puzzles", "tray")],
  ["there are", () => act({ type: "tray-add", newcomers: [NINE, LATER], now: 0 })],
  ["a plot", () => press(root, "Draw")],
  ["against blanks", () => enter(root, "x-axis", "blanks")],
  ["both ways in logarithms", () => enter(root, "Logarithmic x-axis", true)],
  ["by time", () => enter(root, "y-axis", "seconds")],
  ...["ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowLeft", "ArrowUp", "Home", "Enter", " ", "x"].map(
    (name) => /** @type {[string, () => unknown]} */ ([`in the plot ${name}`, () => key(plot, name)]),
  ),
  ["the mouse is near a point", () => hand(plot, "pointermove", 380, 30)],
  ["a finger is not", () => hand(plot, "pointermove", 60, 250, { pointerType: "touch" })],
  ["it presses", () => pressAt(plot, 60, 250)],
  ["once more", () => pressAt(plot, 60, 250)],
  ["far from any", () => pressAt(plot, 200, 290)],
  ["a table", () => press(root, "Download CSV")],
  ["of the engine and one's own", () => ["Our solver", "Mine (mine)"].map((name) => press(root, name))],
  ["nobody is in it", () => root.querySelectorAll(".plot-pick[aria-pressed=true]").map((each) => each.hears("click"))],
  ["puzzles made for it", () => [enter(root, "Puzzles", "made"), press(root, "Our solver"), press(root, "Draw")]],
  ["it is cancelled", () => root.querySelectorAll(".outcome-work")[0].all("button")[0].hears("click")],
  ["the program is gone", () => [delete shelf["sudoku.program.v1.own-1"], classroom({ own: null })]],
  ["another size on the board", () => act({ type: "new", size: "4" })],
  ["another run is watched", () => watch({ ...run }, 1)],
  ["none", () => watch(null)],
];

test("trees, races and plots are seen and ask as they did", async () => {
  for (const [said, done] of STEPS) await step(said, done);
  held(new URL("./session.txt", import.meta.url), told);
});
