// npm test: the journeys in every engine that the machine has. `node tests/engines/main.js firefox` takes one of them.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { find } from "./browsers.js";
import { handsOf } from "./hands.js";
import { JOURNEYS } from "./journeys.js";
import { launcher } from "./puppeteer.js";
import { serve } from "./site.js";
import { EARLIER, unpack, update } from "./updates.js";
import { launch } from "./webdriver.js";

/** @type {Record<string, import("./driver.js").Launch>} */
const ENGINES = { chromium: launcher("chrome"), firefox: launcher("firefox"), webkit: launch };
const LIMIT = 180_000; // milliseconds for a journey on a busy machine

const asked = process.argv.slice(2);

for (const [name, launch] of Object.entries(ENGINES)) {
  if (asked.length && !asked.includes(name)) continue;
  const { program, reason } = find(name);
  describe(name, { skip: reason }, () => {
    /** @type {import("./driver.js").Driver} */
    let driver;
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
    /** @param {(traveller: import("./journeys.js").Traveller) => Promise<void>} journey @param {string} [folder]  what is served */
    const travel = async (journey, folder) => {
      const site = await serve(folder);
      try {
        await driver.open(site.address);
        await driver.run(listen);
        await journey({ driver, hands: handsOf(driver), site, downloads });
        assert.deepEqual(await driver.run(heard), [], "errors on the page");
      } finally {
        await site.stop();
      }
    };
    for (const [title, journey] of Object.entries(JOURNEYS)) it(title, { timeout: LIMIT }, () => travel(journey));
    for (const earlier of EARLIER)
      it(`update from ${earlier}`, { timeout: LIMIT }, () => {
        const folder = join(temporary, earlier);
        unpack(earlier, folder);
        return travel((traveller) => update(traveller, folder), folder);
      });
  });
}

/** In the page: notes what goes wrong without a word. */
function listen() {
  /** @type {string[]} */
  const faults = [];
  Object.assign(globalThis, { faults });
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** In the page; a reload forgets. @returns {string[]} */
function heard() {
  return Reflect.get(globalThis, "faults") ?? [];
}
