import assert from "node:assert/strict";
import { test } from "node:test";
import { createWays } from "../../../web/explain/ways.js";
import { waysAbout } from "../../../web/explain/ways-run.js";
import { PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const one = stateWith(PUZZLE);
const way = (/** @type {Record<string, number>} */ counts, solved = true, next = null) => ({ counts, solved, next });
const HALF = { values: `${SOLUTION.slice(0, 53)}${".".repeat(28)}` };
const FOUND = {
  ...{ about: waysAbout(one), running: true, backdoors: /** @type {number[][] | null} */ (null) },
  ways: [
    way({ "x-wing": 2, "naked-pair": 1 }),
    way({ "x-wing": 3 }, false),
    way({ "x-wing": 4 }, false, /** @type {any} */ (HALF)),
  ],
};

/** Create the section, open, with the ways found so far. */
function ways() {
  /** @type {any[]} */
  const asked = [];
  const { root, render, wish } = createWays((action) => asked.push(action));
  Object.assign(root, { open: true });
  /** @param {object | null} found @param {object} [more] */
  const shows = (found, more) => {
    render(/** @type {any} */ ({ ...one, ways: found, ...more }));
    return seen(root).slice(2, -1);
  };
  return { root: drawn(root), asked, shows, wish };
}

test("of three orders it tells how many steps of each technique they take, those that end, and those that go on", () => {
  const { shows } = ways();
  assert.deepEqual(shows(FOUND), [
    "140/168 [Cancel]",
    "Technique | Our order | SE 1.2.1 | HoDoKu |",
    "X-Wing | 2 | 3 | 4 |",
    "Naked Pair | 1 | | |",
    "Total steps | 3 | 3, then stuck | 4 so far |",
    "Working…",
  ]);
  assert.deepEqual(shows({ ...FOUND, ways: FOUND.ways.slice(0, 1) }).slice(0, 4), [
    "56/168 [Cancel]",
    "Technique | Our order | SE 1.2.1 | HoDoKu |",
    "X-Wing | 2 | … | … |",
    "Naked Pair | 1 | … | … |",
  ]);
});

test("it can be stopped, and gone on with while something is left to be found", () => {
  const { root, asked, shows } = ways();
  shows(FOUND);
  press(root, "Cancel");
  const stopped = { ...FOUND, running: false };
  assert.equal(shows(stopped)[0], "140/168 [Continue]");
  press(root, "Continue");
  assert.deepEqual(asked, [{ type: "ways-stop" }, { type: "ways?" }]);
  const whole = [way({ "x-wing": 1 }), way({ "x-wing": 1 }), way({ "x-wing": 1 })];
  assert.equal(shows({ ...stopped, ways: whole.slice(1) })[0], "112/168 [Continue]");
  assert.match(shows({ ...stopped, ways: whole })[0], /^Technique/);
  assert.equal(shows({ ...FOUND, ways: whole })[0], "168/168 [Cancel]");
});

test("backdoors are named, twelve of them, and how many more there are", () => {
  const { shows } = ways();
  const doors = (/** @type {number[][] | null} */ backdoors, running = false) =>
    shows({ ...FOUND, backdoors, running }).slice(5);
  assert.deepEqual(doors(null), []);
  assert.deepEqual(doors([[1], [2]]), [
    "If you know the digit of any one of these cells, you can solve the rest with singles: r1c2, r1c3.",
  ]);
  assert.match(
    doors([
      [1, 2],
      [3, 4],
    ])[0],
    /: r1c2\+r1c3, r1c4\+r1c5\.$/,
  );
  assert.equal(doors([]).length, 1);
  const named = (/** @type {number} */ count) => doors(Array.from({ length: count }, (_, at) => [at]))[0];
  assert.match(named(12), /r2c3\.$/);
  assert.match(named(14), /r2c3, .*\b2\b/);
  assert.ok(!named(14).includes("r2c4"));
});

test("what was found of another puzzle is not shown; nothing is asked for where there are no ways to be seen", () => {
  const { root, asked, shows, wish } = ways();
  shows(FOUND);
  assert.equal(shows({ ...FOUND, about: "other" }).length, 0);
  wish();
  root.hears("toggle");
  Object.assign(root, { hidden: true });
  wish();
  Object.assign(root, { hidden: false, open: false });
  wish();
  assert.deepEqual(
    asked.map(({ type }) => type),
    ["ways?", "ways?", "ways-stop", "ways-stop"],
  );
});

test("what has not changed is not drawn anew", () => {
  const { root, shows } = ways();
  shows(FOUND);
  const [table] = root.all("tbody");
  shows(FOUND, { selection: 4 });
  assert.equal(root.all("tbody")[0], table);
  shows({ ...FOUND });
  assert.notEqual(root.all("tbody")[0], table);
});

test("what a person knows is ticked, kept as it is changed, and the way with it is asked for in Play", () => {
  const { root, asked, shows } = ways();
  shows(null, { settings: { ...one.settings, known: ["x-wing"] } });
  const boxes = root.all("input");
  const ticked = boxes.filter((box) => Reflect.get(box, "checked"));
  assert.deepEqual(
    ticked.map((box) => box.parent?.textContent),
    ["X-Wing"],
  );
  Object.assign(boxes[0], { checked: true }).hears("change");
  const { known } = asked[0].settings;
  assert.equal(known.length, 2);
  assert.ok(known.includes("x-wing"));
  const fold = root.all("details")[1];
  press(fold, fold.all("button").at(-1)?.textContent ?? "");
  assert.deepEqual(asked.slice(1), [
    { type: "layer", layer: "" },
    { type: "place", place: "play" },
    { type: "run", task: "known-way" },
  ]);
});
