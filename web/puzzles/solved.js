/**
 * The records of solved puzzles, which are saved on the device. Streaks of days are not counted.
 * @typedef {import("../contract/shapes.js").SolvedRecord} Solved
 * @typedef {{grade: Solved["grade"], count: number, alone: number, best: number | null, usual: number | null}} Line
 *   `alone`: the number solved without hints; `best` and `usual`: the best and the median time among puzzles whose time
 *   was counted
 */
import { GRADES } from "../make/options.js";

/**
 * Return the records of solved puzzles with a new one added, unless there is already a record for the same puzzle.
 * @param {Solved[]} records @param {Solved} record
 */
export const recorded = (records, record) =>
  records.some(({ puzzle }) => puzzle === record.puzzle) ? records : [...records, record];

/**
 * Return a summary of the solved puzzles by grade.
 * @param {Solved[]} records @returns {Line[]} one line per grade, easiest first
 */
export const byGrade = (records) =>
  [...GRADES, null].flatMap((grade) => {
    const some = records.filter((record) => record.grade === grade);
    return some.length ? [{ grade, ...summary(some) }] : [];
  });

/** @param {Solved[]} records @returns {Omit<Line, "grade">} */
function summary(records) {
  const times = records.flatMap(({ time }) => time ?? []).sort((a, b) => a - b);
  const alone = records.filter(({ hints }) => hints === 0).length;
  return { count: records.length, alone, best: times[0] ?? null, usual: times[times.length >> 1] ?? null };
}
