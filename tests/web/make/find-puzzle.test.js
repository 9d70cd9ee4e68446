import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { findEither, findPuzzle, SOON } from "../../../web/make/find-puzzle.js";

test("a portion of tries grows while portions are quick, and stays where they take their time", async (t) => {
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  const times = [100, 499, 500, 900, 100];
  /** @type {number[]} */
  const asked = [];
  /** @type {any[]} */
  const told = [];
  const generate = async (/** @type {any} */ { seed, upto }) => {
    assert.equal(seed, "s");
    asked.push(upto);
    now += times[asked.length - 1];
    const answer =
      asked.length < times.length ? { met: false, tries: upto, effort: 2000 } : { puzzle: "1...", met: true };
    return /** @type {any} */ (answer);
  };
  const made = await findPuzzle(generate, /** @type {any} */ ({ wish: {}, seed: "s" }), (sought) =>
    told.push(sought.tries),
  );
  assert.equal(made.puzzle, "1...");
  assert.deepEqual(asked, [20, 20 + 40, 60 + 80, 140 + 80, 220 + 80]);
  assert.deepEqual(told, asked.slice(0, -1));
});

/**
 * Search with the seeds "main" and "help". The search of a seed finds its puzzle in the request with this number, and
 * never if there is none. Each request takes half of `SOON`.
 * @param {{main: number, help: number}} when @param {boolean} met  whether the puzzle of "help" meets the wish
 */
async function either(when, met = true) {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const asked = [];
  const generate = async (/** @type {any} */ { seed, upto }) => {
    asked.push(seed);
    const number = asked.filter((each) => each === seed).length;
    await new Promise((resolve) => setTimeout(resolve, SOON / 2));
    const isFound = number === when[/** @type {"main" | "help"} */ (seed)];
    return /** @type {any} */ (
      isFound ? { puzzle: seed, met: seed === "main" || met } : { met: false, tries: upto, effort: 2000 }
    );
  };
  const recipes = /** @type {any} */ ([
    { wish: {}, seed: "main" },
    { wish: {}, seed: "help" },
  ]);
  const found = findEither(generate, generate, recipes, () => {});
  for (let tick = 0; tick < 20; tick += 1) {
    mock.timers.tick(SOON / 2);
    for (let turn = 0; turn < 9; turn += 1) await null;
  }
  mock.timers.reset();
  return { asked, puzzle: (await found).puzzle };
}

test("of two searches the first with a puzzle wins, and the other makes no more tries", async () => {
  const { asked, puzzle } = await either({ main: 0, help: 3 });
  assert.equal(puzzle, "help");
  assert.ok(asked.filter((seed) => seed === "main").length < 8);
  assert.equal((await either({ main: 4, help: 0 })).puzzle, "main");
});

test("a puzzle of the second search that does not meet the wish is not taken", async () => {
  assert.equal((await either({ main: 6, help: 2 }, false)).puzzle, "main");
});

test("a puzzle that is found at once needs no second search", async () => {
  assert.deepEqual((await either({ main: 1, help: 1 })).asked, ["main"]);
});
