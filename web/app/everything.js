/**
 * A backup of everything a person has in the page: puzzles with their progress, settings, records, a book, programs,
 * assignments and own rules. Functions save them as one file, restore them from it, and delete them. The file is an export of My
 * puzzles with more data in it, so everything that reads an export can also read the puzzles of a backup.
 * @typedef {import("./state.js").State} State
 * @typedef {import("./actions.js").Action} Action
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../contract/shapes.js").Program} Program
 */
import { fitting } from "../contract/fits.js";
import { bookFrom, countIn, savedBook } from "../print/book.js";
import { fileOf, ofFile, partsOfFile } from "../puzzles/exported.js";
import { loadAssigned, restoreAssigned } from "../storage/assigned.js";
import { restoreRules, rulesForBackup } from "../storage/own-rules.js";
import { loadPrograms, saveProgram } from "../storage/programs.js";
import { programsFrom, solvedFrom } from "../storage/schema.js";
import { saveFile } from "../ui/save-file.js";
import { choicesFrom, savedChoices } from "./saving.js";

const FILE_NAME = "sudoku-everything.json";

/**
 * Return the text of a backup file: the puzzles, settings and other saved data of a person.
 * @param {State} state
 * @param {number} now
 * @param {Program[]} [programs]
 * @param {Record<string, unknown>} [assigned]
 * @param {{made: unknown[], drafts: unknown[]}} [rules]
 */
export const backupOf = (state, now, programs = [], assigned = {}, rules = { made: [], drafts: [] }) =>
  fileOf(
    state.tray.items,
    {
      saved: new Date(now).toISOString(),
      settings: savedChoices(state),
      records: state.solved,
      ...(state.print.book && { book: savedBook(state.print.book) }),
      ...(programs.length && { programs }),
      ...(Object.keys(assigned).length && { assigned }),
      ...(rules.made.length + rules.drafts.length && { rules }),
    },
    state.tray.damaged,
  );

/**
 * Return the actions that restore a backup, or null if the text is not a backup or an export of this page. Puzzles that
 * already exist only get the data they lack. A book that contains puzzles is not replaced.
 * @param {string} text
 * @param {number} now
 * @returns {Action[] | null}
 */
export function restoreActions(text, now) {
  const newcomers = ofFile(text);
  if (!newcomers) return null;
  const {
    settings,
    records = [],
    ...more
  } = /** @type {{settings?: object, records?: unknown[], book?: unknown}} */ (fitting(JSON.parse(text), "TrayFile"));
  const book = bookFrom(more.book);
  return [
    { type: "tray-restore", newcomers, now },
    ...solvedFrom(records).map((record) => /** @type {const} */ ({ type: "solved", record })),
    ...(book
      ? [/** @type {const} */ ({ type: "book", change: (/** @type {Book} */ now) => (countIn(now) ? now : book) })]
      : []),
    ...(settings ? [/** @type {const} */ ({ type: "choices", choices: choicesFrom(settings) })] : []),
  ];
}

/** Save the programs, assignments and rules of a backup that do not exist yet. @param {string} text of a backup */
function restoreRecords(text) {
  const {
    programs = [],
    assigned,
    rules,
  } = /** @type {{programs?: unknown[], assigned?: unknown, rules?: unknown}} */ (
    fitting(JSON.parse(text), "TrayFile")
  );
  for (const program of programsFrom(programs, loadPrograms())) saveProgram(program);
  restoreAssigned(assigned);
  restoreRules(rules);
}

/**
 * Create the commands that save a backup, restore it, and delete all data.
 * @param {{getState: () => State, act: (action: Action) => void, forget: (() => unknown)[], reload: () => void, now?: () => number}} wiring
 *   `forget`: functions that each delete a part of the saved data
 */
export function createEverything({ getState, act, forget, reload, now = Date.now }) {
  return {
    save() {
      saveFile(
        FILE_NAME,
        "application/json",
        backupOf(getState(), now(), loadPrograms(), loadAssigned(), rulesForBackup()),
      );
      act({ type: "advised", now: now() });
    },

    /** @param {File} file */
    async restore(file) {
      const text = await file.text().catch(() => "");
      const actions = restoreActions(text, now());
      if (!actions) return act({ type: "notice", words: { key: "everything.none", args: { name: file.name } } });
      const before = getState().tray.items.length;
      for (const action of actions) act(action);
      restoreRecords(text);
      const count = getState().tray.items.length - before;
      const damaged = partsOfFile(text)?.damaged ?? 0;
      const words = damaged
        ? { key: "everything.restored-some", args: { count, damaged } }
        : { key: "everything.restored", args: { count } };
      act({ type: "notice", words });
    },

    /** Delete everything and reload, so that the page starts as on a first visit. */
    async forget() {
      for (const part of forget) await part();
      reload();
    },
  };
}
