/**
 * The tutorials: short quotes, each beside the line of our code that follows it, and their mistakes, many with a
 * program that demonstrates the effect. All are in `texts.json`. Tests compare it with the tutorials and with the
 * output of the programs.
 *
 * @typedef {{number: number, title: string, lang: string}} Text
 * @typedef {{line: number, text: string, python: string}} Quote
 * @typedef {{name: string, line: number, text: string, prose?: boolean, program?: string, edit?: [string, string], puzzle?: string}} Slip
 *   `edit`: a text of the program, and its replacement, which is as in the tutorial
 * @typedef {{texts: Record<string, Text>, quotes: Record<string, Quote[]>, slips: Record<string, Slip[]>}} Texts
 */
import { fetchPart } from "../parts/parts.js";

/** Load the quotes and the mistakes. @returns {Promise<Texts>} */
export const loadTexts = async () => (await fetchPart("texts/texts.json")).json();

/** Return the program that demonstrates a mistake. @param {Slip} slip */
export async function codeOf({ program, edit }) {
  const answer = await fetchPart(`texts/${program}`);
  if (!answer.ok) throw new Error(`${program}: ${answer.status}`);
  const code = await answer.text();
  return edit ? code.replace(edit[0], () => edit[1]) : code;
}

/**
 * Return the number of the line that quotes a piece of our code, counted from 1, or 0 if it is not found.
 * @param {string} source @param {string} python
 */
export const lineOf = (source, python) => source.split("\n").findIndex((line) => line.trim() === python) + 1;

/** Return a puzzle among the printed lines, which has 81 characters, or null. @param {string} printed */
export const puzzleIn = (printed) => printed.match(/^[1-9.]{81}$/m)?.[0] ?? null;

/**
 * Return the language of a quote, for screen readers. Program code is English.
 * @param {string} text @param {string} lang
 */
export const langOf = (text, lang) => (/[^ -~\n]/.test(text) ? lang : "en");
