/**
 * The task that makes a newspaper's series: it makes the puzzles of all days, one by one, and downloads their files as
 * one ZIP. If it is cancelled, the puzzles made so far are kept, and the next run continues with them.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../solve/tasks.js").Asks} Asks
 * @typedef {import("../solve/tasks.js").Tell} Tell
 * @typedef {import("../contract/shapes.js").MadeFor} MadeFor
 * @typedef {import("./series.js").Series} Series
 */
import { geometryWords } from "../board/names.js";
import { findPuzzle } from "../make/find-puzzle.js";
import { randomSeed } from "../make/options.js";
import { refusalOf } from "../ui/refusal.js";
import { fontFile } from "./fonts.js";
import { isFontKey, keysOf, ownFontFile } from "./own-fonts.js";
import { withSupplies } from "./paths.js";
import { seriesFrom, toSend } from "./series.js";

/** The number of days whose files are drawn with one request. */
const DAYS_AT_ONCE = 4;
/** The message after Cancel. */
const CANCELLED = "print.cancelled";

/** The puzzles made so far, by their recipe. They are kept until the page is closed. @type {Map<string, MadeFor>} */
const MADE = new Map();

/** @type {import("../solve/tasks.js").TaskRun} */
export async function makeSeries(state, asks, tell) {
  const chosen = seriesFrom(state.print.series, new Date());
  const series = { ...chosen, seed: chosen.seed || randomSeed() };
  const { seed } = series;
  /** @type {import("../contract/shapes.js").NewspaperDays} */
  let plan;
  try {
    plan = await asks("newspaper", { series: toSend(series), seed });
  } catch (error) {
    return refused(error);
  }
  const { days, least, most } = plan;
  if (series.width < least || series.width > most)
    return { type: "result", result: resultOf("bad", "print.series.narrow", { least, most }) };
  const made = await puzzlesOf(days, asks, tell);
  const { zip, drawing, files } = await drawn(series, made, keysOf(state.print.fonts), asks, tell);
  const lost = Object.values(made)
    .flat()
    .filter(({ met }) => !met).length;
  const result = lost
    ? resultOf("bad", "print.series.unmet", { count: files, lost })
    : resultOf("good", "print.series.saved", { count: files });
  return {
    type: "printed",
    made: state.print.made,
    print: { series, sheets: { pages: { 0: drawing }, total: 1, ...sizeOf(drawing) }, page: 0 },
    out: {
      type: "download",
      bytes: /** @type {import("../contract/shapes.js").Bytes} */ (zip),
      name: `sudoku-${series.start}.zip`,
    },
    result,
  };
}

/** @param {import("../solve/types.js").Tone} tone @param {string} key @param {Record<string, unknown>} args */
const resultOf = (tone, key, args) => ({ task: "series", tone, words: { key, args } });

/**
 * Make the puzzles of all days, except those that were made before.
 * @param {import("../contract/shapes.js").NewspaperDay[]} days @param {Asks} asks @param {Tell} tell
 */
async function puzzlesOf(days, asks, tell) {
  const total = days.reduce((sum, { recipes }) => sum + recipes.length, 0);
  /** @type {Record<string, MadeFor[]>} */
  const made = {};
  let done = 0;
  for (const { day, recipes } of days) {
    made[day] = [];
    for (const recipe of recipes) {
      tell({ key: "print.series.making", args: { done, total, count: done } }, undefined, CANCELLED);
      made[day].push(await puzzleOf(recipe, asks));
      done += 1;
    }
  }
  return made;
}

/** @param {import("../contract/shapes.js").Recipe} recipe @param {Asks} asks */
async function puzzleOf(recipe, asks) {
  const key = JSON.stringify(recipe);
  const known = MADE.get(key);
  if (known) return known;
  const found = await findPuzzle(
    (some) => asks("generate", some),
    recipe,
    () => {},
  );
  const { id, puzzle, solution, grade, met } = found;
  const kept = { id, puzzle, solution, grade, met };
  MADE.set(key, kept);
  return kept;
}

/**
 * Return the ZIP with the files of all days.
 * @param {Series} series @param {Record<string, MadeFor[]>} made
 * @param {import("../contract/shapes.js").OwnFonts} own @param {Asks} asks @param {Tell} tell
 */
async function drawn(series, made, own, asks, tell) {
  const language = document.documentElement.lang;
  const asked = { series: toSend(series), seed: series.seed, made, language, own, limit: DAYS_AT_ONCE };
  const count = Object.values(made).flat().length;
  for (;;) {
    const answer = await withSupplies(
      (fonts) => asks("newspaper-zip", { ...asked, fonts }),
      (name) => (isFontKey(name) ? ownFontFile(name) : fontFile(name)),
    );
    if (answer.zip) return answer;
    tell(
      { key: "print.series.drawing", args: { done: answer.done, total: answer.total, count } },
      undefined,
      CANCELLED,
    );
  }
}

/** Return the size of a drawing in millimetres. @param {string} drawing */
function sizeOf(drawing) {
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? "").split(" ").map(Number);
  return { width, height };
}

/**
 * Return the result for a series that does not exist, once its sentence is loaded. Names of difficulties are replaced by
 * words.
 * @param {any} error @returns {Promise<Action>}
 */
async function refused(error) {
  const grade = (/** @type {string} */ name) => ({ key: `grade.${name}` });
  const words = await refusalOf(error, (code, args) =>
    code === "wish-no-grade"
      ? { found: grade(args.found), size: geometryWords(args.size), grades: args.grades.split(", ").map(grade) }
      : args,
  );
  if (!words) throw error;
  return { type: "result", result: resultOf("bad", words.key, words.args ?? {}) };
}
