/**
 * Plays a lesson: fetches the events of a run page by page, a little ahead of what is shown, and moves through them.
 *
 * The engine begins every page anew, so a page is as long as what came before it: then all pages together cost no more than twice
 * the run. Any change of the puzzle or of the algorithm ends the run.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {import("./lesson.js").Lesson} Lesson
 * @typedef {import("./judge.js").Ask} Ask
 */
import { digitOf, emptyBoard, puzzleKey, symbolOf } from "./board.js";
import { createLog } from "./event-log.js";
import { isMaking, LONGEST, SIZE, speedOf, TOP_PACE } from "./lesson.js";

const SHORTEST_PAGE = 2000;
const LONGEST_PAGE = 100_000;
/** Seconds of play that are fetched ahead. */
const AHEAD = 2;
/** Events in one frame when it is to go as fast as it can; more would be seen as jumps. */
const FRAME_MOST = 4000;
const CHART_PLACES = 160;

/** @param {{ask: Ask, getState: () => State, act: (action: Action) => void, nextFrame?: (play: (time: number) => void) => void}} wiring */
export function createClassroom({ ask, getState, act, nextFrame = (play) => requestAnimationFrame(play) }) {
  /** @type {import("./event-log.js").Log | null} */
  let log = null;
  let complete = false;
  let subject = "";
  let sourceWanted = "";
  /** Ends with the run. */
  let life = new AbortController();
  /** Ends the present play or search. */
  let turn = new AbortController();
  /** @type {Promise<void> | null} */
  let fetching = null;

  const lesson = () => getState().lesson;
  const change = (/** @type {Partial<Lesson>} */ part) => act({ type: "lesson", lesson: part });
  const position = () => lesson().scene?.position ?? 0;

  /** The log of the run, begun if there is none. */
  const begun = () => {
    if (log) return log;
    const { givens } = isMaking(lesson()) ? emptyBoard(SIZE) : getState().board;
    log = createLog([...givens].map(digitOf));
    complete = false;
    return log;
  };

  /** @param {number} place @param {number} [elapsed] */
  const show = (place, elapsed = lesson().scene?.elapsed ?? 0) => {
    const known = begun();
    const { values, counters } = known.momentAt(place);
    const { givens } = isMaking(lesson()) ? emptyBoard(SIZE) : getState().board;
    const event = place > 0 ? known.eventAt(place - 1) : null;
    const scene = { givens, position: place, known: known.size, complete, event, counters, elapsed };
    change({ scene: { ...scene, values: Array.from(values, symbolOf).join(""), depths: known.depths(CHART_PLACES) } });
  };

  /** One page more; whoever asks meanwhile waits for the same. */
  const fetchMore = () => {
    fetching ??= fetchPage().finally(() => {
      fetching = null;
    });
    return fetching;
  };

  const fetchPage = async () => {
    const known = begun();
    const { slug, seed, holes } = lesson();
    const state = isMaking(lesson()) ? null : getState().board;
    const limit = Math.min(Math.max(known.size, SHORTEST_PAGE), LONGEST_PAGE, LONGEST - known.size);
    const params = { slug, state, seed, holes, from: known.size, limit };
    const page = await ask("events", params, { signal: life.signal, lane: "long" });
    if (known !== log) return;
    known.append(page.items);
    complete = page.next === null || known.size >= LONGEST;
    if (page.refused) change({ refused: page.refused });
  };

  /** Begins what stops whatever was going on; its failure is told, its end by another turn is not. @param {(signal: AbortSignal) => Promise<void>} work */
  const take = async (work) => {
    stop();
    turn = new AbortController();
    const { signal } = turn;
    await work(signal).catch((error) => {
      if (error.name === "AbortError") return;
      change({ failed: { key: "task.failed", args: { detail: error.detail ?? error.message } } });
    });
    if (!signal.aborted) stop();
  };

  const stop = () => {
    turn.abort();
    if (lesson().playing || lesson().seeking) change({ playing: false, seeking: null });
  };

  /** @param {AbortSignal} signal */
  const play = async (signal) => {
    if (complete && position() === log?.size) show(0, 0);
    change({ playing: true });
    let before = Number.NaN;
    let credit = 1;
    while (!signal.aborted) {
      const time = await new Promise(nextFrame);
      if (signal.aborted) return;
      const passed = Math.min((time - before || 0) / 1000, 0.25);
      before = time;
      const { pace } = lesson();
      credit += pace >= TOP_PACE ? FRAME_MOST : Math.min(passed * speedOf(pace), FRAME_MOST);
      const steps = Math.floor(credit);
      credit -= steps;
      if (!(await moved(steps, passed))) return;
    }
  };

  /** Goes on by so many events, as far as there are any; false at the end. @param {number} steps @param {number} passed seconds */
  const moved = async (steps, passed) => {
    const known = begun();
    const wanted = position() + steps;
    if (!complete && known.size - wanted < AHEAD * Math.min(speedOf(lesson().pace), LONGEST_PAGE)) {
      const more = fetchMore();
      if (wanted > known.size) await more;
      else more.catch(() => {});
    }
    if (known !== log || turn.signal.aborted) return false;
    show(Math.min(wanted, known.size), (lesson().scene?.elapsed ?? 0) + passed);
    return !complete || position() < known.size;
  };

  /** @param {import("./event-log.js").Kind | "end"} kind @returns {(signal: AbortSignal) => Promise<void>} */
  const search = (kind) => async (signal) => {
    change({ seeking: kind });
    const known = begun();
    const from = position();
    const found = () => (kind === "end" ? -1 : known.after(kind, from));
    while (found() < 0 && !complete && !signal.aborted) {
      await fetchMore();
      if (known !== log) return;
      show(signal.aborted ? position() : known.size);
    }
    if (!signal.aborted) show(found() < 0 ? known.size : found());
  };

  /** @type {Record<string, (action: Action) => unknown>} */
  const ORDERS = {
    play: () => take(play),
    pause: stop,
    step: () => take(async () => void (await moved(1, 0))),
    back: () => {
      stop();
      show(Math.max(position() - 1, 0));
    },
    start: () => {
      stop();
      show(0, 0);
    },
    seek: ({ to }) => {
      stop();
      show(Math.min(to, log?.size ?? 0));
    },
    conflict: () => take(search("conflict")),
    solution: () => take(search("solution")),
    end: () => take(search("end")),
    leave: () => reset(),
  };

  const reset = () => {
    life.abort();
    life = new AbortController();
    turn.abort();
    log = null;
    fetching = null;
    change({ scene: null, refused: null, failed: null, playing: false, seeking: null });
  };

  /** @param {State} state */
  const subjectOf = ({ board, lesson: { slug, seed, making, holes } }) =>
    JSON.stringify([puzzleKey(board), board.values, slug, seed, making, holes]);

  const fetchSource = async (/** @type {string} */ slug) => {
    sourceWanted = slug;
    const { text } = await ask("source", { slug }, { signal: new AbortController().signal, lane: "quick" });
    if (lesson().slug === slug) change({ source: { slug, text } });
  };

  return {
    /** @param {Action} action */
    run: (action) => ORDERS[action.order](action),
    /** @param {State} state */
    update(state) {
      const now = subjectOf(state);
      if (log && now !== subject) reset();
      subject = now;
      if (state.panel !== "class") return stop();
      const { slug, source } = state.lesson;
      if (source?.slug !== slug && sourceWanted !== slug) {
        fetchSource(slug).catch(() => {
          sourceWanted = "";
        });
      }
    },
  };
}
