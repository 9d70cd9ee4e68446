/**
 * A hint in words, and the actions that it offers: show more, apply the step, or correct a mistake.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {{label: Words, action: Action, next?: Action}} Offer an action that an answer offers, and one that follows it
 */
import { isUntouched, symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { lastRight } from "../board/history.js";
import { cellName, cellNames } from "../board/names.js";
import { staleNotes, withoutStale } from "../board/stale.js";
import { withAllNotes, withoutEntriesAt } from "./apply.js";
import { isPlain, showsWholeStep, stepOf, unfinishedPath } from "./model.js";
import { toldWords, whereWords } from "./step-words.js";

/** @type {Offer} */
const NEXT = { label: { key: "explain.next-hint" }, action: { type: "run", task: "hint" } };

/** @type {Offer} */
const REWIND = { label: { key: "explain.back" }, action: { type: "run", task: "rewind" } };

/**
 * Return the action that removes the wrong entries that Check has marked, or null if there are none.
 * @param {State} state @returns {Offer | null}
 */
function removalOf({ board, marks }) {
  const wrong = marks.filter(({ role }) => role === "out").flatMap(({ cells }) => cells);
  const names = cellNames(geometry(board.geometry), wrong);
  return wrong.length
    ? offer("explain.remove", withoutEntriesAt(board, wrong), { cells: names }, { count: wrong.length })
    : null;
}

/**
 * Return the main action that an answer offers, or null if it offers none.
 * @param {State} state @returns {Offer | null}
 */
export function mainOf(state) {
  const { explain, result, task, replay } = state;
  if (replay) return null;
  if (unfinishedPath(explain) && !task)
    return { label: { key: "explain.go-on" }, action: { type: "run", task: "path" } };
  if (result?.task === "apply" && !task) return NEXT;
  if (result?.task === "check" && !task) return removalOf(state);
  if (result?.offers && !task) return null;
  if (explain?.kind === "path") return explain.trial?.main ?? null;
  if (!explain) return null;
  if (!stepOf(explain)) return fixesOf(state)[0] ?? null;
  if (showsWholeStep(explain)) return { label: { key: "explain.apply" }, action: { type: "apply" } };
  return { label: { key: "explain.more" }, action: { type: "tellMore" } };
}

/**
 * Return the other actions that an answer offers: another way to correct a mistake, or to apply a step and ask for the
 * next hint.
 * @param {State} state @returns {Offer[]}
 */
export function othersOf(state) {
  const { result, explain, task, replay } = state;
  if (result?.task === "check" && removalOf(state)) return [REWIND];
  if (result?.offers && !task) return result.offers;
  if (explain?.kind === "path" && !replay) return explain.trial?.others ?? [];
  if (showsWholeHint(state)) return [{ ...NEXT, action: { type: "apply" }, next: NEXT.action }];
  return fixesOf(state).slice(1);
}

/**
 * Return the actions that an answer offers besides, in small. A step that needs no candidates offers none.
 * @param {State} state @returns {Offer[]}
 */
export function asideOf(state) {
  const { explain, board } = state;
  const step = stepOf(explain);
  if (explain?.kind !== "hint" || !step || isPlain(step) || !showsWholeHint(state)) return [];
  const noted = withAllNotes(board, explain.hint.cells);
  return noted === board ? [] : [offer("explain.notes", noted)];
}

/** Return whether a hint is shown in its last stage. @param {State} state */
const showsWholeHint = ({ explain, replay }) => !replay && explain?.kind === "hint" && showsWholeStep(explain);

/**
 * Return the words of the explanation: a stage of a hint, a step of a path, or the end of a path. Return no words if
 * there is no explanation.
 * @param {State} state @returns {Words}
 */
export function idleWords({ explain, board }) {
  if (!explain) return { key: "" };
  const told = explainedWords(explain, board);
  const isUnchecked = explain.kind === "hint" && explain.hint.checked === false && !isUntouched(board);
  return isUnchecked ? { key: "explain.unchecked", args: { told } } : told;
}

/** @param {import("./model.js").Explain} explain @param {State["board"]} board @returns {Words} */
function explainedWords(explain, board) {
  const step = stepOf(explain);
  if (explain.kind === "hint" && !step) return codeWords(explain.hint, board);
  const trial = explain.kind === "path" && explain.trial;
  if (trial) return step ? { key: trial.telling, args: { given: trial.given, told: toldWords(step) } } : trial.end;
  if (!step) return { key: unfinishedPath(explain) ? "explain.so-far" : endOf(/** @type {any} */ (explain)) };
  return showsWholeStep(explain) ? toldWords(step) : whereWords(step, board.geometry);
}

/** @param {import("./model.js").PathShown} path */
const endOf = ({ solved }) => (solved ? "explain.end" : "explain.beyond");

/** @param {import("./model.js").Hint} hint @param {State["board"]} board @returns {Words} */
function codeWords({ code, wrong }, board) {
  if (code === "stale-notes") return staleWords(board);
  return { key: `explain.${code}`, args: { count: wrong.length, cells: cellNames(geometry(board.geometry), wrong) } };
}

/**
 * Return a sentence about the first outdated note (its digit is already in a peer), with the number of outdated notes.
 * @param {State["board"]} board @returns {Words}
 */
function staleWords(board) {
  const stale = staleNotes(board);
  const [{ cell, digit, peer }] = stale;
  const nameOf = (/** @type {number} */ one) => cellName(geometry(board.geometry), one);
  const args = { count: stale.length, cell: nameOf(cell), digit: symbolOf(digit), peer: nameOf(peer) };
  return { key: "explain.stale-notes", args };
}

/**
 * Return the actions that correct the board before there can be a hint, such as to remove wrong entries or notes.
 * @param {State} state @returns {Offer[]}
 */
function fixesOf(state) {
  const { explain, board, replay } = state;
  if (explain?.kind !== "hint" || replay) return [];
  const { code, wrong, right, cells } = explain.hint;
  const names = cellNames(geometry(board.geometry), wrong);
  if (code === "wrong-notes") return [offer("explain.repair", withAllNotes(board, cells, wrong), { cells: names })];
  if (code === "stale-notes") {
    const count = staleNotes(board).length;
    return [offer("explain.unnote", withoutStale(board), { cells: names }, { count })];
  }
  if (code === "wrong-entries") {
    const good = lastRight(state, right);
    const remove = offer("explain.remove", withoutEntriesAt(board, wrong), { cells: names }, { count: wrong.length });
    return good ? [remove, offer("explain.back", good)] : [remove];
  }
  return [];
}

/**
 * Return an action that a hint offers: its button label, the board after it, and the message that follows.
 * @param {string} key @param {State["board"]} board @param {object} [done] @param {object} [args] @returns {Offer}
 */
function offer(key, board, done = {}, args = {}) {
  /** @type {import("../app/state.js").Result} */
  const result = { task: "hint", tone: "good", words: { key: `${key}.done`, args: { ...done } } };
  return { label: { key, args: { ...args } }, action: { type: "board", board, result } };
}
