/**
 * A report about the texts that were loaded. For each text, it shows the format, the puzzles with their content, and
 * other information in the text. It also lists all lines that were left out, with the reasons.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./reading.js").Part} Part
 * @typedef {[string, string[]]} Row  a heading, and the lines below it
 */
import { errorWords, partWords } from "../board/names.js";
import { countFilled } from "../board/problems.js";
import { h } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";
import { formWords, quoted } from "./reading.js";

/** The greatest number of lines that the report on an import shows under one heading. */
const MOST = 50;

/**
 * Create the sheet that reports what was loaded from texts and files, and what was left out.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 */
export function createImportDialog(root, onAction) {
  const body = h("div", { class: "import", tabindex: "0" });
  const sheet = createSheet("import.title", body, () => onAction({ type: "layer", layer: "" }));
  root.append(sheet.root);

  return {
    /** @param {State} state */
    render({ layer, imported }) {
      const open = layer === "import" && imported !== null;
      if (open && !sheet.root.open) body.replaceChildren(...imported.parts.map(partView));
      sheet.show(open);
    },
    destroy: sheet.destroy,
  };
}

/** Return the section of the report that says what was loaded from one text. @param {Part} part */
function partView(part) {
  const rows = [...foundRows(part), ...aboutRows(part), ...leftOutRows(part)].filter(([, said]) => said.length);
  const list = rows.map(([name, said]) =>
    h("div", {}, h("dt", {}, t(name)), ...cut(said).map((words) => h("dd", {}, words))),
  );
  return h(
    "section",
    {},
    part.name && h("h3", { class: "import-file" }, part.name),
    h("dl", { class: "import-rows" }, ...list),
  );
}

/** Return the rows about the format and the puzzles of a text. @param {Part} part @returns {Row[]} */
function foundRows({ puzzles, format }) {
  if (!puzzles.length) return [["import.found", [t("error.empty")]]];
  const found = [t("import.puzzles", { count: puzzles.length }), say(formWords(format))];
  return [
    ["import.found", found],
    ["import.holds", puzzles.length === 1 ? contentOf(puzzles[0]) : contentOfAll(puzzles)],
  ];
}

/** Return the numbers of clues, entries and notes of a puzzle, in words. @param {BoardState} board */
function contentOf({ givens, values, notes }) {
  const clues = countFilled(givens);
  const entries = countFilled(values) - clues;
  const noted = Object.keys(notes ?? {}).length;
  return [
    t("verdict.clues", { count: clues }),
    ...(entries ? [t("import.entries", { count: entries })] : []),
    ...(noted ? [t("import.notes", { count: noted })] : []),
  ];
}

/**
 * Return, in words, the fewest and the most clues of several puzzles, and how many of them have entries.
 * @param {BoardState[]} puzzles
 */
function contentOfAll(puzzles) {
  const clues = puzzles.map(({ givens }) => countFilled(givens)).sort((a, b) => a - b);
  const entered = puzzles.filter(({ givens, values }) => givens !== values).length;
  return [
    t("import.clues", { fewest: clues[0], most: clues.at(-1) }),
    ...(entered ? [t("import.entered", { count: entered })] : []),
  ];
}

/** Return the rows about the title, the author and other information in a text. @param {Part} part @returns {Row[]} */
function aboutRows({ about }) {
  const all = (/** @type {"title" | "author" | "rules"} */ what) => about.flatMap((each) => each[what] || []);
  return [
    ["import.name", all("title")],
    ["import.author", all("author")],
    ["import.rules", all("rules")],
    ["import.told", about.flatMap(({ other }) => Object.entries(other).map(otherWords))],
  ];
}

/**
 * Return the name and the value of one further piece of information about a puzzle, in words.
 * @param {[string, string]} entry  a name and its value
 */
const otherWords = ([name, value]) => t("import.telling", { name: t(`told.${name}`), value });

/** Return the rows about everything that was not loaded. @param {Part} part @returns {Row[]} */
function leftOutRows({ about, warnings, ignored }) {
  const names = (/** @type {"unknown" | "left_out"} */ what) =>
    [...new Set(about.flatMap((each) => each[what]))].map((part) => shown(partWords(part)));
  // these are already listed by name
  const rest = warnings.filter(({ code }) => !["unknown-rules", "left-out"].includes(code));
  return [
    ["import.unknown", names("unknown")],
    ["import.left-out", names("left_out")],
    ["import.remarks", rest.map((warning) => say(errorWords(warning)))],
    ["import.skipped", ignored.map((piece) => t("import.line", { line: piece.line, text: quoted(piece) }))],
  ];
}

/** @param {Words | string} words */
const shown = (words) => (typeof words === "string" ? words : say(words));

/** Shorten a long list, and say at its end how many lines are left out. @param {string[]} said */
const cut = (said) =>
  said.length > MOST ? [...said.slice(0, MOST), t("import.more", { count: said.length - MOST })] : said;
