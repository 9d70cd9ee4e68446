/**
 * Keeps the verdict for the puzzle on the board: asks anew after every change of the givens, the cheap question first.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Judgement} Judgement
 * @typedef {import("../contract/shapes.js").Ask} Ask
 * @typedef {(onPart: (part: import("./rating.js").Rated) => void) => ReturnType<import("./rating.js").Rate>} Rate
 */
import { hasUnknownRules, isEmpty, puzzleKey, withoutEntries } from "../board/board.js";
import { duplicates, hasEnoughClues } from "../board/problems.js";
import { searchSlips } from "./slips.js";

/** After a change, more changes are awaited for so many milliseconds: fast typing is judged once. */
const PAUSE = 60;
/** A stale question may still finish for so many milliseconds, so that its worker need not be ended. */
const GRACE = 400;
const COUNT_LIMIT = 1000;
const UNRATED = { er: null, grade: null, beyond: false };

/** @param {{ask: Ask, rate: import("./rating.js").Rate, onJudged: (judgement: Judgement) => void, onFailed: (puzzle: string) => void}} wiring */
export function createVerdictService({ ask, rate, onJudged, onFailed }) {
  let puzzle = "";
  /** The puzzle that was judged completely. A puzzle that was left before is judged anew when it comes back. */
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

  /** @param {import("../board/history.js").Place} place */
  const begin = (place) => {
    const run = running;
    const board = withoutEntries(place.board); // a wrong entry must not hinder the verdict
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
    judge({ asks, rates }, place, tell, stale).then(ended, () => stale() || onFailed(name));
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
    /** Ends the rating; what is known by then stays. */
    stopRating: () => running.rating.abort(),
    /** Asks once more what has failed, or was stopped. @param {State} state */
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

/** The rating can be ended alone. */
const newRun = () => ({ asking: new AbortController(), rating: new AbortController() });

/** @param {ReturnType<typeof newRun>} run */
function end({ asking, rating }) {
  asking.abort();
  rating.abort();
}

/**
 * @param {{asks: Ask, rates: Rate}} engine
 * @param {import("../board/history.js").Place} place
 * @param {(found: Omit<Judgement, "puzzle">) => void} tell
 * @param {() => boolean} stale
 */
async function judge({ asks, rates }, place, tell, stale) {
  const state = withoutEntries(place.board);
  const verdict = await asks("verdict", { state, limit: 2 });
  tell({ verdict, differing: [], slips: [], searched: false });
  if (verdict.code === "one" && !stale()) await grade(rates, verdict, tell);
  if (stale() || !hasEnoughClues(state)) return;
  if (verdict.code === "several") await judgeSeveral(asks, state, tell);
  if (verdict.code === "none")
    await searchSlips(asks, place, (found) => tell({ verdict, differing: [], ...found }), stale);
}

/** @type {(asks: Ask, state: State["board"], tell: (found: Omit<Judgement, "puzzle">) => void) => Promise<void>} */
async function judgeSeveral(asks, state, tell) {
  const verdict = await asks("verdict", { state, limit: COUNT_LIMIT });
  const found = { verdict, slips: [], searched: false };
  tell({ ...found, differing: [] });
  const { cells } = await asks("possible", { state });
  const differing = Object.keys(cells)
    .map(Number)
    .filter((cell) => cells[cell].length > 1);
  tell({ ...found, differing });
}

/** Adds the rating to the verdict, part by part; where it fails or is stopped, what is known so far is kept. @type {(rates: Rate, verdict: import("../app/state.js").Verdict, tell: (found: Omit<Judgement, "puzzle">) => void) => Promise<void>} */
async function grade(rates, verdict, tell) {
  const found = { differing: [], slips: [], searched: false };
  /** @type {Judgement["soFar"]} */
  let soFar;
  const onPart = (/** @type {import("./rating.js").Rated} */ part) => {
    soFar = part;
    tell({ ...found, verdict, soFar });
  };
  const rating = await rates(onPart).catch(() => null);
  tell({ ...found, verdict: { ...verdict, ...(rating ?? UNRATED) }, ...(!rating && soFar && { soFar }) });
}
