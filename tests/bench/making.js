// Runs in the bench page: makes puzzles with our engine, or with qqwing. Copied beside dist/, not part of it.

const LEVELS = { easy: "Easy", hard: "Intermediate", expert: "Expert" };

/**
 * Puzzles a second of so many workers of ours, once all are awake.
 * @param {object} wish @param {number} workers @param {number} seconds
 */
export async function ours(wish, workers, seconds) {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine({ size: workers });
  const make = (/** @type {number} */ index) => engine.ask("generate", { wish, seed: "bench", index });
  await make(0);
  while (((await navigator.locks.query()).held ?? []).length < workers) await new Promise((later) => setTimeout(later, 50));
  await Promise.all(Array.from({ length: workers }, (_, worker) => make(worker)));
  let next = 0;
  const begin = performance.now();
  const line = async () => {
    while (performance.now() - begin < 1000 * seconds) await make(next++);
  };
  await Promise.all(Array.from({ length: workers }, line));
  const rate = (1000 * next) / (performance.now() - begin);
  engine.destroy();
  return rate;
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
