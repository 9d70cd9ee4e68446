/**
 * Solution paths for printed explanations, and single steps for exercises that practise a technique. Paths are
 * requested one by one, because each may take a while, and are remembered here. A request for a sheet refers to paths
 * by their keys. If a worker does not know a path, it reports the key, and the path is sent to it once.
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 * @typedef {import("./facts.js").Fact} Fact
 * @typedef {import("../contract/shapes.js").Picture} Picture
 * @typedef {{fact: Fact, practise: string}} Asked  a puzzle, and the technique that its section practises ("" for none)
 */
import { puzzleKey } from "../board/board.js";
import { fontFile } from "./fonts.js";
import { MOST_PATHS } from "./options.js";
import { isFontKey, ownFontFile } from "./own-fonts.js";

/** The greatest number of solution paths that are remembered. They take some megabytes. */
const ROOM = 3 * MOST_PATHS;

/** The message after Cancel while paths are found. */
const EXPLAINED = "print.cancelled.paths";

/** @type {Map<string, Picture[]>} */
const PATHS = new Map();

/**
 * Return the puzzles whose solution paths are to be printed: first the exercises, which practise a technique, and then,
 * if `all` is true, all other puzzles.
 * @param {SheetRequest} request @param {boolean} all @returns {Asked[]}
 */
function puzzlesToExplain({ sections }, all) {
  const asked = sections.flatMap(({ practise = "", puzzles }) => puzzles.map((fact) => ({ fact, practise })));
  const others = all ? asked.filter(({ practise }) => !practise) : [];
  return [...asked.filter(({ practise }) => practise), ...others].slice(0, MOST_PATHS);
}

/**
 * Return the parts of a request that decide which letters stand for digits. They are some options and, if a word is
 * hidden in the puzzle, the player's own fonts.
 * @param {SheetRequest} request
 */
function lettersOf({ options: { word, word_row, symbols, style }, own }) {
  const options = word || symbols === "letters" ? { word, word_row, symbols, style } : {};
  return word ? { options, own } : { options };
}

/**
 * Return everything that a solution path depends on besides its puzzle: the options and fonts that decide which letters
 * stand for digits, and the technique of an exercise.
 * @param {SheetRequest} request @param {Asked} asked
 */
const howOf = (request, { practise }) => ({ ...lettersOf(request), ...(practise && { practise }) });

/**
 * Return the key under which a solution path is remembered. It contains spaces, as no other key does.
 * @param {SheetRequest} request
 * @param {Asked} asked
 */
const keyOf = (request, asked) =>
  `${request.language} ${puzzleKey(asked.fact.state)} ${JSON.stringify(howOf(request, asked))}`;

/**
 * Return the puzzles whose solution paths are needed but not remembered yet.
 * @param {SheetRequest} request @param {boolean} all
 */
export const missingPaths = (request, all) =>
  puzzlesToExplain(request, all).filter((asked) => !PATHS.has(keyOf(request, asked)));

/**
 * Return the request with the keys of the solution paths that are already remembered.
 * @param {SheetRequest} request @param {boolean} all @returns {SheetRequest}
 */
export function withKnownPaths(request, all) {
  const keys = new Map(puzzlesToExplain(request, all).map((asked) => [asked.fact, keyOf(request, asked)]));
  const named = (/** @type {Fact} */ fact) => {
    const path = keys.get(fact);
    return path && PATHS.has(path) ? { ...fact, path } : fact;
  };
  const sections = request.sections.map((section) => ({ ...section, puzzles: section.puzzles.map(named) }));
  return { ...request, sections };
}

/**
 * Return the request with the keys of all solution paths that it needs. Paths that are not remembered yet are found
 * first.
 * @param {SheetRequest} request @param {boolean} all @param {import("../contract/shapes.js").Ask} ask
 * @param {import("../solve/tasks.js").Tell} tell @returns {Promise<SheetRequest>}
 */
export async function withPaths(request, all, ask, tell) {
  if (PATHS.size + missingPaths(request, all).length > ROOM) PATHS.clear();
  const wanted = missingPaths(request, all);
  for (const [done, asked] of wanted.entries()) {
    const args = { done: done + 1, total: wanted.length, count: done };
    tell({ key: "print.explaining", args }, undefined, EXPLAINED);
    const asks = { state: asked.fact.state, language: request.language, ...howOf(request, asked) };
    const { steps } = await withSupplies((fonts) => ask("sheet-path", { ...asks, fonts }), ownFontFile);
    PATHS.set(keyOf(request, asked), steps);
  }
  return withKnownPaths(request, all);
}

/** @param {string} key */
const isPathKey = (key) => key.includes(" ");

/**
 * Return the drawing that `draw` returns. If the worker reports that it lacks paths or fonts, send them and draw again.
 * @template {object} Drawn
 * @param {(supplies: {paths: Record<string, Picture[]>, fonts: Record<string, string>}) => Promise<Drawn |
 *   import("../contract/shapes.js").Missing>} draw
 */
export const drawnWithPaths = (draw) =>
  withSupplies(
    (/** @type {Record<string, any>} */ supplies) =>
      draw({ paths: suppliesOf(supplies, true), fonts: suppliesOf(supplies, false) }),
    async (key) => {
      if (isPathKey(key)) return PATHS.get(key) ?? [];
      return isFontKey(key) ? ownFontFile(key) : fontFile(key);
    },
  );

/** @param {Record<string, any>} supplies @param {boolean} paths  true returns the paths, false the fonts */
const suppliesOf = (supplies, paths) =>
  Object.fromEntries(Object.entries(supplies).filter(([key]) => isPathKey(key) === paths));

/**
 * Return an answer of the worker. As long as the worker reports that it lacks parts, such as fonts, send these parts
 * and ask again.
 * @template {object} Answer @template Supply
 * @param {(supplies: Record<string, Supply>) => Promise<Answer | import("../contract/shapes.js").Missing>} ask
 * @param {(name: string) => Promise<Supply>} supply
 * @returns {Promise<Answer>}
 */
export async function withSupplies(ask, supply) {
  let answer = await ask({});
  while ("missing" in answer)
    answer = await ask(
      Object.fromEntries(await Promise.all(answer.missing.map(async (name) => [name, await supply(name)]))),
    );
  return answer;
}
