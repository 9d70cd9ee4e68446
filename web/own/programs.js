/**
 * The player's programs. A changed version of an algorithm has the algorithm's key; all others have their own keys.
 * Only `createPrograms` has side effects: it saves the programs.
 * @typedef {import("../contract/shapes.js").Program} Program
 */
import { SLUGS } from "../learn/classroom.js";
import { dropProgram, isProgramName, loadPrograms, saveProgram } from "../storage/programs.js";
import { newKey } from "../storage/schema.js";

/** The longest time after a change before a program is saved, in milliseconds. */
const SOON = 250;

/**
 * Return whether a program is a person's changed version of one of the page's algorithms. Its key is then the name of
 * the algorithm.
 * @param {string} key
 */
export const isVersion = (key) => SLUGS.includes(key);

/**
 * Return a name that no other program has, such as "Mine" or "Mine 2".
 * @param {string} wished @param {Program[]} programs
 */
export function freeName(wished, programs) {
  const taken = programs.map(({ name }) => name);
  const tries = Array.from({ length: taken.length + 1 }, (_, at) => (at ? `${wished} ${at + 1}` : wished));
  return tries.find((name) => !taken.includes(name)) ?? wished;
}

/**
 * Return the programs with one program added, or replaced if its key is already there.
 * @param {Program[]} programs @param {Program} program
 */
export const withProgram = (programs, program) =>
  programs.some(({ key }) => key === program.key)
    ? programs.map((one) => (one.key === program.key ? program : one))
    : [...programs, program];

/**
 * Return the programs in order: changed versions in the order of their algorithms, then the others by name.
 * @param {Program[]} programs
 */
export const ordered = (programs) =>
  programs.toSorted(
    (one, other) =>
      Number(isVersion(other.key)) - Number(isVersion(one.key)) ||
      SLUGS.indexOf(one.key) - SLUGS.indexOf(other.key) ||
      one.name.localeCompare(other.name),
  );

/**
 * Create the collection of all programs. It saves changes, and adopts changes from other tabs at once.
 * @param {{onRefused: () => void, onOther: () => void, page?: EventTarget}} callbacks
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
  // `focusout`: when the editor is left, other parts of this page may read the saved programs
  for (const event of ["pagehide", "visibilitychange", "focusout"]) page.addEventListener(event, flush);
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
