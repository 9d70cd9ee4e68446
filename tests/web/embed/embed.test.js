/**
 * Check the small board for other pages against the file beside this one: the page after each step of a session, and
 * the requests to Python. After an intended change, `node tests/web/embed/embed.test.js write` rewrites it.
 */
import { settled } from "../../support/story.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { h } from "../../../web/ui/dom.js";
import { PUZZLE, SOLUTION } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { FakeWorker } from "../../support/fake-worker.js";
import { expectNews, news } from "../../support/news.js";
import { press, seen } from "../../support/seen.js";

/** @type {FakeWorker[]} */
const workers = [];
globalThis.Worker = /** @type {any} */ (
  class extends FakeWorker {
    /** @param {URL} _source @param {{type: string}} options */
    constructor(_source, { type }) {
      super();
      assert.equal(type, "module");
      workers.push(this);
    }
  }
);

const roots = ["grid", "keypad", "embed", "notices"].map((id) => drawn(h("div", { id })));
const body = drawn(h("body", {}));
body.append(...roots);
document.getElementById = (id) => /** @type {any} */ (roots.find((root) => root.id === id));
Object.assign(document, { body });
/** @type {() => void} */
let followed = () => assert.fail("nobody listens");
window.addEventListener = /** @type {any} */ (
  (/** @type {string} */ event, /** @type {() => void} */ heard) => {
    if (event === "hashchange") followed = heard;
  }
);
Object.assign(navigator, { languages: ["de-AT"] });
/** @param {string} hash */
const goTo = (hash) => Object.assign(location, { hash, href: `https://sudoku.example/embed.html${hash}` });
/** @param {string} hash */
const follow = (hash) => {
  goTo(hash);
  followed();
};

/** @param {string} key */
const type = (key) =>
  drawn(document).hears("keydown", {
    ...{ target: body, key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  });
/** Row by row. @param {string} solution */
const fill = (solution) => {
  for (let row = 0; row < 9; row++) {
    type("Home");
    for (const digit of solution.slice(9 * row, 9 * row + 9)) for (const key of [digit, "ArrowRight"]) type(key);
    type("ArrowDown");
  }
};
/** @param {object} reply */
const answer = (reply) => workers.at(-1)?.answer({ ok: reply });
const awake = () => workers.at(-1)?.ready();

const STEPS = /** @type {[string, () => unknown, string[]?][]} */ ([
  ["It is opened.", () => import("../../../web/embed.js"), ["+ [Hint] [Check] Open in Sudoku Workshop"]],
  [
    "A digit is typed, and the clue beside it.",
    () => ["ArrowRight", "9", "ArrowRight", "ArrowRight", "1"].map(type),
    ["+ This is a clue. Switch to Edit to change it."],
  ],
  [
    "A text is pasted.",
    () => drawn(document).hears("paste", { target: body, clipboardData: { getData: () => PUZZLE } }),
  ],
  ["Check is pressed.", () => press(roots[2], "Check")],
  ["It lasts.", () => mock.timers.tick(300), ["+ Waiting for the solver to load…", "+ … [Cancel]"]],
  [
    "Python is there.",
    awake,
    ["+ Working…", '> worker 0: {"method":"check","params":{"state":{"geometry":"9","givens":'],
  ],
  [
    "It says that an entry is wrong.",
    () => answer({ wrong: [1], solvable: false }),
    ["+ 1 entry is wrong: r1c2.", "+ [Close]"],
  ],
  [
    "Hint is pressed.",
    () => press(roots[2], "Hint"),
    ['> worker 0: {"method":"hint","params":{"state":{"geometry":"9","givens":'],
  ],
  ["It lasts, too.", () => mock.timers.tick(300), ["+ Working…", "+ … [Cancel]"]],
  ["It is given up.", () => press(roots[2], "Cancel"), ["+ Cancelled.", "+ [Close]"]],
  ["Hint is pressed again: another worker comes.", () => press(roots[2], "Hint")],
  ["The one before has had its time.", () => mock.timers.tick(30)],
  ["The other is there.", awake, ['> worker 1: {"method":"hint","params":{"state":{"geometry":"9","givens":']],
  ["It fails.", () => workers.at(-1)?.onerror?.({ message: "gone", preventDefault() {} })],
  ["All is undone.", () => press(roots[1], "Undo"), ["- 9"]],
  ["All digits are typed.", () => fill(SOLUTION), ["+ Solved!"]],
  ["One of them is another, and right again.", () => ["ArrowUp", "Home", "2", "9"].map(type)],
  ["The address names another puzzle.", () => follow(`#p=1${".".repeat(80)}`), ["- 4"]],
  [
    "All digits are one.",
    () => fill("1".repeat(81)),
    ["- [1, 8 left] [2, 9 left] [3, 9 left] [4, 9 left] [5, 9 left] [6, 9 left] [7, 9 left]"],
  ],
  [
    "The address names a puzzle by its id.",
    () => follow("#id=g2.9.easy.half-turn.any.any.k3f9.0"),
    ["+ The address of this frame contains no puzzle. It must end in #p=", "+ [Close]"],
  ],
  [
    "The address is cut.",
    () => follow(`#p=${PUZZLE.slice(1)}`),
    ["+ This link contains 80 cells, which is not the size of any grid. A standard grid has"],
  ],
  [
    "The address names nothing.",
    () => follow(""),
    ["+ The address of this frame contains no puzzle. It must end in #p="],
  ],
]);

const asked = () =>
  workers.flatMap(({ sent }, at) => sent.splice(0).map(({ request }) => `> worker ${at}: ${request}`));

test("a small board is played, checked and hinted, and follows its address", async () => {
  goTo(`#p=${PUZZLE}`);
  /** @type {string[]} */
  let before = [];
  for (const [said, done, expected = []] of STEPS) {
    await done();
    await settled();
    const now = roots.flatMap((root) => seen(root));
    expectNews(said, [...news(before, now), ...asked()], expected);
    before = now;
  }
  assert.equal(document.documentElement.lang, "en");
  assert.equal(workers.length, 3, "one, one after it was given up, one after that had failed");
});
