/**
 * The participants of races and plots: the algorithms, and the programs that the user has saved in Edit a copy. The
 * name of such a program is "own." and its key.
 * @typedef {import("../contract/shapes.js").Program} Program
 * @typedef {import("../app/state.js").Words} Words
 */
import { SLUGS } from "../learn/classroom.js";
import { isVersion, ordered } from "../own/programs.js";
import { loadPrograms } from "../storage/programs.js";

const OWN = "own.";
/** The saved programs, as they were when `updatePrograms` last read them. @type {Program[]} */
let programs = [];

/**
 * Read the saved programs again. Programs that came with a link and were never run are left out.
 * @param {Program[]} [kept]  the saved programs; if missing, they are loaded
 */
export function updatePrograms(kept = loadPrograms()) {
  programs = ordered(kept.filter(({ shared }) => !shared));
}

/** Return all participants of a race or plot: the algorithms and the saved programs. */
export const contenders = () => [...SLUGS, ...programs.map(({ key }) => OWN + key)];

/** Return whether a participant of a race or plot is a saved program, not an algorithm. @param {string} slug */
export const isOwn = (slug) => slug.startsWith(OWN);

/**
 * Return the saved program that takes part in a race or plot. Return null if the participant is an algorithm, or if the
 * program was deleted.
 * @param {string} slug
 */
export const programOf = (slug) => programs.find(({ key }) => OWN + key === slug) ?? null;

/**
 * Return the name of an algorithm or program that takes part in a race or plot.
 * @param {string} slug @returns {Words}
 */
export function nameOf(slug) {
  if (!isOwn(slug)) return { key: `class.${slug}.name` };
  const { key, name } = programOf(slug) ?? { key: slug, name: "?" };
  return { key: "study.own", args: { name: isVersion(key) ? { key: `class.${key}.name` } : name } };
}
