/**
 * The paths to the solutions, for printed explanations: asked for one by one, as each may take a while, and kept. A request
 * names them by their keys; a worker that does not know one says so, and is sent it, once.
 *
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 * @typedef {import("./request.js").Fact} Fact
 * @typedef {import("../contract/shapes.js").Picture} Picture
 */
import { puzzleKey } from "../board/board.js";
import { isFontKey, ownFile } from "./own-fonts.js";

/** Puzzles whose paths are printed at most: one path takes several pages, and up to two seconds. */
export const MOST_PATHS = 200;

/** Paths that are remembered: some megabytes. */
const ROOM = 3 * MOST_PATHS;

/** @type {Map<string, Picture[]>} */
const PATHS = new Map();

/** @param {SheetRequest} request */
const first = ({ sections }) => sections.flatMap(({ puzzles }) => puzzles).slice(0, MOST_PATHS);

/** What says which letters stand for digits: options, and where a word is hidden fonts of one's own. @param {SheetRequest} request */
function lettersOf({ options: { word, word_row, symbols, style }, own }) {
  const options = word || symbols === "letters" ? { word, word_row, symbols, style } : {};
  return word ? { options, own } : { options };
}

/** @param {SheetRequest} request @param {Fact} fact */
const keyOf = (request, { state }) => `${request.language} ${puzzleKey(state)} ${JSON.stringify(lettersOf(request))}`;

/** Those whose path has not been asked for yet. @param {SheetRequest} request */
export const unexplained = (request) => first(request).filter((fact) => !PATHS.has(keyOf(request, fact)));

/** The request with the keys of the paths that are known. @param {SheetRequest} request @returns {SheetRequest} */
export function withKnownPaths(request) {
  const explained = new Set(first(request));
  const named = (/** @type {Fact} */ fact) => {
    const path = keyOf(request, fact);
    return explained.has(fact) && PATHS.has(path) ? { ...fact, path } : fact;
  };
  const sections = request.sections.map((section) => ({ ...section, puzzles: section.puzzles.map(named) }));
  return { ...request, sections };
}

/** The request with the paths of its first puzzles. @param {SheetRequest} request @param {import("../contract/shapes.js").Ask} ask @param {(words: import("../app/state.js").Words) => void} tell @returns {Promise<SheetRequest>} */
export async function withPaths(request, ask, tell) {
  if (PATHS.size + unexplained(request).length > ROOM) PATHS.clear();
  const asked = unexplained(request);
  for (const [done, fact] of asked.entries()) {
    tell({ key: "print.explaining", args: { done: done + 1, total: asked.length } });
    const asks = { state: fact.state, language: request.language, ...lettersOf(request) };
    const { steps } = await supplied((fonts) => ask("sheet-path", { ...asks, fonts }), ownFile);
    PATHS.set(keyOf(request, fact), steps);
  }
  return withKnownPaths(request);
}

/**
 * What is drawn, after the worker has been sent the paths and the own fonts that it lacks.
 * @template {object} Drawn
 * @param {(supplies: {paths: Record<string, Picture[]>, fonts: Record<string, string>}) => Promise<Drawn | import("../contract/shapes.js").Missing>} draw
 */
export const drawnWithPaths = (draw) =>
  supplied(
    (/** @type {Record<string, any>} */ supplies) =>
      draw({ paths: some(supplies, false), fonts: some(supplies, true) }),
    async (key) => (isFontKey(key) ? ownFile(key) : (PATHS.get(key) ?? [])),
  );

/** @param {Record<string, any>} supplies @param {boolean} fonts or else the paths */
const some = (supplies, fonts) =>
  Object.fromEntries(Object.entries(supplies).filter(([key]) => isFontKey(key) === fonts));

/**
 * An answer, after the worker has been sent what it lacks, by name.
 * @template {object} Answer @template Supply
 * @param {(supplies: Record<string, Supply>) => Promise<Answer | import("../contract/shapes.js").Missing>} ask
 * @param {(name: string) => Promise<Supply>} supply
 * @returns {Promise<Answer>}
 */
export async function supplied(ask, supply) {
  let answer = await ask({});
  while ("missing" in answer)
    answer = await ask(
      Object.fromEntries(await Promise.all(answer.missing.map(async (name) => [name, await supply(name)]))),
    );
  return answer;
}
