/**
 * The tasks of the Book editor that need Python: make the ordered puzzles, check all puzzles, and read pasted text.
 * Results of a task that was cancelled are used the next time.
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../print/book.js").BookPuzzle} Puzzle
 * @typedef {import("../print/book.js").BookSection} Section
 * @typedef {import("../solve/tasks.js").TaskRun} TaskRun
 * @typedef {import("../solve/tasks.js").Asks} Asks
 * @typedef {import("../solve/tasks.js").Tell} Tell
 */
import { findPuzzle } from "../make/find-puzzle.js";
import { stateOf } from "../print/book.js";
import { isToCheck, keyOf, missingIndices, prefixOf, withFacts, withMore, withOrdered } from "./edit.js";

/** The message after Cancel while puzzles are made. The next run continues with those that are made. */
const CANCELLED = "print.cancelled";
/** The message after Cancel while puzzles are checked. */
const CHECKED = "book.cancelled";

/** The puzzles that were made, by ID. A puzzle that was not found is null. @type {Map<string, Puzzle | null>} */
const MADE = new Map();

/**
 * The facts that checks of puzzles have found, such as their techniques, each under the key from `keyOf`.
 * @type {Map<string, Partial<Puzzle>>}
 */
const FACTS = new Map();

/** @param {string} task @param {import("../app/state.js").Tone} tone @param {string} key @param {Record<string, unknown>} [args] */
const result = (task, tone, key, args) => ({ task, tone, words: { key, args } });

/** Make all puzzles that the sections have ordered and that are still missing. @type {TaskRun} */
export async function fill(state, asks, tell) {
  const { sections } = bookOf(state);
  const wanted = sections.flatMap((section) => missingIndices(section).map((index) => ({ section, index })));
  /** @type {Map<Section["order"], Puzzle[]>} */
  const filled = new Map();
  let lost = 0;
  for (const [done, { section, index }] of wanted.entries()) {
    const puzzle = await makeOne(section, index, asks, tell, { done, total: wanted.length });
    if (puzzle) filled.set(section.order, [...(filled.get(section.order) ?? []), puzzle]);
    else lost += 1;
  }
  const count = wanted.length - lost;
  const summary = lost
    ? result("book-fill", "bad", "book.filled-some", { count, lost })
    : result("book-fill", "good", "book.filled", { count });
  return { type: "book", change: withOrdered(filled), result: summary };
}

/**
 * Return one of the puzzles that a section orders, with the facts about it, or null if none was found.
 * @param {Section} section
 * @param {number} index
 * @param {Asks} asks
 * @param {Tell} tell
 * @param {{done: number, total: number}} progress
 */
async function makeOne(section, index, asks, tell, progress) {
  const order = /** @type {import("../print/book.js").BookOrder} */ (section.order);
  const id = `${prefixOf(order)}.${index}`;
  const before = MADE.get(id);
  if (before !== undefined) return before;
  const args = { ...progress, count: progress.done };
  tell({ key: "print.making", args }, undefined, CANCELLED);
  const recipe = { wish: order.wish, seed: order.seed, index };
  const answer = await findPuzzle(
    (some) => ("kinds" in some.wish ? asks("variant", /** @type {any} */ (some)) : asks("generate", some)),
    recipe,
    ({ tries, effort }) => tell({ key: "print.seeking", args: { ...args, tries, most: effort } }, undefined, CANCELLED),
  );
  const { puzzle, geometry, solution, grade, er, beyond, met } = answer;
  const rated = grade && { grade, er, beyond: !!beyond };
  const plain = { puzzle, geometry, solution, id: answer.id, ...rated, unmet: [] };
  const { techniques } = met ? await asks("examine", { state: stateOf(plain) }) : { techniques: [] };
  const checked = met ? { ...plain, techniques } : null;
  MADE.set(id, checked);
  return checked;
}

/** Check all puzzles that have not been checked yet. @type {TaskRun} */
export async function check(state, asks, tell) {
  const { sections } = bookOf(state);
  const wanted = sections.flatMap((section) =>
    section.puzzles.filter((puzzle) => isToCheck(section, puzzle)).map((puzzle) => ({ section, puzzle })),
  );
  for (const [done, { section, puzzle }] of wanted.entries()) {
    tell({ key: "book.checking", args: { done, total: wanted.length, count: done } }, undefined, CHECKED);
    const key = keyOf(section, puzzle);
    if (!FACTS.has(key)) FACTS.set(key, await factsOf(section, puzzle, asks));
  }
  const words = result("book-check", "good", "book.checked", { count: wanted.length });
  return { type: "book", change: withFacts(new Map(FACTS)), result: words };
}

/** @param {Section} section @param {Puzzle} puzzle @param {Asks} asks @returns {Promise<Partial<Puzzle>>} */
async function factsOf({ order }, puzzle, asks) {
  const rated = puzzle.grade === undefined;
  const asked = { state: stateOf(puzzle), wish: order?.wish, rated };
  const { unmet, techniques, grade, er, beyond } = await asks("examine", asked);
  return { techniques, ...(order && { unmet }), ...(rated && grade && { grade, er, beyond }) };
}

/** Add the puzzles in the pasted text to the open section. @type {TaskRun} */
export async function take(state, asks) {
  const { at, pasted } = bookOf(state);
  const { puzzles } = await asks("read", { text: pasted });
  const added = puzzles.map(({ givens, geometry, original }) => ({
    ...{ puzzle: givens, geometry },
    ...(original && { original }),
  }));
  const summary = result("book-take", "good", "book.taken", { count: added.length });
  /** @param {Book} book */
  const change = (book) => ({ ...withMore(at, added)(book), pasted: "" });
  return { type: "book", change, result: summary };
}

/** @param {import("../app/state.js").State} state */
const bookOf = ({ print: { book } }) => /** @type {Book} */ (book);
