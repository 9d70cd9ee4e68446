/**
 * The work of making puzzles that a player waits for: it is counted, can be cancelled, and may continue afterwards. Each
 * puzzle is saved in My puzzles as soon as it is made, so the puzzles of a cancelled batch are not lost.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Outcome} Outcome
 * @typedef {import("./result.js").Made} Made
 */
import { puzzleKey } from "../board/board.js";
import { boardOf, failureOf, newcomerOf } from "./result.js";

/**
 * Create the functions that run the work of making puzzles.
 * @param {{stock: {pause: () => void, refill: () => void}, width: number, getState: () => State,
 *   act: (action: Action) => void, now: () => number}} wiring  `width`: the number of puzzles that are made at the same
 *   time
 */
export function createWork({ stock, width, getState, act, now }) {
  let running = new AbortController();
  /**
   * The puzzles that are being made, or were cancelled. `work` goes on where it stopped.
   * @type {{total: number, work: (signal: AbortSignal) => Promise<Outcome>, done: number, kept: string[]} | null}
   */
  let left = null;

  /** @param {Made[]} made @param {string} [name] */
  const keep = (made, name = "") =>
    act({ type: "tray-add", newcomers: made.map((each) => newcomerOf(each, name)), now: now() });

  /**
   * Run work that the player waits for, and show the message that `work` returns. With `alone`, no puzzles are made in
   * advance while it runs, so that it has the workers for itself.
   * @param {number} total @param {(signal: AbortSignal) => Promise<Outcome>} work @param {boolean} [alone]
   * @param {{done: number, kept: string[]}} [before]  what was made before it was cancelled
   */
  const run = async (total, work, alone = true, { done, kept } = { done: 0, kept: [] }) => {
    running.abort();
    if (left?.work !== work) left = null;
    if (alone) stock.pause();
    const here = new AbortController();
    running = here;
    act({ type: "making", making: { done, kept, total, sought: null, begun: now(), now: now() }, made: null });
    const made = await work(here.signal).catch(failureOf);
    if (here.signal.aborted) return;
    here.abort(); // if one of many puzzles has failed, the others stop
    left = null;
    act({ type: "making", making: null, made: { ...made, ...madeSoFar() } });
    stock.refill();
  };

  /**
   * Run work of several puzzles that can continue after Cancel.
   * @param {number} total @param {(signal: AbortSignal) => Promise<Outcome>} work
   */
  const runSeveral = (total, work) => {
    left = { total, work, done: 0, kept: [] };
    return run(total, work);
  };

  /** Continue with the puzzles that were cancelled. */
  const goOn = () => left && run(left.total, left.work, true, left);

  /**
   * Make several puzzles, some at the same time.
   * @param {number} count
   * @param {(index: number) => Promise<void>} each  makes one puzzle; called for up to `width` puzzles at the same time
   */
  const spread = async (count, each) => {
    let next = 0;
    const worker = async () => {
      while (next < count) await each(next++);
    };
    await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  };

  /**
   * Return the keys of the puzzles that have been saved so far, as an object with the field `kept`. If there are none,
   * the object is empty.
   */
  const madeSoFar = () => {
    const { kept } = getState().making ?? {};
    return kept?.length ? { kept } : {};
  };

  /** Count a finished puzzle. If it meets all options, also save it. @param {Made} made @param {string} [name] */
  const countMade = (made, name) => {
    if (made.met) keep([made], name);
    const { making } = getState();
    if (!making) return;
    const kept = made.met ? [...making.kept, puzzleKey(boardOf(made))] : making.kept;
    act({ type: "making", making: { ...making, done: making.done + 1, kept, sought: null, now: now() }, made: null });
  };

  /** Stop the work, with all that was made so far. It can continue if it is the work of several puzzles. */
  const cancel = () => {
    running.abort();
    const { making } = getState();
    if (left && making) left = { ...left, done: making.done, kept: making.kept };
    const kept = madeSoFar();
    const words = kept.kept ? { key: "make.cancelled", args: { count: kept.kept.length } } : { key: "task.cancelled" };
    act({ type: "making", making: null, made: { tone: "plain", words, ...kept, ...(left && { goesOn: true }) } });
    stock.pause();
  };

  /** Stop the work without a message, because a puzzle was there at once. */
  const interrupt = () => running.abort();

  return { keep, run, runSeveral, goOn, spread, countMade, cancel, interrupt };
}
