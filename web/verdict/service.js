/**
 * A service that finds the verdict on the puzzle on the board. It starts again after every change of the clues. Of
 * several requests, the fastest is made first.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Judgement} Judgement
 * @typedef {import("../contract/shapes.js").Ask} Ask
 * @typedef {(onPart: (part: import("./rating.js").Rated) => void) => ReturnType<import("./rating.js").Rate>} Rate
 */
import { hasUnknownRules, isEmpty, puzzleKey, withoutEntries } from "../board/board.js";
import { duplicates, hasEnoughClues } from "../board/problems.js";
import { searchSlips } from "./slips.js";

/**
 * The delay in milliseconds between a change and the request for a verdict. Several changes within this time lead to
 * only one verdict.
 */
const PAUSE = 60;
/**
 * The time in milliseconds that an outdated request still has to finish. If it were cancelled at once, its worker would
 * have to be ended.
 */
const GRACE = 400;
const COUNT_LIMIT = 1000;
const UNRATED = { er: null, grade: null, beyond: false };
/** @type {Omit<Judgement, "puzzle" | "verdict">} */
const UNJUDGED = { differing: [], slips: [], searched: false };

/**
 * Create the service that finds the verdict on the puzzle on the board, and starts again after every change of the
 * clues.
 * @param {{ask: Ask, rate: import("./rating.js").Rate, onJudged: (judgement: Judgement) => void, onFailed: (puzzle: string) => void}} wiring
 */
export function createVerdictService({ ask, rate, onJudged, onFailed }) {
  let puzzle = "";
  /**
   * The key of the last puzzle whose verdict is complete. If a verdict was interrupted, it is requested again when its
   * puzzle is back on the board.
   */
  let finished = "";
  let running = newRun();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;

  const retire = () => {
    const stale = running;
    running = newRun();
    clearTimeout(pause);
    setTimeout(() => end(stale), GRACE);
  };

  /** Start finding the verdict on a board. @param {import("../board/history.js").Place} place */
  const begin = (place) => {
    const run = running;
    const board = withoutEntries(place.board); // wrong entries must not affect the verdict
    const name = puzzleKey(board);
    const stale = () => run !== running;
    const tell = (/** @type {Omit<Judgement, "puzzle">} */ found) => {
      if (!stale()) onJudged({ puzzle: name, ...found });
    };
    /** @type {Ask} */
    const asks = (method, params) => ask(method, params, { signal: run.asking.signal, lane: "quick" });
    const ended = () => {
      if (!stale()) finished = name;
    };
    /** @type {Rate} */
    const rates = (onPart) => rate(board, run.rating.signal, onPart);
    findVerdict({ asks, rates }, place, tell, stale).then(ended, () => stale() || onFailed(name));
  };

  return {
    /** @param {State} state */
    update({ board, history, judgement }) {
      if (puzzleKey(board) === puzzle) return;
      puzzle = puzzleKey(board);
      retire();
      const clues = withoutEntries(board);
      const known = finished === puzzle && judgement?.puzzle === puzzle;
      const idle = known || hasUnknownRules(clues) || isEmpty(clues) || duplicates(clues).length > 0;
      if (!idle) pause = setTimeout(() => begin({ board, history }), PAUSE);
    },
    /** Stop the rating. The rating so far remains. */
    stopRating: () => running.rating.abort(),
    /** Start again: request a verdict that failed, or continue a rating that was stopped. @param {State} state */
    again(state) {
      puzzle = finished = "";
      this.update(state);
    },
    destroy: () => {
      clearTimeout(pause);
      end(running);
    },
  };
}

/**
 * Create the controllers that cancel the requests of a verdict. The rating has a separate one, so that it can be
 * stopped alone.
 */
const newRun = () => ({ asking: new AbortController(), rating: new AbortController() });

/** Cancel the requests of a verdict and of its rating. @param {ReturnType<typeof newRun>} run */
function end({ asking, rating }) {
  asking.abort();
  rating.abort();
}

/**
 * Find the verdict. Then find the rating if there is one solution, count the solutions if there are several, or search
 * for mistyped clues if there is none.
 * @param {{asks: Ask, rates: Rate}} engine
 * @param {import("../board/history.js").Place} place
 * @param {(found: Omit<Judgement, "puzzle">) => void} tell
 * @param {() => boolean} stale
 */
async function findVerdict({ asks, rates }, place, tell, stale) {
  const state = withoutEntries(place.board);
  const verdict = await asks("verdict", { state, limit: 2 });
  tell({ ...UNJUDGED, verdict });
  if (verdict.code === "one" && !stale()) await grade(rates, verdict, tell);
  if (stale() || !hasEnoughClues(state)) return;
  if (verdict.code === "several") await countSolutions(asks, state, tell);
  if (verdict.code === "none")
    await searchSlips(asks, place, (found) => tell({ verdict, differing: [], ...found }), stale);
}

/**
 * Count the solutions up to a limit, and find the cells that differ between them.
 * @type {(asks: Ask, state: State["board"], tell: (found: Omit<Judgement, "puzzle">) => void) => Promise<void>}
 */
async function countSolutions(asks, state, tell) {
  const verdict = await asks("verdict", { state, limit: COUNT_LIMIT });
  const found = { verdict, slips: [], searched: false };
  tell({ ...found, differing: [] });
  const { cells } = await asks("possible", { state });
  const differing = Object.keys(cells)
    .map(Number)
    .filter((cell) => cells[cell].length > 1);
  tell({ ...found, differing });
}

/**
 * Add the rating to the verdict, part by part. If the rating fails or is stopped, the rating so far remains.
 * @type {(rates: Rate, verdict: import("../app/state.js").Verdict, tell: (found: Omit<Judgement, "puzzle">) => void) => Promise<void>}
 */
async function grade(rates, verdict, tell) {
  const found = UNJUDGED;
  /** @type {Judgement["soFar"]} */
  let soFar;
  const onPart = (/** @type {import("./rating.js").Rated} */ part) => {
    soFar = part;
    tell({ ...found, verdict, soFar });
  };
  const rating = await rates(onPart).catch(() => null);
  tell({ ...found, verdict: { ...verdict, ...(rating ?? UNRATED) }, ...(!rating && soFar && { soFar }) });
}
