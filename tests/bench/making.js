// Runs in the bench page: makes puzzles with our engine, or with qqwing. Copied beside dist/, not part of it.

const LEVELS = { easy: "Easy", hard: "Intermediate", expert: "Expert" };

/** So long, in milliseconds, all workers are at work before anything is counted. */
const WARM = 4000;

/**
 * Puzzles a second of so many workers of ours.
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

/** Seconds until each of so many puzzles is there, one after the other. @param {object} wish @param {number} count */
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

/** Puzzles a second of one level, or of whatever comes. @param {keyof typeof LEVELS | null} grade @param {number} seconds */
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
