// Steps of a run, one after the other or in parallel, and the summary at the end.

/**
 * The result of a step. `unended`: a test did not end; `end`: the last lines of its output, if stored; `flaky`: the
 * last lines of a first run in which a test did not end.
 * @typedef {{passed: boolean, unended?: boolean, end: string, flaky?: string}} Outcome
 */
/** @typedef {{name: string, go: () => boolean | Promise<boolean | Outcome>}} Step */
/** @typedef {Outcome & {name: string, seconds: string}} Line  of a summary */

/** Run a step and measure its time. @param {Step} step @returns {Promise<Line>} */
async function timed(step) {
  const begin = performance.now();
  const outcome = await tried(step);
  return { ...outcome, name: step.name, seconds: ((performance.now() - begin) / 1000).toFixed(1) };
}

/**
 * Run a step, in CI a second time if a test did not end (see tests/support/once_more.py).
 * @param {Step} step @returns {Promise<Outcome>}
 */
async function tried({ name, go }) {
  const outcome = outcomeOf(await go());
  if (!outcome.unended || !process.env.CI) return outcome;
  console.log(`--- ${name} did not end, and is run once more\n`);
  return { ...outcomeOf(await go()), flaky: outcome.end };
}

/**
 * Return the result of a step that may return only whether it succeeded.
 * @param {boolean | Outcome} result @returns {Outcome}
 */
const outcomeOf = (result) => (typeof result === "boolean" ? { passed: result, end: "" } : result);

/**
 * Print a summary and return whether all steps passed.
 *
 * Failed and repeated steps come at the end, with the last lines of their output. After a parallel run, these lines are
 * far up, and a log may be cut off.
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

/** Run every step, even after one that failed. @param {Step[]} steps */
export async function inTurn(steps) {
  const lines = [];
  for (const step of steps) {
    console.log(`\n--- ${step.name}`);
    lines.push(await timed(step));
  }
  return lines;
}

/**
 * Run every step in several parallel lanes. A free lane takes the next step.
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

/**
 * Share things out among some groups of about the same size: the largest first, each to the smallest group.
 * @template T
 * @param {T[]} things
 * @param {number} number  of groups
 * @param {(thing: T) => number} size
 * @returns {T[][]}  the largest group first, because long steps that begin late leave the other lanes idle
 */
export function shareOut(things, number, size) {
  const groups = Array.from({ length: number }, () => ({ size: 0, all: /** @type {T[]} */ ([]) }));
  for (const thing of [...things].sort((one, other) => size(other) - size(one))) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.all.push(thing);
    smallest.size += size(thing);
  }
  return groups.sort((one, other) => other.size - one.size).map(({ all }) => all);
}
