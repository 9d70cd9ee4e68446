/**
 * Who can race and be drawn: the algorithms, and the programs that a person keeps in Edit a copy. These go by "own." and their key.
 *
 * @typedef {import("../contract/shapes.js").Program} Program
 * @typedef {import("../app/state.js").Words} Words
 */
import { SLUGS } from "../learn/classroom.js";
import { isVersion, ordered } from "../own/programs.js";
import { loadPrograms } from "../storage/programs.js";

const OWN = "own.";
/** What is known of them. @type {Program[]} */
let programs = [];

/** Looks what is kept now; programs that came by a link and were never run are not among them. @param {Program[]} [kept] */
export function lookAgain(kept = loadPrograms()) {
  programs = ordered(kept.filter(({ shared }) => !shared));
}

export const contenders = () => [...SLUGS, ...programs.map(({ key }) => OWN + key)];

/** @param {string} slug */
export const isOwn = (slug) => slug.startsWith(OWN);

/** The program as it is kept; null for an algorithm, and for one that is kept no longer. @param {string} slug */
export const programOf = (slug) => programs.find(({ key }) => OWN + key === slug) ?? null;

/** @param {string} slug @returns {Words} */
export function nameOf(slug) {
  if (!isOwn(slug)) return { key: `class.${slug}.name` };
  const { key, name } = programOf(slug) ?? { key: slug, name: "?" };
  return { key: "study.own", args: { name: isVersion(key) ? { key: `class.${key}.name` } : name } };
}
