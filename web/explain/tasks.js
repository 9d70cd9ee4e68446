/**
 * The tasks for explanations: a hint, all possible steps, or the solution path.
 *
 * @typedef {import("../solve/tasks.js").TaskRun} TaskRun
 * @typedef {import("../solve/tasks.js").ShownRun} ShownRun
 */

import { nameWords, unfinishedPath } from "./model.js";
import { EVERY_STEP } from "./step-rows.js";

/**
 * Load the example of a technique, unless it has already been loaded or there is none.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => import("../app/state.js").State, act: (action: import("../app/state.js").Action) => void}} wiring
 * @param {string} technique
 */
export async function fetchExample({ ask, getState, act }, technique) {
  if (getState().examples[technique]) return;
  const options = { signal: new AbortController().signal, lane: /** @type {const} */ ("quick") };
  const example = await ask("example", { technique }, options);
  if (example) act({ type: "technique-example", technique, example });
}

/**
 * The number of steps in one answer from Python. Few positions have more steps, and these are loaded with further
 * requests.
 */
const STEPS_AT_ONCE = 1000;

/** The largest time in seconds for a part of a path. Python analyses the board again for each part. */
const MOST_SECONDS = 4;

/** @type {Record<import("./actions.js").ExplainTask, ShownRun>} */
export const EXPLAIN_TASKS = { hint, steps, path, "known-way": knownWay };

/** @type {TaskRun} */
async function hint({ board, unique }, asks) {
  const found = await asks("hint", { state: board, unique });
  return { type: "explain", explain: { kind: "hint", about: board, hint: found, stage: 1 } };
}

/** @type {TaskRun} */
async function steps({ board, unique }, asks) {
  const checked = await asks("hint", { state: board, unique });
  if (checked.code !== "step")
    return { type: "explain", explain: { kind: "hint", about: board, hint: checked, stage: 1 } };
  const ask = (/** @type {number | null} */ from) =>
    asks("steps", { state: board, unique, from, limit: STEPS_AT_ONCE });
  let page = await ask(null);
  const found = [...page.items];
  while (page.next) {
    page = await ask(page.next);
    found.push(...page.items);
  }
  const { cells } = page;
  return {
    type: "explain",
    explain: { kind: "steps", about: board, steps: found, index: 0, cells, filter: EVERY_STEP },
  };
}

/** Find a short path with the techniques that the person knows. @type {TaskRun} */
async function knownWay({ board, settings: { known } }, asks) {
  const found = await asks("known-way", { state: board, known });
  return { type: "explain", explain: { kind: "path", about: board, index: 0, .../** @type {any} */ (found) } };
}

/**
 * Find the solution path in parts, which are shown as they are found. A path that was stopped is continued.
 * @type {ShownRun}
 */
async function path({ board, order, unique, explain }, asks, tell, _signal, show) {
  const verdict = await asks("verdict", { state: board, limit: 1 });
  if (verdict.code !== "one")
    return { type: "result", result: { task: "path", tone: "bad", words: { key: "explain.not-one" } } };
  const begun = unfinishedPath(explain);
  if (begun) show({ type: "showStep", index: begun.steps.length });
  let count = begun?.steps.length ?? 0;
  let from = begun?.next ?? null;
  for (let seconds = 1; ; seconds = Math.min(2 * seconds, MOST_SECONDS)) {
    const part = await asks("path", { state: board, order, unique, from, seconds });
    if (!part.next) return { type: "pathPart", about: board, part };
    from = part.next;
    count += part.steps.length;
    if (count) show({ type: "pathPart", about: board, part });
    tell({ key: "explain.looking", args: { number: count + 1, technique: nameWords(from) } });
  }
}
