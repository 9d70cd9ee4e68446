import assert from "node:assert/strict";
import { test } from "node:test";
import { createConsole } from "../../../web/own/console.js";
import { NO_SESSION } from "../../../web/own/session.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const ENDED = { phase: "ended", kind: "solve", seconds: 1.26, counters: { tries: 5, places: 7, backtracks: 3 } };

/** Create the console with the results of a run. */
function consoleOf() {
  /** @type {unknown[]} */
  const gone = [];
  const { root, render } = createConsole((...place) => gone.push(place));
  const outcome = drawn(root).querySelector(".outcome");
  const [words] = drawn(root).all("p");
  /** @param {object} session */
  const shows = (session) => {
    render(/** @type {any} */ ({ ...NO_SESSION, ...session }));
    return seen(root);
  };
  return {
    root: drawn(root),
    gone,
    shows,
    tone: () => outcome?.dataset.tone,
    live: () => words.getAttribute("aria-live"),
  };
}

test("before a run there is nothing; while it runs it is not spoken on and on; then how it ended, with its figures", () => {
  const { shows, tone, live } = consoleOf();
  assert.deepEqual([shows({}), tone()], [[], "none"]);
  for (const phase of ["loading", "running"]) {
    assert.equal(shows({ phase }).length, 1);
    assert.deepEqual([tone(), live()], ["none", "off"]);
  }
  const solved = { ...ENDED, result: { code: "solved", args: { count: 1 } }, solved: true };
  const right = shows({ ...solved, right: true });
  assert.match(right.join(" "), /^Solved correctly\. .*1\.3/);
  assert.deepEqual([tone(), live()], ["good", "polite"]);
  const wrong = shows({ ...solved, right: false });
  assert.deepEqual([tone(), wrong.join() === right.join()], ["plain", false]);
  shows({ ...solved, right: null });
  assert.equal(tone(), "good");
  shows({ ...ENDED, result: { code: "none" }, solved: false });
  assert.equal(tone(), "plain");
  shows({ phase: "stopped" });
  assert.equal(tone(), "plain");
  assert.notDeepEqual(shows({ ...solved, kind: "steps" }), shows(solved));
});

test("an error is told with its line and the last six calls that led there, each a way to it", () => {
  const { root, shows, gone, tone } = consoleOf();
  const trace = Array.from({ length: 9 }, (_, at) => ({ line: at + 1, name: "guess", text: "guess()" }));
  const error = { code: "raised", name: "ValueError", text: "odd", line: 9, column: 4 };
  const lines = shows({ phase: "failed", error, trace });
  assert.equal(tone(), "bad");
  assert.ok(lines.includes("ValueError: odd"), lines.join("|"));
  const buttons = root.all("button").map(({ textContent }) => textContent);
  assert.equal(buttons.length, 6);
  for (const button of [buttons[0], buttons[1], buttons[5]]) press(root, button);
  assert.deepEqual(gone, [[9, 4], [4], [8]]);
  const [first] = root.all("button");
  shows({ phase: "failed", error, trace, printed: "more" });
  assert.equal(root.all("button")[0], first);
  shows({ phase: "failed", error: { ...error, column: null }, trace: [] });
  press(root, root.all("button")[0].textContent);
  assert.deepEqual(gone.at(-1), [9, 1]);
  assert.equal(shows({ phase: "failed", error: { code: "raised", text: "odd" }, trace }).includes("odd"), true);
  assert.equal(root.all("button").length, 0);
});

test("what was printed is shown, and cells are called by their names, as the language joins them", () => {
  const { root, shows } = consoleOf();
  assert.equal(shows({ phase: "running", printed: "17 tries" }).at(-1), "17 tries");
  shows({ phase: "running" });
  assert.equal(root.all("pre")[0].hidden, true);
  const twice = { code: "twice", args: { cells: [0, 1, 80], digit: 5 } };
  const clash = "The program reports a solution, but 5 appears more than once: in r1c1, r1c2, and r9c9.";
  assert.deepEqual(shows({ phase: "failed", error: twice }), [clash]);
  const late = { code: "time", args: { seconds: 10 } };
  assert.deepEqual(shows({ phase: "failed", error: late }), ["The program was stopped after 10 seconds."]);
});
