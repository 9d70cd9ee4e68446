/**
 * Undo and redo. The history saves only the differences between boards, so that a long game needs little storage. When
 * the geometry changes or another puzzle is opened, the history saves the whole board.
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {import("../contract/shapes.js").History} History
 * @typedef {History["past"][number]} Step
 * @typedef {{history: History, board: BoardState}} Place  a board, and the history that leads from it to earlier and
 *   later boards
 */
import { digitAt, puzzleKey } from "./board.js";
import { isSame, LAYERS, withLayer } from "./layers.js";

const TEXTS = /** @type {const} */ (["givens", "values"]);

/** @type {History} */
export const NO_HISTORY = { past: [], future: [] };

/**
 * Return the history with one more step. The step saves the board before a change, or before another puzzle was opened.
 * Steps that were undone can no longer be redone.
 * @param {History} history
 * @param {BoardState} before
 * @param {BoardState} after
 * @param {boolean} [another] whether another puzzle was opened
 * @returns {History}
 */
export function remember({ past, points = [] }, before, after, another = false) {
  const left = points.filter((point) => point <= past.length);
  return {
    past: [...past, another ? before : stepTo(before, after)],
    future: [],
    ...(left.length && { points: left }),
  };
}

/**
 * Undo or redo several steps of the history at once, as far as possible.
 * @param {Place} from
 * @param {number} steps negative to go back
 * @returns {Place}
 */
export function travel({ history, board }, steps) {
  const past = [...history.past];
  const future = history.future.toReversed(); // the step that comes next is the last of the list, as in `past`
  const [off, on] = steps < 0 ? [past, future] : [future, past];
  let now = board;
  for (let left = Math.min(Math.abs(steps), off.length); left > 0; left -= 1) {
    const step = /** @type {Step} */ (off.pop());
    const to = boardAfter(now, step);
    on.push(isWhole(step) ? now : stepTo(now, to));
    now = to;
  }
  return { history: { ...history, past, future: future.reverse() }, board: now };
}

/** Return whether the last step opened another puzzle. @param {History} history */
export const isToAnother = ({ past }) => past.length > 0 && isWhole(/** @type {Step} */ (past.at(-1)));

/** Return the earlier boards of the history, latest first. @param {Place} from */
export const earlier = ({ history, board }) => boardsAlong(history.past.toReversed(), board);

/** @param {Step[]} way @param {BoardState} board @returns {Generator<BoardState>} */
function* boardsAlong(way, board) {
  let now = board;
  for (const step of way) {
    now = boardAfter(now, step);
    yield now;
  }
}

/** Return the history with a checkpoint at the current board. @param {History} history @returns {History} */
export function withPoint({ past, future, points = [] }) {
  return { past, future, points: [...new Set([...points, past.length])].sort((a, b) => a - b) };
}

/** Return whether there is a checkpoint before the current board. @param {History} history */
export const hasPoint = ({ past, points = [] }) => points.some((point) => point < past.length);

/** Return the board at the latest checkpoint before the current board, or null. @param {Place} from */
export function lastPoint({ history, board }) {
  const steps = history.past.length;
  const point = history.points?.findLast((one) => one < steps);
  return point === undefined ? null : travel({ history, board }, point - steps).board;
}

/**
 * Yield the earlier boards that had other clues while the current puzzle was typed, latest first. Stop where another
 * puzzle was opened.
 * @param {Place} place
 * @returns {Generator<BoardState>}
 */
export function* typedFrom({ history, board }) {
  let now = board;
  for (const step of history.past.toReversed()) {
    if (isWhole(step)) return;
    const before = boardAfter(now, step);
    if (before.givens !== now.givens) yield before;
    now = before;
  }
}

/**
 * Return the latest earlier board of the current puzzle that has no mistake, or null.
 * @param {Place} from
 * @param {string} right the solution
 */
export function lastRight(from, right) {
  for (const board of earlier(from)) if (board.givens === from.board.givens && isRight(board, right)) return board;
  return null;
}

/**
 * Return whether all digits on the board are right and no right digit is crossed out.
 * @param {BoardState} board
 * @param {string} right the solution
 */
export const isRight = (board, right) =>
  !wrongCells(board, right).length &&
  Object.entries(board.crossed ?? {}).every(([cell, digits]) => !digits.includes(digitAt(right, Number(cell))));

/**
 * Return the cells with a digit that differs from the solution.
 * @param {BoardState} board
 * @param {string} right the solution
 */
export const wrongCells = ({ values }, right) =>
  [...values].flatMap((symbol, cell) => (symbol === "." || symbol === right[cell] ? [] : [cell]));

/**
 * Return how many steps can be undone, and how many redone, before the history leads to another puzzle.
 * @param {Place} from
 */
export function lengthOf(from) {
  const key = puzzleKey(from.board);
  const same = (/** @type {Iterable<BoardState>} */ boards) => {
    let count = 0;
    for (const board of boards) {
      if (puzzleKey(board) !== key) break;
      count += 1;
    }
    return count;
  };
  return { back: same(earlier(from)), forward: same(boardsAlong(from.history.future, from.board)) };
}

/**
 * Return what the history saves in order to get from the board `from` to the board `to`: only the differences, or the
 * whole board `to` if it is another puzzle.
 * @param {BoardState} to
 * @param {BoardState} from
 * @returns {Step}
 */
function stepTo(to, from) {
  const samePuzzle = from.original === to.original && isSame([from.excluded, from.off], [to.excluded, to.off]);
  if (from.geometry !== to.geometry || !samePuzzle) return to;
  const parts = [...TEXTS, ...LAYERS].filter((part) => from[part] !== to[part]);
  const changes = parts.map((part) => /** @type {const} */ ([part, differing(from[part] ?? {}, to[part] ?? {})]));
  return Object.fromEntries(changes.filter(([, changed]) => Object.keys(changed).length));
}

/**
 * Compare the same part of two boards: its digits as text, or a layer (such as notes) that maps cells to their
 * contents. Return the cells that differ, each with its new content, or with null if the new board has nothing there.
 * @param {any} from
 * @param {any} to
 * @returns {Record<string, unknown>}
 */
function differing(from, to) {
  const keys = Object.keys(Object.assign({}, from, to)).filter((key) => !isSame(from[key], to[key]));
  return Object.fromEntries(keys.map((key) => [key, to[key] ?? null]));
}

/**
 * Return whether a step is stored as a whole board, not as differences.
 * @param {Step} step
 * @returns {step is BoardState}
 */
const isWhole = (step) => "geometry" in step;

/** @param {BoardState} board @param {Step} step @returns {BoardState} */
function boardAfter(board, step) {
  if (isWhole(step)) return step;
  const texts = TEXTS.filter((text) => step[text]).map((text) => [text, rewritten(board[text], step[text] ?? {})]);
  const written = { ...board, ...Object.fromEntries(texts) };
  return LAYERS.reduce((after, layer) => withLayer(after, layer, step[layer] ?? {}), written);
}

/** @param {string} text @param {Record<string, string>} symbols by cell */
function rewritten(text, symbols) {
  const all = [...text];
  for (const [cell, symbol] of Object.entries(symbols)) all[Number(cell)] = symbol;
  return all.join("");
}
