/**
 * The ways to the solutions, for printed explanations: asked for one by one, as each may take a while, and remembered.
 *
 * @typedef {import("./print-source.js").SheetRequest} SheetRequest
 * @typedef {import("./print-source.js").Fact} Fact
 */
import { puzzleKey } from "./board.js";

/** A way takes several pages: nobody prints more of them. */
export const MOST_WAYS = 30;

/** @type {Map<string, object[]>} */
const WAYS = new Map();

/** The request with the ways of its first puzzles. @param {SheetRequest} request @param {(method: string, params: object) => Promise<any>} ask @param {(words: import("./state.js").Words) => void} tell @returns {Promise<SheetRequest>} */
export async function withWays(request, ask, tell) {
  const { language, sections } = request;
  const explained = sections.flatMap(({ puzzles }) => puzzles).slice(0, MOST_WAYS);
  const keyOf = (/** @type {Fact} */ { state }) => `${language} ${puzzleKey(state)}`;
  const asked = explained.filter((fact) => !WAYS.has(keyOf(fact)));
  if (WAYS.size + asked.length > 10 * MOST_WAYS) WAYS.clear();
  for (const [done, fact] of asked.entries()) {
    tell({ key: "print.explaining", args: { done: done + 1, total: asked.length } });
    WAYS.set(keyOf(fact), (await ask("sheet-way", { state: fact.state, language })).steps);
  }
  const stepped = (/** @type {Fact} */ fact) =>
    explained.includes(fact) ? { ...fact, steps: WAYS.get(keyOf(fact)) } : fact;
  return { ...request, sections: sections.map((section) => ({ ...section, puzzles: section.puzzles.map(stepped) })) };
}
