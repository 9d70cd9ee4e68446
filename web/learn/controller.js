/**
 * The player of a run, which shows its events one by one. Events are loaded in advance. Any change of the puzzle or the
 * algorithm ends the run.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./types.js").LearnCommands} LearnCommands
 * @typedef {import("./classroom.js").Classroom} Classroom
 * @typedef {import("../verdict/service.js").Ask} Ask
 */
import { emptyBoard, puzzleKey, symbolOf } from "../board/board.js";
import { faultWords } from "../ui/fault.js";
import { isMaking, LONGEST, SIZE, speedOf, TOP_PACE } from "./classroom.js";
import { createRun } from "./event-run.js";
import { createProgramOutput } from "./program-output.js";

/** How far events are loaded ahead: for this number of seconds of play, but at most MOST_AHEAD events. */
const AHEAD = 2;
const MOST_AHEAD = 200_000;
/**
 * The greatest number of events in one frame if there is no speed limit. With more events, the board would seem to
 * jump.
 */
const FRAME_MOST = 4000;
/**
 * The longest time that counts for one frame, in seconds. Therefore the run does not jump ahead after the page was
 * hidden.
 */
const LONGEST_FRAME = 0.25;
const CHART_PLACES = 160;
/**
 * The most time, in seconds, by which a single step advances the run's clock, however long the player has looked at the
 * board.
 */
const LONGEST_LOOK = 20;

/**
 * Create the player of an algorithm's run, which shows the events one by one.
 * @param {{ask: Ask, getState: () => State, act: (action: Action) => void, nextFrame?: (play: (time: number) => void) => void,
 *   clock?: () => number}} wiring  `clock`: returns the time in milliseconds
 */
export function createClassroom({
  ask,
  getState,
  act,
  nextFrame = (play) => requestAnimationFrame(play),
  clock = () => performance.now(),
}) {
  /** @type {import("./event-run.js").Run | null} */
  let run = null;
  let subject = "";
  let sourceWanted = "";
  /** The controller that ends the current activity: playing, stepping or searching. */
  let turn = new AbortController();
  /** The number of requested single steps that are not done yet. They are counted so that fast presses are not lost. */
  let owed = 0;
  /** The time of the last change on the board, in milliseconds. */
  let changedAt = Number.NaN;

  const output = createProgramOutput({ ask, getState, act });

  const classroom = () => getState().classroom;
  const change = (/** @type {Partial<Classroom>} */ part) => act({ type: "classroom", classroom: part });
  const position = () => classroom().scene?.position ?? 0;

  /** Return the time since the last change on the board, in seconds. */
  const secondsSinceChange = () => Math.min((clock() - changedAt || 0) / 1000, LONGEST_LOOK);

  /** Return the current run of the algorithm. If there is none, create it. */
  const currentRun = () => {
    const making = isMaking(classroom());
    const { slug, seed, holes } = classroom();
    const { board } = getState();
    run ??= createRun(
      ask,
      { slug, seed, holes, state: making ? null : board },
      (making ? emptyBoard(SIZE) : board).givens,
    );
    return run;
  };

  /**
   * Show the board as it is after a given number of events.
   * @param {number} place
   * @param {number} [elapsed]  the time to show for the run, in seconds
   */
  const show = (place, elapsed = classroom().scene?.elapsed ?? 0) => {
    const { log, givens, complete, refused, cut } = currentRun();
    const { values: reached, counters } = log.momentAt(place);
    const event = place > 0 ? log.eventAt(place - 1) : null;
    const over = complete && place === log.size && place < LONGEST && log.solved > 0 && !isMaking(classroom());
    // a search removes all digits before it ends, so show the solution instead
    const values = over ? log.momentAt(log.solved).values : reached;
    const scene = { givens, position: place, known: log.size, complete, event, counters, elapsed, over, cut };
    const drawn = { values: Array.from(values, symbolOf).join(""), depths: log.depths(CHART_PLACES) };
    change({ refused, scene: { ...scene, ...drawn } });
    changedAt = clock();
  };

  /**
   * Stop what the player of the run is doing, such as playing or searching, and start other work. Errors are shown,
   * unless they come from work that was cancelled.
   * @param {(signal: AbortSignal) => Promise<unknown>} work
   */
  const take = async (work) => {
    stop();
    turn = new AbortController();
    const { signal } = turn;
    if (classroom().failed) change({ failed: null });
    await work(signal).catch((error) => {
      if (error.name === "AbortError") return;
      change({ failed: faultWords(error) });
    });
    if (!signal.aborted) stop();
  };

  const stop = () => {
    turn.abort();
    owed = 0;
    if (classroom().playing || classroom().seeking) change({ playing: false, seeking: null });
  };

  /** Play the events until the end of the run, or until the player stops. @param {AbortSignal} signal */
  const play = async (signal) => {
    if (run?.complete && position() === run.log.size) show(0, 0);
    change({ playing: true });
    let before = Number.NaN;
    let credit = 1;
    let going = true;
    while (going) {
      const time = await new Promise(nextFrame);
      if (signal.aborted) return;
      const passed = Math.min((time - before || 0) / 1000, LONGEST_FRAME);
      before = time;
      credit += eventsIn(passed, classroom().pace);
      going = await move(Math.floor(credit), passed, signal);
      credit %= 1;
    }
  };

  /**
   * Move forward by a number of events, or to the last event if there are fewer. Return false at the end of the run.
   * @param {number} steps @param {number} passed  the time that counts for these events, in seconds
   * @param {AbortSignal} signal
   */
  const move = async (steps, passed, signal) => {
    const now = currentRun();
    const wanted = position() + steps;
    const ahead = Math.min(AHEAD * speedOf(classroom().pace), MOST_AHEAD);
    if (!now.complete && now.log.size < wanted + ahead) {
      const more = now.more();
      if (wanted > now.log.size) await more;
      else more.catch(() => {}); // loading ahead may fail: the events are requested again when they are needed
    }
    if (signal.aborted) return false;
    show(Math.min(wanted, now.log.size), (classroom().scene?.elapsed ?? 0) + passed);
    return !now.complete || position() < now.log.size;
  };

  /** Move forward step by step, as many steps as the player has requested. @param {AbortSignal} signal */
  const step = async (signal) => {
    for (owed = 1; owed > 0; owed -= 1) {
      await move(1, secondsSinceChange(), signal);
      if (signal.aborted) return;
    }
  };

  /**
   * Return a function that goes to the next event of a certain kind, or to the end of the run if there is none. The
   * function loads more events until it has found such an event.
   * @param {string} name  the name of the search, for the page
   * @param {(log: import("./event-log.js").Log, from: number) => number} found  returns the position of the next such
   *   event among the loaded ones, or a negative number
   */
  const search = (name, found) => async (/** @type {AbortSignal} */ signal) => {
    change({ seeking: name });
    const now = currentRun();
    const from = position();
    while (found(now.log, from) < 0 && !now.complete) {
      await now.more();
      if (signal.aborted) return;
      show(now.log.size);
    }
    const place = found(now.log, from);
    show(place < 0 ? now.log.size : place);
  };

  /**
   * Go to a position among the events that are already loaded.
   * @param {number} place
   * @param {number} [elapsed]  the time to show for the run, in seconds
   */
  const go = (place, elapsed = (classroom().scene?.elapsed ?? 0) + secondsSinceChange()) => {
    stop();
    show(Math.min(Math.max(place, 0), run?.log.size ?? 0), elapsed);
  };

  const leave = () => {
    run?.end();
    run = null;
    changedAt = Number.NaN;
    turn.abort();
    change({ scene: null, refused: null, failed: null, playing: false, seeking: null });
  };

  /** @type {Record<string, (asked: LearnCommands["class"]) => unknown>} */
  const COMMANDS = {
    play: () => take(play),
    pause: stop,
    step() {
      if (owed === 0) return take(step);
      owed += 1;
    },
    back: () => go(position() - 1),
    start: () => go(0, 0),
    seek: ({ to = 0 }) => go(to),
    reach: ({ to = 0 }) => take(search("place", ({ size }) => (size < to ? -1 : to))),
    conflict: () => take(search("conflict", (log, from) => log.after("conflict", from))),
    solution: () => take(search("solution", (log, from) => log.after("solution", from))),
    end: () => take(search("end", () => -1)),
    leave,
    watch({ run: given }) {
      leave();
      run = /** @type {import("./event-run.js").Run} */ (given);
      return take(play);
    },
  };

  const fetchSource = async (/** @type {string} */ slug) => {
    sourceWanted = slug;
    const { text } = await ask("source", { slug }, { signal: new AbortController().signal, lane: "quick" });
    if (classroom().slug === slug) change({ source: { slug, text } });
  };

  return {
    /** @param {LearnCommands["class"]} asked */
    run: (asked) => COMMANDS[asked.command](asked),
    /** Return the run that is shown now, or null. */
    watched: () => run,
    /** @param {State} state */
    update(state) {
      const now = subjectOf(state);
      if (run && now !== subject) leave();
      subject = now;
      if (state.place !== "learn" || state.lessons.view !== "algorithms") {
        run?.rest?.();
        return stop();
      }
      output.update(state);
      const { slug, source } = state.classroom;
      if (source?.slug === slug || sourceWanted === slug) return;
      fetchSource(slug).catch(() => {
        sourceWanted = ""; // the next change of the page requests the source again
      });
    },
  };
}

/**
 * Return a text that identifies everything a run depends on. If the text changes, the run is no longer valid.
 * @param {State} state
 */
const subjectOf = ({ board, classroom: { slug, seed, making, holes, own } }) =>
  JSON.stringify([puzzleKey(board), board.values, slug, seed, making, holes, own]);

/** Return the number of events to play in a given time. @param {number} seconds @param {number} pace */
const eventsIn = (seconds, pace) => (pace >= TOP_PACE ? FRAME_MOST : Math.min(seconds * speedOf(pace), FRAME_MOST));
