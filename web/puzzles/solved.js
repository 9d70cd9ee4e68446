/**
 * The record of what a person has solved, kept on the device: no streaks, nothing to keep up.
 *
 * @typedef {import("../contract/shapes.js").SolvedRecord} Solved
 * @typedef {{grade: Solved["grade"], count: number, alone: number, best: number | null, usual: number | null}} Line  `alone`: without
 *   a hint; `best` and `usual`, the median, of those whose time was counted
 */
import { GRADES } from "../make/options.js";

/** A puzzle counts once, as it was solved first. @param {Solved[]} records @param {Solved} record */
export const recorded = (records, record) =>
  records.some(({ puzzle }) => puzzle === record.puzzle) ? records : [...records, record];

/** @param {Solved[]} records @returns {Line[]} a line a grade, the easiest first */
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
