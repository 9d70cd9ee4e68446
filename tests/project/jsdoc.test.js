/** Check that the comments of the page and the tools begin with a plain sentence: for functions, with a verb. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const COMMENT = /\/\*\*\s[\s\S]*?\*\//g;
const TAG = /(^|\s)@[a-z]+\b[\s\S]*/;
const SENTENCE = /^[\s\S]*?[.?!](?=\s|$)/;
const MODIFIERS = /^(?:(?:export|default|async|static|get|set)\s+)*/;

/** First words that leave the subject of a sentence open. */
const VAGUE = words("What Those That So As Whether Where It This These Such");
/** First words after which no imperative can follow. */
const NO_VERBS = words(
  "When How Which All None Nothing Of In On By For To With A An The One Its No Not Only There Also Each Every Both Either If Once " +
    "While Until Since Because After Before From Over Under Between Without Within More Most Null True False",
);
/** Imperatives that look like another form of a verb. */
const VERBS = words("Focus Feed Need Embed Seed Speed Bring Ring Ping");

/** @param {string} list @returns {Set<string>} */
function words(list) {
  return new Set(list.split(" "));
}

/**
 * Return the faults of all comments, each with its line.
 * @param {string} source
 */
function faultsOf(source) {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const text = descriptionOf(comment);
    const line = source.slice(0, index).split("\n").length;
    const fault = text && faultOf(text, isFunction(source.slice(index + comment.length)));
    return fault ? [`${line}: ${fault}: ${text.slice(0, 60)}`] : [];
  });
}

/** Return the words of a comment before its first tag. @param {string} comment */
function descriptionOf(comment) {
  const lines = comment.slice(3, -2).split("\n");
  const text = lines.map((line) => line.replace(/^\s*\*? ?/, "")).join("\n");
  return text.replace(TAG, "").trim();
}

/** Return the first fault of a description, or null. @param {string} text @param {boolean} ofFunction */
function faultOf(text, ofFunction) {
  const first = text.match(/^[\p{L}'’]+/u)?.[0] ?? "";
  if (!/^\p{Lu}/u.test(text)) return "does not start with a capital";
  if (!text.match(SENTENCE)?.[0].endsWith(".")) return "the first sentence does not end in a full stop";
  if (VAGUE.has(first)) return "starts with a word that leaves the subject open";
  if (ofFunction && !isImperative(first)) return "does not start with a verb in the imperative";
  return null;
}

/** Return whether a word may be an imperative. @param {string} word */
const isImperative = (word) => VERBS.has(word) || !(NO_VERBS.has(word) || /([^s]s|ed|ing)$/.test(word));

/** Return whether the code after a comment begins with a function. @param {string} code */
function isFunction(code) {
  const start = code.trimStart().replace(MODIFIERS, "");
  const value = start.match(/^(?:const\s+[\w$]+\s*=|[\w$"'?-]+\s*:)\s*([\s\S]*)/)?.[1];
  if (value !== undefined) return /^(async\s+)?function\b/.test(value) || isArrow(value.replace(/^async\s+/, ""));
  if (/^function\b/.test(start)) return true;
  if (/^(if|for|while|switch)\b/.test(start)) return false;
  const method = start.match(/^[*#]?[\w$]+\s*(\([\s\S]*)/)?.[1];
  return method !== undefined && afterBrackets(method).startsWith("{");
}

/** Return whether code begins with an arrow function. @param {string} code */
const isArrow = (code) => /^[\w$]+\s*=>/.test(code) || (code.startsWith("(") && afterBrackets(code).startsWith("=>"));

/** Return the code after the bracket that closes the first one. @param {string} code */
function afterBrackets(code) {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === "(") depth += 1;
    if (code[at] === ")") depth -= 1;
    if (depth === 0) return code.slice(at + 1).trimStart();
  }
  return "";
}

/** Return the paths of all scripts in a folder. @param {string} folder */
function scriptsIn(folder) {
  const paths = readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => /\.m?js$/.test(path)).map((path) => `${folder}/${path}`);
}

test("every comment begins with a plain sentence", () => {
  const files = ["web", "tools"].flatMap(scriptsIn);
  const faults = files.flatMap((file) =>
    faultsOf(readFileSync(ROOT + file, "utf8")).map((fault) => `${file}:${fault}`),
  );
  assert.deepEqual(faults, []);
});

const FUNCTIONS = [
  "function f() {}",
  "export default async function f() {}",
  "export const f = (/** @type {(x: number) => void} */ g) => g(1);",
  "const f = async (a, b = (1 + 2)) => a;",
  "const f = a => a;",
  "render(state) {}",
  "render: (state) => state,",
];
for (const code of FUNCTIONS)
  test(`a function is found in ${code}`, () => {
    assert.deepEqual(faultsOf(`/** Draws a cell. */\n${code}`), [
      "1: does not start with a verb in the imperative: Draws a cell.",
    ]);
  });

for (const code of [
  "const SIZE = 9;",
  "const f = make(1);",
  "const half = (a + b) / 2;",
  "import x from 'y';",
  "draw(a);",
  "if (a) {}",
])
  test(`no function is found in ${code}`, () => assert.deepEqual(faultsOf(`/** The size. */\n${code}`), []));

/** @type {[string, string, string][]} */
const FAULTY = [
  ["/** draw a cell. */", "const X = 1;", "does not start with a capital"],
  ["/** `draw` a cell. */", "const X = 1;", "does not start with a capital"],
  ["/** A cell */", "const X = 1;", "the first sentence does not end in a full stop"],
  ["/** Which cell? The first. */", "const X = 1;", "the first sentence does not end in a full stop"],
  ["/** A cell @type {number} */", "const X = 1;", "the first sentence does not end in a full stop"],
  ["/** What is drawn. */", "const X = 1;", "starts with a word that leaves the subject open"],
  ["/** Whether a cell is blank. */", "function f() {}", "starts with a word that leaves the subject open"],
  ["/** The cells of a row. */", "function f() {}", "does not start with a verb in the imperative"],
  ["/** Returns a cell. */", "function f() {}", "does not start with a verb in the imperative"],
  ["/** Quoted where it must be. */", "function f() {}", "does not start with a verb in the imperative"],
  ["/** Drawing of cells. */", "function f() {}", "does not start with a verb in the imperative"],
];
for (const [comment, code, fault] of FAULTY)
  test(`${comment} is refused before ${code}`, () => {
    assert.match(faultsOf(`\n${comment}\n${code}`).join(), new RegExp(`^2: ${fault}`));
  });

const PLAIN = [
  "/** Return a cell, e.g. r1c1. @param {string} name of the cell */",
  "/** @param {string} name of the cell */",
  "/**\n * Draw a cell.\n *\n * all others stay\n */",
  "/** Pass a cell on. */",
  "/** Focus a cell. */",
];
for (const comment of PLAIN)
  test(`${comment} is accepted`, () => assert.deepEqual(faultsOf(`${comment}\nfunction f() {}`), []));
