// Steps of a run, one after the other or side by side, and what is told at its end.

/**
 * Whether a test of it would not end, and the last lines of what was printed, where those are kept; flaky: those of a
 * first run of which a test would not end.
 * @typedef {{passed: boolean, unended?: boolean, end: string, flaky?: string}} Outcome
 */
/** @typedef {{name: string, go: () => boolean | Promise<boolean | Outcome>}} Step */
/** @typedef {Outcome & {name: string, seconds: string}} Line  of a summary */

/** @param {Step} step @returns {Promise<Line>} */
async function timed(step) {
  const begin = performance.now();
  const outcome = await tried(step);
  return { ...outcome, name: step.name, seconds: ((performance.now() - begin) / 1000).toFixed(1) };
}

/** As tests/support/once_more.py says: in CI what would not end is run once more. @param {Step} step @returns {Promise<Outcome>} */
async function tried({ name, go }) {
  const outcome = outcomeOf(await go());
  if (!outcome.unended || !process.env.CI) return outcome;
  console.log(`--- ${name} did not end, and is run once more\n`);
  return { ...outcomeOf(await go()), flaky: outcome.end };
}

/** @param {boolean | Outcome} told @returns {Outcome} */
const outcomeOf = (told) => (typeof told === "boolean" ? { passed: told, end: "" } : told);

/**
 * Whether all passed. What did not, or not at first, comes last, with its own last words: they are far up where much
 * ran side by side, and a log may be kept in part.
 * @param {Line[]} lines
 */
export function sumUp(lines) {
  const failed = lines.filter((line) => !line.passed);
  console.log("\n--- summary");
  for (const { name, passed, seconds } of lines) console.log(`${passed ? "passed" : "FAILED"}  ${name} (${seconds} s)`);
  for (const { name, flaky } of lines)
    if (flaky !== undefined) console.log(`\n--- flaky: ${name} did not end at first\n${flaky}`);
  for (const { name, end } of failed) if (end) console.log(`\n--- how ${name} failed\n${end}`);
  return failed.length === 0;
}

/**
 * Runs every step, also after one that failed.
 * @param {Step[]} steps
 */
export async function inTurn(steps) {
  const lines = [];
  for (const step of steps) {
    console.log(`\n--- ${step.name}`);
    lines.push(await timed(step));
  }
  return lines;
}

/**
 * The same, several at once: whichever lane is free takes the next.
 * @param {Step[]} steps
 * @param {number} lanes
 */
export async function inLanes(steps, lanes) {
  const waiting = [...steps];
  /** @type {Line[]} */
  const lines = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const line = await timed(step);
      console.log(`--- that was ${line.name}: ${line.passed ? "passed" : "FAILED"} (${line.seconds} s)\n`);
      lines.push(line);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return lines;
}
