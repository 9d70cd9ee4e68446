/**
 * The tasks for explanations: a hint, all possible steps, or the solution path.
 *
 * @typedef {import("../solve/tasks.js").TaskRun} TaskRun
 * @typedef {import("../solve/tasks.js").ShownRun} ShownRun
 */

import { firstStage, unfinishedPath } from "./model.js";
import { EVERY_STEP } from "./step-rows.js";
import { nameWords } from "./step-words.js";

/**
 * Load the example of a technique, unless it is already loaded. Some techniques have no example.
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
 * The number of steps that Python returns in one answer. Few positions have more steps; further requests load the rest.
 */
const STEPS_AT_ONCE = 1000;

/**
 * The longest time in seconds for finding one part of a solution path. Parts get longer up to this limit, because
 * Python analyses the board again for each part, and long parts need this less often.
 */
const MOST_SECONDS = 4;

/** @type {Record<import("./types.js").ExplainTask, ShownRun>} */
export const EXPLAIN_TASKS = { hint, steps, path, "known-way": knownWay };

/** @type {TaskRun} */
async function hint({ board, unique, settings }, asks) {
  const found = await asks("hint", { state: board, unique });
  return { type: "explain", explain: { kind: "hint", about: board, hint: found, stage: firstStage(settings) } };
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
  const { cells, untried } = page;
  return {
    type: "explain",
    explain: { kind: "steps", about: board, steps: found, index: 0, cells, untried, filter: EVERY_STEP },
  };
}

/** Find a short solution path that uses only the techniques that the person knows. @type {TaskRun} */
async function knownWay({ board, settings: { known } }, asks) {
  const found = await asks("known-way", { state: board, known });
  return { type: "explain", explain: { kind: "path", about: board, index: 0, .../** @type {any} */ (found) } };
}

/**
 * Find the solution path in parts, and show each part as soon as it is found. A path that was stopped earlier is
 * continued.
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
