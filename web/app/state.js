/**
 * The state of the page and how actions change it: `reduce` is pure, and everything on the screen is drawn from State.
 * Asking Python, the clipboard, files and storage are not here; their answers arrive as actions.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../board/problems.js").Problem} Problem
 * @typedef {{key: string, args?: Record<string, unknown>}} Words a sentence to be said in the person's language
 * @typedef {"good" | "bad" | "plain"} Tone
 * @typedef {"gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme"} Grade
 * @typedef {{code: "none" | "one" | "several" | "problems", count: number, exact: boolean, problems: Problem[],
 *   er: number | null, grade: Grade | null, beyond: boolean | null}} Verdict er to beyond null while not rated
 * @typedef {{cell: number, digit: number, instead: number}} Slip a clue that may be mistyped
 * @typedef {{puzzle: string, verdict: Verdict, differing: number[], slips: Slip[], searched: boolean}} Judgement
 * @typedef {"found" | "out" | "base" | "cover" | "fin" | "color-a" | "color-b"
 *   | "differs" | "doubtful" | "hand" | "placed" | "back"} Role of a step; and what the verdict and a lesson point at
 * @typedef {[number, number]} Candidate cell and digit
 * @typedef {{role: Role, candidates: Candidate[], cells: number[], houses: [string, number][]}} Mark
 * @typedef {{kind: "candidates" | "possible", cells: Record<string, number[]>}} Shown digits drawn in place of the notes
 * @typedef {{name: string, slow: boolean, words: Words | null}} Task what Python is busy with on a person's order
 * @typedef {{task: string, tone: Tone, words: Words}} Result
 * @typedef {{puzzle: string, items: string[], index: number, next: string | null}} Solutions
 * @typedef {{puzzles: BoardState[], index: number}} Shelf
 * @typedef {{code: string, line: number, column: number, character: string, args: Record<string, unknown>}} ReadError
 * @typedef {{text: string, error: ReadError | null}} Incoming
 * @typedef {{phase: "loading", stage: string, bytes: number, total: number}
 *   | {phase: "ready", how: string, ms: number, tried?: {how: string, code: string, detail: string}[]}
 *   | {phase: "failed", code: string, detail: string}} Status
 * @typedef {{lang: string | null, theme: "auto" | "light" | "dark", print?: unknown, wish?: unknown}} Settings
 * @typedef {{
 *   board: BoardState, history: import("../board/history.js").History, selection: number, mode: "enter" | "play",
 *   noting: boolean, locking: boolean, brush: number, shelf: Shelf | null, judgement: Judgement | null, unjudged: string | null,
 *   task: Task | null, result: Result | null, marks: Mark[], shown: Shown | null, solutions: Solutions | null,
 *   notice: Words | null, incoming: Incoming | null, outgoing: string | null, panel: string, engine: Status, settings: Settings,
 *   tray: import("../puzzles/model.js").Tray, wish: import("../make/options.js").Wish, making: Making | null, techniques: import("../make/options.js").Technique[],
 *   made: Outcome | null,
 *   lesson: import("../learn/lesson.js").Lesson, comparison: import("../learn/comparison.js").Comparison,
 *   explain: import("../explain/model.js").Explain | null, order: "hint" | "ladder", unique: boolean,
 *   examples: Record<string, import("../explain/technique-card.js").Example>,
 *   offline: import("../offline/status.js").Offline, report: string | null,
 *   print: Print,
 * }} State
 * @typedef {import("../print/request.js").Print} Print
 * @typedef {{done: number, kept: string[], total: number, sought: import("../make/find-puzzle.js").Sought | null, begun: number, now: number}} Making
 *   puzzles under way, `kept` the keys of those in the tray; `sought` how far the next one is; times in milliseconds
 * @typedef {{tone: Tone, words: Words, nearest?: import("../puzzles/model.js").Newcomer, kept?: string[], handout?: number}} Outcome
 *   of making; `nearest` to what was not found; what is `kept` can be printed, `handout` of them for each pupil of a class
 * @typedef {{type: string, [name: string]: any}} Action
 */
import * as boards from "../board/board.js";
import * as entry from "../board/edit.js";
import * as histories from "../board/history.js";
import { markCells } from "../board/marks.js";
import { applied, atStep, cellsOf, didWords, stageOfExplain, stepOf, toldMore } from "../explain/model.js";
import { NO_COMPARISON } from "../learn/comparison.js";
import { NO_LESSON, stageOf } from "../learn/lesson.js";
import { FIRST_WISH, wished } from "../make/options.js";
import { NOT_YET } from "../offline/status.js";
import { printFrom, printingMade } from "../print/request.js";
import * as trays from "../puzzles/model.js";
import * as trayOrders from "../puzzles/order.js";

/** @type {State} */
export const INITIAL = {
  board: boards.emptyBoard("9"),
  history: histories.NO_HISTORY,
  selection: 0,
  mode: "enter",
  noting: false,
  locking: false,
  brush: 0,
  shelf: null,
  judgement: null,
  unjudged: null,
  task: null,
  result: null,
  marks: [],
  shown: null,
  solutions: null,
  notice: null,
  incoming: null,
  outgoing: null,
  panel: "solve",
  engine: { phase: "loading", stage: "start", bytes: 0, total: 0 },
  settings: { lang: null, theme: "auto" },
  tray: trays.NO_TRAY,
  wish: FIRST_WISH,
  making: null,
  made: null,
  techniques: [],
  lesson: NO_LESSON,
  comparison: NO_COMPARISON,
  explain: null,
  order: "hint",
  unique: true,
  examples: {},
  offline: NOT_YET,
  report: null,
  print: printFrom(null),
};

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  const change = CHANGES[action.type];
  if (!change) throw new TypeError(`unknown action ${action.type}`);
  return change(state, action);
}

/** What Python has said of the puzzle that is on the board now. @param {State} state */
export function judgementNow(state) {
  return state.judgement?.puzzle === boards.puzzleKey(state.board) ? state.judgement : null;
}

/** What a lesson or an explanation shows on the board instead of what the person has there, or null. @param {State} state */
export function stageNow({ panel, lesson, explain, board }) {
  if (panel === "explain" && explain) return stageOfExplain(explain, board);
  return panel === "class" && lesson.scene ? stageOf(lesson.scene) : null;
}

/** The marks to draw: what was asked for, else what the verdict points at. @param {State} state @returns {Mark[]} */
export function marksNow(state) {
  const judgement = judgementNow(state);
  if (state.marks.length > 0 || !judgement) return state.marks;
  const doubtful = judgement.slips.map((slip) => slip.cell);
  return [markCells("differs", judgement.differing), markCells("doubtful", doubtful)].filter(
    (mark) => mark.cells.length,
  );
}

/** Every action by name: the one list of what can happen. @type {Record<string, (state: State, action: Action) => State>} */
const CHANGES = {
  select: (state, { cell }) => ({ ...state, selection: cell }),
  tap: (state, { cell }) => entry.tapped({ ...state, selection: cell }),
  digit: (state, { digit, note }) => entry.typed(state, digit, note),
  pick: (state, { digit }) => (state.locking ? { ...state, brush: digit } : entry.typed(state, digit, state.noting)),
  blank: (state) => entry.blanked(state),
  erase: (state) => entry.changed(state, entry.written(state, 0)),
  backspace: (state) => entry.backspaced(state),
  mode: (state, { mode }) => ({ ...state, mode, noting: false, locking: false, brush: 0 }),
  noting: (state) => ({ ...state, noting: !state.noting }),
  locking: (state) => ({
    ...state,
    locking: !state.locking,
    brush: 0,
    notice: state.locking ? null : { key: "notice.locking" },
  }),
  undo: (state) => entry.stepped(state, histories.undo(state.history, state.board)),
  redo: (state) => entry.stepped(state, histories.redo(state.history, state.board)),
  clear: (state, { what }) => entry.changed(state, cleared(state.board, what)),
  new: (state, { size }) => ({ ...loaded(state, boards.emptyBoard(size)), mode: "enter" }),
  load: (state, { puzzles, words }) => ({
    ...loaded(state, puzzles[0]),
    shelf: puzzles.length > 1 ? { puzzles, index: 0 } : null,
    notice: words ?? null,
  }),
  leaf: (state, { step }) => leafed(state, step),
  correct: (state, { cell, instead }) =>
    entry.changed({ ...state, selection: cell }, boards.writeGiven(state.board, cell, instead)),
  enter: (state, action) =>
    told(
      entry.changed({ ...state, selection: action.cell }, boards.writeEntry(state.board, action.cell, action.digit)),
      action,
    ),
  solution: (state, action) => told(filled(state, action.solutions), action),
  judged: (state, { judgement }) => ({
    ...withTray(state, trays.judged(state.tray, judgement)),
    judgement,
    unjudged: null,
  }),
  unjudged: (state, { puzzle }) => ({ ...state, unjudged: puzzle }),
  task: (state, { task }) => ({ ...state, task }),
  progress: (state, progress) => (state.task ? { ...state, task: { ...state.task, ...progress.task } } : state),
  result: (state, outcome) => told(state, outcome),
  shown: (state, { shown }) => ({ ...state, shown, result: null }),
  notice: (state, { words }) => ({ ...state, notice: words }),
  incoming: (state, { incoming }) => ({ ...state, incoming }),
  outgoing: (state, { text }) => ({ ...state, outgoing: text }),
  panel: (state, { panel }) => ({ ...state, panel, result: panel === state.panel ? state.result : null }),
  print: (state, { print }) => ({ ...state, print: { ...state.print, ...print } }),
  "print-made": (state) => printingMade(state),
  engine: (state, { status }) => ({ ...state, engine: status }),
  lesson: (state, { lesson }) => ({ ...state, lesson: { ...state.lesson, ...lesson } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
  explain: (state, { explain }) => ({ ...state, explain, result: null }),
  explainBy: (state, { by }) => ({ ...state, ...by, explain: null }),
  "technique-example": (state, { technique, example }) => ({
    ...state,
    examples: { ...state.examples, [technique]: example },
  }),
  tellMore: (state) => ({ ...state, explain: toldMore(state.explain) }),
  showStep: (state, { index }) => ({ ...state, explain: atStep(state.explain, index) }),
  apply: (state) => afterStep(state),
  board: (state, { board, result }) => told(entry.changed(state, board), { type: "board", result }),
  offline: (state, { status }) => ({ ...state, offline: status }),
  report: (state, { text }) => ({ ...state, report: text }),
  settings: (state, { settings }) => ({ ...state, settings: { ...state.settings, ...settings } }),
  wish: (state, { choice }) => ({ ...state, wish: wished(state.wish, choice, state.techniques), made: null }),
  making: (state, { making, made }) => ({ ...state, making, made }),
  techniques: (state, { techniques }) => ({ ...state, techniques }),
  "tray-loaded": (state, { items, now }) => ({ ...state, tray: trays.loaded(state.tray, items, now) }),
  "tray-rated": (state, { key, rating }) => withTray(state, trays.rated(state.tray, key, rating)),
  "tray-stretch": (state, { from, to }) => withTray(state, trays.stretched(state.tray, from, to)),
  "tray-add": (state, { newcomers, now, outgrown }) =>
    withTray(state, trays.added(trays.withoutDraft(state.tray, outgrown ?? null), newcomers, now)),
  "tray-remove": (state, { keys }) => withTray(state, trays.without(state.tray, keys ?? state.tray.selected)),
  "tray-undo": (state) => withTray(state, trays.restored(state.tray)),
  "tray-select": (state, { key }) => withTray(state, trays.toggled(state.tray, key)),
  "tray-all": (state) => withTray(state, trays.allToggled(state.tray)),
  "tray-rename": (state, { name }) => withTray(state, trays.renamed(state.tray, selectedKey(state), name)),
  "tray-joined": (state, { change }) => withTray(state, trays.joined(state.tray, change)),
  "tray-front": (state) => withTray(state, trayOrders.inFront(state.tray, state.tray.selected)),
  "tray-sort": (state) => withTray(state, trayOrders.sorted(state.tray)),
  "tray-move": (state, { step, key }) => withTray(state, trayOrders.moved(state.tray, together(state, key), step)),
  "tray-place": (state, { key, before }) =>
    withTray(state, trayOrders.placed(state.tray, together(state, key), before)),
};

/** @param {State} state @param {State["tray"]} tray @returns {State} */
const withTray = (state, tray) => (tray === state.tray ? state : { ...state, tray });

/** @param {State} state */
const selectedKey = ({ tray }) => [...tray.selected][0] ?? "";

/** With a selected puzzle all selected ones go, and without any too; one that is not selected goes alone. @param {State} state @param {string} [key] */
const together = ({ tray: { selected } }, key) => (key === undefined || selected.has(key) ? selected : [key]);

/** What is explained is done on the person's own board, and told. @param {State} state @returns {State} */
function afterStep(state) {
  const step = stepOf(state.explain);
  if (!step || !state.explain || state.explain.kind === "path") return state;
  const done = entry.changed(state, applied(state.board, step, cellsOf(state.explain)));
  const words = didWords(step, state.board.geometry);
  const placed = step.placements.map(([cell]) => cell);
  const marks = placed.length ? [markCells("found", placed)] : [];
  return told({ ...done, mode: "play" }, { type: "apply", result: { task: "apply", tone: "good", words }, marks });
}

/** @param {BoardState} board @param {"entries" | "everything"} what */
function cleared(board, what) {
  if (what === "entries") return boards.withoutEntries(board);
  return boards.isEmpty(board) ? board : boards.emptyBoard(board.geometry);
}

/** @param {State} state @param {BoardState} board @returns {State} */
function loaded(state, board) {
  const fresh = { ...entry.changed(state, board), shelf: null, shown: null, solutions: null, incoming: null };
  return { ...fresh, selection: 0, mode: "play", noting: false, locking: false, brush: 0 };
}

/** The board goes back to its place on the shelf as it is, and its neighbour comes. @param {State} state @param {number} step @returns {State} */
function leafed(state, step) {
  const { shelf, board } = state;
  const index = (shelf?.index ?? 0) + step;
  if (!shelf?.puzzles[index]) return state;
  const untouched = shelf.puzzles[shelf.index] === board;
  const puzzles = untouched ? shelf.puzzles : shelf.puzzles.with(shelf.index, board);
  return { ...loaded(state, puzzles[index]), shelf: { puzzles, index } };
}

/** Leafing from one solution to the next is one step to undo. @param {State} state @param {Solutions} solutions @returns {State} */
function filled(state, solutions) {
  const values = solutions.items[solutions.index];
  const before = state.solutions;
  const leafing = before && state.board.values === before.items[before.index];
  const board = values === state.board.values ? state.board : { ...state.board, values, notes: null };
  const next = leafing ? entry.settled(state, board) : entry.changed(state, board);
  return { ...next, solutions, mode: "play" };
}

/** @param {State} state @param {Action} outcome with a result, marks or both @returns {State} */
function told(state, { result, marks }) {
  return { ...state, result: result ?? state.result, marks: marks ?? state.marks };
}
