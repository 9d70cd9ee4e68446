/**
 * The programs that a person has: algorithms made their own, by the algorithm's name, and any number of others. Pure but for
 * where they are kept.
 *
 * @typedef {import("../contract/shapes.js").Program} Program
 */
import { SLUGS } from "../learn/classroom.js";
import { dropProgram, isProgramName, loadPrograms, saveProgram } from "../storage/programs.js";
import { newKey } from "../storage/schema.js";

/** A program is written at most so many milliseconds after it changed. */
const SOON = 250;

/** Whether it is an algorithm made one's own. @param {string} key */
export const isVersion = (key) => SLUGS.includes(key);

/** A name that no other has: "Mine", "Mine 2". @param {string} wished @param {Program[]} programs */
export function freeName(wished, programs) {
  const taken = programs.map(({ name }) => name);
  const tries = Array.from({ length: taken.length + 1 }, (_, at) => (at ? `${wished} ${at + 1}` : wished));
  return tries.find((name) => !taken.includes(name)) ?? wished;
}

/** @param {Program[]} programs @param {Program} program */
export const withProgram = (programs, program) =>
  programs.some(({ key }) => key === program.key)
    ? programs.map((one) => (one.key === program.key ? program : one))
    : [...programs, program];

/** Versions in the order of the algorithms, then the others by name. @param {Program[]} programs */
export const ordered = (programs) =>
  programs.toSorted(
    (one, other) =>
      Number(isVersion(other.key)) - Number(isVersion(one.key)) ||
      SLUGS.indexOf(one.key) - SLUGS.indexOf(other.key) ||
      one.name.localeCompare(other.name),
  );

/**
 * All programs, kept as they change. What another tab writes is seen here at once.
 * @param {{onRefused: () => void, onOther: () => void, page?: EventTarget}} told
 */
export function createPrograms({ onRefused, onOther, page = globalThis }) {
  let programs = loadPrograms();
  /** @type {Set<string>} */
  const pending = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  const flush = () => {
    clearTimeout(soon);
    soon = undefined;
    const kept = programs.filter(({ key }) => pending.has(key)).map((program) => saveProgram(program));
    pending.clear();
    if (kept.includes(false)) onRefused();
  };
  const reload = () => {
    flush();
    programs = loadPrograms();
  };
  for (const event of ["pagehide", "visibilitychange", "focusout"]) page.addEventListener(event, flush); // also for who reads them here
  page.addEventListener("storage", (event) => {
    if (!isProgramName(/** @type {StorageEvent} */ (event).key)) return;
    reload();
    onOther();
  });

  return {
    all: () => ordered(programs),
    reload,
    /** @param {string} key */
    get: (key) => programs.find((program) => program.key === key) ?? null,
    /** @param {Program} program */
    keep(program) {
      programs = withProgram(programs, program);
      pending.add(program.key);
      soon ??= setTimeout(flush, SOON);
    },
    /** @param {string} name @param {string} code @param {Partial<Program>} [more] */
    add(name, code, more) {
      const program = { key: newKey(), name: freeName(name, programs), code, ...more };
      this.keep(program);
      return program;
    },
    /** @param {string} key */
    drop(key) {
      programs = programs.filter((program) => program.key !== key);
      pending.delete(key);
      dropProgram(key);
    },
  };
}
