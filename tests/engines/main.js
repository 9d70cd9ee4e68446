// The journeys of npm test in every engine of this machine. `node tests/engines/main.js firefox` tests only one engine.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { blankPage, PAGE, resultsIn, shortVersion } from "../../tools/browsers.mjs";
import { run } from "../../tools/processes.mjs";
import { ENGINES, programFor } from "./engines.js";
import { tryAll } from "./features.js";
import { eventually, handsOf } from "./hands.js";
import { fromDisk, JOURNEYS, keys, narrow, share } from "./journeys.js";
import { monkey } from "./monkey.js";
import { serve } from "./site.js";
import { EARLIER, unpack, update } from "./updates.js";

/** @typedef {(traveller: import("./journeys.js").Traveller) => Promise<void>} Journey */

const LIMIT = 300_000; // milliseconds for one journey on a busy machine

const asked = process.argv.slice(2);

for (const [name, launch] of Object.entries(ENGINES)) {
  if (asked.length && !asked.includes(name)) continue;
  const { program, reason } = programFor(name);
  describe(name, { skip: reason }, () => {
    /** @type {import("./driver.js").Driver} */
    let driver;
    let stock = "";
    const temporary = mkdtempSync(join(tmpdir(), `${name}-`));
    const downloads = join(temporary, "downloads");
    before(async () => {
      mkdirSync(downloads);
      driver = await launch(program, downloads);
      console.log(driver.version);
    });
    after(async () => {
      await driver?.close();
      rmSync(temporary, { recursive: true });
    });
    /** Open the page, with the puzzles in advance of an earlier journey: each journey would make its own. @param {string} address */
    const open = async (address) => {
      if (stock && address.startsWith("http")) {
        await driver.open(`${address}build.json`);
        await driver.run(keepStock, stock);
      }
      await driver.open(address);
    };
    /** @param {Journey} journey @param {Pick<import("./site.js").Site, "address" | "stop">} site */
    const travel = async (journey, site) => {
      try {
        await open(site.address);
        await eventually(
          () => driver.run(recordErrors),
          () => {},
        );
        await journey({ driver, hands: handsOf(driver), site, downloads });
        assert.deepEqual(await driver.run(recordedErrors), [], "errors on the page");
        stock ||= await driver.run(madeStock);
      } finally {
        await site.stop();
      }
    };
    const renew = async () => {
      await driver.close();
      driver = await launch(program, downloads);
    };
    /** Add a test, which in CI is repeated once if it fails, as in tests/support/once_more.py. @param {string} title @param {() => Promise<void>} go */
    const test = (title, go) =>
      it(title, { timeout: LIMIT }, async (context) => {
        try {
          await go();
        } catch (error) {
          if (!process.env.CI) throw error;
          await renew();
          await go();
          context.diagnostic(`flaky: failed first, and passed once more; to be mended: ${error}`);
        }
      });

    const more = { "every key": keys, "a narrow page": narrow, "a share": share, "actions at random": monkey };
    for (const [title, journey] of Object.entries({ ...JOURNEYS, ...more }))
      test(title, async () => travel(journey, await serve()));
    for (const earlier of EARLIER)
      test(`update from ${earlier}`, async () => {
        const folder = join(temporary, earlier);
        unpack(earlier, folder);
        await travel((traveller) => update(traveller, folder), await serve(folder));
      });
    test("one file, from a disk", async () => {
      const file = join(temporary, "sudoku.html");
      assert.ok(run(process.execPath, ["tools/one-file.mjs", "dist", file]));
      await renew(); // after pages from a server, Firefox would move the page from a disk to another process and lose it
      await travel(fromDisk, { address: pathToFileURL(file).href, stop: async () => {} });
    });
    it("has what docs/browsers.md says of it", async (context) => {
      const { version, ...said } = documented(name);
      if (shortVersion(driver.version) !== version)
        return context.skip(`the page tells of ${version}, this is ${driver.version}`);
      const site = await serve();
      const found = await tryAll(driver, site.address, blankPage(temporary)).finally(site.stop);
      assert.deepEqual(found, said, "node tools/browsers.mjs writes it anew");
    });
  });
}

/** Return what docs/browsers.md says about an engine. @param {string} engine */
const documented = (engine) =>
  resultsIn(readFileSync(PAGE, "utf8"))[/** @type {keyof ReturnType<typeof resultsIn>} */ (engine)];

/** Record errors that the page does not show (runs in the page). */
function recordErrors() {
  /** @type {string[]} */
  const faults = [];
  Object.assign(globalThis, { faults });
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Return the errors since the last reload (runs in the page). @returns {string[]} */
function recordedErrors() {
  return Reflect.get(globalThis, "faults") ?? [];
}

/** Return the puzzles in advance once all eight are made (runs in the page). @returns {string} */
function madeStock() {
  const made = localStorage.getItem("sudoku.stock.v1") ?? "[]";
  return JSON.parse(made).length === 8 ? made : "";
}

/** Save puzzles in advance (runs in the page). @param {string} made */
function keepStock(made) {
  localStorage.setItem("sudoku.stock.v1", made);
}
