/**
 * Requests that the race and the plots make. They go to the solver or, for the user's own programs, to the isolated
 * worker.
 */
import { createOwnRunner } from "../own/runner.js";
import { faultWords } from "../ui/fault.js";
import { isOwn, programOf, updatePrograms } from "./contenders.js";
import { createOwnAsk } from "./own-ask.js";

/** @typedef {import("../contract/shapes.js").Ask} Ask */

/**
 * Return a function that sends requests about an algorithm to the solver, and requests about a user's program to the
 * separate worker that runs such programs.
 * @param {Ask} ask @param {Parameters<typeof createOwnAsk>[0]} [runner] @returns {Ask}
 */
export function createAsking(ask, runner = createOwnRunner()) {
  const own = createOwnAsk(runner);
  /** @type {any} */
  const asking = async (/** @type {any} */ method, /** @type {any} */ params, /** @type {any} */ options) => {
    if (!isOwn(params.slug ?? "")) return ask(method, params, options);
    if (method === "events") return own.events(params.slug, params);
    updatePrograms();
    const program = programOf(params.slug);
    if (!program) throw Object.assign(new Error("gone"), { words: { key: "study.own.gone" } });
    return own.compare(params.slug, program, params, options.signal);
  };
  return asking;
}

/**
 * Return the message for an error in the solver or in a user's program.
 * @param {any} error @returns {import("../app/state.js").Words}
 */
export const troubleWords = (error) => error.words ?? faultWords(error);
