/**
 * The page as one file that a browser can open from a disk. It is index.html with its scripts and styles, followed by
 * all parts that the page needs, in base64. Both the build and the page itself can assemble this file, from the same
 * parts.
 */
import { base64Of, sha256 } from "../parts/bytes.js";
import { SCRIPTS } from "../parts/load-room.js";
import { asFunction } from "../parts/worker-source.js";

/** @typedef {import("../parts/bytes.js").Bytes} Bytes */
/** @typedef {{ files: Record<string, { bytes: number }> }} Build  the content of build.json */

export const FILE_NAME = "sudoku.html";

/**
 * A pattern for the files that the page as one file does not contain: files that only a server needs, files for the
 * plain way to start Python (see engine/pyodide.js), library modules that no API method needs, and the slices of fonts.
 */
const LEFT_OUT = /^(?:early|engine|sw)\.js$|\.(?:png|webmanifest|whl)$|^boot\/library|^fonts\/.*-[0-9a-f]{2}\.ttf$/;

/** The files whose text becomes a part of the HTML when the page is made as one file. */
const SHELL = ["index.html", "main.js", "unloaded.js", "style.css", "icons/icon.svg", ...SCRIPTS];

/** @param {Build["files"]} files */
const partsOf = (files) => Object.keys(files).filter((path) => !LEFT_OUT.test(path));

/**
 * Return the approximate size of the page as one file, in bytes. It counts the parts of the build, which are longer in
 * base64, and the page with its scripts.
 * @param {Build} build
 */
export function sizeOf({ files }) {
  const total = (/** @type {string[]} */ paths) => paths.reduce((sum, path) => sum + files[path].bytes, 0);
  return Math.round((total(partsOf(files)) * 4) / 3 + total(SHELL));
}

/**
 * Return the page as one file, as a list of strings. Small parts of the build come first. They include the messages
 * about a file that was cut off, so even such a file contains these messages. The list of parts is written from
 * `build`, because the build.json that sw.js returns may have another form.
 * @param {Build} build @param {(path: string) => Promise<Bytes>} read
 */
export async function assemble(build, read) {
  const text = async (/** @type {string} */ path) => new TextDecoder().decode(await read(path));
  const { files } = build;
  const paths = partsOf(files);
  paths.sort((one, other) => files[one].bytes - files[other].bytes);
  const description = element("build.json", new TextEncoder().encode(JSON.stringify(build)));
  const parts = await Promise.all(paths.map(async (path) => element(path, await read(path))));
  const html = await pageHtml(text);
  const end = html.lastIndexOf("</body>");
  return [html.slice(0, end), description, ...parts, html.slice(end)];
}

/** @param {string} path @param {Bytes} bytes */
const element = (path, bytes) => `<script type="text/plain" data-part="${path}">${base64Of(bytes)}</script>\n`;

/**
 * Return index.html with the scripts, styles and icon that it needs to run.
 * @param {(path: string) => Promise<string>} read
 */
async function pageHtml(read) {
  const scripts = await Promise.all(SCRIPTS.map(async (path) => asFunctionScript(path, await read(path))));
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

/**
 * Return the security policy of the page as one file. It must not load anything from elsewhere, and only the scripts in
 * it may run.
 * @param {string[]} scripts @param {string} styles
 */
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

/**
 * Return a script as a function, for the scripts that are loaded when they are first needed.
 * @param {string} path @param {string} source
 */
const asFunctionScript = (path, source) => `(globalThis.scripts??={})["${path}"]=${asFunction(withoutMap(source))};\n`;

/**
 * Return the main script without the early start of a worker. In the page as one file, the early start has no effect.
 * @param {string} program
 */
const withoutEarly = (program) =>
  replaced(program, /import\{early as ([\w$]+)\}from"\.\/early\.js";/, (_, name) => `var ${name}=null;`);

/**
 * Return a script in a form that can be put into HTML. Throws if the script contains text that HTML would take for the
 * end of the script, or for the start of a comment.
 * @param {string} source
 */
function inScript(source) {
  const script = withoutMap(source);
  if (/<(?:\/script|!--)/i.test(script)) throw new Error("a script has something in it that would end it");
  return script;
}

/** Return a script or a style sheet without the link to its source map. @param {string} source */
const withoutMap = (source) => source.replace(/\s*(?:\/\/|\/\*)# sourceMappingURL=[^\n]*\s*$/, "\n");

/**
 * Return a text with one part replaced. Throws if the text does not contain this part.
 * @param {string} text @param {RegExp} place @param {(...found: string[]) => string} content
 */
function replaced(text, place, content) {
  const made = text.replace(place, content);
  if (made === text) throw new Error(`${place} is not there`);
  return made;
}
