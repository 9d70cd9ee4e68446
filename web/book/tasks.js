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
import { earlierForms, findForms, formOf, puzzlesIn } from "./earlier.js";
import {
  indicesOf,
  isToCheck,
  keyOf,
  missingIndices,
  prefixOf,
  withEarlier,
  withFacts,
  withMore,
  withOrdered,
  withoutRepeats,
} from "./edit.js";

/** After so many repeated puzzles in a row, no new one is searched for. */
const ENOUGH = 200;

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
  const book = bookOf(state);
  const known = await knownForms(book, asks, tell);
  const total = book.sections.reduce((sum, section) => sum + missingIndices(section).length, 0);
  /** @type {Map<Section["order"], Puzzle[]>} */
  const filled = new Map();
  /** @type {Map<Section["order"], string[]>} */
  const repeats = new Map();
  let [count, lost, repeated] = [0, 0, 0];
  for (const section of book.sections) {
    const { order } = section;
    const indices = missingIndices(section);
    /** @type {Puzzle[]} */
    const made = [];
    /** @type {string[]} */
    const left = [];
    for (const index of indices) {
      const puzzle = await makeOne(section, index, asks, tell, { done: count + lost, total });
      if (!puzzle) lost += 1;
      else if (known && (await isRepeat(puzzle, known, asks))) {
        left.push(String(puzzle.id));
        if (order && left.length < ENOUGH) indices.push(indexAfter(order, left.length));
        else lost += 1;
      } else {
        made.push(puzzle);
        count += 1;
      }
    }
    filled.set(order, made);
    repeats.set(order, left);
    repeated += left.length;
  }
  const summary = lost
    ? result("book-fill", "bad", "book.filled-some", { count, lost })
    : repeated
      ? result("book-fill", "good", "book.filled-new", { count, repeated })
      : result("book-fill", "good", "book.filled", { count });
  return { type: "book", change: withOrdered(filled, repeats), result: summary };
}

/** Return the index of the first puzzle after those of an order, when so many are skipped. @param {import("../print/book.js").BookOrder} order @param {number} skipped */
const indexAfter = (order, skipped) => indicesOf({ ...order, count: order.count + skipped }).at(-1) ?? 0;

/**
 * Return whether a puzzle repeats one whose form is known. If not, its form is known from then on.
 * @param {Puzzle} puzzle @param {Set<string>} known @param {Asks} asks
 */
async function isRepeat(puzzle, known, asks) {
  await findForms([puzzle], asks, () => {});
  const form = formOf(puzzle);
  const { size } = known;
  return known.add(form).size === size;
}

/**
 * Return the forms of all puzzles that new puzzles must not repeat: those of earlier volumes and of the book. Return
 * null if there are no earlier volumes.
 * @param {Book} book @param {Asks} asks @param {Tell} tell
 */
async function knownForms(book, asks, tell) {
  if (!book.earlier.length) return null;
  const here = book.sections.flatMap(({ puzzles }) => puzzles);
  await findForms([...book.earlier.flatMap(({ puzzles }) => puzzles), ...here], asks, tell);
  return new Set([...earlierForms(book), ...here.map(formOf)]);
}

/**
 * Read the files of earlier volumes, and leave out the puzzles of the book that are in an earlier volume.
 * @type {TaskRun}
 */
export async function compare(state, asks, tell) {
  const book = bookOf(state);
  const read = [];
  for (const { name, text } of book.unread ?? [])
    read.push({ name, puzzles: text ? await puzzlesIn(text, asks).catch(() => []) : [] });
  const added = read.filter(({ puzzles }) => puzzles.length > 0);
  const next = { ...withEarlier((earlier) => [...earlier, ...added])(book), unread: [] };
  await knownForms(next, asks, tell);
  const known = earlierForms(next);
  const isKnown = (/** @type {Puzzle} */ puzzle) => known.has(formOf(puzzle));
  const count = book.sections.flatMap(({ puzzles }) => puzzles.filter(isKnown)).length;
  /** @param {Book} now */
  const change = (now) => ({
    ...withoutRepeats(isKnown)(withEarlier((earlier) => [...earlier, ...added])(now)),
    unread: [],
  });
  const bad = read.find(({ puzzles }) => !puzzles.length);
  const summary = bad
    ? result("book-earlier", "bad", "book.earlier.unreadable", { name: bad.name })
    : result("book-earlier", "good", count ? "book.earlier.left-out" : "book.earlier.none", { count });
  return { type: "book", change, result: summary };
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
  ).catch(unlessNever);
  if (!answer) return null;
  const { puzzle, geometry, solution, grade, er, beyond, met } = answer;
  const rated = grade && { grade, er, beyond: !!beyond };
  const plain = { puzzle, geometry, solution, id: answer.id, ...rated, unmet: [] };
  const { techniques } = met ? await asks("examine", { state: stateOf(plain) }) : { techniques: [] };
  const checked = met ? { ...plain, techniques } : null;
  MADE.set(id, checked);
  return checked;
}

/** Return null if no puzzle was found at all, for example with a pattern of clues. @param {any} failure */
function unlessNever(failure) {
  if (/^wish-.*-never$/.test(failure.error?.code)) return null;
  throw failure;
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
