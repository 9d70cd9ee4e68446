// Makes puzzles with our engine or with qqwing, in the bench page. It is copied into a copy of dist/ and not part of dist/.

const LEVELS = { easy: "Easy", hard: "Intermediate", expert: "Expert" };

/** The milliseconds that all workers work before anything is counted. */
const WARM = 4000;

/**
 * Return the puzzles per second of our engine with this number of workers.
 * @param {object} wish @param {number} workers @param {number} seconds
 */
export async function ours(wish, workers, seconds) {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine({ size: workers, atStart: workers });
  const make = (/** @type {number} */ index) => engine.ask("generate", { wish, seed: "bench", index });
  await make(0);
  const begin = performance.now() + WARM;
  const end = begin + 1000 * seconds;
  let next = 0;
  let made = 0;
  const line = async () => {
    while (performance.now() < end) {
      await make(next++);
      if (performance.now() >= begin) made += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, line));
  const rate = (1000 * made) / (performance.now() - begin);
  engine.destroy();
  return rate;
}

/** Return the seconds for each of `count` puzzles, made one after the other. @param {object} wish @param {number} count */
export async function waits(wish, count) {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine({ size: 1 });
  await engine.ask("generate", { wish: {}, seed: "warm", index: 0 });
  const seconds = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await engine.ask("generate", { wish, seed: "wait", index });
    seconds.push((performance.now() - begun) / 1000);
  }
  engine.destroy();
  return seconds;
}

/**
 * Return the seconds until each of `count` puzzles is made, one after the other, in turn by one worker and by two that
 * search for the same puzzle, as in the page.
 * @param {object} wish @param {number} count
 */
export async function races(wish, count) {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const { findEither, findPuzzle } = await import(new URL("find-puzzle.js", location.href).href);
  const engine = createEngine({ size: 2, atStart: 2 });
  const makerOf = (/** @type {string} */ lane) => (/** @type {any} */ recipe) =>
    engine.ask("generate", recipe, { lane, search: recipe.seed });
  const recipe = (/** @type {string} */ seed) => ({ wish, seed, index: 0 });
  const main = makerOf("long");
  await Promise.all(["warm1", "warm2"].map((seed) => engine.ask("generate", recipe(seed))));
  const seconds = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await findPuzzle(main, recipe(`wait${index}`), () => {});
    const between = performance.now();
    const both = [recipe(`wait${index}`), recipe(`help${index}`)];
    await findEither(main, makerOf("spare"), both, () => {});
    seconds.push([between - begun, performance.now() - between].map((taken) => taken / 1000));
  }
  engine.destroy();
  return seconds;
}

/**
 * Return the seconds for each of `count` puzzles with rules, made one after the other, for each of the wishes.
 * @param {object[]} wishes @param {number} count
 */
export async function variants(wishes, count) {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine({ size: 1 });
  const warm = { kinds: "killer", size: "6", grade: "medium", symmetry: "none", clues: "any", cages: "any", rules: "all" };
  await engine.ask("variant", { wish: warm, seed: "warm", index: 0 });
  const found = [];
  for (const wish of wishes) {
    const seconds = [];
    for (let index = 0; index < count; index += 1) {
      const begun = performance.now();
      await engine.ask("variant", { wish, seed: "bench", index });
      seconds.push((performance.now() - begun) / 1000);
    }
    found.push(seconds);
  }
  engine.destroy();
  return found;
}

/** Return the puzzles per second of qqwing, of one level or of any. @param {keyof typeof LEVELS | null} grade @param {number} seconds */
export async function qqwing(grade, seconds) {
  const { default: QQWing } = await import(new URL("peers/qqwing.js", location.href).href);
  const maker = new QQWing();
  maker.setRecordHistory(true);
  let made = 0;
  const begin = performance.now();
  while (performance.now() - begin < 1000 * seconds) {
    maker.generatePuzzle();
    if (!grade || (maker.solve() && maker.getDifficultyAsString() === LEVELS[grade])) made += 1;
  }
  return (1000 * made) / (performance.now() - begin);
}
