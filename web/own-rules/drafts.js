/**
 * The drafts in the editor for rules, which are saved so that nothing is lost, and the rules that were made. Each draft
 * has the name of its template, or the name of the tool whose rule was opened.
 * @typedef {{name: string, sentence: string, source: string, shape: string, colour: string, cells: string}} Draft
 */
import { DRAFTS } from "../storage/own-rules.js";
import { readRecord, writeRecord } from "../storage/records.js";

/** The drafts that are kept. */
const MOST = 20;

/** Return the drafts, the newest last. @param {import("../storage/records.js").Where} [where] @returns {Map<string, Draft>} */
export function loadDrafts(where) {
  const found = readRecord(DRAFTS, where);
  return new Map(Array.isArray(found) ? found.filter(isEntry) : []);
}

/** @param {any} entry */
const isEntry = (entry) =>
  Array.isArray(entry) &&
  typeof entry[0] === "string" &&
  ["name", "sentence", "source", "shape", "colour", "cells"].every((part) => typeof entry[1]?.[part] === "string");

/**
 * Save a draft, and return whether the browser has saved it.
 * @param {string} key @param {Draft} draft @param {import("../storage/records.js").Where} [where]
 */
export function keepDraft(key, draft, where) {
  const others = [...loadDrafts(where)].filter(([name]) => name !== key);
  return writeRecord(DRAFTS, [...others, [key, draft]].slice(-MOST), where);
}
