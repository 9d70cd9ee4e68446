/**
 * The whole page as one file that a browser opens from a disk: index.html with its program and its styles in it, and behind
 * them every part that the page needs, in base64. The build makes it, and so does the page itself, of the same parts.
 */
import { base64Of, sha256 } from "../parts/bytes.js";
import { asFunction } from "../parts/worker-source.js";

/** @typedef {import("../parts/bytes.js").Bytes} Bytes */
/** @typedef {{ files: Record<string, { bytes: number }> }} Build  what build.json says */

export const FILE_NAME = "sudoku.html";

/** What only a server needs, what only the third way to start Python and modules that no method imports need, and the fonts' slices. */
const LEFT_OUT = /^(?:early|engine|sw)\.js$|\.(?:png|webmanifest|whl)$|^boot\/library|^fonts\/.*-[0-9a-f]{2}\.ttf$/;

/** The scripts that the page fetches when it first needs them: in one file they stand before its own, each in a function. */
const LATER = ["assign.js", "book.js", "courses.js", "learn.js", "own.js", "study.js", "texts.js"];

/** The files whose text stands in the page itself. */
const SHELL = ["index.html", "main.js", "unloaded.js", "style.css", "icons/icon.svg", ...LATER];

/** @param {Build["files"]} files */
const partsOf = (files) => Object.keys(files).filter((path) => !LEFT_OUT.test(path));

/** About how many bytes the file has: its parts, which base64 makes longer, and the page with its scripts. @param {Build} build */
export function sizeOf({ files }) {
  const total = (/** @type {string[]} */ paths) => paths.reduce((sum, path) => sum + files[path].bytes, 0);
  return Math.round((total(partsOf(files)) * 4) / 3 + total(SHELL));
}

/**
 * The strings that one after the other are the file. The smallest parts are the first: a file that ends too early still has
 * the words to say so. build.json is written anew, since sw.js gives it in a form of its own.
 * @param {Build} build @param {(path: string) => Promise<Bytes>} read
 */
export async function assemble(build, read) {
  const text = async (/** @type {string} */ path) => new TextDecoder().decode(await read(path));
  const { files } = build;
  const paths = partsOf(files);
  paths.sort((one, other) => files[one].bytes - files[other].bytes);
  const told = element("build.json", new TextEncoder().encode(JSON.stringify(build)));
  const parts = await Promise.all(paths.map(async (path) => element(path, await read(path))));
  const html = await shell(text);
  const end = html.lastIndexOf("</body>");
  return [html.slice(0, end), told, ...parts, html.slice(end)];
}

/** @param {string} path @param {Bytes} bytes */
const element = (path, bytes) => `<script type="text/plain" data-part="${path}">${base64Of(bytes)}</script>\n`;

/** index.html with everything in it that makes it run. @param {(path: string) => Promise<string>} read */
async function shell(read) {
  const scripts = await Promise.all(LATER.map(async (path) => later(path, await read(path))));
  const program = inScript(`${scripts.join("")}${withoutEarly(await read("main.js"))}`);
  const watch = inScript(await read("unloaded.js"));
  const styles = withoutMap(await read("style.css"));
  const icon = `data:image/svg+xml,${encodeURIComponent(await read("icons/icon.svg"))}`;
  const html = await read("index.html");
  /** @type {[RegExp, string][]} */
  const changes = [
    [/<meta http-equiv="Content-Security-Policy"[^>]*>/, await policy([program, watch], styles)],
    [/ *<link rel="(?:apple-touch-icon|manifest)"[^>]*>\n/g, ""],
    [/ *<script type="module" src="early.js"[^>]*><\/script>\n/, ""],
    [/(?<=<link rel="icon" href=")[^"]*/, icon],
    [/<link rel="stylesheet" href="style.css">/, `<style>${styles}</style>`],
    [/<script src="unloaded.js"><\/script>/, `<script>${watch}</script>`],
    [/ *<script type="module" src="main.js"><\/script>\n/, ""],
    [/(?=<\/body>)/, `<script type="module">${program}</script>\n`],
  ];
  return changes.reduce((made, [place, content]) => replaced(made, place, () => content), html);
}

/** Nothing may be fetched, and only what is in the file may run. @param {string[]} scripts @param {string} styles */
async function policy(scripts, styles) {
  const hashes = await Promise.all(scripts.map(hashOf));
  const rules = [
    "default-src 'none'",
    `script-src ${hashes.join(" ")} 'wasm-unsafe-eval'`,
    `style-src ${await hashOf(styles)}`,
    "img-src data:",
    "worker-src blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}">`;
}

/** @param {string} text */
const hashOf = async (text) => `'sha256-${base64Of(await sha256(new TextEncoder().encode(text)))}'`;

/** A script that the program fetches when it needs it stands before it, as a function. @param {string} path @param {string} source */
const later = (path, source) => `(globalThis.scripts??={})["${path}"]=${asFunction(withoutMap(source))};\n`;

/** In one file nothing comes later than anything else, so nothing is started early. @param {string} program */
const withoutEarly = (program) =>
  replaced(program, /import\{early as ([\w$]+)\}from"\.\/early\.js";/, (_, name) => `var ${name}=null;`);

/** @param {string} source */
function inScript(source) {
  const script = withoutMap(source);
  if (/<(?:\/script|!--)/i.test(script)) throw new Error("a script has something in it that would end it");
  return script;
}

/** @param {string} source */
const withoutMap = (source) => source.replace(/\s*(?:\/\/|\/\*)# sourceMappingURL=[^\n]*\s*$/, "\n");

/** @param {string} text @param {RegExp} place @param {(...found: string[]) => string} content */
function replaced(text, place, content) {
  const made = text.replace(place, content);
  if (made === text) throw new Error(`${place} is not there`);
  return made;
}
