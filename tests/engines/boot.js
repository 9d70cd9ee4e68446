// node tests/engines/boot.js ENGINE OURS PLAIN ROUNDS measures two pages' time to a first verdict, for tests/bench/engines.py.
// OURS and PLAIN are folders. A page there sets `judged` to the time of its verdict. Prints milliseconds as JSON.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENGINES, programFor } from "./engines.js";
import { eventually, handsOf } from "./hands.js";
import { serve } from "./site.js";

const PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const REST = 4000; // milliseconds until a browser that has just started is idle

const [engine, ours, plain, rounds] = process.argv.slice(2);
const { program, reason } = programFor(engine);
if (reason) throw new Error(reason);

const taken = {
  plain: /** @type {number[]} */ ([]),
  first: /** @type {number[]} */ ([]),
  second: /** @type {number[]} */ ([]),
};
for (let round = 0; round < Number(rounds); round++) {
  await inNewBrowser(async (driver) => {
    const site = await serve(plain);
    taken.plain.push(await visit(driver, site.address));
    await site.stop();
  });
  await inNewBrowser(async (driver) => {
    const site = await serve(ours);
    taken.first.push(await visit(driver, site.address));
    await handsOf(driver).engine(/works offline/);
    await site.stop();
    await driver.open("about:blank");
    taken.second.push(await visit(driver, site.address));
  });
}
console.log(JSON.stringify(taken));

/** Run a journey in a new browser with an empty profile. @param {(driver: import("./driver.js").Driver) => Promise<void>} journey */
async function inNewBrowser(journey) {
  const folder = mkdtempSync(join(tmpdir(), "boot-"));
  const driver = await ENGINES[engine](program, folder);
  await driver.open("about:blank");
  await journey(driver).finally(() => driver.close());
  rmSync(folder, { recursive: true });
}

/** Open a page, and return the milliseconds to its first verdict. @param {import("./driver.js").Driver} driver @param {string} address */
async function visit(driver, address) {
  await new Promise((resolve) => setTimeout(resolve, REST));
  await driver.open(`${address}#p=${PUZZLE}`);
  return eventually(
    () => driver.run(judged),
    (moment) => assert.ok(moment, "no verdict"),
  );
}

/** Return the time of the first verdict, or 0 before it (runs in the page). @returns {number} */
function judged() {
  return Reflect.get(globalThis, "judged") ?? 0;
}
