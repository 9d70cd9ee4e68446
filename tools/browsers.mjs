// The features of the page that each browser engine supports: `node tools/browsers.mjs` tests them and writes
// docs/browsers.md. It needs dist/ and all engines of tests/engines/engines.js.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ENGINES, programFor } from "../tests/engines/engines.js";
import { FROM_DISK, SERVED, tryAll } from "../tests/engines/features.js";
import { serve } from "../tests/engines/site.js";
import { Lacking, ROOT } from "./processes.mjs";

export const PAGE = join(ROOT, "docs", "browsers.md");
const NAMES = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKitGTK" };

/** @typedef {{ version: string, served: boolean[], disk: boolean[] }} Found  results in the order of SERVED and FROM_DISK */
/** @typedef {Record<keyof typeof NAMES, Found>} Engines */

/** Return the text of docs/browsers.md. @param {Engines} engines */
export const page = (engines) => `# Browsers

Browser features that the page uses but that can be missing, and what happens without them. \`node tools/browsers.mjs\` tests
them in three engines and writes this page. The page tests features, never browser names. \`npm test\` runs thirteen journeys and
updates from earlier builds in each installed engine (\`tests/engines/\`), and compares the results with this page. Safari uses the
same engine as WebKitGTK, but differs in other parts.

## From a server

${table(engines, SERVED, "served")}

## From a disk, as one file

${table(engines, FROM_DISK, "disk")}
`;

/**
 * Return a table of features in Markdown.
 * @param {Engines} engines @param {import("../tests/engines/features.js").Feature[]} features
 * @param {"served" | "disk"} kind
 */
function table(engines, features, kind) {
  const columns = Object.entries(engines).map(([name, found]) => ({ name: nameOf(name), ...found }));
  const head = ["", ...columns.map(({ name, version }) => `${name} ${version}`), "without it"];
  const rows = features.map(({ name, without }, at) => {
    const words = columns.map((column) => (column[kind][at] ? "yes" : "no"));
    return [name, ...words, without];
  });
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Return the results in the page of each engine. @param {string} text @returns {Engines} */
export function resultsIn(text) {
  const [, served, disk] = text.split("\n## ").map(cellsOf);
  const engine = (/** @type {string} */ name) => {
    const at = served[0].findIndex((title) => title.startsWith(nameOf(name)));
    const column = (/** @type {string[][]} */ rows) => rows.slice(2).map((cells) => cells[at] === "yes");
    return { version: served[0][at].split(" ")[1], served: column(served), disk: column(disk) };
  };
  return /** @type {Engines} */ (Object.fromEntries(Object.keys(NAMES).map((name) => [name, engine(name)])));
}

/** Return the rows of a table in a text. @param {string} text */
const cellsOf = (text) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.slice(2, -2).split(" | "));

/** Return the name of an engine on the page. @param {string} engine */
const nameOf = (engine) => NAMES[/** @type {keyof typeof NAMES} */ (engine)];

/** Return a version as the page shows it: 156.0, 153.7, 2.50. @param {string} version  as the browser reports it */
export const shortVersion = (version) => /\d+\.\d+/.exec(version)?.[0] ?? "";

/** Create a blank page on the disk, and return its address. @param {string} folder */
export function blankPage(folder) {
  const path = join(folder, "blank.html");
  writeFileSync(path, "<!doctype html><title>Blank</title>");
  return pathToFileURL(path).href;
}

/** Test all features in an engine. @param {string} name @returns {Promise<Found>} */
async function findOut(name) {
  const { program, reason } = programFor(name);
  if (reason) throw new Lacking(reason);
  const folder = mkdtempSync(join(tmpdir(), "browsers-"));
  const site = await serve();
  const driver = await ENGINES[name](program, folder);
  const found = await tryAll(driver, site.address, blankPage(folder));
  await driver.close();
  await site.stop();
  rmSync(folder, { recursive: true });
  return { version: shortVersion(driver.version), ...found };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const engines = /** @type {any} */ ({});
  for (const name of Object.keys(ENGINES)) engines[name] = await findOut(name);
  writeFileSync(PAGE, page(engines));
}
