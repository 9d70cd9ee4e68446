/**
 * The tasks of the tab Print: make puzzles, print all pages, and download a PDF, a braille file or a text.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../solve/tasks.js").Asks} Asks
 * @typedef {import("../solve/tasks.js").Tell} Tell
 * @typedef {import("./saved.js").MadeNow} MadeNow
 */

import { findPuzzle } from "../make/find-puzzle.js";
import { FIRST_WISH, randomSeed, recipeOf } from "../make/options.js";
import { newcomerOf } from "../make/result.js";
import { loadDesk } from "./desk-door.js";
import { makeLessonSheet } from "./lesson-sheet.js";
import { fileName } from "./output.js";
import { chosenFont } from "./own-fonts.js";
import { drawnWithPaths, withPaths } from "./paths.js";
import { requestNow } from "./request.js";
import { countOf, isMade } from "./saved.js";
import { makeSeries } from "./series-task.js";
import { allPages, wholePdf } from "./whole.js";
import { makeWrap } from "./wrap-task.js";

/** The message after Cancel while puzzles are made. The next run continues with those that are made. */
const CANCELLED = "print.cancelled";

/**
 * The tasks of printing by name, each in the same form as the tasks of solve/tasks.js.
 * @type {Record<import("./types.js").PrintTask, import("../solve/tasks.js").TaskRun>}
 */
export const PRINT_TASKS = {
  async "print-make"(state, asks, tell) {
    const made = await puzzlesNow(state, asks, tell);
    const result = resultOf("print-make", "print.made", made.items.length);
    return { type: "printed", made, result: withMissing(result, "now", made) };
  },
  async paper(state, asks, tell) {
    const { made, request } = await prepared(state, asks, tell);
    const { items, width, height } = await allPages(request, asks, tell);
    if (!items.length) return nothingToPrint("paper", state, made);
    const result = withMissing(undefined, state.print.source, made);
    return { type: "printed", made, out: { type: "paper", pages: items, width, height }, ...(result && { result }) };
  },
  brf: (...asked) => asText("brf", ...asked),
  txt: (...asked) => asText("txt", ...asked),
  async pdf(state, asks, tell) {
    const { made, request } = await prepared(state, asks, tell);
    const { pdf, total, ...about } = await wholePdf(request, asks, tell);
    if (!pdf) return nothingToPrint("pdf", state, made);
    const lost = typedCharacters(about.lost, about.warnings);
    const out = /** @type {const} */ ({ type: "download", bytes: pdf, name: fileName(state.print.options.title) });
    const words = lost ? { key: "print.lost", args: { lost } } : { key: "print.saved", args: { count: total } };
    const result = /** @type {const} */ ({ task: "pdf", tone: lost ? "bad" : "good", words });
    return { type: "printed", made, out, result: withMissing(result, state.print.source, made) };
  },
  async font({ print }, asks, tell) {
    const { weight, file } = /** @type {import("./types.js").FontFile} */ (print.fontFile);
    tell({ key: "print.font.reading", args: { title: file.name } });
    const { font, words } = await chosenFont(file, asks);
    return { type: "font-chosen", weight, font, result: { task: "font", tone: font ? "good" : "bad", words } };
  },
  series: makeSeries,
  worksheet: makeLessonSheet,
  "book-wrap": makeWrap,
  "book-fill": async (...asked) => (await loadDesk()).fill(...asked),
  "book-check": async (...asked) => (await loadDesk()).check(...asked),
  "book-earlier": async (...asked) => (await loadDesk()).compare(...asked),
  "book-take": async (...asked) => (await loadDesk()).take(...asked),
};

/** @param {string} task @param {string} key @param {number} count @returns {import("../app/state.js").Result} */
const resultOf = (task, key, count) => ({ task, tone: "good", words: { key, args: { count } } });

/**
 * Add to a result how many puzzles of the groups were not found. Without such puzzles, it stays as it is.
 * @template {import("../app/state.js").Result | undefined} R
 * @param {R} result @param {State["print"]["source"]} source @param {State["print"]["made"]} made
 */
function withMissing(result, source, made) {
  if (source !== "now" || !made?.missing) return result;
  const second = { key: "print.missing", args: { count: made.missing } };
  const words = result ? { key: "list.sentences", args: { first: result.words, second } } : second;
  return /** @type {import("../app/state.js").Result} */ ({ task: "paper", ...result, tone: "bad", words });
}

/**
 * Return the result for an empty document. It is empty, for example, if no puzzle can practise the technique of its
 * section.
 * @param {string} task @param {State} state @param {State["print"]["made"]} made @returns {Action}
 */
const nothingToPrint = (task, { print: { source } }, made) => ({
  type: "printed",
  made,
  result: withMissing({ task, tone: "bad", words: { key: "print.nothing" } }, source, made),
});

/**
 * Make the puzzles and find the solution paths that are still missing. Return the request to draw the document with
 * them.
 * @param {State} state @param {Asks} asks @param {Tell} tell
 */
async function prepared(state, asks, tell) {
  const { made, request } = await withPuzzles(state, asks, tell);
  return { made, request: await withPaths(request, state.print.options.path, asks, tell) };
}

/**
 * Make the puzzles of the groups, unless they have been made. Return the request to draw the document with them.
 * @param {State} state @param {Asks} asks @param {Tell} tell
 */
async function withPuzzles(state, asks, tell) {
  const { source } = state.print;
  const made = source === "now" && !isMade(state.print) ? await puzzlesNow(state, asks, tell) : state.print.made;
  return { made, request: requestNow({ ...state, print: { ...state.print, made } }) };
}

/**
 * Download the document as a braille file or as a text to read aloud. Neither has pages.
 * @param {"brf" | "txt"} form @param {State} state @param {Asks} asks @param {Tell} tell @returns {Promise<Action>}
 */
async function asText(form, state, asks, tell) {
  const { made, request } = await withPuzzles(state, asks, tell);
  const { sections, options, language } = await withPaths(request, false, asks, tell);
  const { file } = await drawnWithPaths(({ paths }) =>
    asks("sheet-text", { sections, options, language, form, paths }),
  );
  if (!file) return nothingToPrint(form, state, made);
  const name = fileName(state.print.options.title, form);
  const written = { key: "print.written", args: { title: name } };
  const whole = form === "brf" && sections.some(({ practise }) => practise);
  const words = whole
    ? { key: "list.sentences", args: { first: written, second: { key: "print.brf-whole" } } }
    : written;
  const result = withMissing({ task: form, tone: "good", words }, state.print.source, made);
  return { type: "printed", made, out: { type: "download", bytes: file, name }, result };
}

/**
 * The puzzles of a task that was cancelled. If the groups are still the same, the next task continues with these
 * puzzles.
 * @type {{groups: import("./saved.js").Group[], seed: string, items: MadeNow[], missing: number, done: number} | null}
 */
let begun = null;

/**
 * Make the puzzles of all groups. A puzzle that cannot be found with the options of its group is counted as missing.
 * @param {State} state @param {Asks} asks @param {Tell} tell
 */
async function puzzlesNow({ print: { groups, options } }, asks, tell) {
  const total = countOf(groups);
  const work = begun?.groups === groups ? begun : { groups, seed: randomSeed(), items: [], missing: 0, done: 0 };
  begun = work;
  const wanted = groups.flatMap((group, at) => Array.from({ length: group.count }, () => ({ ...group, at })));
  for (const { size, grade, at } of wanted.slice(work.done)) {
    tell({ key: "print.making", args: { done: work.done, total, count: work.done } }, undefined, CANCELLED);
    const recipe = recipeOf({ ...FIRST_WISH, size, grade, clues: options.clues }, work.seed, work.done);
    const made = await findPuzzle(
      (some) => asks("generate", some),
      recipe,
      ({ tries, effort }) => {
        const args = { done: work.done, total, tries, most: effort, count: work.done };
        tell({ key: "print.seeking", args }, undefined, CANCELLED);
      },
    );
    if (made.met) work.items.push({ ...newcomerOf(made), group: at });
    else work.missing += 1;
    work.done += 1;
  }
  begun = null;
  return { groups, items: work.items, missing: work.missing };
}

/** The sign that replaces a character that no font has. */
const BOX = "□";

/**
 * Return the characters that could not be printed, in the form in which the player typed them.
 * @param {string} lost @param {import("./warnings.js").Warning[]} warnings
 */
function typedCharacters(lost, warnings) {
  const typed = warnings.filter(({ code }) => code === "no-letter").map(({ args }) => args?.lost);
  return typed.length ? lost.replace(BOX, [...new Set(typed.join(""))].join("")) : lost;
}
