/**
 * What the five texts say: short quotes, each beside the line of ours that keeps it, and slips, many of them with a program that
 * shows what comes of it. `texts.json` has them all; tests hold it to the texts and to what the programs print.
 *
 * @typedef {{number: number, title: string, lang: string}} Text
 * @typedef {{line: number, text: string, python: string}} Quote
 * @typedef {{name: string, line: number, text: string, prose?: boolean, program?: string, edit?: [string, string], puzzle?: string}} Slip
 *   `edit`: what the program has instead, to be as the text has it
 * @typedef {{texts: Record<string, Text>, quotes: Record<string, Quote[]>, slips: Record<string, Slip[]>}} Texts
 */
import { fetchPart } from "../parts/parts.js";

/** @returns {Promise<Texts>} */
export const loadTexts = async () => (await fetchPart("texts/texts.json")).json();

/** The program that shows it. @param {Slip} slip */
export async function codeOf({ program, edit }) {
  const answer = await fetchPart(`texts/${program}`);
  if (!answer.ok) throw new Error(`${program}: ${answer.status}`);
  const code = await answer.text();
  return edit ? code.replace(edit[0], () => edit[1]) : code;
}

/** The lines at which a quote of ours stands in a source, from 1; 0 where it does not. @param {string} source @param {string} python */
export const lineOf = (source, python) => source.split("\n").findIndex((line) => line.trim() === python) + 1;

/** A puzzle among the lines that were printed: 81 characters; null where there is none. @param {string} printed */
export const puzzleIn = (printed) => printed.match(/^[1-9.]{81}$/m)?.[0] ?? null;

/** The language of what is quoted, for who reads it aloud: a program's own is English. @param {string} text @param {string} lang */
export const langOf = (text, lang) => (/[^ -~\n]/.test(text) ? lang : "en");
