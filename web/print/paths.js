/**
 * The paths to the solutions, for printed explanations, and of exercises their step of the technique that is practised: asked
 * for one by one, as each may take a while, and kept. A request names them by their keys; a worker that does not know one says
 * so, and is sent it, once.
 *
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 * @typedef {import("./request.js").Fact} Fact
 * @typedef {import("../contract/shapes.js").Picture} Picture
 * @typedef {{fact: Fact, practise: string}} Asked  a puzzle, and what its section practises, if anything
 */
import { puzzleKey } from "../board/board.js";
import { MOST_PATHS } from "./options.js";
import { isFontKey, ownFile } from "./own-fonts.js";

/** Paths that are remembered: some megabytes. */
const ROOM = 3 * MOST_PATHS;

/** @type {Map<string, Picture[]>} */
const PATHS = new Map();

/** Whose path is wanted: first of exercises, always; of others where all paths are. @param {SheetRequest} request @param {boolean} all @returns {Asked[]} */
function first({ sections }, all) {
  const asked = sections.flatMap(({ practise = "", puzzles }) => puzzles.map((fact) => ({ fact, practise })));
  const others = all ? asked.filter(({ practise }) => !practise) : [];
  return [...asked.filter(({ practise }) => practise), ...others].slice(0, MOST_PATHS);
}

/** What says which letters stand for digits: options, and where a word is hidden fonts of one's own. @param {SheetRequest} request */
function lettersOf({ options: { word, word_row, symbols, style }, own }) {
  const options = word || symbols === "letters" ? { word, word_row, symbols, style } : {};
  return word ? { options, own } : { options };
}

/** @param {SheetRequest} request @param {Asked} asked */
const howOf = (request, { practise }) => ({ ...lettersOf(request), ...(practise && { practise }) });

/** @param {SheetRequest} request @param {Asked} asked */
const keyOf = (request, asked) =>
  `${request.language} ${puzzleKey(asked.fact.state)} ${JSON.stringify(howOf(request, asked))}`;

/** Those whose path has not been asked for yet. @param {SheetRequest} request @param {boolean} all */
export const unexplained = (request, all) => first(request, all).filter((asked) => !PATHS.has(keyOf(request, asked)));

/** The request with the keys of the paths that are known. @param {SheetRequest} request @param {boolean} all @returns {SheetRequest} */
export function withKnownPaths(request, all) {
  const keys = new Map(first(request, all).map((asked) => [asked.fact, keyOf(request, asked)]));
  const named = (/** @type {Fact} */ fact) => {
    const path = keys.get(fact);
    return path && PATHS.has(path) ? { ...fact, path } : fact;
  };
  const sections = request.sections.map((section) => ({ ...section, puzzles: section.puzzles.map(named) }));
  return { ...request, sections };
}

/** The request with the paths of its first puzzles. @param {SheetRequest} request @param {boolean} all @param {import("../contract/shapes.js").Ask} ask @param {(words: import("../app/state.js").Words) => void} tell @returns {Promise<SheetRequest>} */
export async function withPaths(request, all, ask, tell) {
  if (PATHS.size + unexplained(request, all).length > ROOM) PATHS.clear();
  const wanted = unexplained(request, all);
  for (const [done, asked] of wanted.entries()) {
    tell({ key: "print.explaining", args: { done: done + 1, total: wanted.length } });
    const asks = { state: asked.fact.state, language: request.language, ...howOf(request, asked) };
    const { steps } = await supplied((fonts) => ask("sheet-path", { ...asks, fonts }), ownFile);
    PATHS.set(keyOf(request, asked), steps);
  }
  return withKnownPaths(request, all);
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
