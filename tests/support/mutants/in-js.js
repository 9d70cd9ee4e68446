// Prints every small change that could be made to these scripts as a line of JSON, [file, from, to, text], in bytes.

import { join, relative } from "node:path";
import { SyntaxKind as Kind } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

const CONFIGS = ["tsconfig.json", "tsconfig.worker.json"];
const FROM_JSDOC = 8; // the flag of a node that a comment was read as
/** @type {Record<string, string[]>} the replacements of an operator */
const OPERATORS = {
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "<": ["<=", ">"],
  "<=": ["<"],
  ">": [">=", "<"],
  ">=": [">"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "+=": ["-=", "="],
  "-=": ["+=", "="],
  "&": ["|"],
  "|": ["&"],
  "<<": [">>"],
  ">>": ["<<"],
};
const DONE = new Set([Kind.CallExpression, Kind.AwaitExpression, Kind.PostfixUnaryExpression, Kind.BinaryExpression]);

/** Returns the replacements of a node. @param {any} node @param {string} text @returns {string[]} */
function others(node, text) {
  const { parent } = node;
  if (parent?.condition === node || (parent?.kind === Kind.IfStatement && parent.expression === node))
    return ["true", "false", ...within(node, text)];
  return within(node, text);
}

/** @param {any} node @param {string} text @returns {string[]} */
function within(node, text) {
  const { kind, parent } = node;
  if (parent?.kind === Kind.BinaryExpression && parent.operatorToken === node) return OPERATORS[text] ?? [];
  if (kind === Kind.NumericLiteral && /^\d+$/.test(text)) return [`${Number(text) + 1}`, `${Number(text) - 1}`];
  if (kind === Kind.TrueKeyword) return ["false"];
  if (kind === Kind.FalseKeyword) return ["true"];
  if (kind === Kind.PrefixUnaryExpression && text.startsWith("!")) return [text.slice(1)];
  if (kind === Kind.ExpressionStatement && DONE.has(node.expression.kind)) return [";"];
  if (kind === Kind.ReturnStatement) return node.expression ? ["return;"] : [";"];
  if (kind === Kind.ThrowStatement) return [";"];
  if (kind === Kind.ContinueStatement) return ["break;"];
  if (kind === Kind.BreakStatement && parent.kind !== Kind.CaseClause) return ["continue;"];
  if (kind === Kind.QuestionDotToken && parent.kind === Kind.PropertyAccessExpression) return ["."];
  return [];
}

/** @param {any} node @param {any} file @param {(from: number, to: number, text: string) => void} found */
function visit(node, file, found) {
  if (node.flags & FROM_JSDOC || node.kind === Kind.ImportDeclaration) return;
  const from = node.getStart(file);
  for (const text of others(node, file.text.slice(from, node.end))) found(from, node.end, text);
  node.forEachChild((/** @type {any} */ child) => visit(child, file, found));
}

const api = new API({ cwd: process.cwd() });
const asked = new Set(process.argv.slice(2));
for (const config of CONFIGS) {
  const path = join(process.cwd(), config);
  const program = api.updateSnapshot({ openProject: path }).getProject(path)?.program;
  if (!program) throw new Error(`TypeScript cannot open ${config}`);
  for (const name of program.getSourceFileNames()) {
    const file = program.getSourceFile(name);
    const place = relative(process.cwd(), name);
    if (!file || !asked.delete(place)) continue;
    const bytes = (/** @type {number} */ at) => Buffer.byteLength(file.text.slice(0, at));
    visit(file, file, (from, to, text) => console.log(JSON.stringify([place, bytes(from), bytes(to), text])));
  }
}
api.close();
if (asked.size) throw new Error(`no project has ${[...asked].join(", ")}`);
