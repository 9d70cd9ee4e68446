/**
 * Tools for custom rules: rules that a person wrote in Python, which are tables here. The name of such a tool is the text of
 * its rules without their cells: `custom:TABLE:LOOK-WORDS` (see Python's rules/custom.py).
 * @typedef {{name: string, sentence: string, source: string, form: string, colour: string}} About  `form`: how it is
 *   drawn, or "" with its colour
 */
const KIND = "custom";
/** The tables for which the order of the cells means nothing, or little. */
const UNORDERED = "ag";
/** The way to draw each form. */
const WAYS = /** @type {const} */ ({ line: "line", dot: "edge", cage: "cells", shade: "cells" });

/** Return whether a text is a custom rule, or the name of a tool for such rules. @param {string} text */
export const isCustom = (text) => text.startsWith(`${KIND}:`);

/** Return the name of the tool that draws a rule. @param {string} text of the rule */
export const toolName = (text) => text.slice(0, text.lastIndexOf(":"));

/** Return the tool with a name, or null for other tools. @param {string} name @returns {import("./tools.js").Tool | null} */
export function customTool(name) {
  if (!isCustom(name)) return null;
  const [, table, about] = name.split(":");
  const [form] = about.split(/[_-]/, 1);
  const shown = form || (UNORDERED.includes(table[0]) ? "cage" : "line");
  const way = WAYS[/** @type {keyof typeof WAYS} */ (shown)] ?? "line";
  return { name, letter: "", way, kinds: [KIND], cycle: way === "edge" ? [name] : [] };
}

/** Return the words in the name of a tool. Damaged words are left out. @param {string} name @returns {About} */
export function aboutOf(name) {
  const [, , about = ""] = name.split(":");
  const at = about.indexOf("-");
  const [form, colour = ""] = about.slice(0, Math.max(at, 0)).split("_");
  const [title, sentence = "", ...source] = decoded(about.slice(at + 1)).split("\n");
  return { name: title, sentence, source: source.join("\n"), form, colour };
}

/** Return what the page calls a rule: its name or its sentence. @param {About} about */
export const titleOf = ({ name, sentence }) => name || sentence;

/** @param {string} signs */
function decoded(signs) {
  try {
    const bytes = Uint8Array.from(atob(signs.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

/**
 * Return words as the text of a rule has them, in the same way as Python's `about_text`.
 * @param {About} about
 */
export function aboutText({ name, sentence, source, form, colour }) {
  const look = form && `${form}_${colour}`;
  const signs = btoa(String.fromCharCode(...new TextEncoder().encode(wordsOf({ name, sentence, source }))));
  return `${look}-${signs.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/**
 * Return name, sentence and source as one text, without the characters that Python refuses.
 * @param {{name: string, sentence: string, source: string}} about
 */
export function wordsOf({ name, sentence, source }) {
  const [title, said] = [name, sentence].map((text) => text.replace(/[\s\p{C}]+/gu, " ").trim());
  const code = source
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n\t]/gu, " ")
    .replace(/(?![\n\t])\p{C}/gu, "");
  return [title, said, code.replace(/^\n+|\n+$/g, "")].join("\n").replace(/\n+$/, "");
}
