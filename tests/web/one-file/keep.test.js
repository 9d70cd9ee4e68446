/** Check that the page as one file is made from a small build of a server, and downloaded. */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { beforeEach, test } from "node:test";

const WEB = new URL("../../../web/", import.meta.url);
/** The scripts of the rooms that are loaded when first used. */
const LATER = readdirSync(WEB)
  .map((name) => `${name}/later.js`)
  .filter((path) => existsSync(new URL(path, WEB)));
/** @type {Record<string, string>} */
const FILES = {
  "index.html": `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
  <link rel="manifest" href="a.webmanifest">
  <link rel="icon" href="icons/icon.svg">
  <script type="module" src="early.js"></script>
<link rel="stylesheet" href="style.css">
<script src="unloaded.js"></script>
  <script type="module" src="main.js"></script>
<body></body>`,
  "main.js": 'import{early as e}from"./early.js";begin(e);\n//# sourceMappingURL=main.js.map\n',
  "early.js": "early()",
  "unloaded.js": "watch()",
  "style.css": "p { color: red }\n/*# sourceMappingURL=style.css.map */",
  "icons/icon.svg": "<svg/>",
  "fonts/a-00.ttf": "a slice",
  ...Object.fromEntries(LATER.map((path) => [path, "const a=1;export{a as b};"])),
};
const described = (/** @type {string} */ text) => ({
  bytes: text.length,
  sha256: createHash("sha256").update(text).digest("hex"),
});
const BUILD = { files: Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, described(text)])) };
/** @type {Record<string, string>} */
let served = {};
const PARTS = new URL("../../../web/parts/", import.meta.url).href;
const fetch = async (/** @type {string} */ address) => {
  const text = served[address.replace(PARTS, "")];
  return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
};
const fetchRoom = () => import("../../../web/one-file/later.js");
Object.assign(globalThis, { fetch, scripts: { "one-file/later.js": fetchRoom } });
const { offerPage, savePage } = await import("../../../web/one-file/keep.js");

beforeEach(() => {
  served = { ...FILES, "build.json": JSON.stringify(BUILD) };
});

/**
 * Download the page, and return its messages, its failures, and the file.
 * @param {import("node:test").TestContext} context
 */
async function saved(context) {
  /** @type {string[]} */
  const told = [];
  /** @type {Blob[]} */
  const files = [];
  context.mock.method(URL, "createObjectURL", (/** @type {Blob} */ file) => `blob:${files.push(file)}`);
  await savePage(
    (/** @type {any} */ { words }) => told.push(words.key),
    (error, name) => told.push(`${name}: ${/** @type {any} */ (error).code}`),
  );
  return { told, text: await files[0]?.text() };
}

test("it is told that the file is made, and that it is there, with its program and all parts in it", async (context) => {
  const { told, text } = await saved(context);
  assert.deepEqual(told, ["one-file.working", "one-file.done"]);
  const parts = [...text.matchAll(/data-part="([^"]*)">([^<]*)</g)].map(([, path, content]) => [path, atob(content)]);
  assert.deepEqual(parts[0], ["build.json", JSON.stringify(BUILD)]);
  const kept = Object.keys(FILES).filter((path) => !["early.js", "fonts/a-00.ttf"].includes(path));
  assert.deepEqual(
    parts
      .slice(1)
      .map(([path]) => path)
      .sort(),
    kept.sort(),
  );
  assert.deepEqual(Object.fromEntries(parts.slice(1)), Object.fromEntries(kept.map((path) => [path, FILES[path]])));
  const sizes = parts.slice(1).map(([, content]) => content.length);
  assert.deepEqual(
    sizes,
    sizes.toSorted((one, other) => one - other),
  ); // smallest first
  assert.ok(text.includes("var e=null;begin(e);") && text.includes("<script>watch()") && text.includes("<style>p {"));
  assert.ok(LATER.every((path) => text.includes(`(globalThis.scripts??={})["${path}"]=`)));
  assert.doesNotMatch(text, /sourceMappingURL|rel="manifest"|src="|'self'/);
});

test("what runs in it is told by its hash, and nothing else may run", async (context) => {
  const { text } = await saved(context);
  const hash = (/** @type {string} */ source) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  const scripts = [...text.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(([, source]) => source);
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  assert.equal(scripts.length, 2);
  assert.match(policy, /^default-src 'none'; script-src .* 'wasm-unsafe-eval'; style-src '[^;]*'; img-src data:;/);
  assert.ok([...scripts, style].every((source) => policy.includes(hash(source))));
});

for (const [what, path, text, code] of /** @type {[string, string, string, string][]} */ ([
  ["not as it was built", "style.css", "p { color: blue }", "corrupt"],
  ["not there", "build.json", "", "corrupt"],
]))
  test(`where a part is ${what}, that is told, and nothing is saved`, async (context) => {
    served[path] = text;
    const result = await saved(context);
    assert.deepEqual(result.told, ["one-file.working", `keep-page: ${code}`, "one-file.failed"]);
    assert.equal(result.text, undefined);
  });

/** Return a build in which one part is different. @param {string} path @param {string} text */
function rebuilt(path, text) {
  served[path] = text;
  served["build.json"] = JSON.stringify({ files: { ...BUILD.files, [path]: described(text) } });
}

test("a page in which something has no place is not saved", async (context) => {
  rebuilt("index.html", FILES["index.html"].replace(/ *<link rel="manifest"[^>]*>\n/, ""));
  assert.deepEqual((await saved(context)).told, ["one-file.working", "keep-page: undefined", "one-file.failed"]);
});

test("a script that would end its element is refused", async (context) => {
  rebuilt("main.js", 'import{early as e}from"./early.js";"</script>"');
  assert.deepEqual((await saved(context)).told, ["one-file.working", "keep-page: undefined", "one-file.failed"]);
});

test("before that it is asked for, with the size that the file will have", async (context) => {
  rebuilt("style.css", "p { color: red }\n".repeat(10_000));
  /** @type {any[]} */
  const acts = [];
  await offerPage((action) => acts.push(action));
  const { text } = await saved(context);
  assert.deepEqual(acts[0], { type: "layer", layer: "keep-page" });
  assert.ok(Math.abs(acts[1].bytes / text.length - 1) < 0.02, `${acts[1].bytes} of ${text.length}`);
  served["build.json"] = "";
  await offerPage((action) => acts.push(action));
  assert.deepEqual(acts[3], { type: "page-size", bytes: null });
});
