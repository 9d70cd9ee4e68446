/**
 * The quotes from the tutorials and the mistakes in them. Each quote is short and belongs to the line of our code that
 * follows it. Many mistakes have a program that demonstrates their effect. The quotes and mistakes are in `texts.json`,
 * and each program has a file of its own. Tests compare `texts.json` with the tutorials and with the output of the
 * programs.
 * @typedef {{number: number, title: string, lang: string}} Text
 * @typedef {{line: number, text: string, python: string}} Quote
 * @typedef {{name: string, line: number, text: string, prose?: boolean, program?: string, edit?: [string, string],
 *   puzzle?: string}} Slip
 *   `edit`: a text in the program, and the text from the tutorial that replaces it
 * @typedef {{texts: Record<string, Text>, quotes: Record<string, Quote[]>, slips: Record<string, Slip[]>}} Texts
 */
import { fetchPart } from "../parts/parts.js";

/** Load the quotes from the tutorials and the mistakes in the tutorials. @returns {Promise<Texts>} */
export const loadTexts = async () => (await fetchPart("texts/texts.json")).json();

/** Return the code of the program that demonstrates a mistake. @param {Slip} slip */
export async function codeOf({ program, edit }) {
  const answer = await fetchPart(`texts/${program}`);
  if (!answer.ok) throw new Error(`${program}: ${answer.status}`);
  const code = await answer.text();
  return edit ? code.replace(edit[0], () => edit[1]) : code;
}

/**
 * Return the number of the line that contains a piece of our code, counted from 1. Return 0 if there is none.
 * @param {string} source @param {string} python
 */
export const lineOf = (source, python) => source.split("\n").findIndex((line) => line.trim() === python) + 1;

/**
 * Return the first printed line that is a puzzle, which has 81 characters. Return null if there is none.
 * @param {string} printed
 */
export const puzzleIn = (printed) => printed.match(/^[1-9.]{81}$/m)?.[0] ?? null;

/**
 * Return the language of a quote, so that screen readers pronounce it well. Program code counts as English.
 * @param {string} text @param {string} lang
 */
export const langOf = (text, lang) => (/[^ -~\n]/.test(text) ? lang : "en");
