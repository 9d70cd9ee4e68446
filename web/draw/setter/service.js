/**
 * The requests of the tools for setters. What is shown while a person draws (the list of rules, the true candidates,
 * rules in conflict) follows each change of the puzzle. Questions are answered when they are asked. A change of the
 * puzzle cancels everything.
 * @typedef {import("../../app/state.js").State} State
 * @typedef {import("../types.js").DrawCommands["ask-setter"]} Asked
 */
import { puzzleKey } from "../../board/board.js";
import { geometry } from "../../board/geometry.js";
import { markCells } from "../../board/marks.js";
import { judgementNow } from "../../verdict/now.js";
import { cellsIn } from "../named.js";
import { answerTo } from "./questions.js";

/** The name of the sheet. */
export const LAYER = "setter";

/** The time in milliseconds between a change and the requests that follow it. */
const PAUSE = 250;

/** The time in milliseconds that an outdated request still has to finish, because cancelling it ends its worker. */
const GRACE = 400;

/** The time in milliseconds after which a question shows its progress. */
const SLOW_AFTER = 300;

/** The tools as they are when they are taken up. @type {import("../types.js").Setter} */
export const UNUSED = {
  ...{ isShown: false, isSearching: false, list: null, conflict: null },
  ...{ asked: null, slow: false, done: 0, total: 0, answer: null },
};

/**
 * @param {{ask: import("../../contract/shapes.js").Ask, getState: () => State,
 *   act: (action: import("../../app/state.js").Action) => void}} wiring
 */
export function createSetter({ ask, getState, act }) {
  let question = new AbortController();
  let live = new AbortController();
  /** The search for the true candidates, which takes long in large grids. */
  let searching = new AbortController();
  /** The puzzle, with the rules that are off, that the requests are about. */
  let about = "";
  /** The requests made for this puzzle. @type {Set<string>} */
  let requested = new Set();

  const set = (/** @type {Partial<State["setter"]>} */ setter) => act({ type: "setter", setter });

  /** Forget everything about another puzzle. @param {string} key */
  const restart = (key) => {
    const outdated = live;
    setTimeout(() => outdated.abort(), GRACE);
    question.abort();
    endSearch();
    live = new AbortController();
    about = key;
    requested = new Set();
    set({ conflict: null, asked: null, answer: null });
  };

  /** End the search for the true candidates. It starts again if they are still wanted. */
  const endSearch = () => {
    const outdated = searching;
    setTimeout(() => outdated.abort(), GRACE);
    searching = new AbortController();
    requested.delete("candidates");
    if (getState().setter?.isSearching) set({ isSearching: false });
  };

  /**
   * Make a request once for each puzzle, after a pause in which the puzzle does not change.
   * @param {string} name @param {number} pause @param {(signal: AbortSignal) => Promise<() => void>} work  returns what
   *   to do with the answer
   */
  const request = async (name, pause, work) => {
    if (requested.has(name)) return;
    requested.add(name);
    const { signal } = live;
    const key = about;
    await new Promise((done) => setTimeout(done, pause));
    if (about !== key) return;
    const use = await work(signal).catch(() => null);
    if (about === key) use?.();
  };

  const leave = () => {
    const { setter, shown } = getState();
    restart("");
    if (setter?.isShown && shown) act({ type: "shown", shown: null });
    act({ type: "setter", setter: null });
  };

  /** Request what the tools show of the puzzle on the board. */
  const update = () => {
    const state = getState();
    const { board, setter, layer } = state;
    if (!setter) return;
    if (!state.draw) return leave();
    if (about !== keyOf(board)) return restart(keyOf(board));
    const isOpen = layer === LAYER;
    if (isOpen || board.off) request("list", 0, listed);
    if (setter.isShown && !setter.asked) request("candidates", PAUSE, candidates);
    else if (requested.has("candidates") && setter.isSearching) endSearch();
    if (isOpen && judgementNow(state)?.verdict.code === "none") request("conflict", PAUSE, conflict);
  };

  /** @param {AbortSignal} signal */
  const listed = async (signal) => {
    const { board } = getState();
    const list = await ask("rule-list", { geometry: board.geometry, off: board.off ?? [] }, { signal });
    return () => set({ list });
  };

  const candidates = async () => {
    const { signal } = searching;
    const tell = (/** @type {boolean} */ isSearching) => signal === searching.signal && set({ isSearching });
    const slow = setTimeout(() => tell(true), SLOW_AFTER);
    const { cells } = await ask("possible", { state: getState().board }, { signal, lane: "long" }).finally(() => {
      clearTimeout(slow);
      tell(false);
    });
    return () => getState().setter?.isShown && act({ type: "shown", shown: { kind: "possible", cells } });
  };

  /** @param {AbortSignal} signal */
  const conflict = async (signal) => {
    const { board } = getState();
    const found = await ask("conflict", { state: board }, { signal, lane: "long" });
    const { side } = geometry(board.geometry);
    const cells = [...found.rules.flatMap((text) => cellsIn(text, side)), ...found.clues];
    return () => {
      set({ conflict: found });
      act({ type: "result", marks: [markCells("out", [...new Set(cells)])] });
    };
  };

  /** Answer a question, or cancel the last one. @param {Asked} asked */
  const answer = async ({ does, ...wanted }) => {
    question.abort();
    question = new AbortController();
    const { signal } = question;
    set({ asked: does, slow: false, done: 0, total: 0, answer: null });
    if (!does) return;
    const slow = setTimeout(() => signal.aborted || set({ slow: true }), SLOW_AFTER);
    /** @type {import("../../contract/shapes.js").Ask} */
    const asks = (method, params) => ask(method, params, { signal, lane: "long" });
    const tell = (/** @type {number} */ done, /** @type {number} */ total) => signal.aborted || set({ done, total });
    const found = await answerTo(does, wanted, getState().board, asks, tell).catch((failure) => ({
      does: /** @type {const} */ ("failed"),
      detail: String(failure.message ?? failure),
    }));
    clearTimeout(slow);
    if (!signal.aborted) set({ asked: null, answer: found });
  };

  return { update, answer };
}

/** Return the key of a puzzle with the rules that are switched off. @param {State["board"]} board */
const keyOf = (board) => [puzzleKey(board), ...(board.off ?? [])].join(" ");
