/**
 * Records of assignments in the browser: the drafts of pupils, the marks of teachers, and the assignment that a teacher
 * is writing.
 * @typedef {{text: string, title: string, name: string, answer: string, tries: number | null, seconds: number, program: string | null,
 *   handed: string, figures: import("./solving.js").Figure[]}} Draft  `program`: the key of the pupil's program; `handed`: a hash of the content that was handed
 *   in last, or ""; `figures`: how far each puzzle is solved
 * @typedef {{text: string, expected: string, marks: Record<string, string>}} Marks
 * @typedef {{title: string, question: string}} Setting
 */

import { hashOf } from "../board/hash.js";
import { isRecord } from "../contract/fits.js";
import { DRAFT, MARKS } from "../storage/assigned.js";
import { readRecord, recordNames, writeRecord } from "../storage/records.js";
import { figuresFrom } from "./solving.js";

/** @typedef {import("../storage/records.js").Where} Where */

const SETTING = "sudoku.setting.v1";

/**
 * Return the name under which data about an assignment are saved. `kind` says which data: a draft or marks.
 * @param {string} kind @param {string} text
 */
const nameOf = (kind, text) => kind + keyOfText(text);

/** Return the key of an assignment, which is short. @param {string} text */
export const keyOfText = (text) => hashOf(text).toString(36);

/**
 * Return a record with exactly the keys of `plain`. If a value of the record is missing or has another type, the value
 * in `plain` is used instead.
 * @template {object} T @param {unknown} record @param {T} plain @returns {T}
 */
function withDefaults(record, plain) {
  const value = /** @type {any} */ (isRecord(record) ? record : {});
  const like = (/** @type {unknown} */ one, /** @type {unknown} */ other) =>
    other === null || typeof one === typeof other;
  const entries = Object.entries(plain).map(([name, other]) => [
    name,
    name in value && like(value[name], other) ? value[name] : other,
  ]);
  return Object.fromEntries(entries);
}

/** Return an empty draft for an assignment. @param {string} text @param {string} title @returns {Draft} */
export const newDraft = (text, title) => ({
  ...{ text, title, name: "", answer: "" },
  ...{ tries: null, seconds: 0, program: null, handed: "", figures: [] },
});

/**
 * Return the saved draft for an assignment. If none is saved, return an empty one.
 * @param {string} text @param {string} title @param {Where} [where] @returns {Draft}
 */
export function loadDraft(text, title, where) {
  const plain = newDraft(text, title);
  const saved = withDefaults(readRecord(nameOf(DRAFT, text), where), plain);
  return saved.text === text ? { ...saved, figures: figuresFrom(saved.figures) } : plain;
}

/**
 * Return the text of an assignment that was opened on this device, by its key, or "" if there is none.
 * @param {string} key @param {Where} [where]
 */
export const textOfKey = (key, where) => withDefaults(readRecord(DRAFT + key, where), newDraft("", "")).text;

/** Save a draft, and return whether the browser has saved it. @param {Draft} draft @param {Where} [where] */
export const saveDraft = (draft, where) => writeRecord(nameOf(DRAFT, draft.text), draft, where);

/** Return all drafts that are saved on this device. @param {Where} [where] @returns {Draft[]} */
export const loadDrafts = (where) =>
  recordNames(DRAFT, where)
    .map((name) => withDefaults(readRecord(name, where), newDraft("", "")))
    .filter(({ text }) => text);

/** Return the saved marks for an assignment. @param {string} text @param {Where} [where] @returns {Marks} */
export function loadMarks(text, where) {
  const plain = { text, expected: "", marks: {} };
  const saved = withDefaults(readRecord(nameOf(MARKS, text), where), plain);
  return saved.text === text && isRecord(saved.marks) ? saved : plain;
}

/** Save marks, and return whether the browser has saved them. @param {Marks} marks @param {Where} [where] */
export const saveMarks = (marks, where) => writeRecord(nameOf(MARKS, marks.text), marks, where);

/**
 * Return the title and the question of the assignment that a teacher is writing.
 * @param {Where} [where] @returns {Setting}
 */
export const loadSetting = (where) => withDefaults(readRecord(SETTING, where), { title: "", question: "" });

/**
 * Save the title and the question of the assignment that a teacher is writing. Return whether the browser has saved
 * them.
 * @param {Setting} setting @param {Where} [where]
 */
export const saveSetting = (setting, where) => writeRecord(SETTING, setting, where);
