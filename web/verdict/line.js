/**
 * The verdict line as data. It says the most important thing about the board in one sentence.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Judgement} Judgement
 * @typedef {{label: Words, action: import("../app/state.js").Action}} Offer  an action that the line suggests, as a
 *   button
 * @typedef {{tone: "quiet" | "busy" | "good" | "warn" | "bad", words: Words[], offers: Offer[],
 *   urgency: import("../ui/speech.js").Urgency}} Line  `urgency`: how soon screen readers speak the line
 */

import { hasUnknownRules, isEmpty, puzzleKey, symbolOf } from "../board/board.js";
import { geometry, usualName } from "../board/geometry.js";
import { unknownRules } from "../board/geometry-name.js";
import {
  cellName,
  drawnWords,
  errorWords,
  problemWords,
  puzzleWords,
  undrawnWords,
  unknownWords,
} from "../board/names.js";
import {
  countFilled,
  differentDigits,
  hasEnoughClues,
  hasEnoughDigits,
  isSolved,
  shownDuplicates,
} from "../board/problems.js";
import { solvingNow } from "../board/solving.js";
import { timeWords } from "../board/times.js";
import { GUESSED } from "../contract/constants.js";
import { gradeWords, isUnrated } from "./grading.js";
import { judgementNow } from "./now.js";
import { ruleSlipOffers, ruleSlipWords } from "./rule-slip-words.js";

/** The clues of the example puzzle, which is also the first puzzle of the classroom. */
export const EXAMPLE = "400520703000003000100007000014000006700050001500000420000400005000800000201076008".replaceAll(
  "0",
  ".",
);

/**
 * Return the verdict line: a short message about the puzzle on the board, for example how many solutions it has.
 * @param {State} state @returns {Line}
 */
export function lineOf(state) {
  const judgement = judgementNow(state);
  const rules = [
    emptyLine,
    unsupportedLine,
    duplicatesLine,
    solvedLine,
    judgement ? () => noSolutionLine(state, judgement) : noLine,
    tooFewLine,
    waitingLine,
  ];
  for (const rule of rules) {
    const found = rule(state);
    if (found) return withUndrawn(found, state);
  }
  return withUndrawn(solutionsLine(state, /** @type {Judgement} */ (judgement)), state);
}

/**
 * Return a verdict line that also names the rules that the board does not show. "About this puzzle" states them.
 * @param {Line} found @param {State} state @returns {Line}
 */
function withUndrawn(found, { board }) {
  const undrawn = undrawnWords(board.geometry);
  return undrawn ? { ...found, words: [...found.words, undrawn] } : found;
}

/** Return null, for a state in which no verdict line is shown. */
const noLine = () => null;

/**
 * Return a verdict line. Quiet lines appear while a puzzle is being entered, so they are spoken after a longer pause.
 * @param {Line["tone"]} tone @param {Words[]} words @param {Offer[]} [offers] @returns {Line}
 */
const line = (tone, words, offers = []) => ({ tone, words, offers, urgency: tone === "quiet" ? "late" : "soon" });

/**
 * Return the number of clues in words. If the puzzle is given by its candidates, return words which say so instead.
 * @param {State} state @returns {Words}
 */
const clueWords = ({ board }) => (board.excluded ? { key: "verdict.by-candidates" } : puzzleWords(board.givens));

/**
 * Return the verdict line for an empty board, or null for any other board. For the usual size, the line offers an
 * example.
 * @param {State} state
 */
function emptyLine({ board }) {
  /** @type {Offer} */
  const offer = { label: { key: "verdict.example" }, action: { type: "example" } };
  return isEmpty(board) ? line("quiet", [{ key: "verdict.empty" }], board.geometry === "9" ? [offer] : []) : null;
}

/**
 * Return a warning if the puzzle has rules that are not supported or cannot be used. In that case, nothing certain can
 * be said about its solutions.
 * @param {State} state
 */
function unsupportedLine({ board, rulesRead }) {
  const { geometry: name, error } = rulesRead ?? {};
  if (hasUnknownRules(board)) {
    const drawn = name === board.geometry ? drawnWords(name) : [];
    return line("warn", [unknownWords(board.geometry), ...drawn], canGuess(board) ? [GUESS] : []);
  }
  return error && name === board.geometry ? line("bad", [errorWords(error)]) : null;
}

/** @type {Offer} */
const GUESS = { label: { key: "verdict.guess" }, action: { type: "guess-rules" } };

/** Return whether the unsupported rules of a puzzle are only drawn and described. @param {State["board"]} board */
const canGuess = ({ geometry: name, original }) =>
  Boolean(original) && unknownRules(name).every((kind) => GUESSED.includes(kind));

/**
 * Return the line about digits that are in a house more than once, or that break a rule. Python may say so before the
 * page itself knows the rules.
 * @param {State} state
 */
function duplicatesLine(state) {
  const { board } = state;
  const { code, problems = [] } = judgementNow(state)?.verdict ?? {};
  const shown = shownDuplicates(state);
  const [first, ...others] = shown.length || code !== "problems" ? shown : problems;
  if (!first) return null;
  const more = others.length ? [{ key: "verdict.more-duplicates", args: { count: others.length } }] : [];
  return { ...line("bad", [problemWords(first, board.geometry), ...more]), urgency: /** @type {const} */ ("now") };
}

/** Return the verdict line for a full board, or null for any other board. @param {State} state */
function solvedLine(state) {
  if (!isSolved(state.board)) return null;
  const verdict = judgementNow(state)?.verdict;
  if (verdict?.code === "several") return line("good", [{ key: "verdict.solved-several" }, severalWords(verdict)]);
  return line("good", state.clock.solved ? endWords(state) : [{ key: "verdict.solved" }]);
}

/**
 * Return the words for a solved puzzle: the time, if the clock was on, and the number of hints.
 * @param {State} state @returns {Words[]}
 */
function endWords({ clock: { time, hints }, settings }) {
  const timed = time > 0 && settings.playing.timer !== "off";
  const end = timed ? { key: "clock.solved-in", args: { time: timeWords(time) } } : { key: "clock.solved" };
  return [end, { key: "clock.hints", args: { count: hints } }];
}

/**
 * The problems that are never the reason why there is no solution.
 * @type {import("../contract/shapes.js").Problem["code"][]}
 */
const NO_REASONS = ["too-few-clues", "too-few-digits", "duplicate", "broken-rule"];

/**
 * Return the verdict line for a puzzle without a solution. It names clues or rules that were probably mistyped, or else
 * a rule, cell or digit that shows why there is no solution.
 * @param {State} state @param {Judgement} judgement
 */
function noSolutionLine(state, { verdict, slips, ruleSlips = [], searched }) {
  if (verdict.code !== "none") return null;
  const reasons = verdict.problems.filter(({ code }) => !NO_REASONS.includes(code));
  const reason = reasons.find(({ rule }) => rule) ?? reasons[0];
  const why = reason ? [problemWords(reason, state.board.geometry)] : [];
  const none = [clueWords(state), { key: "verdict.none" }];
  if (slips.length)
    return line(
      "bad",
      [{ key: "verdict.none" }, slipWords(state, slips)],
      slips.map((slip) => slipOffer(state, slip)),
    );
  if (ruleSlips.length)
    return line("bad", [{ key: "verdict.none" }, ruleSlipWords(state, ruleSlips)], ruleSlipOffers(state, ruleSlips));
  const unslipped = searched && countFilled(state.board.givens) > 0 ? [{ key: "verdict.no-slip" }] : [];
  return line("bad", [...none, ...why, ...unslipped]);
}

/**
 * Return the words about the clues that were probably mistyped.
 * @param {State} state @param {Judgement["slips"]} slips @returns {Words}
 */
function slipWords(state, slips) {
  const { rowOf, columnOf } = geometry(state.board.geometry);
  const [{ cell, digit, instead }] = slips;
  if (slips.length > 1) return { key: "verdict.slips" };
  const args = { row: rowOf[cell] + 1, column: columnOf[cell] + 1, digit: symbolOf(digit), instead: symbolOf(instead) };
  return { key: instead ? "verdict.slip" : "verdict.slip-typed", args };
}

/**
 * Return a button that corrects one clue that was probably mistyped.
 * @param {State} state @param {Judgement["slips"][number]} slip @returns {Offer}
 */
function slipOffer({ board }, { cell, digit, instead }) {
  const args = { cell: cellName(geometry(board.geometry), cell), digit: symbolOf(digit), instead: symbolOf(instead) };
  return {
    label: { key: instead ? "verdict.correct" : "verdict.clear-clue", args },
    action: { type: "correct", cell, instead },
  };
}

/**
 * Return the verdict line for a puzzle with too few clues or too few different digits. For a person who is entering a
 * puzzle, this is more useful than the number of solutions.
 * @param {State} state
 */
function tooFewLine({ board }) {
  const { n, fewestClues } = geometry(board.geometry);
  if (!hasEnoughClues(board)) {
    const args = { needed: fewestClues, found: countFilled(board.givens) };
    return line("quiet", [{ key: "verdict.too-few-clues", args }]);
  }
  if (hasEnoughDigits(board)) return null;
  return line("quiet", [{ key: "verdict.too-few-digits", args: { needed: n - 1, found: differentDigits(board) } }]);
}

/** Return the verdict line for a puzzle until Python has returned a verdict on it. @param {State} state */
function waitingLine(state) {
  if (judgementNow(state)) return null;
  if (state.unjudged === puzzleKey(state.board)) return failedLine(state);
  const { phase } = state.engine;
  return line(phase === "failed" ? "warn" : "busy", [clueWords(state), { key: `verdict.engine.${phase}` }]);
}

/**
 * Return the verdict line to show if the verdict could not be found. It has a button to try again.
 * @param {State} state
 */
function failedLine(state) {
  return line(
    "warn",
    [clueWords(state), { key: "verdict.failed" }],
    [{ label: { key: "verdict.again" }, action: { type: "judge" } }],
  );
}

/**
 * Return the verdict line for a puzzle with one or more solutions.
 * @param {State} state @param {Judgement} judgement
 */
function solutionsLine(state, judgement) {
  const { verdict } = judgement;
  const one = { key: "verdict.one" };
  if (verdict.code !== "one")
    return line("warn", [clueWords(state), severalWords(verdict)], mayBeVariant(state) ? AS_VARIANT : []);
  if (solvingNow(state)) return line("good", [one, { key: "verdict.solving" }]);
  return line("good", isUnrated(judgement) ? [clueWords(state), one] : [one, ...gradeWords(judgement)]);
}

/** Return whether the rules of a puzzle may be missing: it is complete, and its grid has none. @param {State} state */
const mayBeVariant = ({ board, mode }) =>
  mode === "play" && !board.excluded && board.geometry === usualName(board.givens.length);

/** Return what a tool draws before anything is drawn. @param {string} tool */
const nothingOf = (tool) => ({ tool, cells: [], number: "", from: null });

/** The rules that are missing most often, with a first step to add them. @type {Offer[]} */
const AS_VARIANT = [
  { label: { key: "verdict.as-x" }, action: { type: "redraw", drawn: nothingOf("diagonals") } },
  { label: { key: "verdict.as-jigsaw" }, action: { type: "draw", draw: nothingOf("regions") } },
  { label: { key: "verdict.as-killer" }, action: { type: "draw", draw: nothingOf("killer") } },
];

/** Return the number of solutions in words. @param {Judgement["verdict"]} verdict @returns {Words} */
function severalWords({ count, exact }) {
  if (exact) return { key: "verdict.exactly", args: { count } };
  return count < 1000 ? { key: "verdict.several" } : { key: "verdict.more-than", args: { limit: count } };
}
