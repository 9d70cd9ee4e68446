/**
 * The paths to the solutions, for printed explanations: asked for one by one, as each may take a while, and kept.
 *
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 * @typedef {import("./request.js").Fact} Fact
 */
import { puzzleKey } from "../board/board.js";

/** Puzzles whose paths are printed at most: one path takes several pages, and up to two seconds. */
export const MOST_PATHS = 200;

/** Paths that are remembered: some megabytes. */
const ROOM = 3 * MOST_PATHS;

/** @type {Map<string, object[]>} */
const PATHS = new Map();

/** @param {SheetRequest} request */
const first = ({ sections }) => sections.flatMap(({ puzzles }) => puzzles).slice(0, MOST_PATHS);

/** @param {SheetRequest} request @param {Fact} fact */
const keyOf = ({ language }, { state }) => `${language} ${puzzleKey(state)}`;

/** Those whose path has not been asked for yet. @param {SheetRequest} request */
export const unexplained = (request) => first(request).filter((fact) => !PATHS.has(keyOf(request, fact)));

/** The request with the paths that are known. @param {SheetRequest} request @returns {SheetRequest} */
export function withKnownPaths(request) {
  const explained = new Set(first(request));
  const stepped = (/** @type {Fact} */ fact) =>
    explained.has(fact) ? { ...fact, steps: PATHS.get(keyOf(request, fact)) } : fact;
  const sections = request.sections.map((section) => ({ ...section, puzzles: section.puzzles.map(stepped) }));
  return { ...request, sections };
}

/** The request with the paths of its first puzzles. @param {SheetRequest} request @param {(method: string, params: object) => Promise<any>} ask @param {(words: import("../app/state.js").Words) => void} tell @returns {Promise<SheetRequest>} */
export async function withPaths(request, ask, tell) {
  if (PATHS.size + unexplained(request).length > ROOM) PATHS.clear();
  const asked = unexplained(request);
  for (const [done, fact] of asked.entries()) {
    tell({ key: "print.explaining", args: { done: done + 1, total: asked.length } });
    const { steps } = await ask("sheet-path", { state: fact.state, language: request.language });
    PATHS.set(keyOf(request, fact), steps);
  }
  return withKnownPaths(request);
}
